import type { CatalogueMaterial } from '#catalogue/material-schema.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { Generation } from '#vocabulary/indicators.ts'
import { type Matches, matchMaterials } from './match-materials.ts'
import { releaseDatasetsRepository } from './release-datasets.repository.ts'
import { releaseMatchingRepository } from './release-matching.repository.ts'

type Matched = {
  readonly release: string
  readonly generation: Generation
  /** Those of the catalogue that are to find a dataset. */
  readonly materials: readonly CatalogueMaterial[]
}

/** Finds datasets of a release for materials of the catalogue, of those versions that are current then. Writes no links. */
export async function matchRelease(
  transaction: DbOrTransaction,
  { release, generation, materials }: Matched,
): Promise<Matches> {
  const matching = releaseMatchingRepository(transaction)
  const keys = materials.flatMap(({ datasets, endOfLife = {} }) =>
    [...Object.entries(datasets), ...Object.entries(endOfLife)].map(([from, key]) => `${from} ${key}`),
  )
  const known = await matching.known([...new Set(keys)], generation)
  await releaseDatasetsRepository(transaction).settleVersions(release)
  return matchMaterials(release, materials, known, await matching.heads(release))
}
