import { useLayoutEffect, useRef, useState } from 'react'

/**
 * The width of an element, followed when it changes [px].
 *
 * @param initial - until the element is measured
 */
export function useWidth<E extends HTMLElement>(initial: number) {
  const ref = useRef<E>(null)
  const [width, setWidth] = useState(initial)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setWidth(Math.round(element.clientWidth) || initial)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [initial])
  return { ref, width }
}
