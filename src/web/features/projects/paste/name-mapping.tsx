import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { pasteTexts } from '../projects-texts.ts'
import type { KnownName, Meaning } from './known-names.ts'
import css from './paste.module.css'

const groups = [
  ['project', 'inProject'],
  ['library', 'inLibrary'],
  ['shipped', 'shipped'],
] as const

const optionsOf = (offered: readonly Meaning[], from: Meaning['from']) =>
  offered
    .filter((meaning) => meaning.from === from)
    .map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))

/** What names that the project does not know stand for: what was found of them, to be chosen otherwise. */
export function NameMapping({
  names,
  more,
  meaningOf,
  onChoose,
}: {
  names: readonly KnownName[]
  /** How many more names there are. */
  more: number
  meaningOf: (name: string) => string | undefined
  /** @param value - empty where the name is left as it is */
  onChoose: (name: string, value: string) => void
}) {
  const t = useTexts(pasteTexts)
  return (
    <fieldset className={css.mapping}>
      <legend className="small">{t('unknownNames')}</legend>
      {names.map(({ name, offered }) => (
        <label key={name} className="row between">
          <span>{name}</span>
          <Select
            width={280}
            aria-label={name}
            value={meaningOf(name) ?? ''}
            onChange={({ target }) => onChoose(name, target.value)}
          >
            <option value="">{t('leave')}</option>
            {groups.map(([from, title]) => {
              const options = optionsOf(offered, from)
              return options.length > 0 ? (
                <optgroup key={from} label={t(title)}>
                  {options}
                </optgroup>
              ) : null
            })}
          </Select>
        </label>
      ))}
      {more > 0 && <p className="small dim">{t('moreNames', { count: more })}</p>}
    </fieldset>
  )
}
