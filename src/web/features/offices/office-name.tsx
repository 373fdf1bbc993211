import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type FormEvent, useState } from 'react'
import { refusedAt } from '#web/access-keys/key-dialog.tsx'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { changeOffice, type Office } from '#web/resources/accounts/offices.ts'
import css from './offices.module.css'
import { officesTexts } from './offices-texts.ts'

/** What an office is called, to be changed by those who administer it; the field says itself what is refused of it. */
export function OfficeName({ office }: { office: Office }) {
  const t = useTexts(officesTexts)
  const [typed, setTyped] = useState<string | null>(null)
  const failed = useFailureToast((reason) => t('failed', { reason }))
  const change = useMutation({
    ...changeOffice(office.id),
    onSuccess: ({ name }) => {
      setTyped(null)
      showToast({ text: t('rename.done', { name }) })
    },
    onError: (error) => {
      if (refusedAt(error, '/name') === undefined) failed(error)
    },
  })
  const name = typed ?? office.name
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate({ name })
  }
  return (
    <form className={clsx('row', css.setting, css.rename)} noValidate onSubmit={submit}>
      <Field
        label={t('officeName')}
        maxLength={120}
        autoComplete="organization"
        required
        value={name}
        error={refusedAt(change.error, '/name')}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        type="submit"
        disabled={change.isPending || name.trim() === office.name}
        aria-label={t('rename.of', { office: office.name })}
      >
        {t('rename.action')}
      </Button>
    </form>
  )
}
