import { type Selectable, sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { ProjectTable } from '#service/db/tables/projects.ts'
import { ownerColumns } from '../access/owner.repository.ts'
import type { ConstructionRow } from '../constructions/construction-row.ts'
import type { OwnMaterialRow } from '../own-materials/own-materials.repository.ts'

const PAGE = 100
const PROJECTS = 10
/** Sorts before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000'

export type ArchivedProject = Selectable<ProjectTable>
export type ArchivedShare = { readonly constructionId: string; readonly email: string; readonly permission: string }

/** What a user or an office owns, as an archive holds it. Every method takes the owner, so that no query can forget it. */
export function archiveRepository(db: DbOrTransaction, ownerId: string) {
  const owned = () =>
    db
      .selectFrom('construction')
      .where('construction.ownerId', '=', ownerId)
      .where('construction.ownership', 'in', ['custom', 'thirdParty'])
      .where('construction.deletedAt', 'is', null)
      .where('construction.draftOf', 'is', null)
  // those of others too that an own construction or project uses: without them its figures would be lost
  const usedOrOwn = sql<boolean>`(own_material.owner_id = ${ownerId} and own_material.deleted_at is null or exists (
    select from construction_own_material used join construction on construction.id = used.construction_id
    where used.material_id = own_material.id and construction.owner_id = ${ownerId}
      and construction.ownership <> 'standard' and construction.deleted_at is null) or exists (
    select from project_own_material used join project on project.id = used.project_id
    where used.material_id = own_material.id and project.owner_id = ${ownerId} and project.deleted_at is null))`
  return {
    async countConstructions(): Promise<number> {
      const { total } = await owned().select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
      return total
    },

    /** Every own construction, oldest first, in pages: memory does not grow with their number. */
    async *constructions(): AsyncGenerator<ConstructionRow[]> {
      for (let after = FIRST; ; ) {
        const page = await owned()
          .leftJoin('account', 'account.id', 'construction.ownerId')
          .leftJoin('office', 'office.id', 'construction.ownerId')
          .selectAll('construction')
          .select(ownerColumns)
          .select(sql<null>`null`.as('shared'))
          .where('construction.id', '>', after)
          .orderBy('construction.id')
          .limit(PAGE)
          .execute()
        const last = page.at(-1)
        if (!last) return
        yield page
        after = last.id
      }
    },

    /** Every own project, oldest first, in small pages: one may have megabytes. */
    async *projects(): AsyncGenerator<ArchivedProject[]> {
      for (let after = FIRST; ; ) {
        const page = await db
          .selectFrom('project')
          .selectAll()
          .where('ownerId', '=', ownerId)
          .where('deletedAt', 'is', null)
          .where('id', '>', after)
          .orderBy('id')
          .limit(PROJECTS)
          .execute()
        const last = page.at(-1)
        if (!last) return
        yield page
        after = last.id
      }
    },

    /** Shares that the owner has given of constructions. */
    sharesOf: (ids: readonly string[]): Promise<ArchivedShare[]> =>
      db
        .selectFrom('constructionShare')
        .innerJoin('construction', 'construction.id', 'constructionShare.constructionId')
        .select(['constructionShare.constructionId', 'constructionShare.email', 'constructionShare.permission'])
        .where('construction.ownerId', '=', ownerId)
        .where('constructionShare.constructionId', 'in', ids)
        .orderBy('constructionShare.constructionId')
        .orderBy('constructionShare.email')
        .execute(),

    /** Own materials, and those that own constructions and projects use, in pages. */
    async *materials(): AsyncGenerator<OwnMaterialRow[]> {
      for (let after = ''; ; ) {
        const page = await db
          .selectFrom('ownMaterial')
          .selectAll()
          .where('id', '>', after)
          .where(usedOrOwn)
          .orderBy('id')
          .limit(PAGE)
          .execute()
        const last = page.at(-1)
        if (!last) return
        yield page as OwnMaterialRow[]
        after = last.id
      }
    },
  }
}
