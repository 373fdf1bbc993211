import { type ConstructionType, constructionTypes } from '#vocabulary/constructions.ts'

/** Whose constructions are listed; the first is the default. */
export const places = ['standardAndCustom', 'standard', 'custom', 'thirdParty', 'shared'] as const
export type Place = (typeof places)[number]

export const sortColumns = ['name', 'uValue', 'gwp', 'thickness', 'updatedAt'] as const
export type SortColumn = (typeof sortColumns)[number]
export type Sort = SortColumn | `-${SortColumn}`

export const pageSizes = [12, 25, 50, 100, 200] as const
const DEFAULT_SIZE = 25
const DEFAULT_SORT: Sort = '-updatedAt'

/** What the list shows; lives in the address, so that reload, back and links keep it. */
export type LibrarySearch = {
  readonly query: string
  readonly place: Place
  readonly types: readonly ConstructionType[]
  readonly tags: readonly string[]
  readonly sort: Sort
  /** From 1. */
  readonly page: number
  readonly size: number
}

const oneOf = <V extends string>(values: readonly V[], given: string | null): V | undefined =>
  values.find((value) => value === given)

export const columnOf = (sort: Sort): SortColumn => sort.replace(/^-/, '') as SortColumn
export const isDescending = (sort: Sort): boolean => sort.startsWith('-')

function sortFrom(given: string | null): Sort {
  const column = oneOf(sortColumns, given?.replace(/^-/, '') ?? null)
  if (!column) return DEFAULT_SORT
  return given?.startsWith('-') ? `-${column}` : column
}

const wholeFrom = (given: string | null): number => (given !== null && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : 1)

/** Reads the address; what it does not understand counts as absent. */
export function searchFrom(parameters: URLSearchParams): LibrarySearch {
  const size = Number(parameters.get('size'))
  return {
    query: parameters.get('q') ?? '',
    place: oneOf(places, parameters.get('in')) ?? places[0],
    types: constructionTypes.filter((type) => parameters.getAll('type').includes(type)),
    tags: [...new Set(parameters.getAll('tag'))],
    sort: sortFrom(parameters.get('sort')),
    page: wholeFrom(parameters.get('page')),
    size: pageSizes.find((option) => option === size) ?? DEFAULT_SIZE,
  }
}

/** Writes the address; defaults are left out. */
export function parametersOf({ query, place, types, tags, sort, page, size }: LibrarySearch): URLSearchParams {
  const parameters = new URLSearchParams()
  if (query !== '') parameters.set('q', query)
  if (place !== places[0]) parameters.set('in', place)
  for (const type of types) parameters.append('type', type)
  for (const tag of tags) parameters.append('tag', tag)
  if (sort !== DEFAULT_SORT) parameters.set('sort', sort)
  if (page !== 1) parameters.set('page', String(page))
  if (size !== DEFAULT_SIZE) parameters.set('size', String(size))
  return parameters
}

/** Sorted by another column: text and figures rise, dates fall first; the same column turns round. */
export function sortBy(column: SortColumn, current: Sort): Sort {
  if (columnOf(current) === column) return isDescending(current) ? column : `-${column}`
  return column === 'updatedAt' ? `-${column}` : column
}

/** Whether anything narrows the list beyond whose constructions it shows. */
export const isNarrowed = ({ query, types, tags }: LibrarySearch): boolean =>
  query !== '' || types.length > 0 || tags.length > 0
