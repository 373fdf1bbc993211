import { type Selectable, sql } from 'kysely'
import type { OwnMaterialInput } from '#contract/own-materials.ts'
import type { MaterialReader } from '#service/assessment/own-material.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { OwnMaterialTable } from '#service/db/tables/own-materials.ts'
import { escapedPattern, searchable, searchWords } from '#service/search-text.ts'
import type { Viewer } from '#service/viewer.ts'
import type { Locale, Permission } from '#vocabulary/constructions.ts'
import { nameIn } from '../access/construction-name.ts'
import { type OwnerColumns, ownerColumns } from '../access/owner.repository.ts'
import { visible as visibleProject } from '../access/project-visibility.repository.ts'
import { visible } from '../access/visibility.repository.ts'

/** A material of a user as it is stored. */
export type OwnMaterialRow = Omit<Selectable<OwnMaterialTable>, 'content'> & { readonly content: OwnMaterialInput }

/** The same with whose it is, what the reader may do with it, and in how many constructions it is. */
export type StoredMaterial = OwnMaterialRow & OwnerColumns & { readonly permission: Permission; readonly uses: number }

export type OwnMaterialQuery = {
  /** Whose are asked for in the place of the viewer's own. */
  readonly office?: string | undefined
  readonly query: string
  readonly locale: Locale
  readonly page: number
  readonly customTake: number
}

/** Most of a user's materials that a search of the catalogue looks through. */
const MOST_SEARCHED = 1_000

const textOf = ({ name, declaration, note }: OwnMaterialInput) =>
  searchable([name.de_DE ?? '', name.en_GB ?? '', declaration?.owner ?? '', declaration?.number ?? '', note ?? ''])

/** The viewer and the offices that one is a member of now, so that who leaves sees nothing of them. */
const ownersOf = ({ userId }: Viewer) =>
  sql`(array[${userId}::uuid] || array(select office_id from office_member where account_id = ${userId}))`

/** What is the viewer's own to do with, or what the role in the office gives. */
const permissionFor = ({ userId }: Viewer) =>
  sql<Permission>`case when own_material.owner_id = ${userId} then 'owner' else (
    select case role when 'viewer' then 'view' when 'member' then 'edit' else 'owner' end from office_member
    where office_id = own_material.owner_id and account_id = ${userId}) end`

/** Who may see a construction or a project may see the materials in it; the owner sees what is not deleted, too. */
const seenBy = (viewer: Viewer) =>
  sql<boolean>`((own_material.owner_id = any(${ownersOf(viewer)}) and own_material.deleted_at is null) or exists (
    select from construction_own_material used join construction on construction.id = used.construction_id
    where used.material_id = own_material.id and ${visible(viewer)}) or exists (
    select from project_own_material used join project on project.id = used.project_id
    where used.material_id = own_material.id and ${visibleProject(viewer)}))`

const usedIn = (constructionId: string) =>
  sql<boolean>`exists (select from construction_own_material used
    where used.material_id = own_material.id and used.construction_id = ${constructionId})`

/** In how many constructions that the reader may see. */
const uses = (owner: Viewer) =>
  sql<number>`(select count(*) from construction_own_material used
    join construction on construction.id = used.construction_id
    where used.material_id = own_material.id and ${visible(owner)})`

/** Which name of a construction is asked for, and how many. */
export type UsesQuery = Pick<OwnMaterialQuery, 'locale' | 'page' | 'customTake'>

/**
 * Materials of users. Every method takes who reads or owns, so that no query can forget it, or says in its name why it
 * needs nobody.
 */
