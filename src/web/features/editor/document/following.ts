import { afterPaint } from '#web/lib/clock.ts'
import type { Store } from '#web/lib/store.ts'
import type { InHand } from './border-moves.ts'

/** While a border is moved, what stands around follows so often [ms]: the frames belong to what is moved. */
const PAUSE = 250

/** Keys further apart leave time between them: what stands around follows so soon after each [ms]. */
const APART = 90
const SOON = 24
/** What is asked for within so long is of one key: the document and its figures [ms]. */
const SAME_KEY = 8

/** Among keys that come faster it waits until they rest so long [ms], but no longer than that and the next key. */
const REST = 90
const LONGEST = 1_000

/** Lets something follow later; however often it is asked for until then, it follows once. */
export type Later = (follow: () => void) => void

/**
 * Lets what stands around follow once what must be seen first is painted, and where no key waits for it: soon after a
 * key, when fast ones rest, or after a while right behind the paint of one; while a thickness is in hand now and then,
 * and as soon as it is let go. All that was asked for follows in one task, so that document and figures are drawn once.
 */
export function followingAfterPaint(inHand: Store<InHand | null>): Later {
  const asked = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = -PAUSE
  let since: number | undefined
  let pressed = Number.NEGATIVE_INFINITY
  let pause = SOON
  let isDue = false
  const soon = afterPaint(() => {
    isDue = false
    last = performance.now()
    const all = [...asked]
    asked.clear()
    for (const follow of all) follow()
  })
  const end = () => {
    clearTimeout(timer)
    timer = undefined
    since = undefined
    isDue = true
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
    if (isDue) return
    if (now - pressed > SAME_KEY) {
      pause = now - pressed > APART ? SOON : REST
      pressed = now
    }
    since ??= now
    clearTimeout(timer)
    if (now - since >= LONGEST) end()
    else timer = setTimeout(end, pause)
  }
}
