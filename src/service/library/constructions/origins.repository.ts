import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { ConstructionRow } from './construction-row.ts'

type Source = Pick<ConstructionRow, 'id' | 'version' | 'layers'>

/** What constructions were made from. Who may see or change a construction is decided by whoever asks. */
export const originsRepository = (db: DbOrTransaction) => ({
  find: (constructionId: string) =>
    db.selectFrom('constructionOrigin').selectAll().where('constructionId', '=', constructionId).executeTakeFirst(),

  /** Notes the source as it is for the version that was taken or seen. */
  async note(constructionId: string, { id, version, layers }: Source): Promise<void> {
    const seen = { sourceVersion: version, layers: JSON.stringify(layers), takenAt: sql<Date>`now()` }
    await db
      .insertInto('constructionOrigin')
      .values({ constructionId, sourceId: id, ...seen })
      .onConflict((conflict) => conflict.column('constructionId').doUpdateSet({ sourceId: id, ...seen }))
      .execute()
  },

  /** Answers the version that was taken or seen last; undefined where there was no source. */
  forget: (constructionId: string) =>
    db
      .deleteFrom('constructionOrigin')
      .where('constructionId', '=', constructionId)
      .returning('sourceVersion')
      .executeTakeFirst(),
})
