import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Width and height of an element's inside, followed when they change [px].
 *
 * @param initial - until the element is measured, and where it has no size
 */
export function usePlace<E extends HTMLElement>(initial: { readonly width: number; readonly height: number }) {
  const ref = useRef<E>(null)
  const [place, setPlace] = useState(initial)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const { offsetWidth, offsetHeight } = element
      if (offsetWidth === 0 || offsetHeight === 0) return
      setPlace((now) =>
        now.width === offsetWidth && now.height === offsetHeight ? now : { width: offsetWidth, height: offsetHeight },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, place }
}
