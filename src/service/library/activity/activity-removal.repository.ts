import { sql } from 'kysely'
import type { Db, DbOrTransaction } from '#service/db/client.ts'
import { ACTIVITY_MONTHS } from '#vocabulary/offices.ts'

/** Lets the rest of a transaction remove entries of any age, which the database refuses to all others. */
export async function letRemoveActivity(transaction: DbOrTransaction): Promise<void> {
  await sql`select set_config('aufbau.removes_activity', 'on', true)`.execute(transaction)
}

/** What goes of the activity. */
export const activityRemoval = (db: Db) => ({
  /** Removes what is older than is kept, whoever did it. */
  async purgeForEverybody(): Promise<void> {
    await db
      .deleteFrom('activity')
      .where('at', '<', sql<Date>`now() - make_interval(months => ${sql.lit(ACTIVITY_MONTHS)})`)
      .execute()
  },

  /** Removes what was done to constructions of persons that are gone for good; what an office notes stays with it. */
  async forgetForEverybody(constructionIds: readonly string[]): Promise<void> {
    if (constructionIds.length === 0) return
    await db.transaction().execute(async (transaction) => {
      await letRemoveActivity(transaction)
      await transaction
        .deleteFrom('activity')
        .where('personId', 'is not', null)
        .where(sql<boolean>`construction_id = any(${constructionIds}::uuid[])`)
        .execute()
    })
  },
})
