import { type ConstructionType, constructionTypes } from '#vocabulary/constructions.ts'
import { addressCodec, oneOf, optionalId, pageNumber, type Span, someOf, span, text, texts } from '#web/lib/address.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { type Place, places } from '#web/resources/constructions/list-queries.ts'

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
  /** Id of the office whose constructions are listed, in place of `place`. */
  readonly office: string | null
  readonly types: readonly ConstructionType[]
  readonly tags: readonly string[]
  readonly sort: Sort
  /** Whether the map of U against GWP stands above the list. */
  readonly map: 'on' | null
  /** What the map leaves: U [W/(m²·K)] and GWP [kg CO₂e/m²]. */
  readonly u: Span | null
  readonly gwp: Span | null
  /** From 1. */
  readonly page: number
  readonly size: (typeof pageSizes)[number]
}

export const columnOf = (sort: Sort): SortColumn => sort.replace(/^-/, '') as SortColumn
export const isDescending = (sort: Sort): boolean => sort.startsWith('-')

const sorts = sortColumns.flatMap((column) => [column, `-${column}`] as const)

const shownMaps = ['on'] as const

/** Reads and writes the address. */
export const { read: searchFrom, write: parametersOf } = addressCodec<LibrarySearch>({
  query: text('q'),
  place: oneOf('in', places, { usual: places[0] }),
  office: optionalId('office'),
  types: someOf('type', constructionTypes),
  tags: texts('tag'),
  sort: oneOf('sort', sorts, { usual: DEFAULT_SORT }),
  map: oneOf('map', shownMaps, { usual: null }),
  u: span('u'),
  gwp: span('gwp'),
  page: pageNumber,
  size: oneOf('size', pageSizes, { usual: DEFAULT_SIZE }),
})

/** Sorted by another column: text and figures rise, dates fall first; the same column turns round. */
export function sortBy(column: SortColumn, current: Sort): Sort {
  if (columnOf(current) === column) return isDescending(current) ? column : `-${column}`
  return column === 'updatedAt' ? `-${column}` : column
}

/** Whether anything narrows the list beyond whose constructions it shows. */
export const isNarrowed = (search: LibrarySearch): boolean =>
  search.query !== '' || search.types.length > 0 || search.tags.length > 0 || isBrushed(search)

/** Whether the map leaves only some of what the filters find. */
export const isBrushed = ({ u, gwp }: Pick<LibrarySearch, 'u' | 'gwp'>): boolean => u !== null || gwp !== null

/** Nothing narrowed; whose constructions, order and map stay. */
export const unfiltered = {
  query: '',
  types: [],
  tags: [],
  u: null,
  gwp: null,
} as const satisfies Partial<LibrarySearch>

const codec = { read: searchFrom, write: parametersOf }

/** The list's search in the address. */
export const useLibrarySearch = () => useAddress(codec)
export type Change = ReturnType<typeof useLibrarySearch>['change']
