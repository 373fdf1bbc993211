import { sql } from 'kysely'
import { MAX_KEPT_CHOICES, type MaterialChoice } from '#contract/imports.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import { folded } from '#vocabulary/folded.ts'

/** Choices of users for names in files of others. Every method takes the owner, so that no query can forget it. */
export const materialChoicesRepository = (db: DbOrTransaction) => ({
  /** The owner's choices, newest first; names folded. */
  list: (ownerId: string): Promise<MaterialChoice[]> =>
    db
      .selectFrom('materialChoice')
      .select(['name', 'materialId'])
      .where('ownerId', '=', ownerId)
      .orderBy('chosenAt', 'desc')
      .orderBy('name')
      .limit(MAX_KEPT_CHOICES)
      .execute(),

  /** Keeps choices; the last one for a name counts. Beyond `MAX_KEPT_CHOICES` the oldest are forgotten. */
  async remember(ownerId: string, choices: readonly MaterialChoice[]): Promise<void> {
    const byName = new Map(choices.map(({ name, materialId }) => [folded(name), materialId]))
    byName.delete('')
    if (byName.size === 0) return
    const chosenAt = sql<Date>`clock_timestamp()`
    await db
      .insertInto('materialChoice')
      .values([...byName].map(([name, materialId]) => ({ ownerId, name, materialId, chosenAt })))
      .onConflict((conflict) =>
        conflict
          .columns(['ownerId', 'name'])
          .doUpdateSet(({ ref }) => ({ materialId: ref('excluded.materialId'), chosenAt })),
      )
      .execute()
    const tooOld = db
      .selectFrom('materialChoice')
      .select('name')
      .where('ownerId', '=', ownerId)
      .orderBy('chosenAt', 'desc')
      .orderBy('name')
      .offset(MAX_KEPT_CHOICES)
    await db.deleteFrom('materialChoice').where('ownerId', '=', ownerId).where('name', 'in', tooOld).execute()
  },
})
