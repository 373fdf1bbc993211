import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { CatalogueDataset, ReleasedDataset } from '#catalogue/catalogue.ts'
import { isLayerable } from '#catalogue/dataset-schema.ts'
import type { DatasetKey, DatasetStore, ReleaseMaterial } from '#service/assessment/dataset-store.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { DatasetTable } from '#service/db/tables/data.ts'

const columns = ['release', 'generation', 'record'] as const
type Row = Pick<Selectable<DatasetTable>, (typeof columns)[number]>

const toReleased = ({ release, generation, record }: Row): ReleasedDataset => ({ ...record, release, generation })

/** The dataset of a row; undefined where no layer can be assessed with it (energy, transport). */
const toDataset = ({ release, generation, record }: Row): CatalogueDataset | undefined =>
  isLayerable(record) ? { ...record, release, generation } : undefined

/** How far back successions are followed. */
export const GENERATIONS_BACK = 6

const keyOf = ({ uuid, version }: { uuid: string; version: string }) => `${uuid}@${version}`

/** Reading the datasets of releases, for whoever assesses with them. */
export function datasetsRepository(db: DbOrTransaction): DatasetStore {
  const rowsOf = async (release: string, keys: readonly DatasetKey[]): Promise<Row[]> => {
    if (keys.length === 0) return []
    return db
      .selectFrom('dataset')
      .select(columns)
      .where('release', '=', release)
      .where(
        sql<boolean>`exists (
          select from unnest(${keys.map(({ uuid }) => uuid)}::uuid[], ${keys.map(({ version }) => version ?? null)}::text[])
            as asked (uuid, version)
          where asked.uuid = dataset.uuid and (asked.version = dataset.version or (asked.version is null and dataset.current)))`,
      )
      .execute()
  }
  const find = async (release: string, keys: readonly DatasetKey[]): Promise<CatalogueDataset[]> =>
    (await rowsOf(release, keys)).map(toDataset).filter((dataset) => dataset !== undefined)
  return {
    find,
    findDeclared: async (release, keys) => (await rowsOf(release, keys)).map(toReleased),

    async releases() {
      return db
        .selectFrom('dataRelease')
        .select(['id', 'generation', 'isDefault', 'shipped'])
        .where('status', '=', 'on')
        .orderBy('isDefault', 'desc')
        .orderBy('id')
        .execute()
    },

    async materialsOf(release) {
      const links = await db.selectFrom('releaseMaterial').selectAll().where('release', '=', release).execute()
      const keys = links.flatMap(({ uuid, version, endOfLifeUuid, endOfLifeVersion }) => [
        { uuid, version },
        ...(endOfLifeUuid && endOfLifeVersion ? [{ uuid: endOfLifeUuid, version: endOfLifeVersion }] : []),
      ])
      const datasets = new Map((await find(release, keys)).map((dataset) => [keyOf(dataset), dataset]))
      const found = new Map<string, ReleaseMaterial>()
      for (const { materialId, uuid, version, endOfLifeUuid, endOfLifeVersion, byMass } of links) {
        const dataset = datasets.get(keyOf({ uuid, version }))
        const endOfLife =
          endOfLifeUuid && endOfLifeVersion
            ? datasets.get(keyOf({ uuid: endOfLifeUuid, version: endOfLifeVersion }))
            : undefined
        if (dataset) found.set(materialId, { dataset, ...(endOfLife && { endOfLife }), byMass })
      }
      return found
    },

    async heirs(release, uuids) {
      const { rows } = await sql<{ asked: string; uuid: string }>`
        with recursive line (start, ancestor, depth) as (
          select uuid, uuid, 0 from dataset where release = ${release} and current
          union
          select line.start, earlier.predecessor, line.depth + 1
          from line join dataset earlier on earlier.uuid = line.ancestor
          where earlier.predecessor is not null and line.depth < ${GENERATIONS_BACK}
        )
        select distinct on (ancestor) ancestor as asked, start as uuid
        from line where ancestor = any(${[...uuids]}::uuid[]) order by ancestor, depth, start`.execute(db)
      const found = new Map((await find(release, rows)).map((dataset) => [dataset.uuid, dataset]))
      return new Map(
        rows.flatMap(({ asked, uuid }) => {
          const dataset = found.get(uuid)
          return dataset ? [[asked, dataset] as const] : []
        }),
      )
    },

    async dataVersion() {
      const rows = await db
        .selectFrom('dataRelease')
        .select(['id', 'isDefault', sql<string>`changed_at::text`.as('changedAt')])
        .where('status', '=', 'on')
        .orderBy('id')
        .execute()
      return createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16)
    },
  }
}
