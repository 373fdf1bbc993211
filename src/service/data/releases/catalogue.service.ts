import type { CatalogueImport } from '#contract/catalogue-imports.ts'
import type { DataRelease } from '#contract/data-releases.ts'
import { type SecurityEventName, securityEventsRepository } from '#service/accounts/auth/security-events.repository.ts'
import type { Actor, Caller } from '#service/caller.ts'
import { type Db, inTransaction } from '#service/db/client.ts'
import { refused, ServiceError } from '#service/service-error.ts'
import { releaseOfFile } from '#vocabulary/datasets.ts'
import type { ImportJobs } from './import-jobs.ts'
import { type ImportRow, importsRepository } from './imports.repository.ts'
import { releasesRepository } from './releases.repository.ts'

/** What administering the data works with. */
export type CatalogueArea = {
  readonly db: Db
  /** Whether somebody administers the service. */
  readonly mayAdminister: (caller: Caller) => boolean
  readonly jobs: ImportJobs
  /** Takes up on this node what has changed; other nodes notice by themselves. */
  readonly refresh: () => Promise<void>
}

type NewImport = {
  readonly fileName: string
  /** Release of the file; without one, the file's name tells it. */
  readonly release?: string | undefined
  readonly switchOn: boolean
  readonly content: AsyncIterable<Uint8Array>
}

type Switch = { readonly id: string; readonly status: 'on' | 'off'; readonly isDefault?: boolean | undefined }

const toImport = (row: ImportRow): CatalogueImport => ({
  id: row.id,
  release: row.release,
  fileName: row.fileName,
  fileSize: row.fileSize,
  status: row.status,
  switchOn: row.switchOn,
  bytesRead: row.bytesRead,
  rowsRead: row.rowsRead,
  datasetsTaken: row.datasetsTaken,
  startedBy: row.startedByName,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  error: row.error,
  report: row.report,
})

type Stored = Awaited<ReturnType<ReturnType<typeof releasesRepository>['list']>>[number]
const toRelease = (row: Stored): DataRelease => ({
  ...row,
  switchedOnAt: row.switchedOnAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

const missing = (what: string) => new ServiceError('notFound', what)

type Recording = (event: SecurityEventName, actor: Actor, detail: string) => Promise<void>

function importing({ db, jobs }: CatalogueArea, admit: (caller: Caller) => void, record: Recording) {
  const imports = importsRepository(db)
  const read = async (id: string): Promise<CatalogueImport> => {
    const row = await imports.find(id)
    if (!row) throw missing('import')
    return toImport(row)
  }
  return {
    /** Begins an import, which goes on beside the requests. @throws {ServiceError} `invalidRequest`, `conflict` */
    async startImport(
      actor: Actor,
      { fileName, release: named, switchOn, content }: NewImport,
    ): Promise<CatalogueImport> {
      admit(actor.caller)
      const release = named ?? releaseOfFile(fileName)
      if (release === undefined) throw refused('query.release', 'required')
      const id = await jobs.begin({ release, fileName, switchOn, startedBy: actor.caller.userId, content })
      await record('releaseImported', actor, release)
      return read(id)
    },

    /** A page, newest first, with the number of all. */
    async imports(caller: Caller, query: { page: number; customTake: number }) {
      admit(caller)
      const { rows, total } = await imports.list(query)
      return { imports: rows.map(toImport), total }
    },

    async readImport(caller: Caller, id: string): Promise<CatalogueImport> {
      admit(caller)
      return read(id)
    },

    /** @throws {ServiceError} `notFound`; `conflict` where it has ended */
    async cancelImport(caller: Caller, id: string): Promise<CatalogueImport> {
      admit(caller)
      const cancelled = await imports.cancel(id)
      const now = await read(id)
      if (!cancelled) throw new ServiceError('conflict', 'the import has ended', { why: 'importEnded' })
      return now
    },
  }
}

/** Imports and releases, for administrators; everybody else is refused with `forbidden`. */
export function catalogueService(area: CatalogueArea) {
  const { db, mayAdminister, refresh } = area
  const admit = (caller: Caller): void => {
    if (!mayAdminister(caller)) throw new ServiceError('forbidden', 'catalogue')
  }
  const record: Recording = (event, { caller, client }, detail) =>
    securityEventsRepository(db).record({ event, userId: caller.userId, client, detail })
  return {
    ...importing(area, admit, record),

    async releases(caller: Caller): Promise<DataRelease[]> {
      admit(caller)
      return (await releasesRepository(db).list()).map(toRelease)
    },

    /** @throws {ServiceError} `notFound`; `invalidRequest` where there would be no default, or one that is off */
    async switchRelease(actor: Actor, { id, status, isDefault }: Switch): Promise<DataRelease> {
      admit(actor.caller)
      const switched = await inTransaction(db, async (transaction) => {
        const releases = releasesRepository(transaction)
        await releases.takeTurn()
        const before = await releases.find(id)
        if (!before) throw missing('release')
        const staysDefault = isDefault ?? before.isDefault
        if (before.isDefault && !staysDefault) throw refused('/isDefault', 'notAllowed')
        if (status === 'off' && staysDefault) throw refused('/status', 'contradicts', { stored: 'isDefault' })
        await releases.switch(id, status)
        if (isDefault) await releases.makeDefault(id)
        const after = await releases.find(id)
        if (!after) throw missing('release')
        return toRelease(after)
      })
      await record('releaseSwitched', actor, `${id} ${switched.status}${switched.isDefault ? ' default' : ''}`)
      await refresh()
      return switched
    },

    /** @throws {ServiceError} `notFound`; `conflict` for one that is shipped, switched on or in use */
    async removeRelease(actor: Actor, id: string): Promise<void> {
      admit(actor.caller)
      await inTransaction(db, async (transaction) => {
        const releases = releasesRepository(transaction)
        if (!(await releases.find(id))) throw missing('release')
        if (!(await releases.remove(id)))
          throw new ServiceError('conflict', 'shipped, switched on, or in use', { why: 'releaseInUse' })
      })
      await record('releaseDeleted', actor, id)
    },
  }
}
export type CatalogueService = ReturnType<typeof catalogueService>
