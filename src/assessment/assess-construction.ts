import type { EnvironmentalIndicators, KeyPerformanceIndicators } from '#contract/assessment.ts'
import { type Assessment, assess } from '#engine/assessment.ts'
import type { LifeCycleOptions } from '#engine/lca/life-cycle-result.ts'
import type { Trace } from '#engine/trace.ts'
import { type LifeCycleModule, modulesWithin, REFERENCE_STUDY_PERIOD } from '#vocabulary/life-cycle.ts'
import type { Prices } from '#vocabulary/prices.ts'
import { serviceLifeEditions } from '#vocabulary/service-life-positions.ts'
import { type Assessable, toEngine } from './engine-construction.ts'
import { toKpis } from './kpi-mapping.ts'
import { type ReleaseValidity, releaseExpiry } from './release-expiry.ts'
import type { Resolved } from './resolved.ts'
import type { Words } from './texts/words.ts'
import type { Tracing } from './tracing.ts'

/** A construction with all that its layers name. */
export type Subject = {
  readonly given: Assessable & {
    /** Modules that are counted in place of those of the boundary in the settings. */
    readonly modules?: readonly LifeCycleModule[] | undefined
  }
  readonly resolved: Resolved
  /** Of whoever asks; without them nothing is said of cost. */
  readonly prices?: Prices | undefined
}

/** Release, study period, boundary, service lives by the edition that is asked for. */
export function lifeCycleOptions({ resolved, given: { settings = {}, modules } }: Subject): LifeCycleOptions {
  const { id: release, generation } = resolved.release
  const { referenceStudyPeriod = REFERENCE_STUDY_PERIOD, serviceLifeEdition = serviceLifeEditions[0] } = settings
  const counted = modules ?? (settings.boundary && modulesWithin[settings.boundary])
  return {
    release,
    generation,
    referenceStudyPeriod,
    serviceLives: resolved.serviceLives[serviceLifeEdition],
    ...(counted && { modules: counted }),
  }
}

/**
 * What the engine finds of a construction.
 *
 * @throws {EngineError} naming the place in the engine's construction, where the engine refuses it
 */
export const assessed = (subject: Subject, trace?: Trace): Assessment =>
  assess(toEngine(subject.given, subject.resolved), { ...lifeCycleOptions(subject), prices: subject.prices }, trace)

/** How the figures are to be told. */
export type Telling = {
  readonly words: Words
  /** Takes how the figures came about, too. */
  readonly tracing?: Tracing | undefined
  /** ISO date: whose rules hold, and what has expired. */
  readonly today: string
  /** That are switched on, the preferred first. */
  readonly releases: readonly ReleaseValidity[]
}

/**
 * The figures of a construction as the interface has them.
 *
 * @throws {EngineError} as `assessed`
 */
export function kpisOf({ given, resolved, prices }: Subject, telling: Telling): KeyPerformanceIndicators {
  const { words, today, releases, tracing } = telling
  const asked = { ...given, settings: { ...given.settings, asOf: given.settings?.asOf ?? today } }
  return toKpis(assessed({ given: asked, resolved, prices }, tracing?.trace), resolved, {
    words,
    today,
    trace: tracing?.steps(),
    given,
    prices,
    releaseExpiry: releaseExpiry(releases, resolved.release.id, today),
  })
}

/**
 * All environmental indicators of a construction by module, as the interface has them.
 *
 * @throws {EngineError} as `assessed`
 */
export const indicatorsOf = (subject: Subject): EnvironmentalIndicators[] =>
  assessed(subject)
    .indicators()
    .map(({ module, release, generation, indicators, layers, missing }) => ({
      module,
      release,
      generation,
      indicators,
      layers,
      bound: missing.length > 0 ? 'lower' : null,
      missing,
    }))
