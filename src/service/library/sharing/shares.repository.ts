import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'

type Share = { readonly email: string; readonly permission: 'view' | 'edit' }

/** Shares of constructions, by address. Every method takes the owner: of what is another's nothing is read or changed. */
export const sharesRepository = (db: DbOrTransaction) => {
  const owned = (ownerId: string, constructionId: string) =>
    db
      .selectFrom('construction')
      .where('construction.id', '=', constructionId)
      .where('construction.ownerId', '=', ownerId)
  return {
    list: (ownerId: string, constructionId: string) =>
      owned(ownerId, constructionId)
        .innerJoin('constructionShare', 'constructionShare.constructionId', 'construction.id')
        .leftJoin('account', (join) =>
          join
            .onRef('account.email', '=', 'constructionShare.email')
            .on('account.status', '=', 'active')
            // who has not answered stays a stranger: neither a name nor that there is an account is told
            .on('constructionShare.openedAt', 'is not', null),
        )
        .select([
          'constructionShare.email',
          'constructionShare.permission',
          'constructionShare.sharedAt',
          'account.name',
        ])
        .orderBy('constructionShare.sharedAt')
        .orderBy('constructionShare.email')
        .execute(),

    /** Gives or changes a share; answers whether the address had none before. */
    async give(ownerId: string, constructionId: string, { email, permission }: Share): Promise<boolean> {
      const given = await db
        .insertInto('constructionShare')
        .columns(['constructionId', 'email', 'permission'])
        .expression(
          owned(ownerId, constructionId).select([
            'construction.id',
            sql<string>`${email}::text`.as('email'),
            sql<Share['permission']>`${permission}::text`.as('permission'),
          ]),
        )
        .onConflict((conflict) => conflict.columns(['constructionId', 'email']).doUpdateSet({ permission }))
        .returning(sql<boolean>`xmax = 0`.as('isNew'))
        .executeTakeFirst()
      return given?.isNew ?? false
    },

    async takeBack(ownerId: string, constructionId: string, email: string): Promise<void> {
      await db
        .deleteFrom('constructionShare')
        .where('constructionId', 'in', owned(ownerId, constructionId).select('construction.id'))
        .where('email', '=', email)
        .execute()
    },
  }
}
