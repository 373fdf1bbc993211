import { Button } from '#web/components/button.tsx'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './questions.module.css'
import { questionsTexts } from './questions-texts.ts'
import type { Row } from './rows.ts'

/** A row while its values are entered. */
export type Editing = {
  readonly row: Row
  /** As it is counted on screen: `2`, in a group `2.1`. */
  readonly number: string
  readonly onValues: (values: readonly string[]) => void
}

/** What is chosen already, each with a way to take it back. */
export function Chips({ row, onValues, nameOf }: Omit<Editing, 'number'> & { nameOf: (value: string) => string }) {
  const t = useTexts(questionsTexts)
  return row.values.map((value) => (
    <span key={value} className={css.chip}>
      {nameOf(value)}
      <Button
        look="quiet"
        size="xs"
        icon="close"
        aria-label={t('removeValue', { value: nameOf(value) })}
        onClick={() => onValues(row.values.filter((one) => one !== value))}
      />
    </span>
  ))
}

/** Values of a list that is known, one after the other. */
export function ValueChoice({
  values,
  nameOf,
  ...editing
}: Editing & { readonly values: readonly string[]; readonly nameOf: (value: string) => string }) {
  const t = useTexts(questionsTexts)
  const { row, number, onValues } = editing
  const left = values.filter((value) => !row.values.includes(value))
  return (
    <>
      <Chips row={row} onValues={onValues} nameOf={nameOf} />
      {left.length > 0 && (
        <Select
          aria-label={t('addTo', { number })}
          value=""
          onChange={({ target }) => onValues([...row.values, target.value])}
        >
          <option value="">{t('add')}</option>
          {left.map((value) => (
            <option key={value} value={value}>
              {nameOf(value)}
            </option>
          ))}
        </Select>
      )}
    </>
  )
}
