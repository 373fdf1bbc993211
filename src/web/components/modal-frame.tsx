import { clsx } from 'clsx'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import css from './modal-frame.module.css'

/** What one fills in; the first of them below the heading of a dialog has the focus when it opens. */
const FIELD =
  ':is(input, select, textarea):not(:disabled, [readonly], [type="hidden"], [tabindex="-1"], header *, footer *)'

/**
 * The bare frame of a modal dialog, open as long as it is rendered. The browser keeps the focus inside and gives it
 * back at the end. Without `onClose` it cannot be dismissed; with it Escape does, and where `label` names it in place of
 * a heading, also a press beside it.
 */
export function ModalFrame({
  className,
  label,
  labelledBy,
  describedBy,
  alert = false,
  onClose,
  children,
}: {
  className?: string | undefined
  label?: string
  labelledBy?: string
  describedBy?: string | undefined
  alert?: boolean
  onClose?: (() => void) | undefined
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) {
      element.showModal()
      if (!alert) element.querySelector<HTMLElement>(FIELD)?.focus()
    }
    return () => element?.close()
  }, [alert])
  return (
    <dialog
      ref={dialog}
      className={clsx(css.frame, className)}
      role={alert ? 'alertdialog' : undefined}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={(event) => {
        // a browser lets a page refuse twice, and closes then
        if (event.key === 'Escape' && !onClose) event.preventDefault()
      }}
      onCancel={(event) => {
        // the field of a file tells it, too, where no file was chosen
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose?.()
      }}
      onClose={() => {
        // by a gesture, say; what is rendered stays open
        if (dialog.current?.open === false) dialog.current.showModal()
      }}
      onPointerDown={(event) => {
        if (label !== undefined && event.target === event.currentTarget) onClose?.()
      }}
    >
      {children}
    </dialog>
  )
}
