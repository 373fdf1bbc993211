import { useRef } from 'react'
import { Button } from '#web/components/button.tsx'
import { Segments } from '#web/components/segments.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { ConditionGroup, newRow } from './condition-group.tsx'
import { ConditionRow } from './condition-row.tsx'
import { isGroup, type Part, type Question, rowsIn } from './question.ts'
import css from './questions.module.css'
import { questionsTexts } from './questions-texts.ts'
import { MOST_ROWS } from './rows.ts'
import { ScopeChoice } from './scope-choice.tsx'

const joins = ['all', 'any'] as const

/** The conditions, one a row, and groups of them; each can be changed, added and taken back by keyboard alone. */
export function ConditionRows({ question, change }: { question: Question; change: (question: Question) => void }) {
  const t = useTexts(questionsTexts)
  const list = useRef<HTMLUListElement>(null)
  const { join, parts } = question
  const isFull = rowsIn(question).length >= MOST_ROWS
  const withParts = (next: readonly Part[]) => change({ ...question, parts: next })
  const replace = (index: number, part: Part) => withParts(parts.map((one, at) => (at === index ? part : one)))
  const remove = (index: number) => withParts(parts.filter((_, at) => at !== index))
  const lead = (number: string) =>
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[aria-label="${t('kindOf', { number })}"]`)?.focus(),
    )
  const add = () => {
    withParts([...parts, parts.length === 0 ? { ...newRow, kind: 'type' } : newRow])
    lead(String(parts.length + 1))
  }
  const addGroup = () => {
    withParts([...parts, { join: join === 'all' ? 'any' : 'all', turned: false, rows: [newRow] }])
    lead(`${parts.length + 1}.1`)
  }
  const partOf = (part: Part, index: number) => {
    const own = {
      number: String(index + 1),
      lead: index === 0 ? t('where') : t(join === 'all' ? 'and' : 'or'),
      onChange: (next: Part) => replace(index, next),
      onRemove: () => remove(index),
    }
    return isGroup(part) ? (
      <ConditionGroup {...own} group={part} isFull={isFull} onAdded={lead} />
    ) : (
      <ConditionRow {...own} row={part} />
    )
  }
  return (
    <section aria-label={t('conditions')}>
      <ul className={css.rows} ref={list}>
        {parts.map((part, index) => (
          <li key={`${index} ${isGroup(part) ? 'group' : part.kind}`}>{partOf(part, index)}</li>
        ))}
      </ul>
      <div className={css.tools}>
        <Button look="quiet" size="s" icon="plus" disabled={isFull} onClick={add}>
          {t('addRow')}
        </Button>
        <Button look="quiet" size="s" icon="plus" disabled={isFull} onClick={addGroup}>
          {t(join === 'all' ? 'addAnyGroup' : 'addAllGroup')}
        </Button>
        {parts.length > 1 && (
          <Segments
            label={t('join')}
            value={join}
            segments={joins.map((value) => ({ value, label: t(`join.${value}`) }))}
            onChange={(value) => change({ ...question, join: value })}
          />
        )}
        <ScopeChoice question={question} change={change} />
      </div>
    </section>
  )
}
