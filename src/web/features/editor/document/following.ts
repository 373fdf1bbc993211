import { afterPaint } from '#web/lib/clock.ts'
import type { Store } from '#web/lib/store.ts'
import type { InHand } from './border-moves.ts'

/** While a border is moved, what stands around follows so often [ms]: the frames belong to what is moved. */
const PAUSE = 250

/** While keys are typed, what stands around waits until they rest so long [ms], but no longer than that at most. */
const REST = 90
const LONGEST = 1_000

/**
 * Lets what stands around follow once what must be seen first is painted: when keys rest, or after a while; while a
 * thickness is in hand now and then, and as soon as it is let go.
 *
 * @returns asks for it
 */
export function followingAfterPaint(inHand: Store<InHand | null>, follow: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = -PAUSE
  let since: number | undefined
  const soon = afterPaint(() => {
    last = performance.now()
    follow()
  })
  const end = () => {
    clearTimeout(timer)
    timer = undefined
    since = undefined
    soon()
  }
  const isHeld = () => {
    const hand = inHand.get()
    return hand !== null && !hand.dropped
  }
  inHand.subscribe(() => {
    if (timer !== undefined && !isHeld()) end()
  })
  return () => {
    const now = performance.now()
    if (isHeld()) {
      const rest = last + PAUSE - now
      if (rest <= 0) end()
      else timer ??= setTimeout(end, rest)
      return
    }
    since ??= now
    clearTimeout(timer)
    timer = setTimeout(end, Math.max(0, Math.min(REST, since + LONGEST - now)))
  }
}
