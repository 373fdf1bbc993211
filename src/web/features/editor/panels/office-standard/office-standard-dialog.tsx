import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { Construction } from '#contract/constructions.ts'
import type { OfficeStandard } from '#contract/office-standards.ts'
import { refusedAt } from '#web/access-keys/key-dialog.tsx'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { endOfficeStandard, setOfficeStandard } from '#web/resources/constructions/office-standards.ts'
import { officeStandardTexts } from './office-standard-texts.ts'

await officeStandardTexts.load()

/** What the standard says, and for those who administer the office making it one, noting a version, and ending it. */
export function OfficeStandardDialog({
  construction,
  standard,
  onClose,
}: {
  construction: Construction
  standard: OfficeStandard | null
  onClose: () => void
}) {
  const t = useTexts(officeStandardTexts)
  const { date } = useFormats()
  const form = useId()
  const [note, setNote] = useState('')
  const failed = useFailureToast((reason) => t('failed', { reason }))
  const ended = (text: string) => {
    showToast({ text })
    onClose()
  }
  const set = useMutation({
    ...setOfficeStandard(construction),
    onSuccess: () => ended(t('wasSet')),
    onError: (error) => {
      if (refusedAt(error, '/note') === undefined) failed(error)
    },
  })
  const end = useMutation({
    ...endOfficeStandard(construction),
    onSuccess: () => ended(t('wasEnded')),
    onError: failed,
  })
  const administers = construction.permission === 'owner'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    set.mutate(note)
  }
  return (
    <Dialog
      title={t('of', { office: construction.owner.name })}
      subtitle={construction.name}
      onClose={onClose}
      footer={
        <>
          {administers && standard && (
            <Button disabled={end.isPending} onClick={() => end.mutate()}>
              {t('end')}
            </Button>
          )}
          <span className="grow" />
          <Button onClick={onClose}>{t('close')}</Button>
          {administers && (
            <Button look="primary" type="submit" form={form} disabled={set.isPending}>
              {t('set')}
            </Button>
          )}
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={submit}>
        <p className="dim">{t('hint')}</p>
        {standard && (
          <p>
            {t('since', {
              version: standard.version,
              date: date(standard.setAt),
              person: standard.setBy,
              note: standard.note,
            })}
          </p>
        )}
        {administers && (
          <Field
            label={t('note')}
            hint={t('noteHint')}
            maxLength={500}
            required
            value={note}
            error={refusedAt(set.error, '/note')}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </form>
    </Dialog>
  )
}
