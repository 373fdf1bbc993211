import { useCallback, useEffect, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { setCompareTray } from '#web/lib/compare-tray.ts'
import { paths } from '#web/lib/paths.ts'
import { addressOf, type ComparisonSearch, searchFrom } from './comparison-search.ts'

/** The comparison in the address, and how it is changed; what the address names is what the tray holds. */
export function useComparisonSearch() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const search = useMemo(() => searchFrom(parameters), [parameters])
  const { ids } = search
  useEffect(() => setCompareTray(ids), [ids])
  const change = useCallback(
    (part: Partial<ComparisonSearch>, { replace = true } = {}) =>
      void navigate(`${paths.comparison.href}${addressOf({ ...search, ...part })}`, {
        replace,
        preventScrollReset: true,
        // a letter that is typed stands before the next one comes
        flushSync: true,
      }),
    [navigate, search],
  )
  return { search, change }
}
export type ChangeComparison = ReturnType<typeof useComparisonSearch>['change']
