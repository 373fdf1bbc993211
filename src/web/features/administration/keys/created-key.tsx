import { clsx } from 'clsx'
import { useEffect, useId, useRef } from 'react'
import { Button } from '#web/components/button.tsx'
import { showToast } from '#web/components/toasts.ts'
import css from '#web/features/administration/administration.module.css'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type CreatedKey } from '#web/resources/accounts/access-keys.ts'
import { administrationTexts } from '../administration-texts.ts'

/** The secret of a key that was just issued; gone for good once it is put away. */
export function NewKey({ created, onSaved }: { created: CreatedKey; onSaved: () => void }) {
  const t = useTexts(administrationTexts)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(created.accessKey)
      showToast({ text: t('keyCopied'), icon: 'copy' })
    } catch {
      showToast({ text: t('copyFailed'), failed: true })
      field.current?.select()
    }
  }
  return (
    <section className={css.newKey} aria-labelledby={id}>
      <div className="row between">
        <h2 id={id}>{t('newKeyTitle', { name: created.name })}</h2>
        <span className="small dim">{t('onlyOnce')}</span>
      </div>
      <div className={clsx('row', css.next)}>
        <input ref={field} className="input mono" readOnly aria-label={t('key')} value={created.accessKey} />
        <Button icon="copy" onClick={() => void copy()}>
          {t('copyKey')}
        </Button>
        <Button look="primary" onClick={onSaved}>
          {t('keySaved')}
        </Button>
      </div>
    </section>
  )
}
