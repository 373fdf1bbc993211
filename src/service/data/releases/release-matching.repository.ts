import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { DatasetType } from '#vocabulary/materials.ts'
import { GENERATIONS_BACK } from '../datasets/datasets.repository.ts'

/** What a dataset is found by. */
export type DatasetHead = {
  readonly uuid: string
  readonly version: string
  readonly name: string
  readonly referenceUnit: string
  readonly type: DatasetType
  /** [kg/m³] */
  readonly density: number | null
  /** Whether it has C3 or C4. */
  readonly declaresEndOfLife: boolean
  /** UUIDs of the datasets it follows, the nearest first. */
  readonly ancestors: readonly string[]
}

export type KnownDataset = Pick<DatasetHead, 'name' | 'referenceUnit' | 'type' | 'uuid'> & { readonly release: string }

/** Reading what materials are matched by. */
export function releaseMatchingRepository(db: DbOrTransaction) {
  return {
    /** Current datasets of a release that layers can be made of. */
    async heads(release: string): Promise<DatasetHead[]> {
      const { rows } = await sql<DatasetHead>`
        with recursive line (start, ancestor, depth) as (
          select uuid, predecessor, 1 from dataset
          where release = ${release} and current and predecessor is not null
          union
          select line.start, earlier.predecessor, line.depth + 1
          from line join dataset earlier on earlier.uuid = line.ancestor
          where earlier.predecessor is not null and line.depth < ${GENERATIONS_BACK}
        ),
        ancestry as (select start, array_agg(ancestor::text order by depth) as ancestors from line group by start)
        select uuid, version, name_de as name, reference_unit as "referenceUnit", type,
          (record->>'density')::float8 as density, modules && array['C3', 'C4'] as "declaresEndOfLife",
          coalesce(ancestors, '{}') as ancestors
        from dataset left join ancestry on ancestry.start = dataset.uuid
        where release = ${release} and current`.execute(db)
      return rows
    },

    /** The datasets that the catalogue names in shipped releases, by `release uuid@version`. */
    async known(keys: readonly string[], generation: string): Promise<Map<string, KnownDataset>> {
      const { rows } = await sql<KnownDataset & { key: string }>`
        select dataset.release || ' ' || dataset.uuid || '@' || dataset.version as key, dataset.release, dataset.uuid,
          name_de as name, reference_unit as "referenceUnit", type
        from dataset join data_release on data_release.id = dataset.release
        where dataset.release || ' ' || dataset.uuid || '@' || dataset.version = any(${[...keys]}::text[])
        order by (data_release.generation = ${generation}) desc, dataset.release desc`.execute(db)
      return new Map(rows.map(({ key, ...known }) => [key, known]))
    },

    /** Materials that have a dataset in a release: all, or those that the catalogue itself names one for. */
    async linkedMaterials(release: string, by?: 'shipped'): Promise<ReadonlySet<string>> {
      let links = db.selectFrom('releaseMaterial').select('materialId').where('release', '=', release)
      if (by) links = links.where('foundBy', '=', by)
      return new Set((await links.execute()).map(({ materialId }) => materialId))
    },

    /** Releases that datasets were imported into, and in which other materials have looked for theirs. */
    async notMatchedWith(materials: string): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select id from data_release
        where matched_with is distinct from ${materials} and (not shipped
          or exists (select from release_material where release = data_release.id and found_by <> 'shipped'))
        order by id`.execute(db)
      return rows.map(({ id }) => id)
    },
  }
}
