import { clsx } from 'clsx'
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { float } from './float.ts'
import css from './popover.module.css'

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

const showing = {
  start: (panel: HTMLDivElement) => float(panel, { align: 'start' }),
  end: (panel: HTMLDivElement) => float(panel, { align: 'end' }),
} as const

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
        <div className={align === 'end' ? clsx(css.panel, css.atEnd) : css.panel} data-layer ref={showing[align]}>
          {children(close)}
        </div>
      )}
    </div>
  )
}
