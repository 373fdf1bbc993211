import { startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ProjectKpis } from '#contract/project-figures.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { Prices } from '#vocabulary/prices.ts'
import type { ProjectDetail } from '#vocabulary/projects.ts'
import type { ProjectDraft } from '../document/draft.ts'
import { storable } from '../document/storable.ts'
import { type BuildingThreads, useBuildingThread } from '../figures/use-building-thread.ts'
import type { Editing } from './use-history.ts'

/**
 * Rest before materials of rows are told too [ms]: they are most of an answer, no figure waits for them, and who fills one
 * cell after the other must not wait for them either.
 */
const MATERIALS_REST = 600

/** What figures are asked of. */
export type Asked = {
  readonly draft: ProjectDraft
  readonly variant: string
  readonly locale: Locale
  /** Of the reader; null where there are none, undefined while they are not known. */
  readonly prices: Prices | null | undefined
}
export type Here = Asked & { readonly kpis: ProjectKpis }

/** Whether they are asked of the same in all but what is written. */
const isAsIn = (one: Asked, { variant, locale, prices }: Omit<Asked, 'draft'>): boolean =>
  one.variant === variant && one.locale === locale && one.prices === prices

export const isOf = (one: Asked, other: Asked): boolean => one.draft === other.draft && isAsIn(one, other)

const taskOf = ({ draft, variant, locale, prices }: Asked, detail: ProjectDetail) => ({
  document: storable(draft).document,
  telling: { variant, locale, detail, prices: prices ?? undefined },
})

type Figures = {
  /** Of the newest step that the browser has got to. */
  readonly here: Here | null
  /** Of what is being written, which is no step yet. */
  readonly attempted: Here | null
}
type Ahead = Asked & { readonly told: Promise<ProjectKpis | undefined> }
type Setter = (change: (figures: Figures) => Figures) => void

const withoutAttempt = (figures: Figures): Figures => (figures.attempted ? { ...figures, attempted: null } : figures)
/** What was attempted is kept as it was, or something else is. */
const afterStep =
  (next: ProjectDraft) =>
  (figures: Figures): Figures =>
    figures.attempted?.draft === next ? { here: figures.attempted, attempted: null } : withoutAttempt(figures)

/** Assesses steps and attempts while the screen does not know of them yet. @returns what is assessed, if anything is */
function useAhead(
  { variant, locale, prices }: Omit<Asked, 'draft'>,
  listen: Editing['listen'],
  threads: BuildingThreads,
  setFigures: Setter,
) {
  const ahead = useRef<Ahead | null>(null)
  useEffect(() => {
    let attempt: Ahead | null = null
    const assess = (draft: ProjectDraft): Ahead | null => {
      const now = { draft, variant, locale, prices }
      const told = threads.running()?.assess(taskOf(now, 'rows'))
      return told ? { ...now, told: told.catch(() => undefined) } : null
    }
    const show = async (asked: Ahead) => {
      const kpis = await asked.told
      // to wait for a task of its own may take a frame
      if (kpis && asked === attempt)
        flushSync(() => setFigures((figures) => ({ ...figures, attempted: { ...asked, kpis } })))
    }
    return listen({
      onStep: (next) => {
        attempt = null
        if (ahead.current?.draft !== next) ahead.current = assess(next)
        setFigures(afterStep(next))
      },
      onAttempt: (next) => {
        attempt = next && assess(next)
        ahead.current = attempt
        if (attempt) void show(attempt)
        else setFigures(withoutAttempt)
      },
    })
  }, [listen, variant, locale, prices, threads, setFigures])
  return ahead
}

/**
 * Figures as the browser computes them: of what is being written, else for the newest state that it has got to; those by
 * material once one rests.
 *
 * @param listen - tells of a step before it is drawn: it is assessed meanwhile
 * @param pinned - stored project whose data holds although there is newer
 */
export function useFiguresHere(
  { draft, variant, locale, prices }: Asked,
  listen: Editing['listen'],
  pinned: string | undefined,
): Figures & { readonly detailed: Here | null } {
  const [{ here, attempted }, setFigures] = useState<Figures>({ here: null, attempted: null })
  const [detailed, setDetailed] = useState<Here | null>(null)
  const threads = useBuildingThread(pinned)
  const ahead = useAhead({ variant, locale, prices }, listen, threads, setFigures)
  const isWriting = attempted !== null
  useEffect(() => {
    let isNewest = true
    const now = { draft, variant, locale, prices }
    const started = threads.start()
    const compute = async () => {
      const isAhead = ahead.current !== null && isOf(ahead.current, now)
      const kpis = await (isAhead ? ahead.current?.told : (await started).assess(taskOf(now, 'rows')))
      if (!isNewest || !kpis) return
      const next = { ...now, kpis }
      flushSync(() => setFigures((figures) => (figures.here?.kpis === kpis ? figures : { ...figures, here: next })))
    }
    // what the browser cannot compute the service tells
    compute().catch(() => undefined)
    return () => {
      isNewest = false
    }
  }, [draft, variant, locale, prices, threads, ahead])
  useEffect(() => {
    const now = { draft, variant, locale, prices }
    if (isWriting || (detailed && isOf(detailed, now))) return undefined
    let isNewest = true
    const compute = async () => {
      const kpis = await (await threads.start()).assess(taskOf(now, 'materials'))
      if (!isNewest || !kpis) return
      startTransition(() => {
        setFigures((figures) => ({ ...figures, here: { ...now, kpis } }))
        setDetailed({ ...now, kpis })
      })
    }
    const timer = setTimeout(() => void compute().catch(() => undefined), MATERIALS_REST)
    return () => {
      isNewest = false
      clearTimeout(timer)
    }
  }, [draft, variant, locale, prices, threads, isWriting, detailed])
  return { here, attempted: attempted && isAsIn(attempted, { variant, locale, prices }) ? attempted : null, detailed }
}
