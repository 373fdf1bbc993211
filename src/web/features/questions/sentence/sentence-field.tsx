import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { officesQuery } from '#web/resources/accounts/offices.ts'
import { categoriesQuery, materialsQuery } from '#web/resources/materials/material-queries.ts'
import { type Question, rowsIn } from '../question.ts'
import css from '../questions.module.css'
import { questionsTexts } from '../questions-texts.ts'
import { packs } from '../rows.ts'
import { lexiconOf } from './lexicon.ts'
import { readSentence } from './read-sentence.ts'
import type { Names } from './words.ts'
import { writeSentence } from './write-sentence.ts'

/** The longest sentence. */
const LONGEST = 400

/** What has a name on screen; ready once all of it is there. */
function useNames(): Names & { readonly ready: boolean } {
  const t = useTexts(questionsTexts)
  const { locale } = useFormats()
  const { data: categories } = useQuery(categoriesQuery(locale))
  const { data: materials } = useQuery(materialsQuery('', null, locale))
  const { data: offices } = useQuery(officesQuery)
  return useMemo(
    () => ({
      categories: categories ?? [],
      packs: Object.fromEntries(packs.map((pack) => [pack, t(`pack.${pack}`)])),
      materials: materials ?? [],
      offices: offices ?? [],
      ready: materials !== undefined && categories !== undefined && offices !== undefined,
    }),
    [categories, materials, offices, t],
  )
}

/** Whether two say the same; where they are asked stands beside the sentence. */
const isSame = (one: Question, other: Question) =>
  JSON.stringify([one.join, one.parts]) === JSON.stringify([other.join, other.parts])

/** The question as one sentence, which can be written: what is understood stands as conditions below, both stay equal. */
export function SentenceField({ question, change }: { question: Question; change: (question: Question) => void }) {
  const t = useTexts(questionsTexts)
  const { locale } = useFormats()
  const hint = useId()
  const [typed, setTyped] = useState<{ text: string; question: Question }>()
  const names = useNames()
  const lexicon = useMemo(() => lexiconOf(locale, names), [locale, names])
  // what was typed stays as it was typed, until a condition is changed below
  const own = typed && isSame(typed.question, question) ? typed.text : undefined
  const text = own ?? writeSentence(question, locale, names)
  const { unknown } = own === undefined ? { unknown: [] } : readSentence(own, lexicon)
  const count = rowsIn(question).length
  const write = (next: string) => {
    const { question: understood } = readSentence(next, lexicon)
    setTyped({ text: next, question: understood })
    change({ ...understood, ...(question.scope && { scope: question.scope }) })
  }
  return (
    <div className={css.sentence}>
      <span className={css.sentenceField}>
        <Icon name="search" />
        <input
          className="input"
          type="search"
          aria-label={t('sentence')}
          aria-describedby={hint}
          placeholder={t('sentenceExample')}
          maxLength={LONGEST}
          autoComplete="off"
          spellCheck={false}
          value={text}
          readOnly={!names.ready}
          onChange={({ target }) => write(target.value)}
        />
      </span>
      <p id={hint} className="small dim" role="status">
        {unknown.length > 0 ? (
          <>
            {t('notUnderstood')}{' '}
            {unknown.map(({ text: word, start }) => (
              <mark key={start} className={css.unknown}>
                {word}
              </mark>
            ))}
          </>
        ) : count > 0 ? (
          t('understood', { count })
        ) : (
          t('sentenceHint')
        )}
      </p>
    </div>
  )
}
