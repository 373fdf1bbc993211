import type { DbOrTransaction } from '#service/db/client.ts'
import type { Viewer } from '#service/viewer.ts'
import { visible } from '../access/visibility.repository.ts'

/** Constructions of the library that snapshots were taken from, as far as whoever asks may see them. */
export const projectOriginsRepository = (db: DbOrTransaction) => ({
  versions: (viewer: Viewer, ids: readonly string[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('construction')
          .where('construction.id', 'in', ids)
          .where(visible(viewer))
          .select(['construction.id', 'construction.version'])
          .execute(),

  find: (viewer: Viewer, ids: readonly string[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('construction')
          .where('construction.id', 'in', ids)
          .where(visible(viewer))
          .select(['construction.id', 'construction.version', 'construction.ownership'])
          .select(['construction.type', 'construction.name', 'construction.code', 'construction.layers'])
          .execute(),
})
