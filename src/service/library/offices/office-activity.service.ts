import type { Caller } from '#service/caller.ts'
import type { FileReply } from '#service/http/handlers.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { officeRoleOf } from '../access/office-roles.repository.ts'
import { type ActivityFilter, type ActivityQuery, activityRepository } from '../activity/activity.repository.ts'
import { activityFile, MOST_EXPORTED, toEntry } from '../activity/activity-file.ts'
import type { OfficeArea } from './office-area.ts'

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
    return activityFile(rows, locale)
  },
})
export type OfficeActivityService = ReturnType<typeof officeActivityService>
