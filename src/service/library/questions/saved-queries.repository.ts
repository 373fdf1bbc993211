import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { Viewer } from '#service/viewer.ts'
import type { OfficeRole } from '#vocabulary/offices.ts'
import { MOST_SAVED_QUERIES } from '#vocabulary/questions.ts'

/** A query to be saved; without an office it is the viewer's own. */
export type QueryToSave = { readonly name: string; readonly query: string; readonly office: string | null }

/** Saved queries; every method takes whose they are. */
export const savedQueriesRepository = (db: DbOrTransaction) => {
  const seenBy = ({ userId }: Viewer) =>
    db
      .selectFrom('savedQuery')
      .leftJoin('office', 'office.id', 'savedQuery.officeId')
      .leftJoin('officeMember', (join) =>
        join.onRef('officeMember.officeId', '=', 'savedQuery.officeId').on('officeMember.accountId', '=', userId),
      )
      .where((eb) => eb.or([eb('savedQuery.accountId', '=', userId), eb('officeMember.accountId', '=', userId)]))
      .select(['savedQuery.id', 'savedQuery.name', 'savedQuery.query', 'savedQuery.savedAt', 'savedQuery.officeId'])
      .select(['office.name as officeName'])
      .select(sql<OfficeRole | null>`office_member.role`.as('role'))
  return {
    /** Own ones first, then those of the offices that the viewer is a member of now. */
    list: (viewer: Viewer) =>
      seenBy(viewer)
        .orderBy(sql`office.name`, (by) => by.asc().nullsFirst())
        .orderBy('savedQuery.name')
        .orderBy('savedQuery.id')
        .execute(),

    find: (viewer: Viewer, id: string) => seenBy(viewer).where('savedQuery.id', '=', id).executeTakeFirst(),

    /** Keeps a query in place of one of the same name; answers its id, or nothing where there are too many. */
    async save({ userId }: Viewer, { name, query, office }: QueryToSave): Promise<string | undefined> {
      const [column, ownerId] = office === null ? (['account_id', userId] as const) : (['office_id', office] as const)
      const owner = sql.ref(column)
      const { rows } = await sql<{ id: string }>`insert into saved_query (id, ${owner}, name, query)
        select ${newId()}::uuid, ${ownerId}::uuid, ${name}::text, ${query}::text
        where (select count(*) from saved_query where ${owner} = ${ownerId}::uuid and name <> ${name})
          < ${sql.lit(MOST_SAVED_QUERIES)}
        on conflict (${owner}, name) where ${owner} is not null
        do update set query = excluded.query, saved_at = now()
        returning id`.execute(db)
      return rows[0]?.id
    },

    /** Removes what `find` has found for its viewer. */
    async removeFound(id: string): Promise<void> {
      await db.deleteFrom('savedQuery').where('id', '=', id).execute()
    },
  }
}
export type SavedQueryRow = NonNullable<Awaited<ReturnType<ReturnType<typeof savedQueriesRepository>['find']>>>
