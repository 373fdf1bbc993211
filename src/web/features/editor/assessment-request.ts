import type { Locale } from '#vocabulary/constructions.ts'
import type { AssessmentRequest } from './editor-queries.ts'
import type { ConstructionDocument, LayerDraft } from './model/document.ts'
import { assessableLayers } from './model/stored-layers.ts'

const known = new WeakMap<readonly LayerDraft[], Map<string, AssessmentRequest | null>>()

/** What is to be computed of a document: the same object for the same layers, null while they cannot be computed. */
export function assessmentRequest(
  { layers, type, release }: Pick<ConstructionDocument, 'layers' | 'type' | 'release'>,
  locale: Locale,
): AssessmentRequest | null {
  const requests = known.get(layers) ?? new Map<string, AssessmentRequest | null>()
  known.set(layers, requests)
  const name = `${type} ${release} ${locale}`
  const before = requests.get(name)
  if (before !== undefined) return before
  const assessable = assessableLayers({ layers })
  const request = assessable ? { ...assessable, type, release, locale } : null
  requests.set(name, request)
  return request
}
