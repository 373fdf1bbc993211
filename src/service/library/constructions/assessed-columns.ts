import { isDeepStrictEqual } from 'node:util'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Assessor, Given } from '#service/assessment/assessor.ts'
import { type ConstructionRow, figureColumns } from './construction-row.ts'

/** What a stored construction is assessed by. */
export type StoredConstruction = Pick<
  ConstructionRow,
  'id' | 'type' | 'layers' | 'settings' | 'release' | 'assessedWith'
>

/** Columns of the figures of a construction, and of the data that they are of. */
export async function assessedColumns(assessor: Assessor, given: Given) {
  const [figures, now] = [await assessor.storedFigures(given), await assessor.assessedWith(given)]
  const { assessedWith: before } = given
  const isSame = before?.release === now.release && isDeepStrictEqual(before.datasets, now.datasets)
  return {
    ...figureColumns(figures, assessor.storedVersion),
    assessedWith: JSON.stringify(isSame ? before : now),
  }
}

/** Materials that stand in layers with their own dataset. */
const materialsOf = (layers: readonly ConstructionLayer[]): string[] =>
  layers.flatMap((layer) => [
    ...[layer, ...(layer.framing ? [layer.framing] : [])].flatMap(({ materialId, dataset }) =>
      dataset ? [] : [materialId],
    ),
    ...(layer.secondFraming ? [layer.secondFraming.materialId] : []),
  ])

/** What was assessed before, and what with. */
export type Kept = Pick<StoredConstruction, 'layers' | 'assessedWith'>

/**
 * Content to assess with the data that was kept, where it asks for no other release and that one is still there; what
 * was not there before comes with the data of today.
 */
export function keepingData<Content extends Given>(assessor: Assessor, content: Content, before: Kept | null): Content {
  const kept = before?.assessedWith ?? null
  const isKept =
    kept !== null && assessor.hasRelease(kept.release) && (content.release ?? kept.release) === kept.release
  if (!isKept) return { ...content, assessedWith: null }
  return { ...content, release: kept.release, assessedWith: kept, settled: materialsOf(before?.layers ?? []) }
}

const ownRelease = (assessor: Assessor, { assessedWith, release }: StoredConstruction) =>
  [assessedWith?.release, release].find((one) => one && assessor.hasRelease(one)) ?? undefined

/**
 * Layers on the way to a stored construction, with the data that they would be stored with.
 *
 * @param content - `release` is that asked for; without one, and where that is the construction's and gone, it is that
 *   which stands for the construction's own
 */
export function editedAssessment(assessor: Assessor, content: Given, row: StoredConstruction): Given {
  const { release: asked } = content
  const isGone = asked === undefined || !assessor.hasRelease(asked)
  const isOwn = [undefined, row.release, row.assessedWith?.release].includes(asked)
  const release = isGone && isOwn ? ownRelease(assessor, row) : asked
  return keepingData(assessor, { ...content, release }, row)
}

/**
 * A stored construction with the data that it was assessed with.
 *
 * @param asked - another release, of which the data of today counts
 */
export function storedAssessment(assessor: Assessor, row: StoredConstruction, asked?: string): Given {
  const { id, type, layers, assessedWith } = row
  const settings = row.settings ?? {}
  const release = asked ?? ownRelease(assessor, row)
  return { type, layers, settings, assessedWith, settled: materialsOf(layers), release, reader: { constructionId: id } }
}
