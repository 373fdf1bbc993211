import { type Insertable, type Selectable, sql } from 'kysely'
import type { ImportError, ImportReport } from '#contract/catalogue-imports.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { CatalogueImportTable } from '#service/db/tables/data.ts'

/** After so long without a beat the node that carried it out is dead [s]. */
const DEAD_AFTER = 30

export type Progress = { readonly bytesRead: number; readonly rowsRead: number; readonly datasetsTaken: number }
export type ImportRow = Selectable<CatalogueImportTable> & { startedByName: string | null }

const running = ['running', 'cancelling'] as const
const now = sql<Date>`now()`

/** Imports of releases: at most one at a time for each release. */
export function importsRepository(db: DbOrTransaction) {
  const all = db
    .selectFrom('catalogueImport')
    .leftJoin('account', 'account.id', 'catalogueImport.startedBy')
    .selectAll('catalogueImport')
    .select('account.name as startedByName')
  const end = async (id: string, status: 'cancelled' | 'failed', error: ImportError | null) => {
    await db.deleteFrom('catalogueImportRow').where('importId', '=', id).execute()
    await db
      .updateTable('catalogueImport')
      .set({ status, error: error && JSON.stringify(error), endedAt: now })
      .where('id', '=', id)
      .where('status', 'in', running)
      .execute()
  }
  return {
    /** @returns whether it may go ahead: another one for the release is not running */
    async start(row: Insertable<CatalogueImportTable>): Promise<boolean> {
      const started = await db
        .insertInto('catalogueImport')
        .values(row)
        .onConflict((found) => found.doNothing())
        .returning('id')
        .executeTakeFirst()
      return started !== undefined
    },

    async find(id: string): Promise<ImportRow | undefined> {
      return all.where('catalogueImport.id', '=', id).executeTakeFirst()
    },

    async list({ page, customTake }: { page: number; customTake: number }) {
      const rows: ImportRow[] = await all
        .orderBy('startedAt', 'desc')
        .orderBy('catalogueImport.id')
        .limit(customTake)
        .offset((page - 1) * customTake)
        .execute()
      const { total } = await db
        .selectFrom('catalogueImport')
        .select(sql<number>`count(*)`.as('total'))
        .executeTakeFirstOrThrow()
      return { rows, total }
    },

    /** Tells that the import goes on, and how far it is. @returns whether it should: nobody has cancelled it */
    async beat(id: string, progress: Progress): Promise<boolean> {
      const beaten = await db
        .updateTable('catalogueImport')
        .set({ ...progress, beatAt: now })
        .where('id', '=', id)
        .where('status', '=', 'running')
        .returning('id')
        .executeTakeFirst()
      return beaten !== undefined
    },

    /** Keeps others from ending the import until the transaction ends. @returns whether it still runs */
    async holdRunning(id: string): Promise<boolean> {
      const row = await db
        .selectFrom('catalogueImport')
        .select('status')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return row?.status === 'running'
    },

    async finish(id: string, progress: Progress, report: ImportReport): Promise<void> {
      await db
        .updateTable('catalogueImport')
        .set({ ...progress, status: 'done', report: JSON.stringify(report), endedAt: now })
        .where('id', '=', id)
        .execute()
    },

    /** @returns whether there was something to cancel */
    async cancel(id: string): Promise<boolean> {
      const cancelled = await db
        .updateTable('catalogueImport')
        .set({ status: 'cancelling' })
        .where('id', '=', id)
        .where('status', 'in', running)
        .returning('id')
        .executeTakeFirst()
      return cancelled !== undefined
    },

    end,

    /** Ends imports whose node is gone, and throws away what they had read. */
    async endDead(): Promise<void> {
      const dead = await db
        .selectFrom('catalogueImport')
        .select(['id', 'status'])
        .where('status', 'in', running)
        .where('beatAt', '<', sql<Date>`now() - make_interval(secs => ${DEAD_AFTER})`)
        .execute()
      for (const { id, status } of dead)
        await (status === 'cancelling'
          ? end(id, 'cancelled', null)
          : end(id, 'failed', { code: 'stopped', values: {} }))
    },
  }
}
