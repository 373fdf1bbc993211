import type { AirCavity } from '#vocabulary/constructions.ts'
import type { ForeignLayer, Loss } from '../foreign/foreign-construction.ts'
import type { MaterialOf } from './ifc-materials.ts'
import type { StepFile, StepInstance } from './step-file.ts'
import { enumOf, numberOf, refOf, refsOf, stringOf } from './step-values.ts'

/** What the layers of a file are made of: its instances, its unit of length [m], its materials. */
export type IfcContext = { readonly file: StepFile; readonly metres: number; readonly materialOf: MaterialOf }

/** Name of a layer that has no material, which in IFC is an air gap. */
export const AIR_GAP = 'Luftschicht'

const cavities: Readonly<Record<string, AirCavity>> = { T: 'wellVentilated', F: 'unventilated' }

function layerOf({ file, metres, materialOf }: IfcContext, { attributes }: StepInstance): ForeignLayer {
  const material = refOf(attributes[0])
  const thickness = (numberOf(attributes[1]) ?? 0) * metres
  const isIfc4 = !file.schema.startsWith('IFC2X3')
  const layerName = isIfc4 ? stringOf(attributes[3]) : ''
  const category = isIfc4 ? stringOf(attributes[5]) : ''
  const airCavity = material === undefined ? cavities[enumOf(attributes[2]) ?? ''] : undefined
  const lost: readonly Loss[] = category === '' ? [] : [{ code: 'layerCategory', values: { name: category } }]
  return {
    material: materialOf(material, layerName || AIR_GAP),
    ...(thickness > 0 && { thickness }),
    ...(airCavity && { airCavity }),
    lost,
  }
}

const layerTypes = ['IFCMATERIALLAYER', 'IFCMATERIALLAYERWITHOFFSETS']

/** Layers of an IfcMaterialLayerSet, in its order. */
export function layersOfSet(context: IfcContext, set: StepInstance): readonly ForeignLayer[] {
  return refsOf(set.attributes[0]).flatMap((id) => {
    const layer = context.file.get(id)
    return layer && layerTypes.includes(layer.type) ? [layerOf(context, layer)] : []
  })
}

/** Widths of layers by name that the quantities of an element tell, in the unit of the file. */
export type LayerWidths = ReadonlyMap<string, number>

/** Widths within `IfcPhysicalComplexQuantity` of the kind `layer`, as reference views write them. */
export function widthsIn(file: StepFile, quantities: StepInstance): LayerWidths {
  const widths = new Map<string, number>()
  for (const id of refsOf(quantities.attributes[5])) {
    const complex = file.get(id)
    if (complex?.type !== 'IFCPHYSICALCOMPLEXQUANTITY' || !/layer/i.test(stringOf(complex.attributes[3]))) continue
    const lengths = refsOf(complex.attributes[2]).map((one) => file.get(one))
    const length = lengths.find((one) => one?.type === 'IFCQUANTITYLENGTH')
    const width = numberOf(length?.attributes[3])
    if (width !== undefined && width > 0) widths.set(stringOf(complex.attributes[0]), width)
  }
  return widths
}

/**
 * Layers of an IfcMaterialConstituentSet whose element tells widths by the constituents' names; undefined where it tells
 * none: then constituents are parts such as frame and pane, not layers.
 */
export function layersOfConstituents(
  context: IfcContext,
  set: StepInstance,
  widths: LayerWidths,
): readonly ForeignLayer[] | undefined {
  const { file, metres, materialOf } = context
  const constituents = refsOf(set.attributes[2]).flatMap((id) => file.get(id) ?? [])
  if (!constituents.some(({ attributes }) => widths.has(stringOf(attributes[0])))) return undefined
  return constituents.map(({ attributes }) => {
    const name = stringOf(attributes[0])
    const width = widths.get(name)
    const category = stringOf(attributes[4])
    return {
      material: materialOf(refOf(attributes[2]), name),
      ...(width !== undefined && { thickness: width * metres }),
      lost: category === '' ? [] : [{ code: 'layerCategory', values: { name: category } }],
    }
  })
}
