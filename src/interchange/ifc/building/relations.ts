import type { LayerState } from '#vocabulary/life-cycle.ts'
import type { FirstLayer } from '../../foreign/foreign-construction.ts'
import type { Elements } from '../ifc-elements.ts'
import type { StepFile, StepInstance } from '../step-file.ts'
import { enumOf, innerOf, numberOf, refOf, refsOf, type StepValue, stringOf } from '../step-values.ts'

/** What stands around an element of a building, by its id in the file. */
export type Relations = {
  /** Of the element, or of the whole that it is a part of. */
  readonly storeyOf: (id: number) => string | undefined
  /** Element that a window or door fills an opening of. */
  readonly hostOf: (id: number) => number | undefined
  /** Windows and doors in an element. */
  readonly hostedBy: (id: number) => readonly number[]
  readonly partsOf: (id: number) => readonly number[]
  /** Its layer set. */
  readonly layersOf: (element: StepInstance) => StepInstance | undefined
  /** Where the first layer of a set lies, as far as its first usage says. */
  readonly firstLayerOf: (set: StepInstance) => FirstLayer
  readonly statusOf: (element: StepInstance) => LayerState | undefined
  /** [W/(m²·K)] */
  readonly transmittanceOf: (element: StepInstance) => number | undefined
}

/** One value of a property: of several the first. */
const valueOf = ({ type, attributes }: StepInstance): StepValue | undefined => {
  if (type !== 'IFCPROPERTYENUMERATEDVALUE') return innerOf(attributes[2])
  const [first] = Array.isArray(attributes[2]) ? (attributes[2] as readonly StepValue[]) : []
  return innerOf(first)
}

const states: Readonly<Record<string, LayerState>> = { NEW: 'new', EXISTING: 'existing', DEMOLISH: 'removed' }

/** By the element that they describe. */
function commonProperties(file: StepFile): ReadonlyMap<number, ReadonlyMap<string, StepValue>> {
  const found = new Map<number, Map<string, StepValue>>()
  for (const { attributes } of file.ofType('IFCRELDEFINESBYPROPERTIES')) {
    const set = file.get(refOf(attributes[5]))
    if (set?.type !== 'IFCPROPERTYSET' || !/^Pset_\w+Common$/.test(stringOf(set.attributes[2]))) continue
    const values = refsOf(set.attributes[4]).flatMap((id) => {
      const property = file.get(id)
      const value = property && valueOf(property)
      return property && value !== undefined ? [[stringOf(property.attributes[0]), value] as const] : []
    })
    for (const element of refsOf(attributes[4])) found.set(element, new Map([...(found.get(element) ?? []), ...values]))
  }
  return found
}

function layerSets(file: StepFile): ReadonlyMap<number, StepInstance> {
  const found = new Map<number, StepInstance>()
  for (const { attributes } of file.ofType('IFCRELASSOCIATESMATERIAL')) {
    const material = file.get(refOf(attributes[5]))
    const set = material?.type === 'IFCMATERIALLAYERSETUSAGE' ? file.get(refOf(material.attributes[0])) : material
    if (set?.type !== 'IFCMATERIALLAYERSET') continue
    for (const element of refsOf(attributes[4])) if (!found.has(element)) found.set(element, set)
  }
  return found
}

/** Along the vertical axis a positive sense stacks upwards; walls do not tell their outside. */
function firstLayers(file: StepFile): ReadonlyMap<number, FirstLayer> {
  const found = new Map<number, FirstLayer>()
  for (const { attributes } of file.ofType('IFCMATERIALLAYERSETUSAGE')) {
    const set = refOf(attributes[0])
    if (set === undefined || found.has(set) || enumOf(attributes[1]) !== 'AXIS3') continue
    found.set(set, enumOf(attributes[2]) === 'NEGATIVE' ? 'above' : 'below')
  }
  return found
}

/** From one to others, by the places of both in a relation. */
function related(file: StepFile, type: string, one: number, others: number): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const { attributes } of file.ofType(type)) {
    const from = refOf(attributes[one])
    const to = attributes[others]
    if (from === undefined) continue
    const list = found.get(from) ?? []
    found.set(from, list)
    for (const id of Array.isArray(to) ? refsOf(to) : [refOf(to)]) if (id !== undefined) list.push(id)
  }
  return found
}

const inverse = (all: ReadonlyMap<number, readonly number[]>): ReadonlyMap<number, number> =>
  new Map([...all].flatMap(([from, list]) => list.map((to) => [to, from] as const)))

/** Looks up what relations say of the elements of a building. */
export function relationsOf(file: StepFile, elements: Elements): Relations {
  const parts = related(file, 'IFCRELAGGREGATES', 4, 5)
  const wholes = inverse(parts)
  const contained = inverse(related(file, 'IFCRELCONTAINEDINSPATIALSTRUCTURE', 5, 4))
  const voids = inverse(related(file, 'IFCRELVOIDSELEMENT', 4, 5))
  const fills = inverse(related(file, 'IFCRELFILLSELEMENT', 4, 5))
  const hosted = new Map<number, number[]>()
  const hostOf = (id: number) => {
    const opening = fills.get(id)
    return opening === undefined ? undefined : voids.get(opening)
  }
  for (const filling of fills.keys()) {
    const host = hostOf(filling)
    if (host === undefined) continue
    const list = hosted.get(host) ?? []
    hosted.set(host, list)
    list.push(filling)
  }
  const properties = commonProperties(file)
  const sets = layerSets(file)
  const senses = firstLayers(file)
  const storeyOf = (id: number, depth = 0): string | undefined => {
    const place = file.get(contained.get(id))
    if (place?.type === 'IFCBUILDINGSTOREY') return stringOf(place.attributes[2])
    const whole = wholes.get(id)
    return whole === undefined || depth > 10 ? undefined : storeyOf(whole, depth + 1)
  }
  const propertyOf = ({ id }: StepInstance, name: string) => properties.get(id)?.get(name)
  return {
    storeyOf,
    hostOf,
    hostedBy: (id) => hosted.get(id) ?? [],
    partsOf: (id) => parts.get(id) ?? [],
    layersOf: (element) => sets.get(element.id) ?? sets.get(elements.typeOf(element)?.id ?? -1),
    firstLayerOf: ({ id }) => senses.get(id) ?? 'unknown',
    statusOf: (element) => {
      const value = propertyOf(element, 'Status')
      return states[(stringOf(value) || (enumOf(value) ?? '')).toUpperCase()]
    },
    transmittanceOf: (element) => numberOf(propertyOf(element, 'ThermalTransmittance')),
  }
}
