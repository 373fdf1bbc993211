import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/components/button.tsx'
import { Select } from '#web/components/select.tsx'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { savedAddresses } from '#web/lib/saved-addresses.ts'
import { officesQuery } from '#web/resources/accounts/offices.ts'
import { removeSavedQuery, savedQueriesQuery, saveQuery } from '#web/resources/constructions/saved-queries.ts'
import css from './questions.module.css'
import { questionsTexts } from './questions-texts.ts'

/** What was kept in the browser before queries were kept with the account. */
const { useSaved: useSavedHere, forget: forgetHere } = savedAddresses('questions')

const LONGEST_NAME = 60

type Shown = {
  readonly name: string
  readonly address: string
  readonly whose: string
  /** Absent for who may only look. */
  readonly forget?: () => void
}

function useShown(): readonly Shown[] {
  const t = useTexts(questionsTexts)
  const { data = [] } = useQuery(savedQueriesQuery)
  const here = useSavedHere()
  const remove = useMutation({ ...removeSavedQuery, onError: useFailureToast((reason) => t('failed', { reason })) })
  return [
    ...data.map(({ id, name, query, office, mayChange }) => ({
      name,
      address: query,
      whose: office?.name ?? '',
      ...(mayChange && { forget: () => remove.mutate(id) }),
    })),
    ...here.map((one) => ({ ...one, whose: t('inBrowser'), forget: () => forgetHere(one.name) })),
  ]
}

/** Saves what is asked now, for oneself or for everybody in an office. */
function SaveForm({ address }: { address: string }) {
  const t = useTexts(questionsTexts)
  const { data = [] } = useQuery(officesQuery)
  const offices = data.filter(({ role }) => role !== 'viewer')
  const [name, setName] = useState('')
  const [office, setOffice] = useState('')
  const save = useMutation({
    ...saveQuery,
    onSuccess: () => setName(''),
    onError: useFailureToast((reason) => t('failed', { reason })),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') save.mutate({ name: name.trim(), query: address, office: office === '' ? null : office })
  }
  return (
    <form className={css.saveForm} onSubmit={submit}>
      <input
        className="input"
        aria-label={t('saveAs')}
        placeholder={t('saveAs')}
        maxLength={LONGEST_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {offices.length > 0 && (
        <Select aria-label={t('saveFor')} value={office} onChange={({ target }) => setOffice(target.value)}>
          <option value="">{t('forMe')}</option>
          {offices.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </Select>
      )}
      <Button size="s" type="submit" disabled={name.trim() === '' || save.isPending}>
        {t('save')}
      </Button>
    </form>
  )
}

/** Questions that were saved for oneself or in an office, each one press away, and a way to save the one that is asked. */
export function SavedQuestions({ address }: { address: string }) {
  const t = useTexts(questionsTexts)
  const saved = useShown()
  const { isSuccess } = useQuery(savedQueriesQuery)
  const isNew = address !== '' && !saved.some((one) => one.address === address)
  return (
    <section aria-label={t('saved')}>
      <h2 className={css.asideHead}>{t('saved')}</h2>
      <ul>
        {saved.map(({ name, address: to, whose, forget }) => (
          <li key={`${whose} ${name}`} className="row between">
            <span>
              <Link to={`?${to}`} aria-current={to === address ? 'true' : undefined}>
                {name}
              </Link>
              {whose !== '' && <span className="small dim"> {whose}</span>}
            </span>
            {forget && (
              <Button look="quiet" size="xs" icon="close" aria-label={t('forget', { name })} onClick={forget} />
            )}
          </li>
        ))}
      </ul>
      {isSuccess && saved.length === 0 && <p className="small dim">{t('savedNone')}</p>}
      {isNew && <SaveForm address={address} />}
    </section>
  )
}
