import type { Elements } from '../ifc-elements.ts'
import type { MaterialOf } from '../ifc-materials.ts'
import type { OnProgress, StepFile, StepInstance } from '../step-file.ts'
import { refOf, refsOf, stringOf } from '../step-values.ts'
import { notTakenTypes, toldClass } from './building-classes.ts'
import type { IfcBulk } from './ifc-building.ts'
import type { Quantities } from './quantities.ts'

/** Where entities that group materials name them, or what names them. */
const places: Readonly<Record<string, readonly number[]>> = {
  IFCMATERIALLIST: [0],
  IFCMATERIALCONSTITUENTSET: [2],
  IFCMATERIALCONSTITUENT: [2],
  IFCMATERIALPROFILESETUSAGE: [0],
  IFCMATERIALPROFILESET: [2],
  IFCMATERIALPROFILE: [2],
  IFCMATERIALLAYERSETUSAGE: [0],
  IFCMATERIALLAYERSET: [0],
  IFCMATERIALLAYER: [0],
}
/** Parts between two tellings of how far it is. */
const TOLD_EVERY = 10_000

/** Nesting of them that is followed. */
const DEEPEST = 5

/** Ids of the materials that an association comes to. */
function materialsOf(file: StepFile, id: number | undefined, depth = 0): readonly number[] {
  const found = file.get(id)
  if (!found || depth > DEEPEST) return []
  if (found.type === 'IFCMATERIAL') return [found.id]
  return (places[found.type] ?? []).flatMap((place) => {
    const value = found.attributes[place]
    const ids = Array.isArray(value) ? refsOf(value) : [refOf(value)]
    return ids.flatMap((one) => materialsOf(file, one, depth + 1))
  })
}

/**
 * Columns, beams, footings, stairs and other parts that make no row, as far as the file tells a volume and one material:
 * they can be items by volume × density. For a stair whose flights and landings are told, these stand.
 */
export function bulksIn(
  file: StepFile,
  {
    elements,
    materialOf,
    quantitiesOf,
    costGroupOf,
    partsOf,
    isRow,
    onProgress,
  }: {
    readonly elements: Elements
    readonly materialOf: MaterialOf
    readonly quantitiesOf: (element: StepInstance) => Quantities
    readonly costGroupOf: (element: StepInstance) => string | undefined
    readonly partsOf: (id: number) => readonly number[]
    readonly isRow: (id: number) => boolean
    readonly onProgress?: OnProgress | undefined
  },
): IfcBulk[] {
  const associated = new Map<number, readonly number[]>()
  for (const { attributes } of file.ofType('IFCRELASSOCIATESMATERIAL'))
    for (const element of refsOf(attributes[4]))
      if (!associated.has(element)) associated.set(element, materialsOf(file, refOf(attributes[5])))
  const bulkOf = (element: StepInstance): IfcBulk | undefined => {
    const ids = associated.get(element.id) ?? associated.get(elements.typeOf(element)?.id ?? -1) ?? []
    const [material, ...others] = new Set(ids)
    const volume = quantitiesOf(element).volume('NetVolume', 'GrossVolume')
    if (material === undefined || others.length > 0 || volume === undefined || volume <= 0) return undefined
    return {
      sourceId: stringOf(element.attributes[0]),
      entity: toldClass(element.type),
      material: materialOf(material, ''),
      volume,
      external: elements.external(element),
      costGroup: costGroupOf(element),
    }
  }
  const bulks = new Map<number, IfcBulk>()
  const all = notTakenTypes.reduce((sum, type) => sum + file.countOf(type), 0)
  let at = 0
  for (const element of file.eachOfType(...notTakenTypes)) {
    at += 1
    if (at % TOLD_EVERY === 0) onProgress?.(at / all)
    const bulk = bulkOf(element)
    if (bulk) bulks.set(element.id, bulk)
  }
  const standsForItself = ([id]: readonly [number, IfcBulk]) =>
    !partsOf(id).some((part) => bulks.has(part) || isRow(part))
  return [...bulks].filter(standsForItself).map(([, bulk]) => bulk)
}
