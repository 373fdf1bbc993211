import type { CatalogueMaterial } from '#catalogue/material-schema.ts'
import type { CatalogueImport, DataRelease } from '#contract/data-releases.ts'
import { type SecurityEventName, securityEventsRepository } from '#service/accounts/auth/security-events.repository.ts'
import { type Db, inTransaction } from '#service/db/client.ts'
import type { Background } from '#service/http/background.ts'
import type { Caller, Client, Handlers } from '#service/http/handlers.ts'
import { refused, ServiceError } from '#service/service-error.ts'
import { releaseOfFile } from '#vocabulary/datasets.ts'
import { importJobs } from './import-jobs.ts'
import { type ImportRow, importsRepository } from './imports.repository.ts'
import { releasesRepository } from './releases.repository.ts'

type Names =
  | 'startCatalogueImport'
  | 'listCatalogueImports'
  | 'readCatalogueImport'
  | 'cancelCatalogueImport'
  | 'listDataReleases'
  | 'switchDataRelease'
  | 'deleteDataRelease'

/** What administering the data works with. */
export type CatalogueArea = {
  readonly db: Db
  /** Whether somebody administers the service. */
  readonly mayAdminister: (caller: Caller) => boolean
  readonly materials: readonly CatalogueMaterial[]
  /** Takes up on this node what has changed; other nodes notice by themselves. */
  readonly refresh: () => Promise<void>
}

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

/** Imports and releases: who may, what is there, and what goes on beside the requests. */
export function catalogueAdministration(area: CatalogueArea): {
  handlers: Pick<Handlers, Names>
  background: Background
} {
  const { db, mayAdminister, refresh } = area
  const jobs = importJobs(db, area.materials)
  const imports = importsRepository(db)
  const gate = (caller: Caller) => {
    if (!mayAdminister(caller)) throw new ServiceError('forbidden', 'catalogue')
  }
  const read = async (id: string) => {
    const row = await imports.find(id)
    if (!row) throw missing('import')
    return { body: toImport(row) }
  }
  const record = (event: SecurityEventName, { caller, client }: { caller: Caller; client: Client }, detail: string) =>
    securityEventsRepository(db).record({ event, userId: caller.userId, client, detail })
  const handlers: Pick<Handlers, Names> = {
    async startCatalogueImport({ caller, client, query: { fileName, release: named, switchOn }, upload }) {
      gate(caller)
      const release = named ?? releaseOfFile(fileName)
      if (release === undefined) throw refused('query.release', 'required')
      const id = await jobs.begin({ release, fileName, switchOn, startedBy: caller.userId, content: upload.content })
      await record('releaseImported', { caller, client }, release)
      return read(id)
    },
    async listCatalogueImports({ caller, query }) {
      gate(caller)
      const { rows, total } = await imports.list(query)
      return { body: rows.map(toImport), total }
    },
    async readCatalogueImport({ caller, params: { id } }) {
      gate(caller)
      return read(id)
    },
    async cancelCatalogueImport({ caller, params: { id } }) {
      gate(caller)
      const cancelled = await imports.cancel(id)
      const reply = await read(id)
      if (!cancelled) throw new ServiceError('conflict', 'the import has ended')
      return reply
    },
    async listDataReleases({ caller }) {
      gate(caller)
      return { body: (await releasesRepository(db).list()).map(toRelease) }
    },
    async switchDataRelease({ caller, client, params: { id }, body: { status, isDefault } }) {
      gate(caller)
      const body = await inTransaction(db, async (transaction) => {
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
      await record('releaseSwitched', { caller, client }, `${id} ${body.status}${body.isDefault ? ' default' : ''}`)
      await refresh()
      return { body }
    },
    async deleteDataRelease({ caller, client, params: { id } }) {
      gate(caller)
      await inTransaction(db, async (transaction) => {
        const releases = releasesRepository(transaction)
        if (!(await releases.find(id))) throw missing('release')
        if (!(await releases.remove(id))) throw new ServiceError('conflict', 'shipped, switched on, or in use')
      })
      await record('releaseDeleted', { caller, client }, id)
      return {}
    },
  }
  return { handlers, background: jobs.background }
}
