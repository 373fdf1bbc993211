import { useEffect, useState } from 'react'

/**
 * Whole seconds until `deadline`, counted down; 0 once it is past or where there is none.
 *
 * @param deadline - milliseconds since 1970
 */
export function useCountdown(deadline: number | null): number {
  const [now, setNow] = useState(Date.now)
  const left = deadline === null ? 0 : Math.max(0, Math.ceil((deadline - now) / 1000))
  useEffect(() => {
    if (deadline === null) return
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= deadline) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [deadline])
  return left
}

/** The value as it was `milliseconds` ago at the latest change; follows once it rests. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
