import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '#web/components/button.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './access-keys.module.css'
import { accessKeyTexts } from './access-keys-texts.ts'

/** A secret that was just issued; gone for good once it is put away. */
export function ShownSecret({
  title,
  label,
  secret,
  onSaved,
  children,
}: {
  title: string
  label: string
  secret: string
  onSaved: () => void
  /** What is to be known beside the secret. */
  children?: ReactNode
}) {
  const t = useTexts(accessKeyTexts)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      showToast({ text: t('keyCopied'), icon: 'copy' })
    } catch {
      showToast({ text: t('copyFailed'), failed: true })
      field.current?.select()
    }
  }
  return (
    <section className={css.newKey} aria-labelledby={id}>
      <div className="row between">
        <h2 id={id}>{title}</h2>
        <span className="small dim">{t('onlyOnce')}</span>
      </div>
      <div className="row">
        <input ref={field} className="input mono" readOnly aria-label={label} value={secret} />
        <Button icon="copy" onClick={() => void copy()}>
          {t('copyKey')}
        </Button>
        <Button look="primary" onClick={onSaved}>
          {t('keySaved')}
        </Button>
      </div>
      {children !== undefined && <p className="small">{children}</p>}
    </section>
  )
}
