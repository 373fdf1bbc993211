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

/** What the activity is narrowed by; what is absent narrows nothing. */
export type ActivityFilter = {
  readonly kind?: readonly ActivityKind[] | undefined
  /** Account that did it. */
  readonly actor?: string | undefined
  readonly construction?: string | undefined
  /** First and last day, in UTC. */
  readonly from?: string | undefined
  readonly until?: string | undefined
}
export type ActivityQuery = ActivityFilter & { readonly page: number; readonly customTake: number }

const DAY = 86_400_000

/** What was done: only ever added to, and removed by age. Reading takes the viewer, who has to be a member now. */
export const activityRepository = (db: DbOrTransaction) => {
  const ofOffice = ({ userId }: Viewer, officeId: string, asked: ActivityFilter) => {
    const { kind, actor, construction, from, until } = asked
    return db
      .selectFrom('activity')
      .where('officeId', '=', officeId)
      .where(sql<boolean>`exists (select from office_member
        where office_id = activity.office_id and account_id = ${userId})`)
      .$if(kind !== undefined, (some) => some.where('kind', 'in', kind ?? []))
      .$if(actor !== undefined, (some) => some.where('actorId', '=', actor ?? null).where('actor', '<>', ''))
      .$if(construction !== undefined, (some) => some.where('constructionId', '=', construction ?? null))
      .$if(from !== undefined, (some) => some.where('at', '>=', new Date(`${from}T00:00:00Z`)))
      .$if(until !== undefined, (some) =>
        some.where('at', '<', new Date(new Date(`${until}T00:00:00Z`).getTime() + DAY)),
      )
  }
  return {
    /** Notes what the caller has done, in the transaction that does it. */
    async note(
      { userId, name, byKey = false }: Pick<Caller, 'userId' | 'name' | 'byKey'>,
      ...done: readonly Done[]
    ): Promise<void> {
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
            byKey,
          })),
        )
        .execute()
    },

    /** Notes what came about without anybody doing it. */
    async noteByItself({ kind, officeId, subject }: Omit<Done, 'changes' | 'constructionId'>) {
      await db
        .insertInto('activity')
        .values({
          kind,
          officeId: officeId ?? null,
          subject: subject ?? null,
          constructionId: null,
          changes: '{}',
          actorId: null,
          actor: '',
          byKey: false,
        })
        .execute()
    },

    /** Notes that constructions were taken away as a file, those of offices alone. */
    async noteExport({ userId, name, byKey = false }: Caller, ids: readonly string[], format: string): Promise<void> {
      const changes: ActivityChanges = { format: { from: null, to: format } }
      await db
        .insertInto('activity')
        .columns(['kind', 'officeId', 'constructionId', 'subject', 'changes', 'actorId', 'actor', 'byKey'])
        .expression((query) =>
          query
            .selectFrom('construction')
            .innerJoin('office', 'office.id', 'construction.ownerId')
            .select([
              sql.lit<ActivityKind>('exported').as('kind'),
              'office.id as officeId',
              'construction.id as constructionId',
              sql<string>`concat_ws(' ', construction.code, construction.name)`.as('subject'),
              sql<string>`${JSON.stringify(changes)}::json`.as('changes'),
              sql<string>`${userId}::uuid`.as('actorId'),
              sql<string>`${name}::text`.as('actor'),
              sql<boolean>`${byKey}::boolean`.as('byKey'),
            ])
            .where('construction.id', 'in', ids),
        )
        .execute()
    },

    /** Newest first, with the number of all. */
    async listOfOffice(viewer: Viewer, officeId: string, { page, customTake, ...filter }: ActivityQuery) {
      const found = ofOffice(viewer, officeId, filter)
      const rows = await found
        .select(['id', 'at', 'kind', 'actor', 'actorId', 'byKey', 'subject', 'constructionId', 'changes'])
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
