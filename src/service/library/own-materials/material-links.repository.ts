import { sql } from 'kysely'
import type { ConstructionLayer } from '#contract/constructions.ts'
import { ownMaterialsIn } from '#service/assessment/own-material.ts'
import type { DbOrTransaction } from '#service/db/client.ts'

/** Figures version of constructions that are to be computed again, whatever they were computed with. */
export const DUE = 'due'

/** Which constructions use which materials of users: kept in step with the layers by whoever writes these. */
export const materialLinksRepository = (db: DbOrTransaction) => ({
  /** Notes what the layers of a construction use. @param layers - as they are stored, JSON */
  async keepInStep(constructionId: string, layers: string, isNew: boolean): Promise<void> {
    // the text tells without parsing that there is nothing to note
    const used = layers.includes('"own_') ? ownMaterialsIn(JSON.parse(layers) as ConstructionLayer[]) : []
    if (!isNew)
      await db
        .deleteFrom('constructionOwnMaterial')
        .where('constructionId', '=', constructionId)
        .where(sql<boolean>`material_id <> all(${used}::text[])`)
        .execute()
    if (used.length === 0) return
    // a material that is gone altogether is left out: the construction stays readable, its layer without figures
    await db
      .insertInto('constructionOwnMaterial')
      .columns(['constructionId', 'materialId'])
      .expression((eb) =>
        eb
          .selectFrom('ownMaterial')
          .select([sql<string>`${constructionId}::uuid`.as('constructionId'), 'id'])
          .where('id', 'in', used),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },

  /** Marks the stored figures of all constructions that use a material as due. */
  async markDue(materialId: string): Promise<void> {
    await db
      .updateTable('construction')
      .set({ figuresVersion: DUE })
      .where(
        sql<boolean>`id in (select construction_id from construction_own_material where material_id = ${materialId})`,
      )
      .execute()
  },
})
