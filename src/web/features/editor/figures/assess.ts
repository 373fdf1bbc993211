import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Construction } from '#contract/constructions.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { ApiError, waitOf } from '#web/lib/api-error.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import type { ConstructionDocument, LayerDraft } from '../document/document.ts'
import { assessableLayers } from '../document/stored-layers.ts'
import { type Agreement, agreementOf } from './agreement.ts'
import type { Answer } from './local-first.ts'

/** Compares what was computed here with the service's answer. Figures that should be equal and are not are reported. */
export function agreementWithService(
  here: KeyPerformanceIndicators,
  { result, traceId }: Answer<KeyPerformanceIndicators>,
): Agreement['kind'] {
  const agreement = agreementOf(here, result)
  if (agreement.kind === 'otherFigures')
    reportError(new Error(`Figures differ from those of the service at ${agreement.place}, trace ${traceId}`))
  return agreement.kind
}

/** Why there are no figures: the construction itself is refused, or another try may help, after `wait` [ms]. */
export const failureOf = (error: unknown) => {
  const seconds = waitOf(error)
  if (seconds !== null) return { kind: 'rateLimited', wait: seconds * 1000 } as const
  const refused = error instanceof ApiError && error.status < 500 && error.status !== 401
  return { kind: refused ? 'refused' : 'unreachable' } as const
}

const requestsOf = new WeakMap<readonly LayerDraft[], Map<string, AssessmentRequest | null>>()

/** What an edited construction is stored with, as far as its figures follow from it. */
export type StoredData = Pick<Construction, 'id' | 'assessedWith'>

/** The stored construction that an edit is a change of, and since when it has had its data. */
export const originOf = (stored: StoredData | undefined): AssessmentRequest['of'] =>
  stored && { construction: stored.id, since: stored.assessedWith?.at ?? '' }

/**
 * What is to be computed of a document: the same object for the same layers, null while they cannot be computed.
 *
 * @param stored - undefined while it is new
 */
export function assessmentRequest(
  { layers, type, release, settings = {} }: Pick<ConstructionDocument, 'layers' | 'type' | 'release' | 'settings'>,
  locale: Locale,
  stored: StoredData | undefined,
): AssessmentRequest | null {
  const requests = requestsOf.get(layers) ?? new Map<string, AssessmentRequest | null>()
  requestsOf.set(layers, requests)
  const of = originOf(stored)
  const name = `${type} ${release} ${locale} ${of?.construction} ${of?.since} ${JSON.stringify(settings)}`
  const before = requests.get(name)
  if (before !== undefined) return before
  const assessable = assessableLayers({ layers })
  const request = assessable ? { ...assessable, type, settings, release, locale, of } : null
  requests.set(name, request)
  return request
}
