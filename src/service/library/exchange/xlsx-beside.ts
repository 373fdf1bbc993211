import type { Table } from '#interchange/tables/table.ts'
import { workerPool } from '#service/worker-pool.ts'
import type { Locale } from '#vocabulary/constructions.ts'

/** What a worker is given to write a workbook. */
export type WorkbookWork = { readonly tables: readonly Table[]; readonly locale: Locale }

/** What writing one may take: of five constructions of 60 layers it takes less than a tenth of a second. */
const BOUNDS = { waiting: 16, memory: 256, time: 20_000, width: 1 } as const
const workers = workerPool<WorkbookWork>(new URL('./xlsx-worker.ts', import.meta.url), BOUNDS)

/** Tables as a workbook, written beside the thread that answers requests. @throws {ServiceError} `unavailable` */
export const xlsxBeside = (tables: readonly Table[], locale: Locale): Promise<Uint8Array> =>
  workers.run<Uint8Array>({ tables, locale })
