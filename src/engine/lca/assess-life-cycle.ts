import type { Construction } from '#engine/construction.ts'
import { EngineError } from '#engine/engine-error.ts'
import { sumOfLayers } from '#engine/formulas/heat.ts'
import { checkConstruction } from '#engine/physics/check-construction.ts'
import { about, figure, type Trace } from '#engine/trace.ts'
import { biogenicBalanceOf } from './biogenic-balance.ts'
import { storedCarbon } from './biogenic-carbon.ts'
import { bookPart } from './book-part.ts'
import { indicatorsOf, summaryWidth } from './indicator-cells.ts'
import { partPath } from './layer-parts.ts'
import { closeLedger, type Ledger, withLedger } from './ledger.ts'
import type {
  LifeCycleOptions,
  LifeCycleResult,
  LifeCycleWarning,
  LifeOfLayer,
  ModuleIndicators,
} from './life-cycle-result.ts'
import { layerSummary, lifeCycleSummary, lifeOfLayer, undeclaredWarnings } from './life-cycle-summary.ts'
import { missingWarnings } from './missing-warnings.ts'
import { moduleIndicators } from './module-indicators.ts'
import { warnAboutPart } from './part-warnings.ts'
import { releaseWarnings } from './release-warnings.ts'
import { type ResolvedLayers, resolveLayers } from './resolve-layers.ts'
import type { ResolvedPart } from './resolve-part.ts'
import { type Scope, scopeOf } from './scope.ts'
import { isEnclosed, serviceLivesOf } from './service-life/service-lives.ts'

/** Longest reference study period. */
const MOST_YEARS = 1000

const checkStudyPeriod = ({ referenceStudyPeriod: years }: LifeCycleOptions) => {
  if (!(years > 0 && years <= MOST_YEARS))
    throw new EngineError('valueOutOfRange', ['referenceStudyPeriod'], `${years} is not between 0 and ${MOST_YEARS}`)
}

/** Carbon that is stored [kg CO₂/m²], of which something may be unknown. */
type Stored = { readonly amount: number; readonly isWhole: boolean }

/** Carbon of a layer that is there after the works, as far as it is known, with a warning where it is not. */
const layerCarbon = (
  parts: readonly ResolvedPart[],
  index: number,
  warnings: LifeCycleWarning[],
  trace: Trace | undefined,
): Stored => {
  let amount = 0
  let isWhole = true
  for (const part of parts) {
    const carbon = storedCarbon(part, trace)
    if (carbon.basis === 'unknown') {
      warnings.push({ code: 'biogenicCarbonUnknown', path: partPath(part.part, index) })
      isWhole = false
      continue
    }
    if (carbon.basis === 'estimated') {
      const path = partPath(part.part, index)
      warnings.push({ code: 'biogenicCarbonEstimated', path, values: { amount: carbon.amount } })
    }
    amount += carbon.amount
  }
  return { amount, isWhole }
}

const NONE: readonly ResolvedPart[] = []

/** Books every layer and lends the closed ledger to `work`; `width` tells how much of the cells is needed. */
const balance = <Result>(
  resolved: ResolvedLayers,
  { layers }: Construction,
  { width, scope }: { readonly width: number; readonly scope: Scope },
  work: (ledger: Ledger) => Result,
): Result =>
  withLedger({ width, scope, layers: layers.length }, (ledger) => {
    layers.forEach((layer, index) => {
      for (const part of resolved[index] ?? NONE) bookPart(ledger, part, layer, index)
    })
    closeLedger(ledger)
    return work(ledger)
  })

const storedCarbonOf = (
  resolved: ResolvedLayers,
  { layers }: Construction,
  warnings: LifeCycleWarning[],
  trace: Trace | undefined,
): Stored | null => {
  const known: number[] = []
  let isWhole = true
  layers.forEach((layer, index) => {
    if (layer.state === 'removed') return
    const carbon = layerCarbon(resolved[index] ?? NONE, index, warnings, about(trace, index))
    known.push(carbon.amount)
    isWhole &&= carbon.isWhole
  })
  // at least nothing says nothing
  if (!isWhole && known.every((amount) => amount === 0)) return null
  return { amount: figure(trace, 'biogenicCarbonStored', sumOfLayers)(known), isWhole }
}

