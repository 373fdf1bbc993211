import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { ABSENT } from '#web/lib/format.ts'
import type { LiveFigures } from './use-figures.ts'

type Kpis = KeyPerformanceIndicators
type Write = (kpis: Kpis) => string

/** Where the newest figures are told; null: nowhere, and those around are the newest. */
export const NewestContext = createContext<Pick<LiveFigures, 'get' | 'subscribe'> | null>(null)

/** Follows nothing. */
export const nowhere = () => () => undefined

function Following({ kpis, write }: { kpis: Kpis; write: Write }) {
  const newest = use(NewestContext)
  return useSyncExternalStore(newest?.subscribe ?? nowhere, () => write(newest?.get().shown?.result ?? kpis))
}

/**
 * A figure as text that follows each result in the frame of the keystroke. What stands around it follows after the
 * paint, and with it whether the figure is there at all.
 *
 * @param kpis - the result around
 */
export const following = (kpis: Kpis | undefined, write: Write): ReactNode =>
  kpis === undefined || write(kpis) === ABSENT ? ABSENT : <Following kpis={kpis} write={write} />
