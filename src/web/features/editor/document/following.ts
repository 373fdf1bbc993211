import { afterPaint } from '#web/lib/clock.ts'
import type { Store } from '#web/lib/store.ts'
import type { InHand } from './border-moves.ts'

/** While a border is moved, what stands around follows so often [ms]: the frames belong to what is moved. */
const PAUSE = 250

/** While keys are typed, what stands around waits until they rest so long [ms], but no longer than that at most. */
const REST = 90
const LONGEST = 1_000

/** Lets something follow later; however often it is asked for until then, it follows once. */
export type Later = (follow: () => void) => void

/**
 * Lets what stands around follow once what must be seen first is painted: when keys rest, or after a while; while a
 * thickness is in hand now and then, and as soon as it is let go. All that was asked for follows in one task, so that
 * document and figures are drawn once.
 */
export function followingAfterPaint(inHand: Store<InHand | null>): Later {
  const asked = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = -PAUSE
  let since: number | undefined
  const soon = afterPaint(() => {
    last = performance.now()
    const all = [...asked]
    asked.clear()
    for (const follow of all) follow()
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
  return (follow) => {
    asked.add(follow)
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
