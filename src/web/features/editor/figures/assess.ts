import type { QueryClient } from '@tanstack/react-query'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Construction } from '#contract/constructions.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { ApiError, waitOf } from '#web/lib/api-error.ts'
import { type AssessmentRequest, assessmentQuery } from '#web/resources/assessment/assessment-queries.ts'
import type { ConstructionDocument, LayerDraft } from '../document/document.ts'
import { assessableLayers } from '../document/stored-layers.ts'

/** Computes the figures of a construction; whoever computes them, the service or the browser, comes in here. */
export type Assess = (construction: AssessmentRequest, signal: AbortSignal) => Promise<KeyPerformanceIndicators>

/** Lets the service compute, or takes its answer of a moment ago. */
export const assessByService =
  (client: QueryClient): Assess =>
  (construction, signal) => {
    const query = assessmentQuery(construction)
    signal.addEventListener('abort', () => void client.cancelQueries({ queryKey: query.queryKey, exact: true }))
    return client.fetchQuery(query)
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
  const of = stored && { construction: stored.id, since: stored.assessedWith?.at ?? '' }
  const name = `${type} ${release} ${locale} ${of?.construction} ${of?.since} ${JSON.stringify(settings)}`
  const before = requests.get(name)
  if (before !== undefined) return before
  const assessable = assessableLayers({ layers })
  const request = assessable ? { ...assessable, type, settings, release, locale, of } : null
  requests.set(name, request)
  return request
}
