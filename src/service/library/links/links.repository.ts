import { type Selectable, sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { ConstructionTable } from '#service/db/schema.ts'
import type { ConstructionLinkTable } from '#service/db/tables/links.ts'
import { allowsLinks } from '../access/office-links.repository.ts'
import { ownerColumns } from '../access/owner.repository.ts'
import type { ConstructionRow } from '../constructions/construction-row.ts'
import type { MadeLink } from './links.service.ts'

/** Whether a link keeps to the version that it is made for. */
export type Freezing = { readonly freeze: boolean }

/** What a link opens, and how. */
export type LinkedRow = ConstructionRow & {
  readonly linkId: string
  readonly mayCopy: boolean
  readonly showReport: boolean
  readonly showNames: boolean
  readonly expiresAt: Date
  /** Account of who made it, where that is known. */
  readonly madeBy: string | null
}

/** What a link that is frozen does not keep: whose the construction is, whether it is there, and what it is found by. */
const followed = ['owner_id', 'ownership', 'deleted_at', 'draft_of', 'maker_id', 'search_text']

/** Links to constructions. Who may share a construction its service has decided; a secret is known by its hash alone. */
export const linksRepository = (db: DbOrTransaction) => {
  const of = (constructionId: string) =>
    db
      .selectFrom('constructionLink')
      .select(['id', 'mayCopy', 'showReport', 'showNames', 'createdBy', 'createdAt', 'expiresAt'])
      .select(['lastUsedAt', 'uses', 'copies'])
      .select(sql<number | null>`(frozen ->> 'version')::int`.as('frozenVersion'))
      .where('constructionId', '=', constructionId)
  return {
    /** Newest first. */
    list: (constructionId: string) => of(constructionId).orderBy('createdAt', 'desc').orderBy('id', 'desc').execute(),

    async add(
      constructionId: string,
      { freeze, ...link }: Pick<ConstructionLinkTable, 'mayCopy' | 'showReport' | 'showNames'> & Freezing & MadeLink,
    ) {
      await db
        .insertInto('constructionLink')
        .values({ ...link, constructionId })
        .execute()
      if (freeze)
        await sql`update construction_link set frozen = (
          select to_jsonb(construction) - ${followed}::text[] from construction where id = ${constructionId})
          where id = ${link.id}`.execute(db)
      return of(constructionId).where('id', '=', link.id).executeTakeFirstOrThrow()
    },

    /** Lets a link hold until another time; undefined where there is none. */
    async renew(constructionId: string, id: string, expiresAt: Date) {
      await db
        .updateTable('constructionLink')
        .set({ expiresAt })
        .where('constructionId', '=', constructionId)
        .where('id', '=', id)
        .execute()
      return of(constructionId).where('id', '=', id).executeTakeFirst()
    },

    /** Removes a link of the construction; answers whether there was one. */
    async remove(constructionId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('constructionLink')
        .where('constructionId', '=', constructionId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** What a secret opens now, whoever brings it: nothing once the link has expired, its construction is deleted, or its office does without links. */
    openedBySecret: (secretHash: string): Promise<LinkedRow | undefined> =>
      db
        .selectFrom('constructionLink as link')
        .innerJoin('construction as live', 'live.id', 'link.constructionId')
        // as it was where the link is frozen; what was not kept is as it is
        .innerJoinLateral(
          sql<Selectable<ConstructionTable>>`(select shown.* from construction as row,
            jsonb_populate_record(row, coalesce(link.frozen, '{}')) as shown where row.id = live.id)`.as(
            'construction',
          ),
          (join) => join.onTrue(),
        )
        .leftJoin('account', 'account.id', 'construction.ownerId')
        .leftJoin('office', 'office.id', 'construction.ownerId')
        .selectAll('construction')
        .select(ownerColumns)
        .select([
          'link.id as linkId',
          'link.mayCopy',
          'link.showReport',
          'link.showNames',
          'link.expiresAt',
          'link.madeBy',
        ])
        .select(sql<null>`null`.as('shared'))
        .where('link.secretHash', '=', secretHash)
        .where('link.expiresAt', '>', sql<Date>`now()`)
        .where(allowsLinks)
        .where('construction.deletedAt', 'is', null)
        .where('construction.ownership', '=', 'custom')
        .executeTakeFirst(),

    /** Counts that a link was opened, or that its construction was copied. */
    async count(id: string, what: 'uses' | 'copies'): Promise<void> {
      await db
        .updateTable('constructionLink')
        .set((eb) => ({ [what]: eb(what, '+', 1), lastUsedAt: sql<Date>`now()` }))
        .where('id', '=', id)
        .execute()
    },
  }
}
