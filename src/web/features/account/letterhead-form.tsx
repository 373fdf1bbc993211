import { useMutation, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type FormEvent, useState } from 'react'
import type { Letterhead } from '#contract/letterhead.ts'
import { Button } from '#web/components/button.tsx'
import { FetchFailure } from '#web/components/fetch-states.tsx'
import { Field } from '#web/components/field.tsx'
import { Notice } from '#web/components/notice.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useReason } from '#web/components/use-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { letterheadQuery, replaceLetterhead } from '#web/resources/accounts/letterhead.ts'
import css from './account.module.css'
import { accountTexts } from './account-texts.ts'
import { LogoField } from './logo-field.tsx'

function Form({ stored, author }: { stored: Letterhead; author: string }) {
  const t = useTexts(accountTexts)
  const reasonOf = useReason()
  const [draft, setDraft] = useState(stored)
  const save = useMutation({
    ...replaceLetterhead,
    onSuccess: (kept) => {
      setDraft(kept)
      showToast({ text: t('saved') })
    },
  })
  const { error } = save
  const refused = error instanceof ApiError ? error.details.find(({ path }) => path === '/logo')?.message : undefined
  const same = (['office', 'author', 'logo'] as const).every((key) => draft[key] === stored[key])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(draft)
  }
  return (
    <form className={clsx('stack', css.form)} noValidate onSubmit={submit}>
      {error && refused === undefined && <Notice kind="error">{t('saveFailed', { reason: reasonOf(error) })}</Notice>}
      <Field
        label={t('office')}
        maxLength={120}
        autoComplete="organization"
        value={draft.office}
        onChange={({ target }) => setDraft({ ...draft, office: target.value })}
      />
      <Field
        label={t('author')}
        maxLength={120}
        placeholder={author}
        hint={t('authorHint')}
        value={draft.author}
        onChange={({ target }) => setDraft({ ...draft, author: target.value })}
      />
      <LogoField logo={draft.logo} refused={refused} onChange={(logo) => setDraft({ ...draft, logo })} />
      <Button look="primary" type="submit" disabled={save.isPending || same}>
        {t('saveLetterhead')}
      </Button>
    </form>
  )
}

/** What heads the reports one makes: name of the office, author, logo. */
export function LetterheadForm({ author }: { author: string }) {
  const t = useTexts(accountTexts)
  const { data, error, refetch } = useQuery(letterheadQuery)
  if (error && !data)
    return (
      <FetchFailure title={t('reportsFailed')} text={(reason) => reason} error={error} retry={() => void refetch()} />
    )
  if (!data) return <p role="status">{t('reportsLoading')}</p>
  return <Form key={JSON.stringify([data.office, data.author, data.logo?.length])} stored={data} author={author} />
}
