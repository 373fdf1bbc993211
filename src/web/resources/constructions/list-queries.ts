import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ConstructionFacets } from '#contract/construction-facets.ts'
import type { ConstructionListItem } from '#contract/constructions.ts'
import type { ConstructionType, Locale } from '#vocabulary/constructions.ts'
import { call, callWithHeaders } from '#web/lib/api-client.ts'
import type { Input } from '#web/lib/operations.ts'
import { constructionKeys } from '../keys.ts'
import { everyPage, MINUTES, MOST, pageOf } from '../reading.ts'

/** Whose constructions are listed; the first is the default. */
export const places = ['standardAndCustom', 'standard', 'custom', 'thirdParty', 'shared'] as const
export type Place = (typeof places)[number]

export type ConstructionPage = {
  readonly items: readonly ConstructionListItem[]
  readonly total: number
  /** There are more than `total`. */
  readonly isLowerBound: boolean
}

type ListQuery = NonNullable<Input<'listSharedConstructions'>['query']>

/** What a list of constructions is narrowed by. */
export type ConstructionFilter = {
  readonly query: string
  readonly place: Place
  /** Id of the office whose constructions are listed, in place of `place`. */
  readonly office?: string | null
  readonly types: readonly ConstructionType[]
  readonly tags: readonly string[]
}

/** One page of a list of constructions. */
export type ConstructionSearch = ConstructionFilter & {
  readonly sort: NonNullable<ListQuery['sort']>
  /** From 1. */
  readonly page: number
  readonly size: number
}

const narrowedBy = ({ query, types, tags }: ConstructionFilter) => ({
  query: query.trim(),
  ...(types.length > 0 && { type: [...types] }),
  ...(tags.length > 0 && { tags: [...tags] }),
})

type Listed = Pick<ConstructionFilter, 'place' | 'office'>

/** Whose constructions are asked for. */
const whose = ({ place, office }: Listed) =>
  office ? ({ ownership: 'custom', office } as const) : { ownership: place }

async function readPage(listed: Listed, query: ListQuery, signal: AbortSignal): Promise<ConstructionPage> {
  const { ownership, ...of } = whose(listed)
  const answer =
    ownership === 'shared'
      ? await callWithHeaders('listSharedConstructions', { query }, signal)
      : await callWithHeaders('listConstructions', { query: { ...query, ownership, ...of } }, signal)
  return { ...pageOf(answer), isLowerBound: answer.isLowerBound }
}

/** One page of the list; the last page stays on screen until the next is there. */
export const constructionPageQuery = (search: ConstructionSearch, locale: Locale) =>
  queryOptions({
    queryKey: [...constructionKeys.lists, locale, search],
    queryFn: ({ signal }) => {
      const { page, size, sort } = search
      return readPage(search, { locale, ...narrowedBy(search), page, customTake: size, sort }, signal)
    },
    placeholderData: keepPreviousData,
  })

/** Most constructions that a map shows; no more than the service counts of what is public. */
export const MOST_MAPPED = 1000

/** All constructions that a search finds, in its order, as far as a map shows them. */
export const mappedQuery = (search: ConstructionFilter & Pick<ConstructionSearch, 'sort'>, locale: Locale) => {
  const { query, place, office, types, tags, sort } = search
  return queryOptions({
    queryKey: [...constructionKeys.lists, 'mapped', locale, { query, place, office, types, tags, sort }],
    queryFn: async ({ signal }): Promise<ConstructionPage> => {
      const ask = (page: number) =>
        readPage(search, { locale, ...narrowedBy(search), page, customTake: MOST, sort }, signal)
      const first = await ask(1)
      const pages = Math.ceil(Math.min(first.total, MOST_MAPPED) / MOST)
      const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ask(index + 2)))
      return { ...first, items: [first, ...rest].flatMap(({ items }) => items) }
    },
    placeholderData: keepPreviousData,
  })
}

/** How many constructions each choice of the filters would show; the last counts stay until the next are there. */
export const facetsQuery = (filter: ConstructionFilter) => {
  const { query, place, office, types, tags } = filter
  return queryOptions({
    queryKey: [...constructionKeys.counts, { query, place, office, types, tags }],
    queryFn: ({ signal }) => call('countFacets', { query: { ...narrowedBy(filter), ...whose(filter) } }, signal),
    placeholderData: keepPreviousData,
  })
}

