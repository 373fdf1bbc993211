import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { ABSENT } from '#web/lib/format.ts'
import { useControls } from '../document/editor-state.ts'
import type { LiveFigures, LiveKpis } from './use-figures.ts'

type Kpis = KeyPerformanceIndicators
type Write = (kpis: Kpis) => string
type Shown = NonNullable<LiveKpis['shown']>
type Plain = string | number | boolean | null | undefined

/** Where the newest figures are told; null: nowhere, and those around are the newest. */
export const NewestContext = createContext<Pick<LiveFigures, 'get' | 'subscribe'> | null>(null)

/** Follows nothing. */
export const nowhere = () => () => undefined

/**
 * What is read from each result in the frame of the keystroke: something plain, so that what shows it is drawn anew only
 * when that changes.
 *
 * @param kpis - the result around; without one nothing is read
 */
export function useNewest<T extends Plain>(kpis: Kpis, read: (kpis: Kpis) => T): T
export function useNewest<T extends Plain>(kpis: Kpis | undefined, read: (kpis: Kpis) => T): T | undefined
export function useNewest<T extends Plain>(kpis: Kpis | undefined, read: (kpis: Kpis) => T): T | undefined {
  const newest = use(NewestContext)
  return useSyncExternalStore(newest?.subscribe ?? nowhere, () => kpis && read(newest?.get().shown?.result ?? kpis))
}

/**
 * Each result in the frame of a move, while a thickness is in hand, for charts that change with all of it; null else, and
 * where none is told. After a key they follow behind the paint.
 */
export function useNewestInHand(): Shown | null {
  const newest = use(NewestContext)
  const { inHand } = useControls().borders
  return useSyncExternalStore(newest?.subscribe ?? nowhere, () =>
    inHand.get() === null ? null : (newest?.get().shown ?? null),
  )
}

const Following = ({ kpis, write }: { kpis: Kpis; write: Write }) => useNewest(kpis, write)

/**
 * A figure as text that follows each result in the frame of the keystroke. What stands around it follows after the
 * paint, and with it whether the figure is there at all.
 *
 * @param kpis - the result around
 */
export const following = (kpis: Kpis | undefined, write: Write): ReactNode =>
  kpis === undefined || write(kpis) === ABSENT ? ABSENT : <Following kpis={kpis} write={write} />