export function ownMaterialsRepository(db: DbOrTransaction) {
  /** Of one owner where one is named, else of the viewer and all offices. */
  const owned = (viewer: Viewer, owner?: string) =>
    db
      .selectFrom('ownMaterial')
      .where(sql<boolean>`own_material.owner_id = any(${ownersOf(viewer)})`)
      .$if(owner !== undefined, (all) => all.where('ownMaterial.ownerId', '=', owner ?? ''))
      .where('deletedAt', 'is', null)
  const stored = (found: ReturnType<typeof owned>, viewer: Viewer) =>
    found
      .leftJoin('account', 'account.id', 'ownMaterial.ownerId')
      .leftJoin('office', 'office.id', 'ownMaterial.ownerId')
      .selectAll('ownMaterial')
      .select(ownerColumns)
      .select(uses(viewer).as('uses'))
      .select(permissionFor(viewer).as('permission'))
  const matching = (viewer: Viewer, query: string, owner?: string) => {
    let found = owned(viewer, owner)
    for (const word of searchWords(query)) found = found.where('searchText', 'like', escapedPattern(word))
    return found
  }
  return {
    /** Those of `ids` that the reader may see, in any order; deleted ones while something uses them. */
    async find(reader: MaterialReader, ids: readonly string[]): Promise<OwnMaterialRow[]> {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('ownMaterial')
        .selectAll()
        .where('id', 'in', ids)
        .where('viewer' in reader ? seenBy(reader.viewer) : usedIn(reader.constructionId))
        .execute()
      return rows as OwnMaterialRow[]
    },

    /** A page of the viewer's, or of an office's, by name, with the number of all. */
    async list(viewer: Viewer, { query, locale, page, customTake, office = viewer.userId }: OwnMaterialQuery) {
      const [first, second] = locale === 'de_DE' ? ['de_DE', 'en_GB'] : ['en_GB', 'de_DE']
      const rows = await stored(matching(viewer, query, office), viewer)
        .orderBy(sql`lower(coalesce(content->'name'->>${sql.lit(first)}, content->'name'->>${sql.lit(second)}))`)
        .orderBy('ownMaterial.id')
        .limit(customTake)
        .offset((page - 1) * customTake)
        .execute()
      const { total } = await matching(viewer, query, office)
        .select(sql<number>`count(*)`.as('total'))
        .executeTakeFirstOrThrow()
      return { rows: rows as StoredMaterial[], total }
    },

    /** All of the viewer's and of the offices' that a search finds, newest first. */
    async search(viewer: Viewer, query: string): Promise<OwnMaterialRow[]> {
      const rows = await matching(viewer, query)
        .selectAll()
        .orderBy('updatedAt', 'desc')
        .orderBy('id')
        .limit(MOST_SEARCHED)
        .execute()
      return rows as OwnMaterialRow[]
    },

    /** Ids and names of all of the viewer's and of the offices'. */
    async names(viewer: Viewer): Promise<{ id: string; name: OwnMaterialInput['name'] }[]> {
      const rows = await owned(viewer)
        .select(['id', sql<OwnMaterialInput['name']>`content->'name'`.as('name')])
        .execute()
      return rows
    },

    /** One of the viewer's or of the offices'. */
    async own(viewer: Viewer, id: string): Promise<StoredMaterial | undefined> {
      const row = await stored(owned(viewer), viewer).where('ownMaterial.id', '=', id).executeTakeFirst()
      return row as StoredMaterial | undefined
    },

    /** Gives a material of one owner to another; answers whether it was that one's. */
    async setOwner(id: string, before: string, after: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('ownMaterial')
        .set({ ownerId: after })
        .where('id', '=', id)
        .where('ownerId', '=', before)
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** A page of the constructions that use a material and that its owner may see, by name, with the number of all. */
    async usedIn(owner: Viewer, id: string, { locale, page, customTake }: UsesQuery) {
      const using = db
        .selectFrom('constructionOwnMaterial as used')
        .innerJoin('construction', 'construction.id', 'used.constructionId')
        .where('used.materialId', '=', id)
        .where(visible(owner))
      const rows = await using
        .select(['construction.id', 'construction.ownership', 'construction.code', 'construction.type'])
        .select(['construction.locale', 'construction.name', 'construction.translations'])
        .orderBy(locale === 'de_DE' ? 'construction.sortNameDe' : 'construction.sortNameEn')
        .orderBy('construction.id')
        .limit(customTake)
        .offset((page - 1) * customTake)
        .execute()
      const { total } = await using.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
      const uses = rows.map(({ id: constructionId, ownership, code, type, ...named }) => ({
        id: constructionId,
        ownership,
        code,
        type,
        name: nameIn(named, locale),
      }))
      return { uses, total }
    },

    async insert(ownerId: string, id: string, content: OwnMaterialInput): Promise<void> {
      await db
        .insertInto('ownMaterial')
        .values({ id, ownerId, content: JSON.stringify(content), searchText: textOf(content) })
        .execute()
    },

    /** Writes a new version of the owner's material if the stored one is among `expected`; answers whether it did. */
    async replace(
      ownerId: string,
      id: string,
      { content, expected }: { content: OwnMaterialInput; expected: readonly number[] | undefined },
    ): Promise<boolean> {
      let update = db
        .updateTable('ownMaterial')
        .set({ content: JSON.stringify(content), searchText: textOf(content) })
        .set((eb) => ({ version: eb('version', '+', 1), updatedAt: sql<Date>`clock_timestamp()` }))
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .where('deletedAt', 'is', null)
      if (expected) update = update.where('version', 'in', expected)
      const { numUpdatedRows } = await update.executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Takes the owner's material out of lists; answers whether it was there. */
    async remove(ownerId: string, id: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('ownMaterial')
        .set({ deletedAt: sql<Date>`now()` })
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Removes for good what was deleted and nothing uses any more, deleted constructions and projects included. */
    async purgeForEverybody(): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('ownMaterial')
        .where('deletedAt', 'is not', null)
        .where(
          sql<boolean>`not exists (select from construction_own_material used where used.material_id = own_material.id)
            and not exists (select from project_own_material used where used.material_id = own_material.id)`,
        )
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
export type OwnMaterialsRepository = ReturnType<typeof ownMaterialsRepository>
