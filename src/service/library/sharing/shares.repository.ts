import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'

/** Shares of constructions, by address. The caller has checked that the construction is the user's own. */
export const sharesRepository = (db: DbOrTransaction) => ({
  list: (constructionId: string) =>
    db
      .selectFrom('constructionShare')
      .leftJoin('account', (join) =>
        join.onRef('account.email', '=', 'constructionShare.email').on('account.status', '=', 'active'),
      )
      .select(['constructionShare.email', 'constructionShare.permission', 'constructionShare.sharedAt', 'account.name'])
      .where('constructionId', '=', constructionId)
      .orderBy('constructionShare.sharedAt')
      .orderBy('constructionShare.email')
      .execute(),

  /** Gives or changes a share; answers whether the address had none before. */
  async give(constructionId: string, email: string, permission: 'view' | 'edit'): Promise<boolean> {
    const { isNew } = await db
      .insertInto('constructionShare')
      .values({ constructionId, email, permission })
      .onConflict((conflict) => conflict.columns(['constructionId', 'email']).doUpdateSet({ permission }))
      .returning(sql<boolean>`xmax = 0`.as('isNew'))
      .executeTakeFirstOrThrow()
    return isNew
  },

  async takeBack(constructionId: string, email: string): Promise<void> {
    await db
      .deleteFrom('constructionShare')
      .where('constructionId', '=', constructionId)
      .where('email', '=', email)
      .execute()
  },
})
