import { type RefObject, useEffect, useLayoutEffect, useReducer } from 'react'
import { opened, type RowWindow, type Scrolled, scrolled } from './row-window.ts'

/** Height that counts before it is known [px]. */
const UNKNOWN_HEIGHT = 800

/**
 * Which of many rows of one height are drawn: those in view, and a few beyond; followed when the box scrolls or changes its
 * size, of rows that all come into view at once some in each frame.
 *
 * @param height - of a row [px]
 */
export function useRowWindow(box: RefObject<HTMLElement | null>, count: number, height: number): RowWindow {
  const [state, follow] = useReducer(scrolled, Math.ceil(UNKNOWN_HEIGHT / height), opened)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const onScroll = () => follow({ from: Math.floor(element.scrollTop / height) })
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [box, height])
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => follow({ shown: Math.ceil((element.clientHeight || UNKNOWN_HEIGHT) / height) })
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    measure()
    return () => sizes.disconnect()
  }, [box, height])
  useEffect(() => {
    if (state.isWhole) return undefined
    const frame = requestAnimationFrame(() => follow({}))
    return () => cancelAnimationFrame(frame)
  }, [state])
  return within(state, count)
}

/** Of the rows that there are; the last ones where those in view were taken away. */
function within({ from, shown, drawn }: Scrolled, count: number): RowWindow {
  if (from < count || from === 0) return { from: drawn.from, to: Math.min(count, drawn.to) }
  return { from: Math.max(0, count - shown), to: count }
}
