import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Material } from '#contract/materials.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { useDebounced } from '#web/lib/clock.ts'
import { materialQuery, materialSearchQuery } from '#web/resources/materials/material-queries.ts'
import { mostUsed, rankedByUse } from './material-use.ts'
import { materialUse } from './use-material-use.ts'

const RECENTLY_USED = 8
const DEBOUNCE = 120

export type MaterialHits = {
  readonly hits: readonly Material[]
  /** Times the user chose each, by id. */
  readonly use: ReturnType<typeof materialUse>
  readonly status: 'current' | 'searching' | 'failed'
  /** The best hit for a text, once the service has answered. */
  readonly best: (text: string) => Promise<Material | undefined>
}

/** Materials for what was typed, of equal answers the user's own choices first; without text, those chosen most and then the catalogue. */
export function useMaterialHits(text: string, active: boolean, release: string | null, locale: Locale): MaterialHits {
  const client = useQueryClient()
  const query = useDebounced(text.trim(), DEBOUNCE)
  const use = useMemo(() => (active ? materialUse() : {}), [active])
  const own = useMemo(() => (active && query === '' ? mostUsed(use, RECENTLY_USED) : []), [active, query, use])
  const search = useQuery({
    ...materialSearchQuery(query, release, locale),
    enabled: active,
    placeholderData: keepPreviousData,
  })
  const recent = useQueries({
    queries: own.map((id) => materialQuery(id, release, locale)),
    combine: (results) => results.flatMap(({ data }): Material[] => (data ? [data] : [])),
  })
  const hits = useMemo(() => {
    const first = new Set(recent.map(({ id }) => id))
    return [...recent, ...rankedByUse(search.data ?? [], use, query).filter(({ id }) => !first.has(id))]
  }, [recent, search.data, use, query])
  const searching = search.isFetching || query !== text.trim()
  const best = async (typed: string) => {
    const found = await client.fetchQuery(materialSearchQuery(typed.trim(), release, locale)).catch(() => [])
    return rankedByUse(found, use, typed)[0]
  }
  return { hits, use, best, status: search.isError ? 'failed' : searching ? 'searching' : 'current' }
}
