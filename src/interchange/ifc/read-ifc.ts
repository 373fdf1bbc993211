import { offered } from '../foreign/fitting.ts'
import type {
  FirstLayer,
  ForeignConstruction,
  ForeignFile,
  ForeignLayer,
  Loss,
} from '../foreign/foreign-construction.ts'
import { type Elements, elementsOf, isElement, typeHintOf } from './ifc-elements.ts'
import { type IfcContext, layersOfConstituents, layersOfSet, widthsIn } from './ifc-layers.ts'
import { ifcMaterials } from './ifc-materials.ts'
import { wantedTypes } from './ifc-types.ts'
import { lengthUnit } from './ifc-units.ts'
import { openStep, type StepInstance } from './step-file.ts'
import { enumOf, refOf, refsOf, stringOf } from './step-values.ts'

type Sense = { readonly axis: string | undefined; readonly positive: boolean }
type Found = {
  readonly set: StepInstance
  readonly layers: readonly ForeignLayer[]
  readonly elements: readonly StepInstance[]
  readonly sense?: Sense
}

/** Where the first layer lies: along the vertical axis, a positive sense stacks upwards. Walls do not tell their outside. */
const firstLayerOf = (sense: Sense | undefined): FirstLayer =>
  sense?.axis === 'AXIS3' ? (sense.positive ? 'below' : 'above') : 'unknown'

/** A name for the layers: that of the set, of the type, of the element. */
function nameOf({ set, elements }: Found, { typeOf }: Elements): string {
  const [first] = elements
  const type = first && (typeOf(first) ?? first)
  const own = set.type === 'IFCMATERIALLAYERSET' ? stringOf(set.attributes[1]) : stringOf(set.attributes[0])
  const names = [own, stringOf(type?.attributes[2]), stringOf(first?.attributes[2])]
  return names.find((name) => name !== '' && !/^(unnamed|undefined|layer set)$/i.test(name)) ?? ''
}

function toConstruction(found: Found, elements: Elements): ForeignConstruction {
  const name = nameOf(found, elements)
  // an element tells more than its type does
  const [element] = found.elements.toSorted(
    (one, other) => Number(one.type.endsWith('TYPE')) - Number(other.type.endsWith('TYPE')),
  )
  const typeHint = element && typeHintOf(element, elements, `${name} ${stringOf(element.attributes[2])}`)
  return {
    name,
    description:
      found.set.type === 'IFCMATERIALLAYERSET' ? stringOf(found.set.attributes[2]) : stringOf(found.set.attributes[1]),
    ...(typeHint && { typeHint }),
    sourceRef: `#${found.set.id}`,
    firstLayer: firstLayerOf(found.sense),
    layers: found.layers,
    lost: found.set.type === 'IFCMATERIALCONSTITUENTSET' ? [{ code: 'orderUnknown' }] : [],
  }
}

/** Sets of layers with the elements they belong to; sets that nothing uses come too, as libraries hold them. */
function layerSets(context: IfcContext): readonly Found[] {
  const { file } = context
  const used = new Map<number, { elements: StepInstance[]; sense?: Sense }>()
  for (const { attributes } of file.ofType('IFCRELASSOCIATESMATERIAL')) {
    const material = file.get(refOf(attributes[5]))
    const usage = material?.type === 'IFCMATERIALLAYERSETUSAGE' ? material : undefined
    const set = usage ? file.get(refOf(usage.attributes[0])) : material
    if (set?.type !== 'IFCMATERIALLAYERSET') continue
    const known = used.get(set.id) ?? { elements: [] }
    known.elements.push(
      ...refsOf(attributes[4])
        .flatMap((id) => file.get(id) ?? [])
        .filter(isElement),
    )
    if (usage)
      known.sense ??= { axis: enumOf(usage.attributes[1]), positive: enumOf(usage.attributes[2]) !== 'NEGATIVE' }
    used.set(set.id, known)
  }
  return file.ofType('IFCMATERIALLAYERSET').map((set) => ({
    set,
    layers: layersOfSet(context, set),
    ...(used.get(set.id) ?? { elements: [] }),
  }))
}

/** Constituents that mean layers, one set for each that an element tells widths for. */
function constituentSets(context: IfcContext, elements: Elements): { found: readonly Found[]; without: number } {
  const { file } = context
  const found: Found[] = []
  let without = 0
  for (const { attributes } of file.ofType('IFCRELASSOCIATESMATERIAL')) {
    const set = file.get(refOf(attributes[5]))
    if (set?.type !== 'IFCMATERIALCONSTITUENTSET') continue
    const related = refsOf(attributes[4])
      .flatMap((id) => file.get(id) ?? [])
      .filter(isElement)
    const told = related.flatMap((element) => {
      const widths = new Map(elements.quantitiesOf(element).flatMap((one) => [...widthsIn(file, one)]))
      const layers = layersOfConstituents(context, set, widths)
      return layers ? [{ set, layers, elements: [element] }] : []
    })
    if (told.length === 0) without += 1
    found.push(...told)
  }
  return { found, without }
}

const sameness = ({ name, typeHint, firstLayer, layers }: ForeignConstruction) =>
  JSON.stringify([name, typeHint, firstLayer, layers.map(({ material, thickness }) => [material.name, thickness])])

/** Programs write the same layers again for every element: each kind once. */
function distinct(all: readonly ForeignConstruction[]): readonly ForeignConstruction[] {
  return [...Map.groupBy(all, sameness).values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const repeated: readonly Loss[] =
      others.length === 0 ? [] : [{ code: 'repeated', values: { count: others.length } }]
    return [{ ...first, lost: [...first.lost, ...repeated] }]
  })
}

/**
 * Reads the layered constructions of an IFC file (IFC2x3, IFC4, IFC4x3, STEP): IfcMaterialLayerSet, used or not, and
 * IfcMaterialConstituentSet where an element tells the widths of its constituents. Geometry is not read.
 *
 * @throws {ForeignFileError} with the line; `noConstructions` where the file has no layers
 */
export function readIfc(text: string, unnamed: string): ForeignFile {
  const file = openStep(text, wantedTypes)
  const metres = lengthUnit(file)
  const context: IfcContext = { file, metres: metres ?? 1, materialOf: ifcMaterials(file) }
  const elements = elementsOf(file)
  const constituents = constituentSets(context, elements)
  const found = [...layerSets(context), ...constituents.found].filter(({ layers }) => layers.length > 0)
  const lost: Loss[] = metres === undefined ? [{ code: 'unitAssumed' }] : []
  if (constituents.without > 0) lost.push({ code: 'elementsWithoutLayers', values: { count: constituents.without } })
  const constructions = distinct(found.map((one) => toConstruction(one, elements)))
  const project = stringOf(file.ofType('IFCPROJECT')[0]?.attributes[2])
  return { format: 'ifc', project, constructions: offered(constructions, unnamed), lost }
}
