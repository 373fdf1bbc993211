import { useId } from 'react'
import { type QuestionOwner, questionOwners } from '#vocabulary/questions.ts'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Question } from './question.ts'
import css from './questions.module.css'
import { questionsTexts } from './questions-texts.ts'

/** Where questions are asked most, narrowest last; everywhere comes first of all. */
const usual: readonly (readonly QuestionOwner[])[] = [
  ['own', 'office', 'shared'],
  ['own', 'office'],
  ['office', 'standard', 'thirdParty'],
  ['office'],
  ['own'],
  ['standard'],
]

const keyOf = (scope: readonly QuestionOwner[]) => scope.join(',')

/** Chooses in what is asked. */
export function ScopeChoice({ question, change }: { question: Question; change: (question: Question) => void }) {
  const t = useTexts(questionsTexts)
  const { scope = [], join, parts } = question
  const id = useId()
  const nameOf = (those: readonly QuestionOwner[]) => those.map((owner) => t(`owner.${owner}`)).join(', ')
  const isUsual = scope.length === 0 || usual.some((one) => keyOf(one) === keyOf(scope))
  const choose = (key: string) => {
    const chosen = questionOwners.filter((owner) => key.split(',').includes(owner))
    change({ join, parts, ...(chosen.length > 0 && { scope: chosen }) })
  }
  return (
    <span className={css.scope}>
      <label className="small dim" htmlFor={id}>
        {t('in')}
      </label>
      <Select id={id} value={keyOf(scope)} onChange={({ target }) => choose(target.value)}>
        <option value="">{t('everywhere')}</option>
        {[...usual, ...(isUsual ? [] : [scope])].map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {nameOf(one)}
          </option>
        ))}
      </Select>
    </span>
  )
}
