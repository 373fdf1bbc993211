import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './library.module.css'
import { isNarrowed, type LibrarySearch, parametersOf } from './library-search.ts'
import { libraryTexts } from './library-texts.ts'
import { forgetFilter, saveFilter, useSavedFilters } from './saved-filters.ts'

const LONGEST_NAME = 40

/** Filters that were kept, each one press away, and a way to keep what is shown. */
export function SavedFilterList({ search }: { search: LibrarySearch }) {
  const t = useTexts(libraryTexts)
  const saved = useSavedFilters()
  const id = useId()
  const [name, setName] = useState('')
  const address = parametersOf({ ...search, page: 1 }).toString()
  const isNew = isNarrowed(search) && !saved.some((one) => one.address === address)
  if (saved.length === 0 && !isNew) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    saveFilter({ name: name.trim(), address })
    setName('')
  }
  return (
    <section className={css.saved} aria-labelledby={id}>
      <h2 id={id}>{t('saved')}</h2>
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
              onClick={() => forgetFilter(one.name)}
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
