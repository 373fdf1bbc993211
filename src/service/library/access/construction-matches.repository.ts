import { type RawBuilder, sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import { escapedPattern, searchWords } from '#service/search-text.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { talliedNumber } from './tallies.repository.ts'
import type { Part } from './visibility.repository.ts'

/** What narrows a list down. */
export type Filters = {
  readonly query: string
  readonly type?: readonly ConstructionType[] | undefined
  /** Constructions with all of these. */
  readonly tags?: readonly string[] | undefined
}

/** The longest words of a search; each further one leaves out hardly a row. */
const longestOf = (words: readonly string[]) => words.toSorted((one, other) => other.length - one.length).slice(0, 3)

/**
 * What the index of everybody's texts is asked for: the beginnings of words. Each further letter costs it another list of
 * everything that holds three letters.
 */
const probesOf = (words: readonly string[]) => longestOf(words).map((word) => word.slice(0, 4))

/** Plain letters of a word, of which each three stand in the index of an owner's texts; its lists are shorter. */
const plainLetters = /[a-z0-9]{3,6}/
const trigramsOf = (words: readonly string[]): readonly string[] =>
  longestOf(words).flatMap((word) => {
    const [letters = ''] = plainLetters.exec(word) ?? []
    return Array.from({ length: Math.max(0, letters.length - 2) }, (_, at) => letters.slice(at, at + 3))
  })

/** Whether the text of a row holds the word: not looked up in the index, and sooner told than by a pattern. */
const holds = (word: string) => sql<boolean>`strpos(construction.search_text, ${word}) > 0`

/** Whether an owner's texts may hold all of the words, by the index of letters (migration 0890). */
const mayHold = (owner: string, words: readonly string[]) =>
  sql<boolean>`owned_trigrams(construction.owner_id, show_trgm(construction.search_text))
    @> owned_trigrams(${owner}::uuid, ${[...trigramsOf(words)]}::text[])`

function matching(db: DbOrTransaction, part: RawBuilder<boolean>, { query, type, tags }: Filters) {
  let found = db.selectFrom('construction').where(part)
  for (const word of searchWords(query)) found = found.where(holds(word))
  if (type) found = found.where('construction.type', 'in', type)
  if (tags) found = found.where('construction.tags', '@>', sql<string[]>`${[...tags]}::text[]`)
  return found
}

/** Whether nothing is left out. */
export const isUnfiltered = ({ query, type, tags }: Filters): boolean =>
  !isSearch({ query }) && type === undefined && tags === undefined

/** Whether something is searched for. */
export const isSearch = ({ query }: Pick<Filters, 'query'>): boolean => searchWords(query).length > 0

/** What of a part passes the filters, row by row as an index in some order has them: for words that many have. */
export const matchesInOrder = (db: DbOrTransaction, { where }: Part, filters: Filters) => matching(db, where, filters)

/** Up to so many are looked through faster than an index of words is. */
const FEW = 25_000
/** Of so many of the newest, so many with the words tell that to read each of them takes longer than to look through all. */
const [NEWEST, FREQUENT] = [300, 60]

/**
 * Whether a part with pieces is looked through (`through`), because it is small, or because the words are frequent in it or
 * have no letters that an index knows: a query for `with` under the name of `way`, so that it is found out once.
 */
export function wayOf({ where, tally }: Part, { query }: Pick<Filters, 'query'>) {
  const words = searchWords(query)
  const known = tally ? talliedNumber(tally) : sql`null::bigint`
  const newest = sql`select search_text from construction where ${where} order by updated_at desc, id limit ${sql.lit(NEWEST)}`
  const have = sql.join([sql`true`, ...words.map(holds)], sql` and `)
  const isFrequent = sql`(select count(*) >= ${sql.lit(FREQUENT)} from (${newest}) construction where ${have})`
  return sql<{ through: boolean }>`(select case
      when total is null and not exists (select from construction where ${where} offset ${sql.lit(FEW)} limit 1)
        or total <= ${sql.lit(FEW)} then true
      else ${words.length > 0 ? (trigramsOf(words).length > 0 ? isFrequent : sql`true`) : sql`false`} end as through
    from (select ${known} as total) counted)`
}
const isThrough = sql<boolean>`(select through from way)`

/**
 * What of a part passes the filters, as queries that have no row in common and nothing selected yet, beside a query named
 * `way` (`wayOf` one's own part). Of a part in pieces there are two ways, one of which finds nothing: its texts are looked
 * through, or the words looked up.
 */
export function matchesIn(db: DbOrTransaction, { where, pieces, owner, searched = where }: Part, filters: Filters) {
  const words = searchWords(filters.query)
  if (!pieces || owner === undefined)
    return [
      probesOf(words).reduce(
        (found, probe) => found.where('searchText', 'like', escapedPattern(probe)),
        matching(db, words.length > 0 ? searched : where, filters),
      ),
    ]
  const lookedUp = trigramsOf(words).length > 0 ? sql<boolean>`${where} and ${mayHold(owner, words)}` : where
  return [
    ...pieces.map((piece) => matching(db, sql`${piece} and ${isThrough}`, filters)),
    matching(db, sql`${lookedUp} and not ${isThrough}`, filters),
  ]
}
