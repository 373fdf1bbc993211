import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { savedAddresses } from '#web/lib/saved-addresses.ts'
import css from './questions.module.css'
import { questionsTexts } from './questions-texts.ts'

const { useSaved, save, forget } = savedAddresses('questions')

const LONGEST_NAME = 40

/** Questions that were kept in this browser, each one press away, and a way to keep the one that is asked. */
export function SavedQuestions({ address }: { address: string }) {
  const t = useTexts(questionsTexts)
  const saved = useSaved()
  const [name, setName] = useState('')
  const isNew = address !== '' && !saved.some((one) => one.address === address)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    save({ name: name.trim(), address })
    setName('')
  }
  return (
    <section aria-label={t('saved')}>
      <h2 className={css.asideHead}>{t('saved')}</h2>
      <ul>
        {saved.map((one) => (
          <li key={one.name} className="row between">
            <Link to={`?${one.address}`} aria-current={one.address === address ? 'true' : undefined}>
              {one.name}
            </Link>
            <Button
              look="quiet"
              size="xs"
              icon="close"
              aria-label={t('forget', { name: one.name })}
              onClick={() => forget(one.name)}
            />
          </li>
        ))}
      </ul>
      {isNew && (
        <form className="row" onSubmit={submit}>
          <input
            className="input"
            aria-label={t('saveAs')}
            placeholder={t('saveAs')}
            maxLength={LONGEST_NAME}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button size="s" type="submit" disabled={name.trim() === ''}>
            {t('save')}
          </Button>
        </form>
      )}
    </section>
  )
}
