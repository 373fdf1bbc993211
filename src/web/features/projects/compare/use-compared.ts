import { type QueryObserverResult, useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { projectKeys } from '#web/resources/keys.ts'
import { storedKpisQuery } from '#web/resources/projects/project-kpi-queries.ts'
import { projectQuery, type StoredProject } from '#web/resources/projects/project-queries.ts'
import { isNotFound } from '#web/resources/reading.ts'
import { draftOf } from '../document/draft.ts'
import { inVariant, namedRows } from '../results/project-rows.ts'
import { type Chosen, chosenKey } from './compare-search.ts'
import { compareTexts } from './compare-texts.ts'
import type { ComparedVariant } from './compared-variant.ts'

type Stored = StoredProject['project']

const hasVariant = ({ variants }: Stored, variant: string) =>
  variant === BASE_VARIANT || variants.some(({ id }) => id === variant)

/** What is there of several queries, and what keeps the rest. */
const gathered = <T>(results: readonly QueryObserverResult<T>[]) => ({
  data: results.map(({ data }) => data),
  isPending: results.some(({ isPending }) => isPending),
  error: results.map(({ error }) => error).find((error) => error !== null && !isNotFound(error)) ?? null,
})

/** What is compared as it comes in: projects, then the figures of their variants. */
export type Compared = {
  readonly variants: readonly ComparedVariant[]
  readonly projects: readonly Stored[]
  readonly isPending: boolean
  /** Variants that do not exist, or are not shared with the reader. */
  readonly gone: number
  readonly error: Error | null
  readonly retry: () => void
}

/** Reads what is named; the columns stay the same objects while nothing of them changes. */
export function useCompared(chosen: readonly Chosen[]): Compared {
  const t = useTexts(compareTexts)
  const locale = useLocale()
  const client = useQueryClient()
  const ids = [...new Set(chosen.map(({ project }) => project))]
  const asked = useQueries({ queries: ids.map((id) => projectQuery(id)), combine: gathered })
  const stored = asked.data
  const projects = useMemo(() => stored.flatMap((one) => (one ? [one.project] : [])), [stored])
  const projectOf = (id: string) => projects.find((one) => one.id === id)
  const known = chosen.filter(({ project, variant }) => {
    const found = projectOf(project)
    return found !== undefined && hasVariant(found, variant)
  })
  const figures = useQueries({
    queries: known.map(({ project, variant }) => storedKpisQuery(project, variant, locale)),
    combine: gathered,
  })
  const kpis = figures.data
  const keys = known.map(chosenKey).join()
  const base = t('base')
  const variants = useMemo(
    () =>
      keys.split(',').flatMap((key, index): ComparedVariant[] => {
        const [id, variant = BASE_VARIANT] = key.split(':')
        const [own, project] = [kpis[index], projects.find((one) => one.id === id)]
        if (!own || !project) return []
        const name = project.variants.find((one) => one.id === variant)?.name ?? base
        const whole = { ...inVariant(draftOf(project), variant), release: project.release }
        return [
          {
            key,
            projectId: project.id,
            variant,
            name: projects.length > 1 ? `${project.code ?? project.name} ${name}` : name,
            project: whole,
            kpis: own,
            rows: namedRows(whole, own),
          },
        ]
      }),
    [keys, kpis, projects, base],
  )
  const isPending = asked.isPending || figures.isPending
  return {
    variants,
    projects,
    isPending,
    gone: isPending ? 0 : chosen.length - known.length,
    error: asked.error ?? figures.error,
    retry: useCallback(() => void client.refetchQueries({ queryKey: projectKeys.all }), [client]),
  }
}
