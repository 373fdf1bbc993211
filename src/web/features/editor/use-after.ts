import { useEffect, useState } from 'react'

/** Longest that a value is held back [ms]. */
const LONGEST = 150

/** The value, held back until `ready`, so that what matters more is on screen first; never for long. */
export function useAfter<T>(value: T, ready: boolean): T {
  const [held, setHeld] = useState(value)
  if (ready && held !== value) setHeld(value)
  useEffect(() => {
    if (ready) return
    const timer = setTimeout(() => setHeld(value), LONGEST)
    return () => clearTimeout(timer)
  }, [value, ready])
  return ready ? value : held
}
