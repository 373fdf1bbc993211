import { clsx } from 'clsx'
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import css from './popover.module.css'
import { MARGIN, opensAbove, roomAround } from './room.ts'

const openerOf = (root: RefObject<HTMLElement | null>) => root.current?.querySelector<HTMLElement>('[aria-expanded]')

/** Closes what is open when the user presses Escape, clicks elsewhere or moves the focus out; Escape gives focus back. */
function useDismissal(open: boolean, root: RefObject<HTMLElement | null>, close: () => void) {
  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
      openerOf(root)?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', escape, true)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', escape, true)
    }
  }, [open, root, close])
}

/** Gives the focus back to the button when what had it goes with the panel, before a dialog that a choice opens takes it. */
function useReturn(open: boolean, root: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const opener = open ? openerOf(root) : undefined
    return () => {
      if (document.activeElement === document.body) opener?.focus()
    }
  }, [open, root])
}

/** Distance of a panel from its button [px]. */
const DISTANCE = 4

/** Moves a panel that would reach beyond the window back into it: sideways, above its button, or scrolling in itself. */
function keepInside(panel: HTMLDivElement | null): void {
  if (!panel) return
  const { left, right, height } = panel.getBoundingClientRect()
  const beyond = Math.max(0, right + MARGIN - document.documentElement.clientWidth)
  const shift = left < MARGIN ? MARGIN - left : -Math.min(beyond, left - MARGIN)
  if (shift !== 0) panel.style.translate = `${shift}px`
  const room = roomAround(panel.parentElement ?? panel)
  const above = opensAbove(room, height + DISTANCE)
  if (above) {
    panel.style.top = 'auto'
    panel.style.bottom = `calc(100% + ${DISTANCE}px)`
  }
  const most = (above ? room.above : room.below) - DISTANCE
  if (height <= most || most <= 0) return
  panel.style.maxHeight = `${most}px`
  panel.style.overflowY = 'auto'
}

export type Opener = { readonly open: boolean; readonly toggle: () => void }

/**
 * Something that opens below its button and goes when the user turns to something else.
 *
 * @param renderButton - renders the button; it must carry `aria-expanded`
 * @param children - renders the panel, given a function that closes it
 */
export function Popover({
  renderButton,
  children,
  align = 'start',
}: {
  renderButton: (opener: Opener) => ReactNode
  children: (close: () => void) => ReactNode
  align?: 'start' | 'end'
}) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const close = useCallback(() => setOpen(false), [])
  useReturn(open, root)
  useDismissal(open, root, close)
  return (
    <div className={css.anchor} ref={root}>
      {renderButton({ open, toggle: () => setOpen(!open) })}
      {open && (
        <div className={align === 'end' ? clsx(css.panel, css.atEnd) : css.panel} data-layer ref={keepInside}>
          {children(close)}
        </div>
      )}
    </div>
  )
}
