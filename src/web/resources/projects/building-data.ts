import type { DatasetRef } from '#assessment/building/resolved-building.ts'
import type { Wanted } from '#assessment/known-data.ts'
import type { DeclaredDatasetFigures } from '#contract/dataset-figures.ts'
import type { FiguresToCompute } from '#contract/material-figures.ts'
import { MOST_PARTS } from '#vocabulary/materials.ts'
import { projectLimits } from '#vocabulary/projects.ts'
import { call } from '#web/lib/api-client.ts'
import { releaseQuery } from '../reading.ts'
import './project-queries.ts'

/** Consecutive parts of a list; one empty part of an empty list where `least` says so. */
const inParts = <Entry>(all: readonly Entry[], most: number, least = 0): Entry[][] =>
  Array.from({ length: Math.max(least, Math.ceil(all.length / most)) }, (_, index) =>
    all.slice(index * most, (index + 1) * most),
  )

/**
 * All that a building is computed with of what it names: materials of its constructions, datasets of openings, items and
 * carriers, as many at once as the service answers.
 *
 * @param of - `pinned` is the stored project whose data holds although there is newer
 * @throws {ApiError | NetworkError}
 */
export async function fetchBuildingData(
  { parts, accessories, datasets }: Wanted & { readonly datasets: readonly DatasetRef[] },
  { release, pinned }: { readonly release: string | undefined; readonly pinned: string | undefined },
): Promise<{ readonly figures: FiguresToCompute[]; readonly datasets: DeclaredDatasetFigures[] }> {
  const basis = { ...releaseQuery(release ?? null), ...(pinned !== undefined && { project: pinned }) }
  const ofParts = inParts(parts, MOST_PARTS, accessories.length > 0 ? 0 : 1).map((some) =>
    call('readFigures', { query: { ...basis, ...(some.length > 0 && { parts: some }) } }),
  )
  const ofAccessories = inParts(accessories, MOST_PARTS).map((some) =>
    call('readFigures', { query: { ...basis, accessories: some } }),
  )
  // the release that is kept is told with the materials
  const asked = [...ofParts, ...ofAccessories]
  const inRelease = pinned === undefined ? release : (await asked[0])?.release.id
  const ofDatasets = inParts(datasets, projectLimits.datasets).map((some) =>
    call('readDatasetFigures', {
      body: {
        ...(inRelease !== undefined && { release: inRelease }),
        datasets: some.map(({ uuid, version }) => ({ uuid, ...(version !== undefined && { version }) })),
      },
    }),
  )
  const [figures, found] = await Promise.all([Promise.all(asked), Promise.all(ofDatasets)])
  return { figures, datasets: found.flatMap((answer) => answer.datasets) }
}
