import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import type { ConstructionListItem } from '#contract/constructions.ts'
import type { Material } from '#contract/materials.ts'
import { searchFrom } from '#web/features/library/library-search.ts'
import { useDebounced } from '#web/lib/clock.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { constructionPageQuery, type Place, tagsQuery } from '#web/resources/constructions/list-queries.ts'
import { materialSearchQuery } from '#web/resources/materials/material-queries.ts'
import { matchesText } from './matching.ts'

const DEBOUNCE = 120
const MOST_CONSTRUCTIONS = 5
const MOST_MATERIALS = 3
const MOST_TAGS = 2

/** Lists that together hold every construction one may see. */
const everywhere = ['standardAndCustom', 'shared', 'thirdParty'] as const satisfies readonly Place[]

export type Hits = {
  readonly constructions: readonly ConstructionListItem[]
  readonly materials: readonly Material[]
  readonly tags: readonly string[]
  readonly status: 'current' | 'searching' | 'failed'
}

/** What the service finds for a text while it is typed; nothing without text. The last hits stay until the next are there. */
export function useHits(typed: string): Hits {
  const locale = useLocale()
  const text = typed.trim()
  const settled = useDebounced(text, DEBOUNCE)
  const enabled = settled !== ''
  const lists = useQueries({
    queries: everywhere.map((place) => ({
      ...constructionPageQuery(
        { ...searchFrom(new URLSearchParams()), query: settled, place, size: MOST_CONSTRUCTIONS },
        locale,
      ),
      enabled,
    })),
  })
  const materials = useQuery({
    ...materialSearchQuery(settled, null, locale, MOST_MATERIALS),
    placeholderData: keepPreviousData,
    enabled,
  })
  const tags = useQuery({ ...tagsQuery, enabled })
  if (text === '') return { constructions: [], materials: [], tags: [], status: 'current' }
  const asked = [...lists, materials]
  const failed = asked.some(({ isError }) => isError)
  const searching = settled !== text || asked.some(({ isFetching }) => isFetching)
  return {
    constructions: lists.flatMap(({ data }) => data?.items ?? []).slice(0, MOST_CONSTRUCTIONS),
    materials: (materials.data ?? []).slice(0, MOST_MATERIALS),
    tags: (tags.data ?? []).filter((tag) => matchesText(tag, text)).slice(0, MOST_TAGS),
    status: failed ? 'failed' : searching ? 'searching' : 'current',
  }
}
