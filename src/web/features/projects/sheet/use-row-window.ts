import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Rows beyond the edges of the window that are drawn too. */
const BEYOND = 6
/** Height that counts before it is known [px]. */
const UNKNOWN_HEIGHT = 800

/** The rows in view of a box that scrolls, from the first to the one after the last. */
export type RowWindow = { readonly from: number; readonly to: number }

/**
 * Which of many rows of one height are in view; followed when the box scrolls or changes its size.
 *
 * @param height - of a row [px]
 */
export function useRowWindow(box: RefObject<HTMLElement | null>, count: number, height: number): RowWindow {
  const [from, setFrom] = useState(0)
  const [shown, setShown] = useState(Math.ceil(UNKNOWN_HEIGHT / height))
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const follow = () => setFrom(Math.floor(element.scrollTop / height))
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [box, height])
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => setShown(Math.ceil((element.clientHeight || UNKNOWN_HEIGHT) / height))
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    measure()
    return () => sizes.disconnect()
  }, [box, height])
  return { from: Math.max(0, Math.min(from, count - shown) - BEYOND), to: Math.min(count, from + shown + BEYOND) }
}
