import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { endOfDay, KeyDialog, refusedAt } from '#web/access-keys/key-dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { userOf, useSession } from '#web/lib/session.ts'
import { type CreatedKey, createKey } from '#web/resources/accounts/access-keys.ts'
import { administrationTexts } from '../administration-texts.ts'

/** What a new key is for, for whom it acts, and how long. What the service refuses is shown on its field. */
export function NewKeyDialog({
  onClose,
  onCreated,
}: {
  onClose: () => void
  onCreated: (created: CreatedKey) => void
}) {
  const t = useTexts(administrationTexts)
  const user = userOf(useSession())
  const create = useMutation(createKey)
  const [draft, setDraft] = useState({ name: '', email: user?.email ?? '', date: '' })
  const { error } = create
  const submit = () => {
    const { name, email, date } = draft
    create.mutate({ name, email, ...(date !== '' && { expiresAt: endOfDay(date) }) }, { onSuccess: onCreated })
  }
  return (
    <KeyDialog
      name={draft.name}
      onName={(name) => setDraft({ ...draft, name })}
      error={error}
      fields={['/email', '/expiresAt']}
      busy={create.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t('actsFor')}
        type="email"
        autoComplete="off"
        required
        hint={t('actsForHint')}
        value={draft.email}
        error={refusedAt(error, '/email')}
        onChange={({ target }) => setDraft({ ...draft, email: target.value })}
      />
      <Field
        label={t('expiry')}
        type="date"
        value={draft.date}
        error={refusedAt(error, '/expiresAt')}
        onChange={({ target }) => setDraft({ ...draft, date: target.value })}
      />
    </KeyDialog>
  )
}
