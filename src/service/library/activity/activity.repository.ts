import { sql } from 'kysely'
import type { Caller } from '#service/caller.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { ActivityChanges } from '#service/db/tables/offices.ts'
import type { Viewer } from '#service/viewer.ts'
import type { ActivityKind } from '#vocabulary/offices.ts'
import { isOfMember, isOfOwner, isSharedWith, mayKnowActor } from './activity-sight.repository.ts'

/** Something that was done; never with a secret. */
export type Done = {
  readonly kind: ActivityKind
  readonly officeId?: string | undefined
  /** Whose the construction is, where it is a person's own. */
  readonly personId?: string | undefined
  /** Change of many at once. */
  readonly bulkId?: string | undefined
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

const listed = ['id', 'at', 'kind', 'byKey', 'subject', 'constructionId', 'bulkId', 'changes'] as const

/** What was done: only ever added to, and removed by age. Reading takes the viewer. */
export const activityRepository = (db: DbOrTransaction) => {
  const narrowed = ({ kind, construction, from, until }: ActivityFilter) =>
    db
      .selectFrom('activity')
      .$if(kind !== undefined, (some) => some.where('kind', 'in', kind ?? []))
      .$if(construction !== undefined, (some) => some.where('constructionId', '=', construction ?? null))
      .$if(from !== undefined, (some) => some.where('at', '>=', new Date(`${from}T00:00:00Z`)))
      .$if(until !== undefined, (some) =>
        some.where('at', '<', new Date(new Date(`${until}T00:00:00Z`).getTime() + DAY)),
      )
  /** What was changed with others stands there once, unless one construction is asked for. */
  const ofOffice = (viewer: Viewer, officeId: string, asked: ActivityFilter) =>
    narrowed(asked)
      .where('officeId', '=', officeId)
      .where(isOfMember(viewer))
      .$if(asked.construction === undefined, (some) =>
        some.where((is) => is.or([is('bulkId', 'is', null), is('constructionId', 'is', null)])),
      )
      .$if(asked.actor !== undefined, (some) =>
        some.where('actorId', '=', asked.actor ?? null).where('actor', '<>', ''),
      )

  const ofConstruction = (viewer: Viewer, constructionId: string, { actor, ...asked }: ActivityFilter) =>
    narrowed({ ...asked, construction: constructionId })
      .where((is) => is.or([isOfOwner(viewer), isSharedWith(viewer)]))
      .$if(actor !== undefined, (some) =>
        some
          .where('actorId', '=', actor ?? null)
          .where('actor', '<>', '')
          .where(mayKnowActor(viewer)),
      )

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
          done.map(({ kind, subject = null, changes = {}, ...of }) => ({
            kind,
            officeId: of.officeId ?? null,
            personId: of.personId ?? null,
            constructionId: of.constructionId ?? null,
            bulkId: of.bulkId ?? null,
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

    /** Notes that constructions were taken away as a file; of what anybody may see nothing. */
    async noteExport({ userId, name, byKey = false }: Caller, ids: readonly string[], format: string): Promise<void> {
      const changes: ActivityChanges = { format: { from: null, to: format } }
      await db
        .insertInto('activity')
        .columns(['kind', 'officeId', 'personId', 'constructionId', 'subject', 'changes', 'actorId', 'actor', 'byKey'])
        .expression((query) =>
          query
            .selectFrom('construction')
            .leftJoin('office', 'office.id', 'construction.ownerId')
            .select([
              sql.lit<ActivityKind>('exported').as('kind'),
              'office.id as officeId',
              sql<string | null>`case when office.id is null then construction.owner_id end`.as('personId'),
              'construction.id as constructionId',
              sql<string>`concat_ws(' ', construction.code, construction.name)`.as('subject'),
              sql<string>`${JSON.stringify(changes)}::json`.as('changes'),
              sql<string>`${userId}::uuid`.as('actorId'),
              sql<string>`${name}::text`.as('actor'),
              sql<boolean>`${byKey}::boolean`.as('byKey'),
            ])
            .where('construction.ownership', '=', 'custom')
            .where('construction.id', 'in', ids),
        )
        .execute()
    },

    /** Newest first, with the number of all; for members of the office. */
    async listOfOffice(viewer: Viewer, officeId: string, { page, customTake, ...filter }: ActivityQuery) {
      const found = ofOffice(viewer, officeId, filter)
      const rows = await found
        .select(listed)
        .select(['actor', 'actorId'])
        .orderBy('id', 'desc')
        .limit(customTake)
        .offset((page - 1) * customTake)
        .execute()
      const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
      return { rows, total }
    },

    /**
     * What was done to one construction, newest first, with the number of all. Whoever owned it then, alone or with an
     * office, sees all of it; with whom it is shared, what was made of its content since, and of names the owner's alone.
     */
    async listOfConstruction(viewer: Viewer, constructionId: string, { page, customTake, ...filter }: ActivityQuery) {
      const found = ofConstruction(viewer, constructionId, filter)
      const rows = await found
        .select(listed)
        .select([
          sql<string>`case when ${mayKnowActor(viewer)} then actor else '' end`.as('actor'),
          sql<string | null>`case when ${mayKnowActor(viewer)} then actor_id end`.as('actorId'),
        ])
        .orderBy('id', 'desc')
        .limit(customTake)
        .offset((page - 1) * customTake)
        .execute()
      const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
      return { rows, total }
    },
  }
}
export type ActivityRow = Awaited<ReturnType<ReturnType<typeof activityRepository>['listOfOffice']>>['rows'][number]
