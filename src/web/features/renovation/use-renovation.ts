import { useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isRenovation, layersBefore } from '#vocabulary/renovation.ts'
import { constructionName } from '#web/lib/construction-name.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { worksQuery } from '#web/resources/assessment/assessment-queries.ts'
import { constructionsQuery } from '#web/resources/constructions/construction-queries.ts'
import { addressOf, type RenovationSearch, searchFrom } from './renovation-search.ts'
import { variantOf } from './variant.ts'

/** The renovation in the address, and how it is changed. */
export function useRenovationSearch() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const search = useMemo(() => searchFrom(parameters), [parameters])
  const change = useCallback(
    (part: Partial<RenovationSearch>, { replace = true } = {}) =>
      void navigate(`${paths.renovation.href}${addressOf({ ...search, ...part })}`, {
        replace,
        preventScrollReset: true,
        // a letter that is typed stands before the next one comes
        flushSync: true,
      }),
    [navigate, search],
  )
  return { search, change }
}
export type ChangeRenovation = ReturnType<typeof useRenovationSearch>['change']

/** The variants with their figures, all in the data release of the first. */
export function useVariants({ ids }: RenovationSearch) {
  const locale = useLocale()
  const constructions = useQuery(constructionsQuery(ids, locale))
  const found = useMemo(
    () => (constructions.data ?? []).map((one) => ({ ...one, name: constructionName(one, locale) })),
    [constructions.data, locale],
  )
  const release = found[0]?.release ?? found[0]?.assessedWith?.release
  const assessed = useQueries({
    queries: found.map((construction) => ({
      ...worksQuery({ construction, before: layersBefore(construction.layers), release }, locale),
      enabled: isRenovation(construction.layers),
    })),
  })
  const variants = found.flatMap((construction, index) => {
    const figures = assessed[index]?.data
    return figures ? [variantOf(construction, figures)] : []
  })
  const error = constructions.error ?? assessed.find((query) => query.error)?.error ?? null
  return {
    constructions: found,
    variants,
    error,
    loading: constructions.isPending || assessed.some(({ isPending }) => isPending),
    retry: () => {
      void constructions.refetch()
      for (const query of assessed) void query.refetch()
    },
  }
}
