import { useEffect, useRef } from 'react'

/** Where places do not fit beside each other their line scrolls: to the one that is open. @param place - which that is */
export function usePlaceInSight(place: string) {
  const line = useRef<HTMLElement>(null)
  const shown = useRef<string>(null)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    const open = line.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!line.current || !open) return
    const seen = line.current.getBoundingClientRect()
    line.current.scrollLeft += open.left + open.width / 2 - (seen.left + seen.width / 2)
  }, [place])
  return line
}
