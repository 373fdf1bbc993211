import { type RawBuilder, sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import { escapedPattern, searchWords } from '#service/search-text.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { Part } from './visibility.repository.ts'

/** What narrows a list down. */
export type Filters = {
  readonly query: string
  readonly type?: readonly ConstructionType[] | undefined
  /** Constructions with all of these. */
  readonly tags?: readonly string[] | undefined
}

/**
 * What the index of texts is asked for: the beginnings of the longest words. Each further letter costs it another list of
 * everything that holds three letters, and leaves out hardly a row.
 */
const probesOf = (words: readonly string[]): readonly string[] =>
  words
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 3)
    .map((word) => word.slice(0, 4))

/** Whether the text of a row holds the word: not looked up in the index, and sooner told than by a pattern. */
const holds = (word: string) => sql<boolean>`strpos(construction.search_text, ${word}) > 0`

function matching(db: DbOrTransaction, part: RawBuilder<boolean>, { query, type, tags }: Filters, byIndex: boolean) {
  const words = searchWords(query)
  let found = db.selectFrom('construction').where(part)
  for (const word of words) found = found.where(holds(word))
  for (const probe of byIndex ? probesOf(words) : []) found = found.where('searchText', 'like', escapedPattern(probe))
  if (type) found = found.where('construction.type', 'in', type)
  if (tags) found = found.where('construction.tags', '@>', sql<string[]>`${[...tags]}::text[]`)
  return found
}

/** Whether nothing is left out. */
export const isUnfiltered = ({ query, type, tags }: Filters): boolean =>
  !isSearch({ query }) && type === undefined && tags === undefined

/** Whether something is searched for. */
export const isSearch = ({ query }: Filters): boolean => searchWords(query).length > 0

/** What of a part passes the filters, row by row as an index in some order has them: for words that many have. */
export const matchesInOrder = (db: DbOrTransaction, { where }: Part, filters: Filters) =>
  matching(db, where, filters, false)

/** As `ownSize` found out under the name of `size`. */
const areFew = sql<boolean>`(select few from size)`

/**
 * What of a part passes the filters, as queries that have no row in common and nothing selected yet, beside a query named
 * `size` (`ownSize`). Of a part that may be small there are two ways, one of which finds nothing: small ones are looked
 * through, large ones looked up.
 */
export const matchesIn = (db: DbOrTransaction, { where, pieces, searched = where }: Part, filters: Filters) =>
  pieces
    ? [
        ...pieces.map((piece) => matching(db, sql`${piece} and ${areFew}`, filters, false)),
        matching(db, sql`${where} and not ${areFew}`, filters, true),
      ]
    : [matching(db, isSearch(filters) ? searched : where, filters, true)]
