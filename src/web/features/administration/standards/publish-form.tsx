import { clsx } from 'clsx'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { StandardDetail } from '#contract/standard-constructions.ts'
import { Button } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import css from '#web/features/administration/administration.module.css'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { administrationTexts } from '../administration-texts.ts'
import { usePublish } from './standard-actions.ts'

const MAX_NOTE = 500

/** The note and the way to publish; refuses a replacement without a note before the service does. */
export function PublishForm({ item, unchanged }: { item: StandardDetail; unchanged: boolean }) {
  const t = useTexts(administrationTexts)
  const id = useId()
  const publish = usePublish()
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (item.version !== null && note.trim() === '') {
      setMissing(true)
      field.current?.focus()
      return
    }
    publish.mutate({ item, note: note.trim() })
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{t('note')}</label>
        <textarea
          ref={field}
          id={id}
          className="input"
          rows={2}
          maxLength={MAX_NOTE}
          value={note}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? `${id}-note` : undefined}
          onChange={({ target }) => {
            setNote(target.value)
            setMissing(false)
          }}
        />
        {missing && (
          <p className="hint bad" id={`${id}-note`}>
            <Icon name="error" />
            {t('noteMissing')}
          </p>
        )}
      </div>
      {item.version !== null && <p className={clsx('small dim', css.keep)}>{t('keepNote')}</p>}
      <p className={css.next}>
        <Button look="primary" block type="submit" disabled={publish.isPending || unchanged}>
          {t('publish')}
        </Button>
      </p>
    </form>
  )
}
