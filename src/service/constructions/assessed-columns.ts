import { isDeepStrictEqual } from 'node:util'
import type { AssessedWith } from '#contract/constructions.ts'
import type { Assessor, Given } from '../assessment/assessor.ts'
import { type ConstructionRow, figureColumns } from './construction-row.ts'

/** What a stored construction is assessed by. */
export type StoredConstruction = Pick<ConstructionRow, 'id' | 'type' | 'layers' | 'release' | 'assessedWith'>

/** Columns of the figures of a construction, and of the data that they are of. */
export async function assessedColumns(assessor: Assessor, given: Given) {
  const [figures, now] = [await assessor.listFigures(given), await assessor.assessedWith(given)]
  const { assessedWith: before } = given
  const isSame = before?.release === now.release && isDeepStrictEqual(before.datasets, now.datasets)
  return {
    ...figureColumns(figures, assessor.version),
    assessedWith: JSON.stringify(isSame ? before : now),
  }
}

/**
 * Content to assess with the data that was kept, where it asks for no other release and that one is still there; what
 * was not there before comes with the data of today.
 */
export function keepingData<Content extends Given>(
  assessor: Assessor,
  content: Content,
  kept: AssessedWith | null,
): Content {
  const isKept =
    kept !== null && assessor.hasRelease(kept.release) && (content.release ?? kept.release) === kept.release
  return {
    ...content,
    release: isKept ? kept.release : content.release,
    assessedWith: isKept ? kept : null,
    keep: 'known',
  }
}

/**
 * A stored construction with the data that it was assessed with.
 *
 * @param asked - another release, of which the data of today counts
 */
export function storedAssessment(assessor: Assessor, row: StoredConstruction, asked?: string): Given {
  const { id, type, layers, assessedWith } = row
  const own = [assessedWith?.release, row.release].find((one) => one && assessor.hasRelease(one)) ?? undefined
  return { type, layers, assessedWith, keep: 'all', release: asked ?? own, reader: { constructionId: id } }
}
