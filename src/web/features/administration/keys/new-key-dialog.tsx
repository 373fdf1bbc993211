import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useReason } from '#web/components/use-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { userOf, useSession } from '#web/lib/session.ts'
import { type CreatedKey, createKey } from '#web/resources/accounts/access-keys.ts'
import { administrationTexts } from '../administration-texts.ts'

/** End of a day where the user is, as ISO time. */
const endOfDay = (date: string): string => new Date(`${date}T23:59:59`).toISOString()

/** What a new key is for, for whom it acts, and how long. What the service refuses is shown on its field. */
export function NewKeyDialog({
  onClose,
  onCreated,
}: {
  onClose: () => void
  onCreated: (created: CreatedKey) => void
}) {
  const t = useTexts(administrationTexts)
  const common = useTexts(commonTexts)
  const form = useId()
  const user = userOf(useSession())
  const create = useMutation(createKey)
  const reasonOf = useReason()
  const [draft, setDraft] = useState({ name: '', email: user?.email ?? '', date: '' })
  const { error } = create
  const details = error instanceof ApiError ? error.details : []
  const refusedAt = (path: string) => details.find((detail) => detail.path === path)?.message
  const elsewhere = error && !details.some(({ path }) => ['/name', '/email', '/expiresAt'].includes(path))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { name, email, date } = draft
    create.mutate({ name, email, ...(date !== '' && { expiresAt: endOfDay(date) }) }, { onSuccess: onCreated })
  }
  return (
    <Dialog
      title={t('newKey')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="primary" type="submit" form={form} disabled={create.isPending}>
            {t('newKey')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        {elsewhere && <Notice kind="error">{reasonOf(error)}</Notice>}
        <Field
          label={t('purpose')}
          maxLength={120}
          autoComplete="off"
          required
          value={draft.name}
          error={refusedAt('/name')}
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
        <Field
          label={t('actsFor')}
          type="email"
          autoComplete="off"
          required
          hint={t('actsForHint')}
          value={draft.email}
          error={refusedAt('/email')}
          onChange={({ target }) => setDraft({ ...draft, email: target.value })}
        />
        <Field
          label={t('expiry')}
          type="date"
          value={draft.date}
          error={refusedAt('/expiresAt')}
          onChange={({ target }) => setDraft({ ...draft, date: target.value })}
        />
      </form>
    </Dialog>
  )
}
