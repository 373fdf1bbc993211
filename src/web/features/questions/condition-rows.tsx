import { useRef } from 'react'
import { Button } from '#web/components/button.tsx'
import { Segments } from '#web/components/segments.tsx'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './questions.module.css'
import { questionsTexts } from './questions-texts.ts'
import { RowValues } from './row-values.tsx'
import { isFigure, isTrait, MOST_ROWS, type Question, type Row, type RowKind, rowKinds } from './rows.ts'

/** How a kind of condition compares, plain and turned. */
const comparisons = (kind: RowKind) =>
  isFigure(kind)
    ? (['least', 'most'] as const)
    : isTrait(kind)
      ? (['yes', 'no'] as const)
      : kind === 'text' || kind === 'tags' || kind === 'material' || kind === 'category'
        ? (['has', 'hasNot'] as const)
        : (['is', 'isNot'] as const)

const joins = ['all', 'any'] as const

/** The conditions, one a row; each can be changed, added and taken back by keyboard alone. */
export function ConditionRows({ question, change }: { question: Question; change: (question: Question) => void }) {
  const t = useTexts(questionsTexts)
  const list = useRef<HTMLUListElement>(null)
  const { join, rows } = question
  const replace = (index: number, row: Row) => change({ join, rows: rows.map((one, at) => (at === index ? row : one)) })
  const add = () => {
    change({ join, rows: [...rows, { kind: rows.length === 0 ? 'type' : 'material', turned: false, values: [] }] })
    requestAnimationFrame(() => list.current?.querySelector<HTMLSelectElement>('li:last-child select')?.focus())
  }
  return (
    <section aria-label={t('conditions')}>
      <ul className={css.rows} ref={list}>
        {rows.map((row, index) => {
          const number = String(index + 1)
          return (
            <li key={`${index} ${row.kind}`} className={css.row}>
              <span className="dim">{index === 0 ? t('where') : t(join === 'all' ? 'and' : 'or')}</span>
              <Select
                aria-label={t('kindOf', { number })}
                value={row.kind}
                onChange={({ target }) => {
                  const kind = rowKinds.find((one) => one === target.value)
                  if (kind) replace(index, { kind, turned: false, values: [] })
                }}
              >
                {rowKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`kind.${kind}`)}
                  </option>
                ))}
              </Select>
              <Select
                aria-label={t('comparisonOf', { number })}
                value={row.turned ? '1' : '0'}
                onChange={({ target }) => replace(index, { ...row, turned: target.value === '1' })}
              >
                {comparisons(row.kind).map((comparison, at) => (
                  <option key={comparison} value={String(at)}>
                    {t(comparison)}
                  </option>
                ))}
              </Select>
              <span className={css.values}>
                <RowValues row={row} number={index + 1} onValues={(values) => replace(index, { ...row, values })} />
              </span>
              <Button
                look="quiet"
                size="xs"
                icon="close"
                aria-label={t('remove', { number })}
                onClick={() => change({ join, rows: rows.filter((_, at) => at !== index) })}
              />
            </li>
          )
        })}
      </ul>
      <div className={css.tools}>
        <Button look="quiet" size="s" icon="plus" disabled={rows.length >= MOST_ROWS} onClick={add}>
          {t('addRow')}
        </Button>
        {rows.length > 1 && (
          <Segments
            label={t('join')}
            value={join}
            segments={joins.map((value) => ({ value, label: t(`join.${value}`) }))}
            onChange={(value) => change({ join: value, rows })}
          />
        )}
      </div>
    </section>
  )
}
