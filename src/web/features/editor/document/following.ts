import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '#web/lib/clock.ts'
import type { Store } from '#web/lib/store.ts'
import type { InHand } from './border-moves.ts'

/** While a border is moved, what stands around follows so often [ms]: the frames belong to what is moved. */
const PAUSE = 250

/** Keys further apart leave time between them for all parts, each of which waits for a beat of the screen [ms]. */
const APART = 130
const FURTHEST = 300
/** What stands around follows so soon after each of those [ms]. */
const SOON = 24
/** What is asked for within so long is of one key: the document and its figures [ms]. */
const SAME_KEY = 8

/** Among keys that come faster it waits until they rest, but no longer than that [ms] and the next key. */
const LONGEST = 1_000

/** Lets something follow later; however often it is asked for until then, it follows once. */
export type Later = (follow: () => void) => void

/** What stands around follows in parts, each in a task and a frame of its own. */
export type Parts = {
  /** The first part. */
  readonly later: Later
  /** Each that is asked for once the one before has come. @returns takes it back */
  readonly next: (follow: () => void) => () => void
}

/**
 * Lets what stands around follow once what must be seen first is painted, and where no key waits for it: soon after a
 * key, when fast ones rest, or after a while, a part right behind the paint of each; while a thickness is in hand now
 * and then, and as soon as it is let go. All that was asked for follows in one task, so that document and figures are
 * drawn once.
 */
export function followingAfterPaint(inHand: Store<InHand | null>): Parts {
  const asked = new Set<() => void>()
  const parts = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  let last = -PAUSE
  let took = 0
  let since: number | undefined
  let pressed = Number.NEGATIVE_INFINITY
  let isFast = false
  let isDue = false
  const soon = afterPaint(() => {
    isDue = false
    last = performance.now()
    const all = [...asked]
    asked.clear()
    for (const follow of all) follow()
  })
  const soonNext = afterPaint(() => {
    if (pressed < last) took = performance.now() - last
    const all = [...parts]
    parts.clear()
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
  // all parts must have come before the next key, and take longer the more layers there are
  const apart = () => Math.min(Math.max(APART, SOON + 2 * took), FURTHEST)
  const key = (now: number) => {
    isFast = now - pressed <= apart()
    pressed = now
    if (parts.size > 0) soonNext()
  }
  const later: Later = (follow) => {
    asked.add(follow)
    const now = performance.now()
    if (isHeld()) {
      const rest = last + PAUSE - now
      if (rest <= 0) end()
      else timer ??= setTimeout(end, rest)
      return
    }
    if (isDue) return
    if (now - pressed > SAME_KEY) key(now)
    since ??= now
    clearTimeout(timer)
    if (now - since >= LONGEST) end()
    else timer = setTimeout(end, isFast ? apart() : SOON)
  }
  const next: Parts['next'] = (follow) => {
    parts.add(follow)
    const rest = pressed + apart() - performance.now()
    clearTimeout(resting)
    if (!isFast || rest <= 0 || isHeld()) soonNext()
    else resting = setTimeout(soonNext, rest)
    return () => parts.delete(follow)
  }
  return { later, next }
}

/** The value once what it came with is painted. Parts that follow each other take what the one before has. */
export function useNext<T>(value: T, next: Parts['next']): T {
  const [shown, setShown] = useState(() => value)
  useEffect(() => next(() => startTransition(() => setShown(() => value))), [value, next])
  return shown
}
