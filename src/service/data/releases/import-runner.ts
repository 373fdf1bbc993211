import { FileError } from '#catalogue/file-error.ts'
import type { CatalogueMaterial } from '#catalogue/material-schema.ts'
import type { ImportError, ImportReport } from '#contract/catalogue-imports.ts'
import type { Db } from '#service/db/client.ts'
import type { Log } from '#service/http/handlers.ts'
import { importCatalogue } from './import-catalogue.ts'
import { importsRepository, type Progress } from './imports.repository.ts'

/** How often the node says that it is at work, and hears whether somebody has cancelled [ms]. */
const BEAT = 1_000

export type ImportRun = {
  readonly id: string
  readonly release: string
  readonly switchOn: boolean
  readonly source: AsyncIterable<Uint8Array>
  readonly materials: readonly CatalogueMaterial[]
  /** Ends it from outside, such as when the service stops. */
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: Progress) => void) | undefined
  readonly log?: Log | undefined
}

/** How an import ended. */
export type Outcome =
  | { readonly status: 'done'; readonly report: ImportReport }
  | { readonly status: 'cancelled' }
  | { readonly status: 'failed'; readonly error: ImportError }

/**
 * Carries out an import that has been started, and writes down how far it is and how it ended. While it runs it shows
 * signs of life, so that others can tell when its node is gone.
 */
export async function runImport(db: Db, run: ImportRun): Promise<Outcome> {
  const imports = importsRepository(db)
  const cancel = new AbortController()
  const signal = run.signal ? AbortSignal.any([run.signal, cancel.signal]) : cancel.signal
  let progress: Progress = { bytesRead: 0, rowsRead: 0, datasetsTaken: 0 }
  const beat = async () => {
    if (!(await imports.beat(run.id, progress))) cancel.abort()
  }
  const timer = setInterval(() => void beat().catch(() => undefined), BEAT)
  try {
    const report = await importCatalogue(db, {
      ...run,
      signal,
      onProgress(reached) {
        progress = reached
        run.onProgress?.(reached)
      },
    })
    return { status: 'done', report }
  } catch (thrown) {
    if (cancel.signal.aborted && !run.signal?.aborted) {
      await imports.end(run.id, 'cancelled', null)
      return { status: 'cancelled' }
    }
    const error = errorOf(thrown, run.signal?.aborted ?? false)
    if (error.code === 'failed') run.log?.error({ err: thrown, import: run.id }, 'import failed')
    await imports.end(run.id, 'failed', error)
    return { status: 'failed', error }
  } finally {
    clearInterval(timer)
  }
}

function errorOf(thrown: unknown, stopped: boolean): ImportError {
  if (thrown instanceof FileError) return { code: thrown.code, values: thrown.values }
  return { code: stopped ? 'stopped' : 'failed', values: {} }
}
