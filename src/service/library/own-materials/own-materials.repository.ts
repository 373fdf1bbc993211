import { type Selectable, sql } from 'kysely'
import type { OwnMaterialInput } from '#contract/own-materials.ts'
import type { MaterialReader } from '#service/assessment/own-material.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { OwnMaterialTable } from '#service/db/tables/own-materials.ts'
import { escapedPattern, searchable, searchWords } from '#service/search-text.ts'
import type { Viewer } from '#service/viewer.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { nameIn } from '../access/construction-name.ts'
import { visible as visibleProject } from '../access/project-visibility.repository.ts'
import { visible } from '../access/visibility.repository.ts'

/** A material of a user as it is stored. */
export type OwnMaterialRow = Omit<Selectable<OwnMaterialTable>, 'content'> & { readonly content: OwnMaterialInput }

export type OwnMaterialQuery = {
  readonly query: string
  readonly locale: Locale
  readonly page: number
  readonly customTake: number
}

/** Most of a user's materials that a search of the catalogue looks through. */
const MOST_SEARCHED = 1_000

const textOf = ({ name, declaration, note }: OwnMaterialInput) =>
  searchable([name.de_DE ?? '', name.en_GB ?? '', declaration?.owner ?? '', declaration?.number ?? '', note ?? ''])

/** Who may see a construction or a project may see the materials in it; the owner sees what is not deleted, too. */
const seenBy = (viewer: Viewer) =>
  sql<boolean>`((own_material.owner_id = ${viewer.userId} and own_material.deleted_at is null) or exists (
    select from construction_own_material used join construction on construction.id = used.construction_id
    where used.material_id = own_material.id and ${visible(viewer)}) or exists (
    select from project_own_material used join project on project.id = used.project_id
    where used.material_id = own_material.id and ${visibleProject(viewer)}))`

const usedIn = (constructionId: string) =>
  sql<boolean>`exists (select from construction_own_material used
    where used.material_id = own_material.id and used.construction_id = ${constructionId})`

/** In how many constructions that its owner may see. */
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
  const owned = (ownerId: string) =>
    db.selectFrom('ownMaterial').where('ownerId', '=', ownerId).where('deletedAt', 'is', null)
  const matching = (ownerId: string, query: string) => {
    let found = owned(ownerId)
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

    /** A page of the owner's, by name, with the number of all. */
    async list(owner: Viewer, { query, locale, page, customTake }: OwnMaterialQuery) {
      const [first, second] = locale === 'de_DE' ? ['de_DE', 'en_GB'] : ['en_GB', 'de_DE']
      const rows = await matching(owner.userId, query)
        .selectAll()
        .select(uses(owner).as('uses'))
        .orderBy(sql`lower(coalesce(content->'name'->>${sql.lit(first)}, content->'name'->>${sql.lit(second)}))`)
        .orderBy('id')
        .limit(customTake)
        .offset((page - 1) * customTake)
        .execute()
      const { total } = await matching(owner.userId, query)
        .select(sql<number>`count(*)`.as('total'))
        .executeTakeFirstOrThrow()
      return { rows: rows as (OwnMaterialRow & { uses: number })[], total }
    },

    /** All of the owner's that a search finds, newest first. */
    async search(ownerId: string, query: string): Promise<OwnMaterialRow[]> {
      const rows = await matching(ownerId, query)
        .selectAll()
        .orderBy('updatedAt', 'desc')
        .orderBy('id')
        .limit(MOST_SEARCHED)
        .execute()
      return rows as OwnMaterialRow[]
    },

    /** Ids and names of all of the owner's. */
    async names(ownerId: string): Promise<{ id: string; name: OwnMaterialInput['name'] }[]> {
      const rows = await owned(ownerId)
        .select(['id', sql<OwnMaterialInput['name']>`content->'name'`.as('name')])
        .execute()
      return rows
    },

    /** One of the owner's. */
    async own(owner: Viewer, id: string): Promise<(OwnMaterialRow & { uses: number }) | undefined> {
      const row = await owned(owner.userId)
        .selectAll()
        .select(uses(owner).as('uses'))
        .where('id', '=', id)
        .executeTakeFirst()
      return row as (OwnMaterialRow & { uses: number }) | undefined
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
