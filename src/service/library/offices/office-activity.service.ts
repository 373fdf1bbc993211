import type { ActivityEntry } from '#contract/office-activity.ts'
import { csvLines } from '#interchange/csv/csv.ts'
import type { Caller } from '#service/caller.ts'
import type { FileReply } from '#service/http/handlers.ts'
import { activityField, activityName, activityValue } from '#vocabulary/activity-names.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { officeRoleOf } from '../access/office-roles.repository.ts'
import {
  type ActivityFilter,
  type ActivityQuery,
  type ActivityRow,
  activityRepository,
} from '../activity/activity.repository.ts'
import type { OfficeArea } from './office-area.ts'

/** Entries that a file holds. */
const MOST_EXPORTED = 10_000

const heads: Readonly<Record<Locale, readonly string[]>> = {
  de_DE: ['Zeit', 'Person', 'Schlüssel', 'Vorgang', 'Gegenstand', 'Feld', 'vorher', 'nachher'],
  en_GB: ['Time', 'Person', 'Key', 'Event', 'Subject', 'Field', 'before', 'after'],
}

/** Whoever copied by a link is not named, by id as little as by name. */
const toEntry = ({ at, actorId, ...row }: ActivityRow): ActivityEntry => ({
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

/** What was done in an office, for its members. */
export const officeActivityService = ({ db }: OfficeArea) => ({
  /** @throws {ServiceError} `notFound` to who is no member */
  async list(caller: Caller, officeId: string, asked: ActivityQuery) {
    await officeRoleOf(db, caller, officeId)
    const { rows, total } = await activityRepository(db).listOfOffice(caller, officeId, asked)
    return { items: rows.map(toEntry), total }
  },

  /** @throws {ServiceError} `notFound` to who is no member */
  async file(
    caller: Caller,
    officeId: string,
    { locale, ...filter }: ActivityFilter & { readonly locale: Locale },
  ): Promise<FileReply> {
    await officeRoleOf(db, caller, officeId)
    const asked = { ...filter, page: 1, customTake: MOST_EXPORTED }
    const { rows } = await activityRepository(db).listOfOffice(caller, officeId, asked)
    const content = Buffer.from(
      `\ufeff${csvLines([heads[locale], ...rows.flatMap((row) => linesOf(row, locale))], locale)}`,
    )
    return { name: locale === 'de_DE' ? 'Protokoll.csv' : 'Activity.csv', mediaType: 'text/csv', content }
  },
})
export type OfficeActivityService = ReturnType<typeof officeActivityService>