/** Constructions of a place, or at least so many. */
type PlaceCount = { readonly place: Place; readonly count: number; readonly atLeast: boolean }

/** Constructions of each place, as the filters by type, tag and text leave them. */
export const placeCounts = ({ ownership, atLeast }: ConstructionFacets): PlaceCount[] =>
  places.map((place) => {
    const parts = place === 'standardAndCustom' ? (['standard', 'custom'] as const) : ([place] as const)
    return {
      place,
      count: parts.reduce((sum, part) => sum + ownership[part], 0),
      atLeast: parts.some((part) => atLeast.includes(part)),
    }
  })

/** Tags of what an office has, or of all that one may see, sorted. */
export const tagsIn = (office: string | null) =>
  queryOptions({
    queryKey: [...constructionKeys.tags, office],
    queryFn: ({ signal }) => call('listCustomTags', { query: { ...(office !== null && { office }) } }, signal),
  })
/** Tags to filter by and to choose from, sorted. */
export const tagsQuery = tagsIn(null)

/** Constructions that match a text, of one type where one is named, the latest first. */
export const candidatesQuery = (
  { text, place, type }: { text: string; place: Place; type?: ConstructionType | undefined },
  locale: Locale,
) =>
  queryOptions({
    queryKey: [...constructionKeys.lists, 'candidates', text, place, type, locale],
    queryFn: ({ signal }) =>
      readPage({ place }, { query: text.trim(), locale, customTake: 25, ...(type && { type: [type] }) }, signal),
    placeholderData: keepPreviousData,
  })

/** Constructions that match a text, one's own, standard and shared ones, each once; of each the `MOST` that changed last. */
export const ownAndSharedQuery = (text: string, locale: Locale) =>
  queryOptions({
    queryKey: [...constructionKeys.lists, 'own-and-shared', text, locale],
    queryFn: async ({ signal }) => {
      const query = { query: text.trim(), locale, customTake: MOST }
      const lists = await Promise.all([
        call('listConstructions', { query: { ...query, ownership: 'custom' } }, signal),
        call('listConstructions', { query: { ...query, ownership: 'standard' } }, signal),
        call('listSharedConstructions', { query }, signal),
      ])
      const items = lists.flat()
      return items.filter(({ id }, index) => items.findIndex((other) => other.id === id) === index)
    },
    placeholderData: keepPreviousData,
  })

/** Own constructions by id, as lists show them; those that were made last are on the first page. */
export const ownListedQuery = (ids: readonly string[], locale: Locale) =>
  queryOptions({
    queryKey: [...constructionKeys.lists, 'own', ids, locale],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, ConstructionListItem>> => {
      const ask = (page: number) =>
        callWithHeaders('listConstructions', { query: { ownership: 'custom', locale, page, customTake: MOST } }, signal)
      const latest = new Map(pageOf(await ask(1)).items.map((item) => [item.id, item]))
      if (ids.every((id) => latest.has(id))) return latest
      return new Map((await everyPage(ask)).map((item) => [item.id, item]))
    },
  })

/** Constructions of a kind in the library, to stand behind those compared. */
export const neighboursQuery = (type: ConstructionType, locale: Locale) =>
  queryOptions({
    queryKey: [...constructionKeys.lists, 'neighbours', type, locale],
    queryFn: ({ signal }) =>
      call(
        'listConstructions',
        { query: { ownership: 'standardAndCustom', type: [type], customTake: MOST, locale } },
        signal,
      ),
    staleTime: 5 * MINUTES,
  })

/** Standard constructions of a type, to begin from. */
export const standardTemplatesQuery = (type: ConstructionType, locale: Locale) =>
  queryOptions({
    queryKey: [...constructionKeys.lists, 'templates', type, locale],
    queryFn: ({ signal }) =>
      call(
        'listConstructions',
        { query: { ownership: 'standard', type: [type], locale, sort: 'name', customTake: 50 } },
        signal,
      ),
    staleTime: 10 * MINUTES,
  })

/** Constructions by text and name, that a new standard may begin with. */
export const templatesQuery = (text: string, locale: Locale) =>
  queryOptions({
    queryKey: [...constructionKeys.lists, 'templates', 'text', locale, text],
    queryFn: ({ signal }) =>
      call('listConstructions', { query: { query: text, locale, sort: 'name', customTake: 20 } }, signal),
    placeholderData: keepPreviousData,
  })
