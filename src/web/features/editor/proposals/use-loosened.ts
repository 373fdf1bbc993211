import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Loosened } from '#assessment/optimisation/loosening.ts'
import type { Goal } from '#vocabulary/optimisation.ts'
import { quantities } from '#web/lib/format.ts'
import type { LocalFigures } from '#web/resources/assessment/local-figures.ts'
import type { Report } from '../views/computing.ts'
import { useComputed } from '../views/use-computed.ts'
import { type Asked, type LimitedFigure, limitedFigures, limitedNames } from './asked.ts'
import { type SearchAbout, searchOf } from './search-of.ts'
import type { SearchState } from './searching.ts'

const none: readonly Loosened[] = []
const loosenedIn = (report: Report): readonly Loosened[] | undefined =>
  'loosened' in report ? report.loosened : undefined

/** Where nothing keeps all goals: how far each by itself gives way. Searched beside the screen, goal by goal. */
export function useLoosened({ answer, about }: SearchState<SearchAbout>, local: LocalFigures): readonly Loosened[] {
  const client = useQueryClient()
  const isBlocked = (answer?.blocked?.length ?? 0) > 0
  const task = useMemo(
    () =>
      isBlocked && about ? searchOf(client, local, about).then((search) => ({ loosening: search }) as const) : null,
    [isBlocked, about, client, local],
  )
  return useComputed(task, loosenedIn).value ?? none
}

/** The field in which the limit of a goal is typed; rules that are to be kept ask for a U-value. */
export function fieldOf(goal: Goal): LimitedFigure | undefined {
  if ('pack' in goal) return 'uValue'
  return 'quantity' in goal ? limitedNames.find((name) => name === goal.quantity) : undefined
}

/** A limit that a value keeps, as one types it: rounded away from what is asked. @param best - in SI */
export function typedLimit(figure: LimitedFigure, best: number): string {
  const { quantity, relation } = limitedFigures[figure]
  const { factor, maximum } = quantities[quantity]
  const power = 10 ** maximum
  const shown = best * factor * power
  return String((relation === 'atMost' ? Math.ceil(shown - 1e-9) : Math.floor(shown + 1e-9)) / power)
}

/** What is asked once a goal has given way to a value in SI; one without degrees is given up. */
export function askedWithout(goal: Goal, best: number | null, { limits }: Asked): Partial<Asked> {
  const figure = fieldOf(goal)
  if (figure === undefined || best === null) return 'moisture' in goal ? { isDry: false } : {}
  return {
    ...('pack' in goal && { pack: null }),
    limits: { ...limits, [figure]: typedLimit(figure, best) },
  }
}
