import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * Whole seconds until `deadline`, counted down; 0 once it is past or where there is none.
 *
 * @param deadline - milliseconds since 1970
 */
export function useCountdown(deadline: number | null): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = deadline === null ? undefined : setInterval(listener, 250)
      return () => clearInterval(timer)
    },
    [deadline],
  )
  return useSyncExternalStore(subscribe, () =>
    deadline === null ? 0 : Math.max(0, Math.ceil((deadline - Date.now()) / 1000)),
  )
}

/** The value, debounced: it follows once no change has come for so many milliseconds. */
export function useDebounced<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}

const waiting = new Set<() => void>()

const paint = () => {
  const all = [...waiting]
  waiting.clear()
  for (const run of all) run()
}

/**
 * Lets something wait for the next paint, so that what must be seen first is. All that waits for one paint runs in one
 * task, so that a screen that follows several of them renders once.
 *
 * @returns asks for it; however often it is asked for until then, it runs once
 */
export function afterPaint(run: () => void): () => void {
  return () => {
    // the frame is on screen once a task runs after its animation frame
    if (waiting.size === 0) requestAnimationFrame(() => setTimeout(paint))
    waiting.add(run)
  }
}
