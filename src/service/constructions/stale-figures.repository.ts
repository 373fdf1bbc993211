import { sql } from 'kysely'
import type { Assessor } from '../assessment/assessor.ts'
import type { Db } from '../db/client.ts'
import { figureColumns } from './construction-row.ts'

const BATCH = 50

/** Constructions whose stored figures were computed with another engine or catalogue. */
export const staleFiguresRepository = (db: Db, assessor: Assessor) => ({
  async count(): Promise<number> {
    const { total } = await db
      .selectFrom('construction')
      .select(sql<number>`count(*)`.as('total'))
      .where('figuresVersion', '!=', assessor.version)
      .executeTakeFirstOrThrow()
    return total
  },

  /**
   * Computes the figures of the next batch in the order of ids. Neither version nor time of change are touched: nothing
   * that the user wrote changes. What another node or writer holds at the moment is left out.
   *
   * @returns the last id of the batch, undefined where there was none
   */
  renew: (after: string | undefined): Promise<{ last: string | undefined; renewed: number }> =>
    db.transaction().execute(async (transaction) => {
      let stale = transaction
        .selectFrom('construction')
        .select(['id', 'type', 'layers', 'release'])
        .where('figuresVersion', '!=', assessor.version)
        .orderBy('id')
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
      if (after !== undefined) stale = stale.where('id', '>', after)
      const rows = await stale.execute()
      for (const { id, type, layers, release } of rows) {
        const known = release !== null && assessor.hasRelease(release) ? release : undefined
        const figures = assessor.listFigures({ type, layers, release: known })
        await transaction
          .updateTable('construction')
          .set(figureColumns(figures, assessor.version))
          .where('id', '=', id)
          .execute()
      }
      return { last: rows.at(-1)?.id, renewed: rows.length }
    }),
})
