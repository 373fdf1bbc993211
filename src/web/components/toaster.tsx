import { clsx } from 'clsx'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import css from './toaster.module.css'
import { closeToast, type Toast, useToasts } from './toasts.ts'

const SHOWN_MILLISECONDS = 6_000

/** Closes the message; where it had the focus, that goes back to where it came from, else to the screen. */
function useClose(toast: Toast) {
  const row = useRef<HTMLDivElement>(null)
  const origin = useRef<EventTarget | null>(null)
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!row.current?.contains(relatedTarget)) origin.current = relatedTarget
  }
  const close = () => {
    const { current: from } = origin
    if (row.current?.contains(document.activeElement)) {
      const target = from instanceof HTMLElement && from.isConnected ? from : document.getElementById('main')
      target?.focus()
    }
    closeToast(toast.id)
  }
  return { row, onFocus, close }
}

function ToastRow({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const { row, onFocus, close } = useClose(toast)
  const held = hovered || focused
  useEffect(() => {
    if (held || toast.failed) return
    const timer = setTimeout(() => closeToast(toast.id), SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [held, toast])
  return (
    <div
      ref={row}
      className={toast.failed ? clsx(css.toast, css.failed) : css.toast}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={(event) => {
        onFocus(event)
        setFocused(true)
      }}
      onBlur={() => setFocused(false)}
    >
      <Icon name={toast.icon} />
      <span className="grow">{toast.text}</span>
      {toast.action && (
        <button
          className="link"
          type="button"
          onClick={() => {
            close()
            toast.action?.run()
          }}
        >
          {toast.action.label}
        </button>
      )}
      <Button look="quiet" size="s" icon="close" aria-label={closeLabel} onClick={close} />
    </div>
  )
}

/** The messages of the app; the region is always there, so that new ones are read out. */
export function Toaster() {
  const t = useTexts(commonTexts)
  const toasts = useToasts()
  return (
    <section className={css.toasts} data-layer aria-live="polite" aria-label={t('toasts')}>
      {toasts.map((toast) => (
        <ToastRow key={toast.id} toast={toast} closeLabel={t('closeToast')} />
      ))}
    </section>
  )
}
