import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type LibrarySearch, parametersOf, searchFrom } from './library-search.ts'

export type SearchChange = Partial<LibrarySearch>

/** The list's search in the address. A change goes back to page 1 unless it names a page; typing adds no history. */
export function useLibrarySearch() {
  const [parameters, setParameters] = useSearchParams()
  const search = useMemo(() => searchFrom(parameters), [parameters])
  const change = useCallback(
    (part: SearchChange, { replace = false } = {}) =>
      setParameters((now) => parametersOf({ ...searchFrom(now), page: 1, ...part }), {
        replace,
        flushSync: true,
        preventScrollReset: true,
      }),
    [setParameters],
  )
  return { search, change }
}
export type Change = ReturnType<typeof useLibrarySearch>['change']
