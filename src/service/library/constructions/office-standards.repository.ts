import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'

/** Standards of offices. Who may see or make one is decided by whoever asks. */
export const officeStandardsRepository = (db: DbOrTransaction) => ({
  find: (constructionId: string) =>
    db
      .selectFrom('officeStandard')
      .select(['version', 'note', 'setBy', 'setAt'])
      .where('constructionId', '=', constructionId)
      .executeTakeFirst(),

  async set(constructionId: string, kept: { version: number; note: string; setBy: string }): Promise<void> {
    const row = { ...kept, setAt: sql<Date>`now()` }
    await db
      .insertInto('officeStandard')
      .values({ constructionId, ...row })
      .onConflict((conflict) => conflict.column('constructionId').doUpdateSet(row))
      .execute()
  },

  /** @returns whether any was one */
  async end(constructionIds: readonly string[]): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('officeStandard')
      .where('constructionId', 'in', constructionIds)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
})
