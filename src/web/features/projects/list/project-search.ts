import { projectMeasures, projectUses, qngStandings } from '#vocabulary/projects.ts'
import { addressCodec, oneOf, optionalId, pageNumber, text, texts } from '#web/lib/address.ts'
import { useAddress } from '#web/lib/use-address.ts'
import {
  type ProjectColumn,
  type ProjectSearch,
  type ProjectSort,
  projectSorts,
} from '#web/resources/projects/project-queries.ts'

export const pageSizes = [12, 25, 50, 100] as const

/** What the list shows; lives in the address. */
export type ListSearch = Omit<ProjectSearch, 'archived' | 'shared' | 'size'> & {
  readonly shelf: 'archive' | null
  readonly whose: 'shared' | null
  readonly size: (typeof pageSizes)[number]
}

const sorts = projectSorts.flatMap((column) => [column, `-${column}`] as const)
const shelves = ['archive'] as const
const whose = ['shared'] as const

const codec = addressCodec<ListSearch>({
  query: text('q'),
  use: oneOf('use', projectUses, { usual: null }),
  measure: oneOf('measure', projectMeasures, { usual: null }),
  standing: oneOf('qng', qngStandings, { usual: null }),
  tags: texts('tag'),
  shelf: oneOf('in', shelves, { usual: null }),
  whose: oneOf('of', whose, { usual: null }),
  office: optionalId('office'),
  sort: oneOf<ProjectSort, ProjectSort>('sort', sorts, { usual: '-updatedAt' }),
  page: pageNumber,
  size: oneOf('size', pageSizes, { usual: 25 }),
})

const isFalling = (sort: ProjectSort) => sort.startsWith('-')
/** How a column is sorted by; undefined where it is not. */
export const directionOf = (column: ProjectColumn, sort: ProjectSort): 'ascending' | 'descending' | undefined =>
  sort.replace('-', '') === column ? (isFalling(sort) ? 'descending' : 'ascending') : undefined
/** Sorted by a column, the other way round where it is already; dates begin with the newest. */
export function sortBy(column: ProjectColumn, sort: ProjectSort): ProjectSort {
  const now = directionOf(column, sort)
  const falls = now === undefined ? column === 'updatedAt' : now === 'ascending'
  return falls ? `-${column}` : column
}

export const useProjectSearch = () => useAddress(codec)
export type ProjectList = ReturnType<typeof useProjectSearch>
