import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ProjectKpis } from '#contract/project-figures.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { Prices } from '#vocabulary/prices.ts'
import type { ProjectDetail } from '#vocabulary/projects.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { materialKeys, projectKeys } from '#web/resources/keys.ts'
import { ownPricesQuery } from '#web/resources/materials/price-queries.ts'
import { assessProject } from '#web/resources/projects/project-queries.ts'
import { numberOf, type ProjectDraft } from '../document/draft.ts'
import { storable } from '../document/storable.ts'
import { useBuildingThread } from '../figures/use-building-thread.ts'
import type { Editing } from './use-history.ts'

/** Rest after the last change before the service is asked to confirm [ms]. */
const REST = 500
/**
 * Rest before materials of rows are told too [ms]: they are most of an answer, no figure waits for them, and who fills one
 * cell after the other must not wait for them either.
 */
const MATERIALS_REST = 600

type Asked = {
  readonly draft: ProjectDraft
  readonly variant: string
  readonly locale: Locale
  /** Of the reader; null where there are none, undefined while they are not known. */
  readonly prices: Prices | null | undefined
}
type Here = Asked & { readonly kpis: ProjectKpis }
/** Figures of rows by module and material, with the state that they are of. */
export type Detailed = Pick<Asked, 'draft' | 'variant'> & { readonly kpis: ProjectKpis }

const isOf = (here: Asked, { draft, variant, locale, prices }: Asked): boolean =>
  here.draft === draft && here.variant === variant && here.locale === locale && here.prices === prices

const taskOf = ({ draft, variant, locale, prices }: Asked, detail: ProjectDetail) => ({
  document: storable(draft).document,
  telling: { variant, locale, detail, prices: prices ?? undefined },
})

/**
 * Figures as the browser computes them, for the newest state that it has got to; those by material once one rests.
 *
 * @param listen - tells of a step before it is drawn: it is assessed meanwhile
 * @param pinned - stored project whose data holds although there is newer
 */
function useFiguresHere(
  { draft, variant, locale, prices }: Asked,
  listen: Editing['listen'],
  pinned: string | undefined,
) {
  const [here, setHere] = useState<Here | null>(null)
  const [detailed, setDetailed] = useState<Here | null>(null)
  const ahead = useRef<(Asked & { readonly told: Promise<ProjectKpis | undefined> }) | null>(null)
  const threads = useBuildingThread(pinned)
  useEffect(
    () =>
      listen((next) => {
        const now = { draft: next, variant, locale, prices }
        const told = threads.running()?.assess(taskOf(now, 'rows'))
        ahead.current = told ? { ...now, told: told.catch(() => undefined) } : null
      }),
    [listen, variant, locale, prices, threads],
  )
  useEffect(() => {
    let isNewest = true
    const now = { draft, variant, locale, prices }
    const started = threads.start()
    const compute = async (detail: ProjectDetail): Promise<Here | undefined> => {
      const told =
        detail === 'rows' && ahead.current && isOf(ahead.current, now)
          ? ahead.current.told
          : (await started).assess(taskOf(now, detail))
      const kpis = await told
      return isNewest && kpis ? { ...now, kpis } : undefined
    }
    const computeFigures = async () => {
      const next = await compute('rows')
      // to wait for a task of its own may take a frame
      if (next) flushSync(() => setHere(next))
    }
    const computeDetailed = async () => {
      const next = await compute('materials')
      if (!next) return
      startTransition(() => {
        setHere(next)
        setDetailed(next)
      })
    }
    // what the browser cannot compute the service tells
    computeFigures().catch(() => undefined)
    const timer = setTimeout(() => void computeDetailed().catch(() => undefined), MATERIALS_REST)
    return () => {
      isNewest = false
      clearTimeout(timer)
    }
  }, [draft, variant, locale, prices, threads])
  return { here, detailed }
}

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
 * Figures of what stands on screen: as the browser computes them at once, then as the service confirms them. The last ones
 * stay, as stale, until the next are there.
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
  /** The newest that tell materials, behind `kpis` while one types. */
  readonly detailed: Detailed | undefined
  readonly isStale: boolean
  readonly error: Error | null
  readonly retry: () => void
} {
  const locale = useLocale()
  const { data: prices } = useQuery(ownPricesQuery)
  const now = { draft, variant, locale, prices }
  const { here, detailed: detailedHere } = useFiguresHere(now, listen, pinned)
  const [rested, setRested] = useState(draft)
  useEffect(() => {
    const timer = setTimeout(() => setRested(draft), REST)
    return () => clearTimeout(timer)
  }, [draft])
  const asked = useQuery({
    queryKey: [...projectKeys.one(id), 'figures', variant, locale, prices?.version, pinned, numberOf(rested)],
    queryFn: ({ signal }) =>
      assessProject(storable(rested).document, { variant, locale, costs: Boolean(prices), pinned }, signal),
    enabled: prices !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
  })
  const isConfirmed = rested === draft && asked.data !== undefined && !asked.isPlaceholderData
  const { refetch } = asked
  const retry = useCallback(() => void refetch(), [refetch])
  useKeptOpen(id, here !== null)
  const confirmed = isConfirmed ? asked.data : undefined
  const detailed = useDetailed(confirmed, detailedHere, now)
  if (confirmed) return { kpis: confirmed, detailed, isStale: false, error: asked.error, retry }
  if (here && isOf(here, now)) return { kpis: here.kpis, detailed, isStale: false, error: null, retry }
  const shown = here?.variant === variant ? here.kpis : asked.data
  return { kpis: shown, detailed, isStale: shown !== undefined, error: asked.error, retry }
}
