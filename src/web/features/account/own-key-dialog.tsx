import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { OWN_KEY_DAYS } from '#contract/own-access-keys.ts'
import { type Scope, scopes } from '#vocabulary/accounts.ts'
import { accessKeyTexts } from '#web/access-keys/access-keys-texts.ts'
import { endOfDay, KeyDialog, refusedAt } from '#web/access-keys/key-dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { userOf, useSession } from '#web/lib/session.ts'
import { type CreatedKey, createOwnKey } from '#web/resources/accounts/access-keys.ts'
import css from './account.module.css'
import { accountTexts } from './account-texts.ts'

/** The day so many days from now, where the user is, as a date field writes it. */
function dayFromNow(days: number): string {
  const at = new Date()
  at.setDate(at.getDate() + days)
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

function ScopeChoice({ chosen, onChange }: { chosen: readonly Scope[]; onChange: (chosen: readonly Scope[]) => void }) {
  const t = useTexts(accountTexts)
  const keyText = useTexts(accessKeyTexts)
  const administers = userOf(useSession())?.policies.includes('admin') ?? false
  const offered = scopes.filter((scope) => scope !== 'administer' || administers)
  return (
    <fieldset className={css.scopes}>
      <legend className="lbl">{keyText('rights')}</legend>
      {offered.map((scope) => (
        <OptionLine key={scope}>
          <Checkbox
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              onChange(scopes.filter((one) => (one === scope ? target.checked : chosen.includes(one))))
            }
          />
          {keyText(`scope.${scope}`)}
        </OptionLine>
      ))}
      {chosen.length === 0 && (
        <p className="hint bad" role="alert">
          {t('scopeMissing')}
        </p>
      )}
    </fieldset>
  )
}

/** What a key of one's own is for, what it may do of what one may oneself, and until when. */
export function OwnKeyDialog({
  onClose,
  onCreated,
}: {
  onClose: () => void
  onCreated: (created: CreatedKey) => void
}) {
  const t = useTexts(accountTexts)
  const { date: write } = useFormats()
  const create = useMutation(createOwnKey)
  const [first, last] = [dayFromNow(0), dayFromNow(OWN_KEY_DAYS.most - 1)]
  const [draft, setDraft] = useState<{ name: string; scopes: readonly Scope[]; date: string }>(() => ({
    name: '',
    scopes: ['read'],
    date: dayFromNow(OWN_KEY_DAYS.usual),
  }))
  const { name, scopes: chosen, date } = draft
  const outside = date === '' || date < first || date > last
  const submit = () => {
    if (outside || chosen.length === 0) return
    create.mutate({ name, scopes: [...chosen], expiresAt: endOfDay(date) }, { onSuccess: onCreated })
  }
  return (
    <KeyDialog
      name={name}
      onName={(next) => setDraft({ ...draft, name: next })}
      error={create.error}
      fields={['/expiresAt']}
      busy={create.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <ScopeChoice chosen={chosen} onChange={(next) => setDraft({ ...draft, scopes: next })} />
      <Field
        label={t('keyEnd')}
        type="date"
        required
        min={first}
        max={last}
        value={date}
        error={
          outside ? t('keyEndRange', { first: write(first), last: write(last) }) : refusedAt(create.error, '/expiresAt')
        }
        onChange={({ target }) => setDraft({ ...draft, date: target.value })}
      />
    </KeyDialog>
  )
}
