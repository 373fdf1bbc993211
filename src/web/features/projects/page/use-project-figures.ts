import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { projectKeys } from '#web/resources/keys.ts'
import { assessProject } from '#web/resources/projects/project-queries.ts'
import type { ProjectDraft } from '../document/draft.ts'
import { storable } from '../document/storable.ts'

/** Rest after the last change before figures are asked for [ms]. */
const REST = 300

const numbers = new WeakMap<ProjectDraft, number>()
let last = 0
/** A number for each state of a project, to ask for its figures once. */
function numberOf(draft: ProjectDraft): number {
  const known = numbers.get(draft)
  if (known !== undefined) return known
  last += 1
  numbers.set(draft, last)
  return last
}

/** Figures of what stands on screen; the last ones stay, as stale, until the next are there. */
export function useProjectFigures(
  id: string,
  draft: ProjectDraft,
  variant: string,
): { readonly kpis: ProjectKpis | undefined; readonly isStale: boolean; readonly error: Error | null } {
  const locale = useLocale()
  const [rested, setRested] = useState(draft)
  useEffect(() => {
    const timer = setTimeout(() => setRested(draft), REST)
    return () => clearTimeout(timer)
  }, [draft])
  const asked = useQuery({
    queryKey: [...projectKeys.one(id), 'figures', variant, locale, numberOf(rested)],
    queryFn: ({ signal }) => assessProject(storable(rested).document, { variant, locale }, signal),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
  })
  return { kpis: asked.data, isStale: asked.isPlaceholderData || rested !== draft, error: asked.error }
}
