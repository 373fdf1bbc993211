import { Button } from '#web/components/button.tsx'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { ConditionRow } from './condition-row.tsx'
import type { Group } from './question.ts'
import css from './questions.module.css'
import { questionsTexts } from './questions-texts.ts'
import type { Row } from './rows.ts'

/** How a group holds. */
const ways = [
  { way: 'anyOf', join: 'any', turned: false },
  { way: 'allOf', join: 'all', turned: false },
  { way: 'noneOf', join: 'any', turned: true },
  { way: 'notAllOf', join: 'all', turned: true },
] as const

/** A new condition inside of a group. */
export const newRow: Row = { kind: 'material', turned: false, values: [] }

/** Conditions that hold together among the others. */
export function ConditionGroup({
  group,
  number,
  lead,
  isFull,
  onChange,
  onRemove,
  onAdded,
}: {
  group: Group
  /** As it is counted on screen, from 1. */
  number: string
  lead: string
  /** Whether the question may have no more conditions. */
  isFull: boolean
  onChange: (group: Group) => void
  onRemove: () => void
  /** Leads to a condition that was added, by its number. */
  onAdded: (number: string) => void
}) {
  const t = useTexts(questionsTexts)
  const { join, turned, rows } = group
  const way = ways.find((one) => one.join === join && one.turned === turned)?.way
  const add = () => {
    onChange({ ...group, rows: [...rows, newRow] })
    onAdded(`${number}.${rows.length + 1}`)
  }
  return (
    <fieldset className={css.group}>
      <legend className="sr">{t('groupOf', { number })}</legend>
      <div className={css.row}>
        <span className="dim">{lead}</span>
        <Select
          aria-label={t('wayOf', { number })}
          value={way}
          onChange={({ target }) => {
            const next = ways.find((one) => one.way === target.value)
            if (next) onChange({ join: next.join, turned: next.turned, rows })
          }}
        >
          {ways.map((one) => (
            <option key={one.way} value={one.way}>
              {t(one.way)}
            </option>
          ))}
        </Select>
        <Button
          look="quiet"
          size="s"
          icon="plus"
          disabled={isFull}
          aria-label={t('addToGroup', { number })}
          onClick={add}
        >
          {t('addRow')}
        </Button>
        <span />
        <Button look="quiet" size="xs" icon="close" aria-label={t('removeGroup', { number })} onClick={onRemove} />
      </div>
      <ul className={css.inner}>
        {rows.map((row, index) => (
          <li key={`${index} ${row.kind}`}>
            <ConditionRow
              row={row}
              number={`${number}.${index + 1}`}
              lead={index === 0 ? '' : t(join === 'all' ? 'and' : 'or')}
              onChange={(next) => onChange({ ...group, rows: rows.map((one, at) => (at === index ? next : one)) })}
              onRemove={() => onChange({ ...group, rows: rows.filter((_, at) => at !== index) })}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
