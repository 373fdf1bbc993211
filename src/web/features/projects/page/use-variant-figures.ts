import { useEffect, useState } from 'react'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { assessProject } from '#web/resources/projects/project-queries.ts'
import type { ProjectDraft } from '../document/draft.ts'
import { storable } from '../document/storable.ts'
import { useBuildingThread } from '../figures/use-building-thread.ts'

/** Rest after the last change before the service is asked for what the browser cannot compute [ms]. */
const REST = 500

const nothing: ReadonlyMap<string, ProjectKpis> = new Map()

const rest = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, REST)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })

/**
 * Figures of all variants, for where they stand beside each other: as the browser computes them, else as the service tells
 * them. The last ones stay while the next are on their way.
 *
 * @param pinned - stored project whose data holds although there is newer
 * @returns null while they are not asked for
 */
export function useVariantFigures(
  draft: ProjectDraft,
  isAsked: boolean,
  pinned: string | undefined,
): ReadonlyMap<string, ProjectKpis> | null {
  const locale = useLocale()
  const [figures, setFigures] = useState(nothing)
  const threads = useBuildingThread(pinned, isAsked)
  useEffect(() => {
    if (!isAsked) return undefined
    const left = new AbortController()
    const here = async (variant: string) => {
      const telling = { variant, locale, detail: 'rows', prices: undefined } as const
      return (await threads.start()).assess({ document: storable(draft).document, telling })
    }
    const there = async (variant: string) => {
      await rest(left.signal)
      return assessProject(storable(draft).document, { variant, locale, costs: false, pinned }, left.signal)
    }
    const compute = async () => {
      const next = new Map<string, ProjectKpis>()
      for (const variant of [BASE_VARIANT, ...draft.variants.map(({ id }) => id)]) {
        const kpis = (await here(variant)) ?? (await there(variant))
        if (left.signal.aborted) return
        next.set(variant, kpis)
      }
      setFigures(next)
    }
    // the figures of the variant on screen say what went wrong
    compute().catch(() => undefined)
    return () => left.abort()
  }, [isAsked, draft, pinned, threads, locale])
  return isAsked ? figures : null
}
