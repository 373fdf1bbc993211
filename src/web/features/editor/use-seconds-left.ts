import { useEffect, useState } from 'react'

const left = (until: number | null) => (until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000)))

/** Whole seconds until a time (epoch ms), counting down; 0 for null or the past. */
export function useSecondsLeft(until: number | null): number {
  const [seconds, setSeconds] = useState(() => left(until))
  useEffect(() => {
    setSeconds(left(until))
    if (until === null) return
    const timer = setInterval(() => setSeconds(left(until)), 250)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}
