import type { Dataset, Layer } from '#engine/construction.ts'
import { figureOf, indicatorsOf } from './indicator-cells.ts'
import { type LayerPart, partPath } from './layer-parts.ts'
import type { LifeCycleOptions, LifeCycleWarning } from './life-cycle-result.ts'
import { moduleIndex } from './module-index.ts'
import type { PartSources } from './part-sources.ts'
import type { ResolvedPart } from './resolve-part.ts'

/** Ratio from which the product of the dataset is another one than the material. */
const NOTABLE_RATIO = 1.25
/** Factor of thickness beyond which a slip in the thickness is likelier than a stack of boards. */
const SURPRISING_FACTOR = 3
/** A balance may stay open by this part of uptake or production, and by this amount [kg CO₂e/m²]: rounding, cement. */
const BALANCE_TOLERANCE = 0.05
const NOTABLE_BALANCE = 0.1

const at = moduleIndex
const cycle = [at['A1-A3'], at.A4, at.A5, at.C1, at.C2, at.C3, at.C4]
const indexOf = {
  gwpBiogenic: indicatorsOf['EN 15804+A2'].indexOf('gwpBiogenic'),
  gwpTotal: indicatorsOf['EN 15804+A2'].indexOf('gwpTotal'),
  gwpA1: indicatorsOf['EN 15804+A1'].indexOf('gwpA1'),
}

const figure = ({ byModule }: PartSources, module: number, indicator: number): number => {
  const source = byModule[module]
  return source ? source.factor * (figureOf(source.cells, module, indicator) ?? 0) : 0
}

/**
 * Carbon taken up in production must leave at the end (EN 15804+A2: −1/+1). Releases of the first generation
 * do not declare it apart; there an uptake without any C3 or C4 is told.
 */
const openBalance = (sources: PartSources, { generation }: LifeCycleOptions): number | undefined => {
  if (generation === 'EN 15804+A1') {
    const production = figure(sources, at['A1-A3'], indexOf.gwpA1)
    const released = sources.byModule[at.C3] ?? sources.byModule[at.C4]
    return production < -NOTABLE_BALANCE && !released ? production : undefined
  }
  const uptake = figure(sources, at['A1-A3'], indexOf.gwpBiogenic)
  let balance = 0
  for (const module of cycle) balance += figure(sources, module, indexOf.gwpBiogenic)
  const production = figure(sources, at['A1-A3'], indexOf.gwpTotal)
  const tolerated = Math.max(NOTABLE_BALANCE, BALANCE_TOLERANCE * Math.max(Math.abs(uptake), Math.abs(production)))
  return Math.abs(balance) > tolerated ? balance : undefined
}

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

/** Appends what the reader must know of the figures of a part that could be counted. */
export function warnAboutPart(
  warnings: LifeCycleWarning[],
  { sources, part }: ResolvedPart,
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
  if (layer.state !== 'new') return
  if (layer.transportDistance !== undefined && !options.transport)
    add({ code: 'transportDistanceUnused', values: { distance: layer.transportDistance } })
  const balance = openBalance(sources, options)
  if (balance !== undefined) add({ code: 'biogenicBalanceOpen', values: { balance } })
}
