import type { Letterhead } from '#contract/letterhead.ts'
import type { DbOrTransaction } from '#service/db/client.ts'

/** What heads the reports of each user who has set something. */
export const letterheadsRepository = (db: DbOrTransaction) => ({
  find: (userId: string): Promise<Letterhead | undefined> =>
    db.selectFrom('letterhead').select(['office', 'author', 'logo']).where('accountId', '=', userId).executeTakeFirst(),

  async keep(userId: string, letterhead: Letterhead): Promise<void> {
    await db
      .insertInto('letterhead')
      .values({ accountId: userId, ...letterhead })
      .onConflict((conflict) => conflict.column('accountId').doUpdateSet(letterhead))
      .execute()
  },
})
