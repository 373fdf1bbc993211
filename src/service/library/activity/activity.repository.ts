import { sql } from 'kysely'
import type { Caller } from '#service/caller.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { ActivityChanges } from '#service/db/tables/offices.ts'
import type { Viewer } from '#service/viewer.ts'
import { ACTIVITY_MONTHS, type ActivityKind } from '#vocabulary/offices.ts'

/** Something that was done; never with a secret. */
export type Done = {
  readonly kind: ActivityKind
  readonly officeId?: string | undefined
  readonly constructionId?: string | undefined
  /** What it was done to, by name. */
  readonly subject?: string | undefined
  readonly changes?: ActivityChanges
}

export type ActivityQuery = {
  readonly kind?: readonly ActivityKind[] | undefined
  readonly page: number
  readonly customTake: number
}

/** What was done: only ever added to, and removed by age. Reading takes the viewer, who has to be a member now. */
export const activityRepository = (db: DbOrTransaction) => {
  const ofOffice = ({ userId }: Viewer, officeId: string, kinds: readonly ActivityKind[] | undefined) => {
    const found = db
      .selectFrom('activity')
      .where('officeId', '=', officeId)
      .where(sql<boolean>`exists (select from office_member
        where office_id = activity.office_id and account_id = ${userId})`)
    return kinds ? found.where('kind', 'in', kinds) : found
  }
  return {
    /** Notes what the caller has done, in the transaction that does it. */
    async note({ userId, name }: Pick<Caller, 'userId' | 'name'>, ...done: readonly Done[]): Promise<void> {
      if (done.length === 0) return
      await db
        .insertInto('activity')
        .values(
          done.map(({ kind, officeId = null, constructionId = null, subject = null, changes = {} }) => ({
            kind,
            officeId,
            constructionId,
            subject,
            changes: JSON.stringify(changes),
            actorId: userId,
            actor: name,
          })),
        )
        .execute()
    },

    /** Newest first, with the number of all. */
    async listOfOffice(viewer: Viewer, officeId: string, { kind, page, customTake }: ActivityQuery) {
      const found = ofOffice(viewer, officeId, kind)
      const rows = await found
        .select(['id', 'at', 'kind', 'actor', 'subject', 'constructionId', 'changes'])
        .orderBy('id', 'desc')
        .limit(customTake)
        .offset((page - 1) * customTake)
        .execute()
      const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
      return { rows, total }
    },

    /** Removes what is older than is kept, whoever did it. */
    async purgeForEverybody(): Promise<void> {
      await db
        .deleteFrom('activity')
        .where('at', '<', sql<Date>`now() - make_interval(months => ${sql.lit(ACTIVITY_MONTHS)})`)
        .execute()
    },
  }
}
export type ActivityRow = Awaited<ReturnType<ReturnType<typeof activityRepository>['listOfOffice']>>['rows'][number]