/** One for all layers of which the table only says that they serve so long, where the study period is longer. */
const openLifeWarnings = (
  summaries: readonly LifeOfLayer[],
  { referenceStudyPeriod: years }: LifeCycleOptions,
): LifeCycleWarning[] => {
  const layers: number[] = []
  for (const { layer, serviceLife: life } of summaries)
    if (life?.isOpen === true && life.years < years) layers.push(layer + 1)
  return layers.length === 0 ? [] : [{ code: 'serviceLifeOpen', values: { layers: layers.join(', '), years } }]
}

const warningsOf = (
  ledger: Ledger,
  resolved: ResolvedLayers,
  construction: Construction,
  options: LifeCycleOptions,
): LifeCycleWarning[] => {
  const warnings = [
    ...missingWarnings(ledger, construction),
    ...undeclaredWarnings(ledger, options),
    ...releaseWarnings(construction, resolved, options),
  ]
  construction.layers.forEach((layer, index) => {
    for (const part of resolved[index] ?? NONE) warnAboutPart(warnings, part, layer, index, options)
  })
  return warnings
}

/**
 * Life cycle of one m² of a construction: modules A1-A3, A4, A5, B4, C1 to C4, their total, and D apart.
 *
 * Only layers with a dataset of the release count; what should count and cannot is listed as missing and never taken as
 * zero, and totals over it are lower bounds. Two layers of the same dataset stay two layers.
 *
 * @param options - release, generation, reference study period [a], service lives by place
 * @param trace - collects how the figures came about
 * @throws {EngineError} layersEmpty, valueOutOfRange, generationsMixed, unknownScenario, with the place
 * @see EN 15978:2011; EN 15804+A2; replacement and scope as QNG, BNB and eLCA use them
 */
export function assessLifeCycle(construction: Construction, options: LifeCycleOptions, trace?: Trace): LifeCycleResult {
  checkConstruction(construction)
  return lifeCycleOf(construction, options, trace)
}

/**
 * The same for a construction that is checked already.
 *
 * @throws {EngineError} valueOutOfRange, generationsMixed, unknownScenario
 */
export function lifeCycleOf(
  construction: Construction,
  options: LifeCycleOptions,
  trace: Trace | undefined,
): LifeCycleResult {
  checkStudyPeriod(options)
  const { generation } = options
  const lives = serviceLivesOf(construction, options.serviceLives)
  const resolved = resolveLayers(construction, lives, options, trace)
  const scope = scopeOf(options.modules)
  const summary = balance(resolved, construction, { scope, width: summaryWidth[generation] }, (ledger) => {
    const warnings = warningsOf(ledger, resolved, construction, options)
    const stored = storedCarbonOf(resolved, construction, warnings, trace)
    const layers = resolved.map((parts, layer) => {
      const isAlone = !isEnclosed(construction, lives, layer)
      const released = biogenicBalanceOf(parts, options)
      return layerSummary(ledger, options, lifeOfLayer(layer, parts, isAlone, released), trace)
    })
    warnings.push(...openLifeWarnings(layers, options))
    return { lifeCycle: lifeCycleSummary(ledger, options, stored, trace), layers, warnings }
  })
  let written: ModuleIndicators[] | undefined
  const writeOut = (ledger: Ledger) => moduleIndicators(ledger, options)
  return {
    lifeCycle: summary.lifeCycle,
    layers: summary.layers,
    warnings: summary.warnings,
    indicators: () =>
      (written ??= balance(resolved, construction, { scope, width: indicatorsOf[generation].length }, writeOut)),
  }
}
