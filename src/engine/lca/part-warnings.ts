import type { Dataset, Layer } from '#engine/construction.ts'
import { isTransportCounted } from '#vocabulary/transport.ts'
import { isReleaseCounted } from './biogenic-balance.ts'
import { type LayerPart, partPath } from './layer-parts.ts'
import type { LifeCycleOptions, LifeCycleWarning } from './life-cycle-result.ts'
import type { PartSources } from './part-sources.ts'
import type { ResolvedPart } from './resolve-part.ts'
import { moduleIndex } from './scope.ts'
import { climateOf } from './source.ts'

/** Ratio from which the product of the dataset is another one than the material. */
const NOTABLE_RATIO = 1.25
/** Factor of thickness beyond which a slip in the thickness is likelier than a stack of boards. */
const SURPRISING_FACTOR = 3
const differs = (one: number, other: number) => one > other * NOTABLE_RATIO || other > one * NOTABLE_RATIO

/** A warning that does not know its place yet. */
type Unplaced = Omit<LifeCycleWarning, 'path'>

const areaWarning = (part: LayerPart, dataset: Dataset): Unplaced | undefined => {
  const { referenceThickness, arealMass } = dataset
  if (referenceThickness !== undefined) {
    const factor = part.thickness / referenceThickness
    return factor > SURPRISING_FACTOR || factor < 1 / SURPRISING_FACTOR
      ? { code: 'areaScaled', values: { factor } }
      : undefined
  }
  if (arealMass === undefined || part.material.density === undefined) return undefined
  const mass = part.material.density * part.thickness
  return differs(arealMass, mass)
    ? { code: 'areaNotScaled', values: { dataset: arealMass, material: mass } }
    : undefined
}

const conversionWarning = (part: LayerPart): Unplaced | undefined => {
  if (part.accessory) return undefined
  const { dataset, density } = part.material
  if (dataset?.referenceUnit === 'm2') return areaWarning(part, dataset)
  if (dataset?.referenceUnit !== 'm3' || dataset.density === undefined || density === undefined) return undefined
  return differs(dataset.density, density)
    ? { code: 'densityDiffers', values: { dataset: dataset.density, material: density } }
    : undefined
}

/** Why a distance does not count, or which declared figure it replaces. */
function transportWarning(
  { brought, product }: PartSources,
  layer: Layer,
  options: LifeCycleOptions,
): Unplaced | undefined {
  if (!brought || !layer.transport || !isTransportCounted(layer.state, options.modules)) return undefined
  const { distance } = layer.transport
  if (brought.lack) return { code: 'transportDistanceUnused', values: { distance, reason: brought.lack } }
  const declared = climateOf(product, moduleIndex.A4, options.generation)
  return declared === null ? undefined : { code: 'transportReplacesDeclared', values: { declared } }
}

/** Appends what the reader must know of the figures of a part that could be counted. */
export function warnAboutPart(
  warnings: LifeCycleWarning[],
  { sources, part, balance }: ResolvedPart,
  layer: Layer,
  index: number,
  options: LifeCycleOptions,
): void {
  if (!sources) return
  const add = ({ code, values }: Unplaced) =>
    warnings.push({ code, path: partPath(part, index), ...(values && { values }) })
  const conversion = conversionWarning(part)
  if (conversion) add(conversion)
  if (sources.partsDifference) add({ code: 'climatePartsDiffer', values: sources.partsDifference })
  const transport = transportWarning(sources, layer, options)
  if (transport) add(transport)
  if (layer.state !== 'new') return
  if (balance === undefined || !isReleaseCounted(options)) return
  add(
    balance < 0
      ? { code: 'biogenicBalanceOpen', values: { balance: -balance } }
      : { code: 'biogenicReleaseOpen', values: { balance } },
  )
}
