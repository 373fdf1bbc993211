import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'

type Given = { readonly email: string; readonly permission: 'view' | 'edit' }

/** Shares of projects, by address. Every method takes the owner: of what is another's nothing is read or changed. */
export function projectSharesRepository(db: DbOrTransaction) {
  const owned = (ownerId: string, projectId: string) =>
    db.selectFrom('project').where('project.id', '=', projectId).where('project.ownerId', '=', ownerId)
  return {
    list: (ownerId: string, projectId: string) =>
      owned(ownerId, projectId)
        .innerJoin('projectShare', 'projectShare.projectId', 'project.id')
        .leftJoin('account', (join) =>
          join
            .onRef('account.email', '=', 'projectShare.email')
            .on('account.status', '=', 'active')
            // who has not opened it stays a stranger: neither a name nor that there is an account is told
            .on('projectShare.openedAt', 'is not', null),
        )
        .select(['projectShare.email', 'projectShare.permission', 'projectShare.sharedAt', 'account.name'])
        .orderBy('projectShare.sharedAt')
        .orderBy('projectShare.email')
        .execute(),

    /** Gives or changes a share; answers whether the address had none before. */
    async give(ownerId: string, projectId: string, { email, permission }: Given): Promise<boolean> {
      const given = await db
        .insertInto('projectShare')
        .columns(['projectId', 'email', 'permission'])
        .expression(
          owned(ownerId, projectId).select([
            'project.id',
            sql<string>`${email}::text`.as('email'),
            sql<Given['permission']>`${permission}::text`.as('permission'),
          ]),
        )
        .onConflict((conflict) => conflict.columns(['projectId', 'email']).doUpdateSet({ permission }))
        .returning(sql<boolean>`xmax = 0`.as('isNew'))
        .executeTakeFirst()
      return given?.isNew ?? false
    },

    takeBack: (ownerId: string, projectId: string, email: string) =>
      db
        .deleteFrom('projectShare')
        .where('projectId', 'in', owned(ownerId, projectId).select('project.id'))
        .where('email', '=', email)
        .execute(),
  }
}
