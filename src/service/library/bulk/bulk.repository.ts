import { sql } from 'kysely'
import type { BulkChange, BulkJob } from '#contract/bulk-changes.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { Before } from '#service/db/tables/bulk-changes.ts'
import type { Viewer } from '#service/viewer.ts'
import { type BulkState, MOST_RUNNING, UNDO_DAYS } from '#vocabulary/bulk-changes.ts'
import { visible as visibleProject } from '../access/project-visibility.repository.ts'

/** A node that was not heard of for so long has left its change, which was then not kept [s]. */
const SILENT = 30

/** Changes of many constructions, and what stood before; every method takes whose they are, or is beside a change. */
export const bulkRepository = (db: DbOrTransaction) => {
  const under = sql<boolean>`status in ('running', 'undoing')`
  const of = (accountId: string) =>
    db
      .selectFrom('bulkChange')
      .select(['id', 'status', 'change', 'total', 'failure', 'startedAt'])
      .select(
        sql<number>`case when ${under} then (select done from bulk_change_progress where bulk_change_id = id) else done end`.as(
          'done',
        ),
      )
      .select(
        sql<Date | null>`case when status = 'done' and started_at > now() - make_interval(days => ${sql.lit(UNDO_DAYS)})
          then started_at + make_interval(days => ${sql.lit(UNDO_DAYS)}) end`.as('undoableUntil'),
      )
      .where('accountId', '=', accountId)
  return {
    find: (accountId: string, id: string) => of(accountId).where('id', '=', id).executeTakeFirst(),
    list: (accountId: string) => of(accountId).orderBy('startedAt', 'desc').limit(50).execute(),

    /** Ends what nodes that are gone have left: a change of which nothing was kept, an undoing that did not happen. */
    async endSilent(accountId: string): Promise<void> {
      await db
        .updateTable('bulkChange')
        .set({
          status: sql<BulkState>`case status when 'undoing' then 'done' else 'failed' end`,
          failure: JSON.stringify({ constructionId: null, reason: 'interrupted' }),
        })
        .where('accountId', '=', accountId)
        .where(under)
        .where(sql<boolean>`exists (select from bulk_change_progress where bulk_change_id = bulk_change.id
          and beat_at < now() - make_interval(secs => ${sql.lit(SILENT)}))`)
        .execute()
    },

    /** Answers whether it begins: an account has a few under way at most. */
    async start(accountId: string, { id, change, total }: { id: string; change: BulkChange; total: number }) {
      const { rows } = await sql`with started as (
        insert into bulk_change (id, account_id, status, change, total)
        select ${id}::uuid, ${accountId}::uuid, 'running', ${JSON.stringify(change)}::jsonb, ${total}::int
        where (select count(*) from bulk_change where account_id = ${accountId} and ${under}) < ${MOST_RUNNING}
        returning id)
        insert into bulk_change_progress (bulk_change_id) select id from started returning bulk_change_id`.execute(db)
      return rows.length > 0
    },

    /** Answers whether it begins: of a change that is done, and not too long ago. */
    async startUndo(accountId: string, id: string): Promise<boolean> {
      await db
        .updateTable('bulkChangeProgress')
        .set({ done: 0, beatAt: sql<Date>`now()` })
        .where(sql<boolean>`bulk_change_id in (select id from bulk_change
          where id = ${id} and account_id = ${accountId} and not ${under})`)
        .execute()
      const { numUpdatedRows } = await db
        .updateTable('bulkChange')
        .set({ status: 'undoing', done: 0, failure: null })
        .where('accountId', '=', accountId)
        .where('id', '=', id)
        .where('status', '=', 'done')
        .where('startedAt', '>', sql<Date>`now() - make_interval(days => ${sql.lit(UNDO_DAYS)})`)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** How far it has come; told beside the transaction that writes. */
    async beat(id: string, done: number): Promise<void> {
      await db
        .updateTable('bulkChangeProgress')
        .set({ done, beatAt: sql<Date>`now()` })
        .where('bulkChangeId', '=', id)
        .execute()
    },

    /** Ends a change in the transaction that has written it, unless it was taken for left. Answers whether it did. */
    async end(id: string, status: BulkState, done: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('bulkChange')
        .set({ status, done })
        .where('id', '=', id)
        .where(under)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Nothing was changed, or nothing undone. */
    async fail(id: string, status: BulkState, failure: NonNullable<BulkJob['failure']>): Promise<void> {
      await db
        .updateTable('bulkChange')
        .set({ status, done: 0, failure: JSON.stringify(failure) })
        .where('id', '=', id)
        .where(under)
        .execute()
    },

    async keepBefore(
      bulkChangeId: string,
      before: readonly { constructionId: string; version: number; content: Before }[],
    ): Promise<void> {
      if (before.length === 0) return
      await db
        .insertInto('bulkChangeBefore')
        .values(before.map((one) => ({ ...one, bulkChangeId, content: JSON.stringify(one.content) })))
        .execute()
    },

    /** Names of the variants of an owner that share a tag, the oldest first. */
    async namesInGroup(ownerId: string, tag: string): Promise<string[]> {
      const found = await db
        .selectFrom('construction')
        .select('name')
        .where('ownership', '=', 'custom')
        .where('ownerId', '=', ownerId)
        .where('deletedAt', 'is', null)
        .where('tags', '@>', sql<string[]>`${[tag]}::text[]`)
        .orderBy('id')
        .execute()
      return found.map(({ name }) => name)
    },

    before: (bulkChangeId: string) =>
      db
        .selectFrom('bulkChangeBefore')
        .select(['constructionId', 'version', 'content'])
        .where('bulkChangeId', '=', bulkChangeId)
        .orderBy('constructionId')
        .execute(),

    /** Whether there is a person who can be given constructions, or an office that the viewer may put them in now. */
    async mayReceive({ userId }: Viewer, ownerId: string): Promise<boolean> {
      const { rows } = await sql`select from account where id = ${ownerId} and status = 'active'
        union all select from office_member
        where office_id = ${ownerId} and account_id = ${userId} and role <> 'viewer'`.execute(db)
      return rows.length > 0
    },

    /** Offices among the former owners of what a change has moved, whoever belongs to them. */
    async officesAmong(before: readonly { readonly content: Before }[]): Promise<string[]> {
      const owners = new Set(before.flatMap(({ content }) => ('ownerId' in content ? [content.ownerId] : [])))
      if (owners.size === 0) return []
      const found = await db
        .selectFrom('office')
        .select('id')
        .where('id', 'in', [...owners])
        .execute()
      return found.map(({ id }) => id)
    },

    /** Projects of the viewer that hold constructions and are not put away: pairs of ids. */
    holding: (viewer: Viewer, constructionIds: readonly string[]) =>
      db
        .selectFrom('projectOrigin')
        .innerJoin('project', 'project.id', 'projectOrigin.projectId')
        .select(['projectOrigin.constructionId', 'project.id as projectId'])
        .distinct()
        .where('projectOrigin.constructionId', 'in', constructionIds)
        .where(visibleProject(viewer))
        .where('project.archived', '=', false)
        .execute(),

    /** What stood before what can no longer be undone. */
    async purgeForEverybody(): Promise<void> {
      await db
        .deleteFrom('bulkChange')
        .where('startedAt', '<', sql<Date>`now() - make_interval(days => ${sql.lit(UNDO_DAYS)})`)
        .execute()
    },
  }
}
export type BulkRow = NonNullable<Awaited<ReturnType<ReturnType<typeof bulkRepository>['find']>>>
