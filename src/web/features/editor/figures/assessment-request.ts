import type { Construction } from '#contract/constructions.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { type AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import type { ConstructionDocument, LayerDraft } from '../document/document.ts'
import { assessableLayers } from '../document/stored-layers.ts'

const known = new WeakMap<readonly LayerDraft[], Map<string, AssessmentRequest | null>>()

/** What an edited construction is stored with, as far as its figures follow from it. */
export type StoredData = Pick<Construction, 'id' | 'assessedWith'>

/**
 * What is to be computed of a document: the same object for the same layers, null while they cannot be computed.
 *
 * @param stored - undefined while it is new
 */
export function assessmentRequest(
  { layers, type, release }: Pick<ConstructionDocument, 'layers' | 'type' | 'release'>,
  locale: Locale,
  stored: StoredData | undefined,
): AssessmentRequest | null {
  const requests = known.get(layers) ?? new Map<string, AssessmentRequest | null>()
  known.set(layers, requests)
  const of = stored && { construction: stored.id, since: stored.assessedWith?.at ?? '' }
  const name = `${type} ${release} ${locale} ${of?.construction} ${of?.since}`
  const before = requests.get(name)
  if (before !== undefined) return before
  const assessable = assessableLayers({ layers })
  const request = assessable ? { ...assessable, type, release, locale, of } : null
  requests.set(name, request)
  return request
}
