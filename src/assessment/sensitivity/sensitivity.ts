import type { Sensitivity, SensitivityRanges, SensitivityRequest } from '#contract/sensitivity.ts'
import { type Assessment, assess } from '#engine/assessment.ts'
import { EngineError } from '#engine/engine-error.ts'
import { type Goal, type LayerQuantity, layerQuantities } from '#vocabulary/optimisation.ts'
import { randomNumbers } from '#vocabulary/random-numbers.ts'
import { DRAWS, rangeNames, sensitivityRanges as usual } from '#vocabulary/sensitivity.ts'
import { assessed, lifeCycleOptions, type Subject } from '../assess-construction.ts'
import { toEngine } from '../engine-construction.ts'
import { figuresOf } from '../optimisation/figures.ts'
import { drawnLimits, limitsOf, worstOf } from './limits.ts'
import { offBy } from './off-construction.ts'
import { type Source, sourcesOf } from './sources.ts'

/** What is asked beside the construction. */
export type SensitivityAsked = {
  readonly ranges: SensitivityRanges
  readonly goals: readonly Extract<Goal, { quantity: unknown }>[]
  readonly seed: number
  /** Times that all inputs are drawn; `DRAWS` where absent. */
  readonly draws?: number
}

/** Ranges of which some are not said. */
export const rangesOf = (asked: NonNullable<SensitivityRequest['ranges']>): SensitivityRanges => {
  const ranges = rangeNames.map((name) => [name, asked[name] ?? usual[name].usual])
  return Object.fromEntries(ranges) as SensitivityRanges
}

/** The construction with one source off, low and high; undefined where the engine refuses it. */
export type Swing = { readonly low: Assessment | undefined; readonly high: Assessment | undefined }

/** Assessments between two looks at whether to go on. */
const BETWEEN_LOOKS = 64
/** Parts of the draws that are left out at either end. */
const TAIL = 0.05

function quantitiesOf(today: Assessment, swings: readonly Swing[], drawn: Drawn): Sensitivity['quantities'] {
  const given = figuresOf(today)
  return layerQuantities.flatMap((quantity) => {
    const value = given[quantity]
    if (value === null) return []
    const moved = swings.flatMap(({ low, high }, source) => {
      const [below, above] = [low, high].map((one) => (one ? figuresOf(one)[quantity] : null))
      if (typeof below !== 'number' || typeof above !== 'number') return []
      return below === value && above === value ? [] : [{ source, low: below, high: above }]
    })
    const width = (one: (typeof moved)[number]) =>
      Math.max(one.low, one.high, value) - Math.min(one.low, one.high, value)
    const sorted = drawn.figures[quantity].slice(0, drawn.count).sort()
    // where what stands unknown would belong, nobody knows
    const isWhole = !sorted.includes(Number.NaN)
    const at = (part: number) => (isWhole ? (sorted[Math.floor(part * (sorted.length - 1))] ?? null) : null)
    return [
      {
        quantity,
        value,
        low: at(TAIL),
        high: at(1 - TAIL),
        swings: moved.sort((one, other) => width(other) - width(one) || one.source - other.source),
      },
    ]
  })
}

/** Figures of the draws, one column each; NaN where unknown. */
type Drawn = { readonly figures: Readonly<Record<LayerQuantity, Float64Array>>; count: number }

const valueIn = ({ low, high }: Source, random: number): number => low + random * (high - low)

/**
 * What the figures of a construction depend on: each input by itself at both ends of its range, and all of them at
 * random, evenly and each for itself. The same seed gives the same answer. Yields now and then; told `true`, it ends with
 * the draws that it has made.
 *
 * @throws {EngineError} where the engine refuses the construction as it is given
 */
export function* sensitivityOf(
  subject: Subject,
  { ranges, goals, seed, draws = DRAWS }: SensitivityAsked,
): Generator<void, Sensitivity, boolean | undefined> {
  const construction = toEngine(subject.given, subject.resolved)
  const options = lifeCycleOptions(subject)
  const today = assessed(subject)
  const sources = sourcesOf(construction, today, ranges)
  const off = offBy(construction, sources)
  const tried = (values: readonly number[]) => unlessRefused(() => assess(off(values), options))
  const given = sources.map((source) => source.given)
  const swings = sources.map(
    ({ low, high }, at): Swing => ({ low: tried(given.with(at, low)), high: tried(given.with(at, high)) }),
  )
  const random = randomNumbers(seed)
  const figures = Object.fromEntries(layerQuantities.map((quantity) => [quantity, new Float64Array(draws)]))
  const drawn: Drawn = { figures: figures as Record<LayerQuantity, Float64Array>, count: 0 }
  const limits = limitsOf(today, goals)
  const kept = drawnLimits(limits)
  for (let draw = 0; draw < draws && sources.length > 0; draw += 1) {
    if (draw % BETWEEN_LOOKS === 0 && (yield)) break
    const one = tried(sources.map((source) => valueIn(source, random())))
    if (!one) continue
    const known = figuresOf(one)
    for (const quantity of layerQuantities) drawn.figures[quantity][drawn.count] = known[quantity] ?? Number.NaN
    kept.count(one)
    drawn.count += 1
  }
  return {
    seed,
    draws: drawn.count,
    ranges,
    sources,
    quantities: quantitiesOf(today, swings, drawn),
    limits: limits.map((limit, index) => ({
      ...limit.told,
      probability: kept.probability(index),
      worst: worstOf(limit, swings),
    })),
  }
}

function unlessRefused(run: () => Assessment): Assessment | undefined {
  try {
    return run()
  } catch (error) {
    if (error instanceof EngineError) return undefined
    throw error
  }
}
