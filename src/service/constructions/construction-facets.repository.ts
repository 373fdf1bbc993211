import { type RawBuilder, sql } from 'kysely'
import { type ConstructionFacets, MOST_TAGS } from '#contract/construction-facets.ts'
import { type ConstructionType, constructionTypes, type OwnershipCategory } from '#vocabulary/constructions.ts'
import type { DbOrTransaction } from '../db/client.ts'
import { type Filters, matchesIn } from './construction-matches.repository.ts'
import { type PartName, partNamesOf, partsOf, type Viewer } from './visibility.repository.ts'

/** Constructions of one part that are looked at: bounds the time where a part is very large. */
const MOST_LOOKED_AT = 50_000

const partNames: readonly PartName[] = ['standard', 'thirdParty', 'own', 'shared']

type Counted =
  | { readonly facet: 'part'; readonly key: PartName; readonly count: number; readonly looked: number }
  | { readonly facet: 'type'; readonly key: ConstructionType; readonly count: number; readonly looked: null }
  | { readonly facet: 'tag'; readonly key: string; readonly count: number; readonly looked: null }

const isTrue = sql<boolean>`true`
const joined = (queries: readonly RawBuilder<unknown>[]) => sql.join(queries, sql` union all `)

/** Numbers of visible constructions by ownership, type and tag. */
export function constructionFacetsRepository(db: DbOrTransaction) {
  /** What matches in a part; of a part that is chosen with what the filters by type and tags say of each. */
  const foundIn = (viewer: Viewer, name: PartName, { query, type, tags }: Filters, isChosen: boolean) => {
    const ofType = isChosen && type ? sql<boolean>`construction.type = any(${[...type]})` : isTrue
    const tagged = isChosen && tags ? sql<boolean>`construction.tags @> ${[...tags]}::text[]` : isTrue
    const filters = isChosen ? { query } : { query, type, tags }
    return matchesIn(db, partsOf(viewer)[name], filters).map((matches) => {
      const found = matches
        .select([sql.lit(name).as('part'), sql.lit(isChosen).as('chosen'), ofType.as('of_type'), tagged.as('tagged')])
        .select([
          (isChosen ? sql`construction.type` : sql`null`).as('type'),
          (isChosen ? sql`construction.tags` : sql`null::text[]`).as('tags'),
        ])
      return sql`(${found.limit(MOST_LOOKED_AT + 1)})`
    })
  }

  return {
    /** Each count is without the filter it stands for. */
    async count(
      viewer: Viewer,
      ownership: OwnershipCategory | 'shared',
      filters: Filters,
    ): Promise<ConstructionFacets> {
      const chosen = ownership === 'shared' ? (['shared'] as const) : partNamesOf[ownership]
      const found = partNames.flatMap((name) => foundIn(viewer, name, filters, chosen.includes(name)))
      const { rows } = await sql<Counted>`
        with found as materialized (${joined(found)})
        select 'part' as facet, part as key, count(*) filter (where of_type and tagged) as count, count(*) as looked
        from found group by part
        union all
        select 'type', type, count(*), null from found where chosen and tagged group by type
        union all (
          select 'tag', tag, count(*), null from found, unnest(tags) tag where chosen and of_type
          group by tag order by count(*) desc, tag limit ${sql.lit(MOST_TAGS)})`.execute(db)
      const inPart = (name: PartName) => rows.find(({ facet, key }) => facet === 'part' && key === name)?.count ?? 0
      const types = new Map(rows.flatMap(({ facet, key, count }) => (facet === 'type' ? [[key, count]] : [])))
      return {
        ownership: {
          standard: inPart('standard'),
          custom: inPart('own') + inPart('shared'),
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
