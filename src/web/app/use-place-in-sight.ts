import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Where the places do not fit beside each other their line scrolls: to the one that is open. */
export function usePlaceInSight() {
  const line = useRef<HTMLElement>(null)
  const shown = useRef<string>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const open = line.current?.querySelector<HTMLElement>('[aria-current]')
    if (line.current && open)
      line.current.scrollLeft = open.offsetLeft - (line.current.clientWidth - open.offsetWidth) / 2
  }, [pathname])
  return line
}
