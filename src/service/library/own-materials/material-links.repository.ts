import { sql } from 'kysely'
import type { ConstructionLayer } from '#contract/constructions.ts'
import { ownMaterialsIn } from '#service/assessment/own-material.ts'
import type { DbOrTransaction } from '#service/db/client.ts'

/** Figures version of constructions that are to be computed again, whatever they were computed with. */
export const DUE = 'due'

/**
 * Which constructions use which materials of users: kept in step with the layers by whoever writes these, whoever that is.
 */
export const materialLinksRepository = (db: DbOrTransaction) => {
  const note = async (constructionId: string, layers: readonly ConstructionLayer[]): Promise<void> => {
    const used = ownMaterialsIn(layers)
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
  }
  return {
    /** Notes what the layers of a new construction use. */
    note,

    /** Notes what the layers of a construction use now, and forgets what they used before. */
    async keepInStep(constructionId: string, layers: readonly ConstructionLayer[]): Promise<void> {
      await db
        .deleteFrom('constructionOwnMaterial')
        .where('constructionId', '=', constructionId)
        .where(sql<boolean>`material_id <> all(${ownMaterialsIn(layers)}::text[])`)
        .execute()
      await note(constructionId, layers)
    },

    /** Marks the stored figures of all constructions that use a material as due, whosever they are. */
    async markDueForEverybody(materialId: string): Promise<void> {
      await db
        .updateTable('construction')
        .set({ figuresVersion: DUE })
        .where(
          sql<boolean>`id in (select construction_id from construction_own_material where material_id = ${materialId})`,
        )
        .execute()
    },
  }
}
