import { useState } from 'react'
import type { ActivityEntry } from '#contract/office-activity.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './activity.module.css'
import { changesText } from './activity-changes.ts'
import { activityTexts } from './activity-texts.ts'

type OnOnly = ((entry: ActivityEntry) => void) | undefined

/** Stands for the subject in a sentence that is taken apart around it. */
const MARK = '\u0000'
/** Sentences that say it without naming what it was done to. */
const withoutSubject: readonly ActivityEntry['kind'][] = [
  'officeRenamed',
  'officeChanged',
  'joined',
  'archived',
  'left',
  'changedTogether',
  'variantsFiled',
  'undoneTogether',
]

/** Who did what, with a subject that narrows the list to itself where it is a construction. */
function Entry({ entry, onOnly }: { entry: ActivityEntry; onOnly: OnOnly }) {
  const t = useTexts(activityTexts)
  const formats = useFormats()
  const { at, kind, byKey, constructionId } = entry
  const changed = changesText(entry, { t, formats })
  // several together have no name: how many stands in its place
  const isMany = entry.subject === null && 'constructions' in entry.changes && !withoutSubject.includes(kind)
  const subject = withoutSubject.includes(kind) ? '' : isMany ? changed : (entry.subject ?? '')
  const [before, after = ''] = t(`done.${kind}`, { actor: entry.actor || t('somebody'), subject: MARK }).split(MARK)
  const changes = isMany ? '' : changed
  return (
    <li>
      <time dateTime={at}>{formats.time(at)}</time>
      <span>
        {before}
        {subject !== '' &&
          (constructionId === null || !onOnly ? (
            <b>{subject}</b>
          ) : (
            <button
              type="button"
              className="plain"
              aria-label={t('onlyThis', { subject })}
              onClick={() => onOnly(entry)}
            >
              <b>{subject}</b>
            </button>
          ))}
        {after}
        {changes !== '' && `: ${changes}`}
        {byKey && kind !== 'keyUsed' && <span className="dim"> ({t('byKey')})</span>}
      </span>
    </li>
  )
}

/** Entries by their days, newest first. */
export function ActivityList({
  entries,
  onOnly,
}: {
  entries: readonly ActivityEntry[]
  /** Narrows the list to the construction of an entry, where it is not of one alone. */
  onOnly: OnOnly
}) {
  const t = useTexts(activityTexts)
  const { date } = useFormats()
  const days = new Map<string, ActivityEntry[]>()
  for (const entry of entries) {
    const day = date(entry.at)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  const [now] = useState(() => new Date().toISOString())
  const today = date(now)
  return [...days].map(([day, own]) => (
    <section key={day} className={css.day}>
      <h3>{day === today ? t('today') : day}</h3>
      <ul className={css.entries}>
        {own.map((entry) => (
          <Entry key={entry.id} entry={entry} onOnly={onOnly} />
        ))}
      </ul>
    </section>
  ))
}
