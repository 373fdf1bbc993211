import { type RawBuilder, sql } from 'kysely'
import { type ConstructionFacets, MOST_TAGS } from '#contract/construction-facets.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { Viewer } from '#service/viewer.ts'
import { type ConstructionType, constructionTypes, type OwnershipCategory } from '#vocabulary/constructions.ts'
import { type Filters, matchesIn } from '../access/construction-matches.repository.ts'
import { ownAreFew, type PartName, partNamesOf, partsOf } from '../access/visibility.repository.ts'

/** Constructions of one part that are looked at: bounds the time where a part is very large. */
const MOST_LOOKED_AT = 50_000

const partNames: readonly PartName[] = ['standard', 'thirdParty', 'own', 'shared']

/** Filters, and whose constructions stand in the place of the viewer's own. */
type Asked = Filters & { readonly office?: string | undefined }

type Counted =
  | { readonly facet: 'part'; readonly key: PartName; readonly count: number; readonly looked: number }
  | { readonly facet: 'type'; readonly key: ConstructionType; readonly count: number; readonly looked: null }
  | { readonly facet: 'tag'; readonly key: string; readonly count: number; readonly looked: null }

const isTrue = sql<boolean>`true`
const joined = (queries: readonly RawBuilder<unknown>[]) => sql.join(queries, sql` union all `)

/** Numbers of visible constructions by ownership, type and tag. */
export function constructionFacetsRepository(db: DbOrTransaction) {
  /** What matches in a part but for the filters by type and tags, with what those say of each. */
  const foundIn = (viewer: Viewer, name: PartName, { query, type, tags, office }: Asked) =>
    matchesIn(db, partsOf(viewer, office)[name], { query }).map((matches) => {
      const found = matches.select([
        sql.lit(name).as('part'),
        'construction.type',
        'construction.tags',
        (type ? sql`construction.type = any(${[...type]})` : isTrue).as('of_type'),
        (tags ? sql`construction.tags @> ${[...tags]}::text[]` : isTrue).as('tagged'),
      ])
      return sql`(${found.limit(MOST_LOOKED_AT + 1)})`
    })
  /** The number of all that matches in a part. */
  const numberIn = (viewer: Viewer, name: PartName, filters: Asked) =>
    matchesIn(db, partsOf(viewer, filters.office)[name], filters).map((matches) => {
      const found = matches.select('construction.id').limit(MOST_LOOKED_AT + 1)
      return sql`(select 'part', ${sql.lit(name)}, count(*), count(*) from (${found}) matching)`
    })

  return {
    /** Each count is without the filter it stands for. */
    async count(viewer: Viewer, ownership: OwnershipCategory | 'shared', filters: Asked): Promise<ConstructionFacets> {
      const chosen: readonly PartName[] = ownership === 'shared' ? ['shared'] : partNamesOf[ownership]
      const others = partNames.filter((name) => !chosen.includes(name))
      const { rows } = await sql<Counted>`
        with size as ${ownAreFew(viewer, filters.office)},
        found as materialized (${joined(chosen.flatMap((name) => foundIn(viewer, name, filters)))}),
        kinds as materialized (
          select part, type, of_type, tagged, count(*) as number from found group by part, type, of_type, tagged)
        select 'part' as facet, part as key, coalesce(sum(number) filter (where of_type and tagged), 0)::bigint as count,
          sum(number)::bigint as looked
        from kinds group by part
        union all
        select 'type', type, sum(number)::bigint, null from kinds where tagged group by type
        union all (
          select 'tag', tag, count(*), null from (select unnest(tags) as tag from found where of_type) every_tag
          group by tag order by count(*) desc, tag limit ${sql.lit(MOST_TAGS)})
        union all ${joined(others.flatMap((name) => numberIn(viewer, name, filters)))}`.execute(db)
      const inPart = (name: PartName) =>
        rows.reduce((sum, { facet, key, count }) => (facet === 'part' && key === name ? sum + count : sum), 0)
      const types = new Map(rows.flatMap(({ facet, key, count }) => (facet === 'type' ? [[key, count]] : [])))
      return {
        ownership: {
          standard: inPart('standard'),
          custom: inPart('own'),
          thirdParty: inPart('thirdParty'),
          shared: inPart('shared'),
        },
        types: constructionTypes.flatMap((type) => {
          const count = types.get(type)
          return count === undefined ? [] : [{ type, count }]
        }),
        tags: rows.flatMap(({ facet, key, count }) => (facet === 'tag' ? [{ tag: key, count }] : [])),
        complete: rows.every(({ looked }) => (looked ?? 0) <= MOST_LOOKED_AT),
      }
    },
  }
}
