import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { ProjectLinkTable } from '#service/db/tables/links.ts'
import { allowsLinks } from '../access/office-links.repository.ts'
import { ownerColumns } from '../access/owner.repository.ts'
import type { ProjectRow } from '../projects/projects.repository.ts'
import type { MadeLink } from './links.service.ts'

/** What a link to a project opens, and how. */
export type LinkedProjectRow = ProjectRow & {
  readonly linkId: string
  readonly mayCopy: boolean
  readonly showNames: boolean
  readonly expiresAt: Date
}

/** Links to projects. Who may share a project its service has decided; a secret is known by its hash alone. */
export const projectLinksRepository = (db: DbOrTransaction) => {
  const of = (projectId: string) =>
    db
      .selectFrom('projectLink')
      .select(['id', 'mayCopy', 'showNames', 'createdBy', 'createdAt', 'expiresAt', 'lastUsedAt', 'uses', 'copies'])
      .where('projectId', '=', projectId)
  return {
    /** Newest first. */
    list: (projectId: string) => of(projectId).orderBy('createdAt', 'desc').orderBy('id', 'desc').execute(),

    async add(projectId: string, made: Pick<ProjectLinkTable, 'mayCopy' | 'showNames'> & MadeLink) {
      const { madeBy: _maker, ...link } = made
      await db
        .insertInto('projectLink')
        .values({ ...link, projectId })
        .execute()
      return of(projectId).where('id', '=', link.id).executeTakeFirstOrThrow()
    },

    /** Lets a link hold until another time; undefined where there is none. */
    async renew(projectId: string, id: string, expiresAt: Date) {
      await db
        .updateTable('projectLink')
        .set({ expiresAt })
        .where('projectId', '=', projectId)
        .where('id', '=', id)
        .execute()
      return of(projectId).where('id', '=', id).executeTakeFirst()
    },

    /** Removes a link of the project; answers whether there was one. */
    async remove(projectId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('projectLink')
        .where('projectId', '=', projectId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** What a secret opens now, whoever brings it: nothing once the link has expired, its project is deleted, or its office does without links. */
    openedBySecret: (secretHash: string): Promise<LinkedProjectRow | undefined> =>
      db
        .selectFrom('projectLink as link')
        .innerJoin('project', 'project.id', 'link.projectId')
        .leftJoin('account', 'account.id', 'project.ownerId')
        .leftJoin('office', 'office.id', 'project.ownerId')
        .selectAll('project')
        .select(ownerColumns)
        .select(['link.id as linkId', 'link.mayCopy', 'link.showNames', 'link.expiresAt'])
        .select(sql<null>`null`.as('shared'))
        .where('link.secretHash', '=', secretHash)
        .where('link.expiresAt', '>', sql<Date>`now()`)
        .where(allowsLinks)
        .where('project.deletedAt', 'is', null)
        .executeTakeFirst(),

    /** Counts that a link was opened, or that its project was copied. */
    async count(id: string, what: 'uses' | 'copies'): Promise<void> {
      await db
        .updateTable('projectLink')
        .set((eb) => ({ [what]: eb(what, '+', 1), lastUsedAt: sql<Date>`now()` }))
        .where('id', '=', id)
        .execute()
    },
  }
}
