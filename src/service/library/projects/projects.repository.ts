import { type Insertable, type OrderByItemBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { ProjectTable } from '#service/db/tables/projects.ts'
import { escapedPattern, searchWords } from '#service/search-text.ts'
import type { Viewer } from '#service/viewer.ts'
import type { Permission } from '#vocabulary/constructions.ts'
import type { ProjectMeasure, ProjectUse, QngStanding } from '#vocabulary/projects.ts'
import { type OwnerColumns, ownerColumns } from '../access/owner.repository.ts'
import { grantedPermission, sharedWith, visible, within } from '../access/project-visibility.repository.ts'

/** Days a deleted project can be brought back. */
const RESTORE_DAYS = 30

/** A project with what is told beside it. */
export type ProjectRow = Selectable<ProjectTable> &
  OwnerColumns & {
    /** What a share, or the role in the office that owns it, gives the viewer; null without either. */
    readonly shared: Permission | null
  }

/** A project that nobody else changes before the transaction ends. */
export type LockedProject = Pick<ProjectRow, 'id' | 'ownerId' | 'name' | 'code' | 'archived' | 'shared'> & {
  readonly isOffice: boolean
}

type Columns = Omit<
  Insertable<ProjectTable>,
  'id' | 'ownerId' | 'makerId' | 'archived' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'
>
export type ProjectColumns = Columns

type Sort = 'updatedAt' | 'name' | 'gwp' | 'netRoomArea'
/** What a list asks for. */
export type ProjectListQuery = {
  readonly query: string
  readonly use?: ProjectUse | undefined
  readonly measure?: ProjectMeasure | undefined
  readonly standing?: QngStanding | undefined
  readonly tags?: readonly string[] | undefined
  /** Whose alone are listed. */
  readonly office?: string | undefined
  readonly archived: boolean
  readonly sort: Sort | `-${Sort}`
  readonly page: number
  readonly customTake: number
}

/** Projects in the database. Every method takes the viewer or the owner, or says in its name why it needs none. */
export function projectsRepository(db: DbOrTransaction) {
  const rows = (viewer: Viewer) =>
    db
      .selectFrom('project')
      .leftJoin('account', 'account.id', 'project.ownerId')
      .leftJoin('office', 'office.id', 'project.ownerId')
      .where(visible(viewer))
      .selectAll('project')
      .select(ownerColumns)
      .select(grantedPermission(viewer).as('shared'))
  /** The projects that a list, or the part of it, is of. */
  const matching = (viewer: Viewer, asked: ProjectListQuery, part: 'all' | 'shared') => {
    const { query, use, measure, standing, tags, office, archived } = asked
    let found = db.selectFrom('project').where(visible(viewer)).where('archived', '=', archived)
    if (part === 'shared') found = found.where(sharedWith(viewer)).where('project.ownerId', '<>', viewer.userId)
    if (office !== undefined) found = found.where('project.ownerId', '=', office)
    if (use !== undefined) found = found.where('use', '=', use)
    if (measure !== undefined) found = found.where('measure', '=', measure)
    if (standing !== undefined) found = found.where('standing', '=', standing)
    if (tags) found = found.where(sql<boolean>`project.tags @> ${[...tags]}::text[]`)
    for (const word of searchWords(query)) found = found.where('searchText', 'like', escapedPattern(word))
    return found
  }
  return {
    find: (viewer: Viewer, id: string): Promise<ProjectRow | undefined> =>
      rows(viewer).where('project.id', '=', id).executeTakeFirst(),

    /** Which version a project has, without the document. */
    head: (viewer: Viewer, id: string) =>
      db
        .selectFrom('project')
        .where(visible(viewer))
        .where('project.id', '=', id)
        .select('project.version')
        .executeTakeFirst(),

    /** How many are not put away; of an office alone, where one is named. */
    async count(viewer: Viewer, office: string | undefined): Promise<number> {
      const { count } = await db
        .selectFrom('project')
        .where(visible(viewer))
        .where('archived', '=', false)
        .$if(office !== undefined, (some) => some.where('project.ownerId', '=', office ?? ''))
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow()
      return count
    },

    /** One page, with the number of all; of those alone that others have shared by address, where so asked. */
    async list(viewer: Viewer, asked: ProjectListQuery, part: 'all' | 'shared') {
      const { sort, page, customTake } = asked
      const direction = sort.startsWith('-') ? 'desc' : 'asc'
      const column = sort.replace('-', '') as Sort
      const inOrder = (order: OrderByItemBuilder) => (direction === 'desc' ? order.desc() : order.asc()).nullsLast()
      const sorted = column === 'name' ? 'project.sortName' : (`project.${column}` as const)
      const found = matching(viewer, asked, part)
      // all that are found are gone through once: to order them, and to count them
      const listed = found
        .select(['project.id', sql<number>`count(*) over ()`.as('total')])
        .orderBy(sorted, inOrder)
        .orderBy('project.id')
        .limit(customTake)
        .offset((page - 1) * customTake)
        .as('listed')
      const rows = await db
        .selectFrom(listed)
        .innerJoin('project', 'project.id', 'listed.id')
        .leftJoin('account', 'account.id', 'project.ownerId')
        .leftJoin('office', 'office.id', 'project.ownerId')
        .select(['project.id', 'project.ownerId', 'project.name', 'code', 'use', 'measure', 'tags', 'netRoomArea'])
        .select(['figures', 'standing', 'archived', 'updatedAt', 'listed.total'])
        .select(ownerColumns)
        .select(grantedPermission(viewer).as('shared'))
        .orderBy(sorted, inOrder)
        .orderBy('project.id')
        .execute()
      const [first] = rows
      if (first || page === 1) return { rows, total: first?.total ?? 0 }
      // beyond the last page
      const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
      return { rows, total }
    },

    insert: (
      ownerId: string,
      id: string,
      columns: Columns & { readonly archived?: boolean; readonly makerId?: string | null },
    ) =>
      db
        .insertInto('project')
        .values({ ...columns, id, ownerId })
        .execute(),

    /**
     * Writes a new version of what `find` has found for its viewer, if the stored one is among `expected`; answers whether
     * it was.
     */
    async replaceFound(
      { id }: Pick<ProjectRow, 'id'>,
      changes: Updateable<ProjectTable>,
      expected: readonly number[] | undefined,
    ): Promise<boolean> {
      let update = db
        .updateTable('project')
        .set({ ...changes, version: sql<number>`version + 1`, updatedAt: sql<Date>`now()` })
        .where('id', '=', id)
        .where('deletedAt', 'is', null)
      if (expected) update = update.where('version', 'in', expected.length > 0 ? expected : [-1])
      return (await update.executeTakeFirst()).numUpdatedRows > 0n
    },

    /** Somebody with the address has opened what was shared with it. */
    noteOpened: (email: string, projectId: string) =>
      db
        .updateTable('projectShare')
        .set({ openedAt: sql<Date>`now()` })
        .where('projectId', '=', projectId)
        .where('email', '=', email)
        .where('openedAt', 'is', null)
        .execute(),

    /** Those of `ids` that the viewer may see, or might where they are deleted: lately, so that they can come back. */
    lock: (viewer: Viewer, ids: readonly string[], state: 'present' | 'deleted'): Promise<LockedProject[]> =>
      db
        .selectFrom('project')
        .where('project.id', 'in', ids)
        .where(within(viewer))
        .where(
          state === 'present'
            ? sql<boolean>`deleted_at is null`
            : sql<boolean>`deleted_at > now() - make_interval(days => ${sql.lit(RESTORE_DAYS)})`,
        )
        .select(['id', 'ownerId', 'name', 'code', 'archived'])
        .select(grantedPermission(viewer).as('shared'))
        .select(sql<boolean>`exists (select from office where office.id = project.owner_id)`.as('isOffice'))
        .orderBy('id')
        .forUpdate()
        .execute(),

    /** Marks locked projects as deleted, or as present again. */
    async setLockedDeleted(locked: readonly LockedProject[], deleted: boolean): Promise<void> {
      await db
        .updateTable('project')
        .set({ deletedAt: deleted ? sql<Date>`now()` : null })
        .where(
          'id',
          'in',
          locked.map(({ id }) => id),
        )
        .execute()
    },

    /** Gives locked projects to an account or an office. */
    async setLockedOwner(locked: readonly LockedProject[], ownerId: string): Promise<void> {
      await db
        .updateTable('project')
        .set({ ownerId })
        .where(
          'id',
          'in',
          locked.map(({ id }) => id),
        )
        .execute()
    },

    /** Removes what was deleted more than 30 days ago for good; answers how many. */
    async purgeForEverybody(): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('project')
        .where(sql<boolean>`deleted_at <= now() - make_interval(days => ${sql.lit(RESTORE_DAYS)})`)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
