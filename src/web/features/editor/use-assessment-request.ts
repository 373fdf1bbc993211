import { useMemo } from 'react'
import type { Locale } from '#vocabulary/constructions.ts'
import type { AssessmentRequest } from './editor-queries.ts'
import type { ConstructionDocument } from './model/document.ts'
import { assessableLayers } from './model/stored-layers.ts'

/** What is to be computed of a document: the same object while nothing of it changes, null while it cannot be. */
export function useAssessmentRequest(document: ConstructionDocument, locale: Locale): AssessmentRequest | null {
  const { layers, type, release } = document
  return useMemo(() => {
    const assessable = assessableLayers({ layers })
    return assessable ? { ...assessable, type, release, locale } : null
  }, [layers, type, release, locale])
}
