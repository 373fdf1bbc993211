import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a change of page, not of its search, the focus goes to the new page's heading, so that it is read out. A page
 * that stays while its address changes, as at the first save, keeps the focus where it is.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (document.querySelector('main')?.contains(document.activeElement)) return
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    target?.setAttribute('tabindex', '-1')
    target?.focus()
  }, [pathname])
}
