import { useEffect, useState } from 'react'

/** Longest that a value is held back [ms]. */
const LONGEST = 150

/** The value a moment after `ready`, so that what matters more is on screen first; never held back for long. */
export function useAfter<T>(value: T, ready: boolean): T {
  const [held, setHeld] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setHeld(value), ready ? 0 : LONGEST)
    return () => clearTimeout(timer)
  }, [value, ready])
  return held
}
