import { sql } from 'kysely'
import type { Assessor } from '#service/assessment/assessor.ts'
import type { Db, DbOrTransaction } from '#service/db/client.ts'
import { DUE } from '../own-materials/material-links.repository.ts'
import { assessedColumns, type StoredConstruction, storedAssessment } from './assessed-columns.ts'

const BATCH = 50

/** With the data that the construction was assessed with, where that is still there; else with that of today. */
async function renewOne(transaction: DbOrTransaction, assessor: Assessor, row: StoredConstruction): Promise<void> {
  const isThere = row.assessedWith !== null && assessor.hasRelease(row.assessedWith.release)
  const given = storedAssessment(assessor, isThere ? row : { ...row, assessedWith: null })
  await transaction
    .updateTable('construction')
    .set(await assessedColumns(assessor, given))
    .where('id', '=', row.id)
    .execute()
}

/** Everybody's constructions whose stored figures were computed with another engine or catalogue. */
export const staleFiguresRepository = (db: Db, assessor: Assessor) => ({
  async countForEverybody(): Promise<number> {
    const { total } = await db
      .selectFrom('construction')
      .select(sql<number>`count(*)`.as('total'))
      .where('figuresVersion', '!=', assessor.storedVersion)
      .executeTakeFirstOrThrow()
    return total
  },

  /** Computes the figures of those that were marked as due since; answers how many. */
  renewDueForEverybody: (): Promise<number> =>
    db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom('construction')
        .select(['id', 'type', 'layers', 'settings', 'release', 'assessedWith'])
        .where('figuresVersion', '=', sql.lit(DUE))
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const row of rows) await renewOne(transaction, assessor, row)
      return rows.length
    }),

  /**
   * Computes the figures of the next batch in the order of ids. Neither version nor time of change are touched: nothing
   * that the user wrote changes. What another node or writer holds at the moment is left out.
   *
   * @returns the last id of the batch, undefined where there was none
   */
  renewForEverybody: (after: string | undefined): Promise<{ last: string | undefined; renewed: number }> =>
    db.transaction().execute(async (transaction) => {
      let stale = transaction
        .selectFrom('construction')
        .select(['id', 'type', 'layers', 'settings', 'release', 'assessedWith'])
        .where('figuresVersion', '!=', assessor.storedVersion)
        .orderBy('id')
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
      if (after !== undefined) stale = stale.where('id', '>', after)
      const rows = await stale.execute()
      for (const row of rows) await renewOne(transaction, assessor, row)
      return { last: rows.at(-1)?.id, renewed: rows.length }
    }),
})
