import { type RawBuilder, sql } from 'kysely'
import { type ConstructionFacets, MOST_TAGS } from '#contract/construction-facets.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { Viewer } from '#service/viewer.ts'
import { type ConstructionType, constructionTypes, type OwnershipCategory } from '#vocabulary/constructions.ts'
import { type Filters, isSearch, isUnfiltered, matchesIn, wayOf } from '../access/construction-matches.repository.ts'
import { type Tally, tallied, talliedNumber } from '../access/tallies.repository.ts'
import { type PartName, partNamesOf, partsOf } from '../access/visibility.repository.ts'

/** Constructions of one part that are looked at: bounds the time where a part is very large. */
const MOST_LOOKED_AT = 50_000

/** The same of what a search finds of what is public. */
const MOST_PUBLIC = 5_000

/** The same of what is not asked for and only counted beside, where something is searched for. */
const MOST_BESIDE = 100

const partNames: readonly PartName[] = ['standard', 'thirdParty', 'own', 'shared']

/** Filters, and whose constructions stand in the place of the viewer's own. */
type Asked = Filters & { readonly office?: string | undefined }

const ownershipOf = { standard: 'standard', thirdParty: 'thirdParty', own: 'custom', shared: 'shared' } as const

/** A number; of a part also whether there are more than were looked at. */
type Counted =
  | { readonly facet: 'part'; readonly key: PartName; readonly count: number; readonly more: boolean }
  | { readonly facet: 'type'; readonly key: ConstructionType; readonly count: number; readonly more: null }
  | { readonly facet: 'tag'; readonly key: string; readonly count: number; readonly more: null }

const isTrue = sql<boolean>`true`
const joined = (queries: readonly RawBuilder<unknown>[]) => sql.join(queries, sql` union all `)

/** Numbers of visible constructions by ownership, type and tag. */
export function constructionFacetsRepository(db: DbOrTransaction) {
  const mostIn = (viewer: Viewer, name: PartName, { query }: Asked) =>
    isSearch({ query }) && partsOf(viewer)[name].isPublic === true ? MOST_PUBLIC : MOST_LOOKED_AT

  /** What matches in a part but for the filters by type and tags, with what those say of each. */
  const foundIn = (viewer: Viewer, name: PartName, asked: Asked, tally: Tally | undefined) => {
    const { query, type, tags, office } = asked
    return matchesIn(db, partsOf(viewer, office)[name], { query }).map((matches) => {
      const found = (tally ? matches.where(sql<boolean>`${talliedNumber(tally)} is null`) : matches).select([
        sql.lit(name).as('part'),
        'construction.type',
        'construction.tags',
        (type ? sql`construction.type = any(${[...type]})` : isTrue).as('of_type'),
        (tags ? sql`construction.tags @> ${[...tags]}::text[]` : isTrue).as('tagged'),
      ])
      return sql`(${found.limit(mostIn(viewer, name, asked) + 1)})`
    })
  }
  /** The number of all that matches in a part; nothing of one whose numbers are kept. */
  const numberIn = (viewer: Viewer, name: PartName, filters: Asked, tally: Tally | undefined) =>
    matchesIn(db, partsOf(viewer, filters.office)[name], filters).map((matches) => {
      const counted = tally ? matches.where(sql<boolean>`${talliedNumber(tally)} is null`) : matches
      const most = isUnfiltered(filters) ? MOST_LOOKED_AT : MOST_BESIDE
      const found = counted.select('construction.id').limit(most + 1)
      return sql`(select 'part' as facet, ${sql.lit(name)} as key, least(count(*), ${sql.lit(most)}) as count,
        count(*) > ${sql.lit(most)} as more from (${found}) matching)`
    })

  return {
    /** Each count is without the filter it stands for. */
    async count(viewer: Viewer, ownership: OwnershipCategory | 'shared', filters: Asked): Promise<ConstructionFacets> {
      const chosen: readonly PartName[] = ownership === 'shared' ? ['shared'] : partNamesOf[ownership]
      const others = partNames.filter((name) => !chosen.includes(name))
      const parts = partsOf(viewer, filters.office)
      const keptOf = (name: PartName) => (isUnfiltered(filters) ? parts[name].tally : undefined)
      const kept = (names: readonly PartName[], write: (tally: Tally, name: PartName) => RawBuilder<unknown>) =>
        names.flatMap((name) => {
          const tally = keptOf(name)
          return tally ? [sql` union all ${write(tally, name)}`] : []
        })
      const counted = sql<Counted>`
        with way as ${wayOf(parts.own, filters)},
        found as materialized (${joined(chosen.flatMap((name) => foundIn(viewer, name, filters, keptOf(name))))}),
        kinds as materialized (
          select part, type, of_type, tagged, count(*) as number from found group by part, type, of_type, tagged)
        select 'part' as facet, part as key, coalesce(sum(number) filter (where of_type and tagged), 0)::bigint as count,
          sum(number) > case part ${sql.join(
            chosen.map((name) => sql`when ${sql.lit(name)} then ${sql.lit(mostIn(viewer, name, filters))}`),
            sql` `,
          )} end as more
        from kinds group by part
        ${sql.join(
          kept(
            partNames,
            (tally, name) => sql`select 'part', ${sql.lit(name)}, coalesce(${talliedNumber(tally)}, 0), false`,
          ),
          sql``,
        )}
        union all (
          select 'type', type, sum(number)::bigint, null from (
            select type, number from kinds where tagged
            ${sql.join(
              kept(chosen, (tally) => sql`select value, number from ${tallied(tally, 'type')} as tallied`),
              sql``,
            )}) as every_type
          group by type having sum(number) > 0)
        union all (
          select 'tag', tag, sum(number)::bigint, null from (
            select unnest(tags) as tag, 1 as number from found where of_type
            ${sql.join(
              kept(chosen, (tally) => sql`select value, number from ${tallied(tally, 'tag')} as tallied`),
              sql``,
            )}) as every_tag
          group by tag having sum(number) > 0 order by sum(number) desc, tag limit ${sql.lit(MOST_TAGS)})`.execute(db)
      // at the same time: neither needs the other, and an index of everybody's words takes as long as one's own
      const countedBeside = sql<Counted>`
        with way as ${wayOf(parts.own, filters)}
        select facet, key, count::bigint, more from (
          ${joined(others.flatMap((name) => numberIn(viewer, name, filters, keptOf(name))))}) beside`.execute(db)
      const rows = (await Promise.all([counted, countedBeside])).flatMap((answer) => answer.rows)
      const inPart = (name: PartName) =>
        rows.reduce((sum, { facet, key, count }) => (facet === 'part' && key === name ? sum + count : sum), 0)
      const atLeast = partNames.filter((name) =>
        rows.some(({ facet, key, more }) => facet === 'part' && key === name && more),
      )
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
        complete: !atLeast.some((name) => chosen.includes(name)),
        atLeast: atLeast.map((name) => ownershipOf[name]),
      }
    },
  }
}
