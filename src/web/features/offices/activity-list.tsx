import { useState } from 'react'
import type { ActivityEntry } from '#contract/office-activity.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { changesText } from './activity-changes.ts'
import { activityTexts } from './activity-texts.ts'
import css from './offices.module.css'
import { officesTexts } from './offices-texts.ts'

/** Stands for the subject in a sentence that is taken apart around it. */
const MARK = '\u0000'
/** Sentences that say it without naming what it was done to. */
const withoutSubject: readonly ActivityEntry['kind'][] = [
  'officeRenamed',
  'officeChanged',
  'joined',
  'left',
  'changedTogether',
  'undoneTogether',
]

/** Who did what, with a subject that narrows the list to itself where it is a construction. */
function Entry({ entry, onOnly }: { entry: ActivityEntry; onOnly: (entry: ActivityEntry) => void }) {
  const t = useTexts(activityTexts)
  const offices = useTexts(officesTexts)
  const formats = useFormats()
  const { at, kind, byKey, constructionId } = entry
  const changed = changesText(entry, { t, offices, formats })
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
          (constructionId === null ? (
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
  onOnly: (entry: ActivityEntry) => void
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
      <h4>{day === today ? t('today') : day}</h4>
      <ul className={css.entries}>
        {own.map((entry) => (
          <Entry key={entry.id} entry={entry} onOnly={onOnly} />
        ))}
      </ul>
    </section>
  ))
}
