import { useEffect, useState } from 'react'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/texts/common.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { closeToast, type Toast, useToasts } from './toasts.ts'

const SHOWN_MILLISECONDS = 6_000

function ToastRow({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || toast.failed) return
    const timer = setTimeout(() => closeToast(toast.id), SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [held, toast])
  return (
    <div
      className={toast.failed ? 'toast b' : 'toast'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toast.icon} />
      <span className="grow">{toast.text}</span>
      {toast.action && (
        <button
          className="link"
          type="button"
          onClick={() => {
            toast.action?.run()
            closeToast(toast.id)
          }}
        >
          {toast.action.label}
        </button>
      )}
      <Button look="quiet" size="s" icon="close" aria-label={closeLabel} onClick={() => closeToast(toast.id)} />
    </div>
  )
}

/** The messages of the app; the region is always there, so that new ones are read out. */
export function Toaster() {
  const t = useTexts(commonTexts)
  const toasts = useToasts()
  return (
    <section className="toasts" aria-live="polite" aria-label={t('toasts')}>
      {toasts.map((toast) => (
        <ToastRow key={toast.id} toast={toast} closeLabel={t('closeToast')} />
      ))}
    </section>
  )
}
