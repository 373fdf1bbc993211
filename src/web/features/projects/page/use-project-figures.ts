import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { materialKeys, projectKeys } from '#web/resources/keys.ts'
import { ownPricesQuery } from '#web/resources/materials/price-queries.ts'
import { assessProject } from '#web/resources/projects/project-queries.ts'
import { numberOf, type ProjectDraft } from '../document/draft.ts'
import { storable } from '../document/storable.ts'
import { type Asked, type Here, isOf, useFiguresHere } from './use-figures-here.ts'
import type { Editing } from './use-history.ts'

/** Rest after the last change before the service is asked to confirm [ms]. */
const REST = 500

/** Figures of rows by module and material, with the state that they are of. */
export type Detailed = Pick<Asked, 'draft' | 'variant'> & { readonly kpis: ProjectKpis }

/** Keeps a project whose figures are there, and what they are computed with, for when there is no network. */
function useKeptOpen(id: string, isThere: boolean) {
  const client = useQueryClient()
  useEffect(() => {
    if (!isThere) return
    void import('#web/lib/offline.ts').then(({ keepOpen }) =>
      keepOpen(client, [projectKeys.one(id), materialKeys.ones, materialKeys.releases, materialKeys.figures]),
    )
  }, [client, id, isThere])
}

/**
 * The newest figures by material: of the service where it told them first or alone, else of the browser, and the last while
 * neither has them.
 */
function useDetailed(
  confirmed: ProjectKpis | undefined,
  here: Here | null,
  { draft, variant }: Asked,
): Detailed | undefined {
  const [last, setLast] = useState<Detailed | undefined>()
  const next = useMemo((): Detailed | undefined => {
    if (here?.draft === draft && here.variant === variant) return here
    return confirmed && { draft, variant, kpis: confirmed }
  }, [confirmed, here, draft, variant])
  if (next && next.kpis !== last?.kpis) setLast(next)
  return next ?? last
}

/**
 * The figures as the service tells them of a draft that rests, and the last ones while it has not told yet.
 *
 * @param isWriting - nothing rests, and to read an answer would keep the keys waiting
 */
function useConfirmed(
  id: string,
  { draft, variant, locale, prices }: Asked,
  { pinned, isWriting }: { readonly pinned: string | undefined; readonly isWriting: boolean },
) {
  const [rested, setRested] = useState(draft)
  useEffect(() => {
    if (isWriting) return undefined
    const timer = setTimeout(() => setRested(draft), REST)
    return () => clearTimeout(timer)
  }, [draft, isWriting])
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [...projectKeys.one(id), 'figures', variant, locale, prices?.version, pinned, numberOf(rested)],
    queryFn: ({ signal }) =>
      assessProject(storable(rested).document, { variant, locale, costs: Boolean(prices), pinned }, signal),
    enabled: prices !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
  })
  const retry = useCallback(() => void refetch(), [refetch])
  return { last: data, confirmed: rested === draft && !isPlaceholderData ? data : undefined, error, retry }
}

/**
 * Figures of what stands on screen, with the number that is being written in a cell: as the browser computes them at once,
 * then as the service confirms them. The last ones stay, as stale, until the next are there.
 *
 * @param pinned - stored project whose data holds although there is newer; undefined: the data of today
 */
export function useProjectFigures(
  id: string,
  { draft, listen }: Pick<Editing, 'draft' | 'listen'>,
  variant: string,
  pinned: string | undefined,
): {
  readonly kpis: ProjectKpis | undefined
  /** The state that they are of, once they are there: the draft, or what is being written would make of it. */
  readonly assessed: ProjectDraft
  /** The newest that tell materials, behind `kpis` while one types. */
  readonly detailed: Detailed | undefined
  readonly isStale: boolean
  readonly error: Error | null
  readonly retry: () => void
} {
  const locale = useLocale()
  const { data: prices } = useQuery(ownPricesQuery)
  const now = { draft, variant, locale, prices }
  const { here, attempted, detailed: detailedHere } = useFiguresHere(now, listen, pinned)
  const { last, confirmed, error, retry } = useConfirmed(id, now, { pinned, isWriting: attempted !== null })
  useKeptOpen(id, here !== null)
  const detailed = useDetailed(confirmed, detailedHere, now)
  const told = { assessed: attempted?.draft ?? draft, detailed, retry }
  if (attempted) return { ...told, kpis: attempted.kpis, isStale: false, error: null }
  if (confirmed) return { ...told, kpis: confirmed, isStale: false, error }
  if (here && isOf(here, now)) return { ...told, kpis: here.kpis, isStale: false, error: null }
  const shown = here?.variant === variant ? here.kpis : last
  return { ...told, kpis: shown, isStale: shown !== undefined, error }
}
