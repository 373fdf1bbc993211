import type { Caller } from '#service/caller.ts'
import type { FileReply } from '#service/http/handlers.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { type ActivityFilter, type ActivityQuery, activityRepository } from '../activity/activity.repository.ts'
import { activityFile, MOST_EXPORTED, toEntry } from '../activity/activity-file.ts'
import { type ConstructionArea, loadVisible, type Place, viewerOf } from './construction-area.ts'
import { constructionsRepository } from './constructions.repository.ts'

type Filter = Omit<ActivityFilter, 'construction'>

/** What was done to a construction, for whoever sees it: as much of it as they may know. */
export const constructionActivityService = (area: Pick<ConstructionArea, 'db' | 'policy'>) => {
  const { db } = area
  const visible = (caller: Caller, place: Place) =>
    loadVisible(constructionsRepository(db), viewerOf(area, caller), place)
  return {
    /** @throws {ServiceError} `notFound` */
    async list(caller: Caller, place: Place, asked: Omit<ActivityQuery, 'construction'>) {
      const { id } = await visible(caller, place)
      const { rows, total } = await activityRepository(db).listOfConstruction(caller, id, asked)
      return { items: rows.map(toEntry), total }
    },

    /** @throws {ServiceError} `notFound` */
    async file(
      caller: Caller,
      place: Place,
      { locale, ...filter }: Filter & { readonly locale: Locale },
    ): Promise<FileReply> {
      const { id } = await visible(caller, place)
      const asked = { ...filter, page: 1, customTake: MOST_EXPORTED }
      const { rows } = await activityRepository(db).listOfConstruction(caller, id, asked)
      return activityFile(rows, locale)
    },
  }
}
export type ConstructionActivityService = ReturnType<typeof constructionActivityService>
