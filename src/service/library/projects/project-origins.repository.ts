import type { DbOrTransaction } from '#service/db/client.ts'
import type { Viewer } from '#service/viewer.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { visible } from '../access/visibility.repository.ts'

/** Constructions of the library that snapshots were taken from, as far as whoever asks may see them. */
export const projectOriginsRepository = (db: DbOrTransaction) => ({
  /** Those of a type with whole figures, the least climate change per m² first. @param most - U [W/(m²·K)] */
  likely: (
    viewer: Viewer,
    { type, most }: { readonly type: ConstructionType; readonly most: number | undefined },
    limit: number,
  ) =>
    db
      .selectFrom('construction')
      .where(visible(viewer))
      .where('construction.type', '=', type)
      .where('construction.complete', '=', true)
      .$if(most !== undefined, (query) => query.where('construction.uValue', '<=', most ?? 0))
      .select(['construction.id', 'construction.version', 'construction.ownership'])
      .select(['construction.type', 'construction.name', 'construction.code', 'construction.layers'])
      .orderBy('construction.gwp')
      .orderBy('construction.id')
      .limit(limit)
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
