import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/** Room for what may be wider than the screen; takes the focus, so that keys can scroll it, only where it is wider. */
export function ScrollBox({
  label,
  className,
  children,
}: {
  label: string
  className: string | undefined
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} className={className} {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': label })}>
      {children}
    </div>
  )
}
