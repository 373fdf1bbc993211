import { type RawBuilder, sql } from 'kysely'
import type { DeclaredDataset } from '#catalogue/dataset-schema.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import { escapedPattern, searchWords } from '#service/search-text.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { Generation } from '#vocabulary/indicators.ts'
import type { DeclaredModule } from '#vocabulary/life-cycle.ts'
import type { DatasetType } from '#vocabulary/materials.ts'

/** What a search over datasets may ask for; what is absent does not matter. */
export type DatasetFilters = {
  readonly query: string
  readonly release?: string | undefined
  readonly type?: readonly DatasetType[] | undefined
  /** Most general categories. */
  readonly category?: readonly string[] | undefined
  readonly validity?: 'valid' | 'expired' | undefined
  /** All of these are declared. */
  readonly module?: readonly DeclaredModule[] | undefined
  readonly unit?: readonly string[] | undefined
}

export type DatasetRow = {
  readonly release: string
  readonly uuid: string
  readonly version: string
  readonly current: boolean
  readonly generation: Generation
  readonly predecessor: string | null
  readonly modules: DeclaredModule[]
  readonly expired: boolean
  readonly record: DeclaredDataset
}

/** A year is over at its end, a date with its day. */
const expired = sql<boolean>`coalesce(
  left(rpad(dataset.valid_until, 10, '-12-31'), 10) < to_char(current_date, 'YYYY-MM-DD'), false)`

const columns = sql`dataset.release, dataset.uuid, dataset.version, dataset.current, dataset.generation,
  dataset.predecessor, dataset.modules, dataset.record, ${expired} as expired`

const groups = {
  release: sql`dataset.release`,
  type: sql`dataset.type`,
  category: sql`coalesce(dataset.category[1], '')`,
  validity: sql`case when ${expired} then 'expired' else 'valid' end`,
  module: sql`unnest(dataset.modules)`,
  unit: sql`dataset.reference_unit`,
} as const
export type DatasetGroup = keyof typeof groups
const groupNames = Object.keys(groups) as DatasetGroup[]

/** What each group asks of a dataset; undefined where nothing is chosen in it. */
const conditions: Readonly<Record<DatasetGroup, (asked: DatasetFilters) => RawBuilder<unknown> | undefined>> = {
  release: ({ release }) => (release === undefined ? undefined : sql`dataset.release = ${release}`),
  type: ({ type }) => type && sql`dataset.type = any(${[...type]}::text[])`,
  category: ({ category }) => category && sql`${groups.category} = any(${[...category]}::text[])`,
  validity: ({ validity }) => validity && sql`${expired} = ${validity === 'expired'}`,
  module: ({ module }) => module && sql`dataset.modules @> ${[...module]}::text[]`,
  unit: ({ unit }) => unit && sql`dataset.reference_unit = any(${[...unit]}::text[])`,
}

/** Datasets of releases that are switched off are found only by who names the release, such as before switching it on. */
const inUse = sql<boolean>`dataset.release = any(array(select id from data_release where status = 'on'))`

/** @param except - a filter that does not count: the choices of a group are counted as if none were made in it */
function matching(asked: DatasetFilters, except?: DatasetGroup): RawBuilder<boolean> {
  const words = searchWords(asked.query).map((word) => sql`dataset.search_text like ${escapedPattern(word)}`)
  const chosen = groupNames.flatMap((group) => (group === except ? [] : (conditions[group](asked) ?? [])))
  const held = asked.release === undefined || except === 'release' ? [inUse] : []
  return sql<boolean>`${sql.join([sql`dataset.current`, ...held, ...words, ...chosen], sql` and `)}`
}

const from = sql`from dataset`

/** Searching datasets. */
export function datasetSearchRepository(db: DbOrTransaction) {
  return {
    /** One page, by name, with the number of all. */
    async list(
      asked: DatasetFilters,
      { page, customTake, locale }: { page: number; customTake: number; locale: Locale },
    ) {
      const name = locale === 'de_DE' ? sql`dataset.name_de` : sql`dataset.name_en`
      const found = sql`
        select dataset.release, dataset.uuid, dataset.version, ${name} as name, count(*) over () as total
        ${from} where ${matching(asked)}
        order by ${name}, dataset.release, dataset.uuid limit ${customTake} offset ${(page - 1) * customTake}`
      const { rows } = await sql<DatasetRow & { total: number }>`
        with page as materialized (${found})
        select ${columns}, page.total from page
        join dataset using (release, uuid, version)
        order by page.name, page.release, page.uuid`.execute(db)
      const total = rows[0]?.total ?? (page > 1 ? await this.count(asked) : 0)
      return { rows, total }
    },

    async count(asked: DatasetFilters): Promise<number> {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total ${from} where ${matching(asked)}`.execute(db)
      return rows[0]?.total ?? 0
    },

    /** How many datasets each choice of each group would show, the most first. */
    async facets(asked: DatasetFilters): Promise<Record<DatasetGroup, { value: string; count: number }[]>> {
      const parts = groupNames.map(
        (group) => sql`
        select ${sql.lit(group)} as group_name, value, count(*) as count
        from (select ${groups[group]} as value ${from} where ${matching(asked, group)}) counted group by value`,
      )
      const { rows } = await sql<{ groupName: DatasetGroup; value: string; count: number }>`
        ${sql.join(parts, sql` union all `)} order by count desc, value`.execute(db)
      const of = (group: DatasetGroup) =>
        rows.filter(({ groupName }) => groupName === group).map(({ value, count }) => ({ value, count }))
      return {
        release: of('release'),
        type: of('type'),
        category: of('category'),
        validity: of('validity'),
        module: of('module'),
        unit: of('unit'),
      }
    },

    /** One dataset; the current one without a version. */
    async find(release: string, uuid: string, version: string | undefined): Promise<DatasetRow | undefined> {
      const which = version === undefined ? sql`dataset.current` : sql`dataset.version = ${version}`
      const { rows } = await sql<DatasetRow>`
        select ${columns} from dataset
        where release = ${release} and uuid = ${uuid} and ${which}`.execute(db)
      return rows[0]
    },

    /** Every version of a dataset, of whatever release. */
    async versions(uuid: string) {
      const { rows } = await sql<{ release: string; version: string; current: boolean; validUntil: string | null }>`
        select release, version, current, valid_until from dataset where uuid = ${uuid}
        order by release desc, string_to_array(version, '.')::integer[] desc`.execute(db)
      return rows
    },

    /** Materials of the catalogue that a dataset stands for. */
    async materials(release: string, uuid: string, version: string): Promise<string[]> {
      const rows = await db
        .selectFrom('releaseMaterial')
        .select('materialId')
        .where('release', '=', release)
        .where('uuid', '=', uuid)
        .where('version', '=', version)
        .orderBy('materialId')
        .execute()
      return rows.map(({ materialId }) => materialId)
    },
  }
}
