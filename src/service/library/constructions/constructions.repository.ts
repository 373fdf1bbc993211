import { type Insertable, sql } from 'kysely'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { ConstructionTable } from '#service/db/schema.ts'
import type { Viewer } from '#service/viewer.ts'
import type { OwnershipCategory } from '#vocabulary/constructions.ts'
import { ownerColumns } from '../access/owner.repository.ts'
import { grantedPermission, visible } from '../access/visibility.repository.ts'
import { materialLinksRepository } from '../own-materials/material-links.repository.ts'
import type { StoredConstruction } from './assessed-columns.ts'
import { type ConstructionRow, stored } from './construction-row.ts'
import { officeStandardsRepository } from './office-standards.repository.ts'

/** Days a deleted construction can be brought back. */
export const RESTORE_DAYS = 30

/** Columns of a construction, with the layers as they are read. */
type Columns = Omit<Insertable<ConstructionTable>, 'layers'> & { readonly layers: ConstructionLayer[] }

/** A construction to be written; whose it is, is told beside it. */
export type NewConstruction = Omit<Columns, 'ownerId'>

type Changes = Omit<Columns, 'id' | 'ownerId' | 'ownership' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'>

/** Layers, and constructions, that one statement writes: to put it together holds everybody up. */
const STATEMENT = { layers: 600, constructions: 50 }

/** Constructions in as many statements as it takes. */
function statementsOf(constructions: readonly NewConstruction[]): readonly (readonly NewConstruction[])[] {
  const statements: NewConstruction[][] = []
  let layers = Number.POSITIVE_INFINITY
  for (const one of constructions) {
    const last = statements.at(-1)
    layers += one.layers.length
    if (last && layers <= STATEMENT.layers && last.length < STATEMENT.constructions) last.push(one)
    else {
      statements.push([one])
      layers = one.layers.length
    }
  }
  return statements
}

/**
 * Single constructions in the database. Every method takes the viewer or the owner, so that no query can forget it, or
 * says in its name why it needs none. What is written carries with it which materials of users it uses.
 */
export function constructionsRepository(db: DbOrTransaction) {
  const rows = (viewer: Viewer) =>
    db
      .selectFrom('construction')
      .leftJoin('account', 'account.id', 'construction.ownerId')
      .leftJoin('office', 'office.id', 'construction.ownerId')
      .selectAll('construction')
      .select(ownerColumns)
      .select(grantedPermission(viewer).as('shared'))
  return {
    /** One visible construction of the category. */
    find: (viewer: Viewer, id: string, category?: OwnershipCategory): Promise<ConstructionRow | undefined> =>
      rows(viewer).where('construction.id', '=', id).where(visible(viewer, category)).executeTakeFirst(),

    /** The visible ones of `ids`, in any order. */
    findAll: (viewer: Viewer, ids: readonly string[]): Promise<ConstructionRow[]> =>
      rows(viewer).where('construction.id', 'in', ids).where(visible(viewer)).execute(),

    /** What one visible construction is assessed by, whatever its category. */
    assessed: (viewer: Viewer, id: string): Promise<StoredConstruction | undefined> =>
      db
        .selectFrom('construction')
        .select(['id', 'type', 'layers', 'settings', 'release', 'assessedWith'])
        .where('id', '=', id)
        .where(visible(viewer))
        .executeTakeFirst(),

    async insert(ownerId: string, ...constructions: readonly NewConstruction[]): Promise<void> {
      for (const some of statementsOf(constructions))
        await db
          .insertInto('construction')
          .values(some.map((one) => ({ ...stored(one), ownerId })))
          .execute()
      for (const { id, layers } of constructions) await materialLinksRepository(db).note(id, layers)
    },

    /**
     * Writes a new version of what `find` has found for its viewer, if the stored one is among `expected`; answers whether
     * it did. Whether the viewer may edit it the policy has decided; who writes loads it again in the same transaction,
     * with the viewer.
     */
    async replaceFound(
      { id }: Pick<ConstructionRow, 'id'>,
      { columns, expected }: { readonly columns: Changes; readonly expected: readonly number[] | undefined },
    ): Promise<boolean> {
      let update = db
        .updateTable('construction')
        .set(stored(columns))
        .set((eb) => ({ version: eb('version', '+', 1), updatedAt: sql<Date>`clock_timestamp()` }))
        .where('id', '=', id)
        .where('deletedAt', 'is', null)
      if (expected) update = update.where('version', 'in', expected)
      const { numUpdatedRows } = await update.executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await materialLinksRepository(db).keepInStep(id, columns.layers)
      return true
    },

    /**
     * Gives what `find` has found for its viewer to another owner, if nobody has changed or moved it since; answers whether
     * it did. Its version stays: what it is does not change, but that it is no standard of an office any more.
     */
    async moveFound({ id, ownerId, version }: ConstructionRow, to: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('construction')
        .set({ ownerId: to })
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .where('version', '=', version)
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
      await officeStandardsRepository(db).end([id])
      return numUpdatedRows > 0n
    },

    /** Whoever a construction is shared with has opened it. */
    async noteOpened(email: string, id: string): Promise<void> {
      await db
        .updateTable('constructionShare')
        .set({ openedAt: sql<Date>`now()` })
        .where('constructionId', '=', id)
        .where('email', '=', email)
        .where('openedAt', 'is', null)
        .execute()
    },

    /** The visible, or the recently deleted, ones of `ids`, locked until the transaction ends. */
    lock: (viewer: Viewer, ids: readonly string[], state: 'present' | 'deleted') =>
      db
        .selectFrom('construction')
        .select(['id', 'ownerId', 'ownership', 'code', 'name'])
        .select(sql<string | null>`(select name from office where id = construction.owner_id)`.as('officeName'))
        .select(grantedPermission(viewer).as('shared'))
        .where('id', 'in', ids)
        .where(
          state === 'present'
            ? visible(viewer)
            : sql<boolean>`deleted_at > now() - make_interval(days => ${sql.lit(RESTORE_DAYS)})`,
        )
        .orderBy('id')
        .forUpdate()
        .execute(),

    /** Gives what `lock` has found to another owner. */
    async setLockedOwner(locked: readonly { readonly id: string }[], ownerId: string): Promise<void> {
      await db
        .updateTable('construction')
        .set({ ownerId })
        .where(
          'id',
          'in',
          locked.map(({ id }) => id),
        )
        .execute()
    },

    /** Marks what `lock` has found as deleted, or as present again. */
    async setLockedDeleted(locked: readonly { readonly id: string }[], deleted: boolean): Promise<void> {
      if (locked.length === 0) return
      await db
        .updateTable('construction')
        .set({ deletedAt: deleted ? sql<Date>`now()` : null })
        .where(
          'id',
          'in',
          locked.map(({ id }) => id),
        )
        .execute()
    },

    /** Removes what was deleted more than 30 days ago for good; answers which. Withdrawn standards are kept. */
    async purgeForEverybody(): Promise<string[]> {
      const removed = await db
        .deleteFrom('construction')
        .where('ownership', '<>', 'standard')
        .where(sql<boolean>`deleted_at <= now() - make_interval(days => ${sql.lit(RESTORE_DAYS)})`)
        .returning('id')
        .execute()
      return removed.map(({ id }) => id)
    },
  }
}
export type ConstructionsRepository = ReturnType<typeof constructionsRepository>
