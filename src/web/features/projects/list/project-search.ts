import { projectUses } from '#vocabulary/projects.ts'
import { addressCodec, oneOf, pageNumber, text, texts } from '#web/lib/address.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { type ProjectSearch, type ProjectSort, projectSorts } from '#web/resources/projects/project-queries.ts'

export const pageSizes = [12, 25, 50, 100] as const

/** What the list shows; lives in the address. */
export type ListSearch = Omit<ProjectSearch, 'archived' | 'size'> & {
  readonly shelf: 'archive' | null
  readonly size: (typeof pageSizes)[number]
}

const sorts = projectSorts.flatMap((column) => [column, `-${column}`] as const)
const shelves = ['archive'] as const

const codec = addressCodec<ListSearch>({
  query: text('q'),
  use: oneOf('use', projectUses, { usual: null }),
  tags: texts('tag'),
  shelf: oneOf('in', shelves, { usual: null }),
  sort: oneOf<ProjectSort, ProjectSort>('sort', sorts, { usual: '-updatedAt' }),
  page: pageNumber,
  size: oneOf('size', pageSizes, { usual: 25 }),
})

export const useProjectSearch = () => useAddress(codec)
export type ProjectList = ReturnType<typeof useProjectSearch>
