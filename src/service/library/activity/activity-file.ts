import type { ActivityEntry } from '#contract/office-activity.ts'
import { csvLines } from '#interchange/csv/csv.ts'
import type { FileReply } from '#service/http/handlers.ts'
import { activityField, activityName, activityValue } from '#vocabulary/activity-names.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { ActivityRow } from './activity.repository.ts'

/** Entries that a file holds. */
export const MOST_EXPORTED = 10_000

const heads: Readonly<Record<Locale, readonly string[]>> = {
  de_DE: ['Zeit', 'Person', 'Schlüssel', 'Vorgang', 'Gegenstand', 'Feld', 'vorher', 'nachher'],
  en_GB: ['Time', 'Person', 'Key', 'Event', 'Subject', 'Field', 'before', 'after'],
}

/** An entry as it is told: whoever copied by a link is not named, by id as little as by name. */
export const toEntry = ({ at, actorId, ...row }: ActivityRow): ActivityEntry => ({
  ...row,
  at: at.toISOString(),
  actorId: row.actor === '' ? null : actorId,
})

/** One line for each change, or one for an entry without any; everything by its name on screen. */
const linesOf = ({ at, actor, byKey, kind, subject, changes }: ActivityRow, locale: Locale) => {
  const shared = [at.toISOString(), actor, byKey ? 'x' : '', activityName(kind, locale), subject ?? '']
  const changed = Object.entries(changes)
  return changed.length === 0
    ? [[...shared, '', '', '']]
    : changed.map(([field, { from, to }]) => [
        ...shared,
        activityField(field, locale),
        activityValue(field, from, locale),
        activityValue(field, to, locale),
      ])
}

/** Entries as a file, one line for each change. */
export const activityFile = (rows: readonly ActivityRow[], locale: Locale): FileReply => ({
  name: locale === 'de_DE' ? 'Protokoll.csv' : 'Activity.csv',
  mediaType: 'text/csv',
  content: Buffer.from(`\ufeff${csvLines([heads[locale], ...rows.flatMap((row) => linesOf(row, locale))], locale)}`),
})
