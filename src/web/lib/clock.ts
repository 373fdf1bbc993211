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

/**
 * Lets something wait for the next paint, so that what must be seen first is.
 *
 * @returns asks for it; however often it is asked for until then, it runs once
 */
export function afterPaint(run: () => void): () => void {
  let asked = false
  const start = () => {
    asked = false
    run()
  }
  return () => {
    if (asked) return
    asked = true
    // the frame is on screen once a task runs after its animation frame
    requestAnimationFrame(() => setTimeout(start))
  }
}
