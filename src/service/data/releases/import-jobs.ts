import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import type { CatalogueMaterial } from '#catalogue/material-schema.ts'
import type { Db } from '#service/db/client.ts'
import type { Background } from '#service/http/background.ts'
import type { Log } from '#service/http/handlers.ts'
import { ServiceError } from '#service/service-error.ts'
import { runImport } from './import-runner.ts'
import { importsRepository } from './imports.repository.ts'
import { spool } from './spool.ts'

/** How often imports of nodes that are gone are looked for [ms]. */
const LOOK = 10_000

export type Asked = {
  readonly release: string
  readonly fileName: string
  readonly switchOn: boolean
  readonly startedBy: string
  readonly content: AsyncIterable<Uint8Array>
}

/** Imports that this node carries out beside the requests. */
export type ImportJobs = {
  /** @returns the id of the import, which goes on. @throws {ServiceError} `conflict` while the release is imported */
  readonly begin: (asked: Asked) => Promise<string>
  /** Ends imports of nodes that are gone, and its own when the service stops. */
  readonly background: Background
}

/** Carries out imports, and ends those of nodes that are gone. */
export function importJobs(db: Db, materials: readonly CatalogueMaterial[]): ImportJobs {
  const stop = new AbortController()
  const running = new Set<Promise<unknown>>()
  const imports = importsRepository(db)
  let log: Log | undefined
  let looking: Promise<void> | undefined
  const look = async () => {
    while (!stop.signal.aborted) {
      await imports.endDead().catch((error: unknown) => log?.warn({ err: error }, 'dead imports have to wait'))
      await sleep(LOOK, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
    }
  }
  return {
    async begin({ release, fileName, switchOn, startedBy, content }) {
      const id = newId()
      const file = await spool(id, content)
      try {
        await imports.endDead()
        const row = { id, release, fileName, fileSize: file.size, switchOn, startedBy, status: 'running' } as const
        if (!(await imports.start(row)))
          throw new ServiceError('conflict', 'the release is being imported', { why: 'importUnderWay' })
      } catch (error) {
        await file.discard()
        throw error
      }
      const job = runImport(db, { id, release, switchOn, source: file.read(), materials, signal: stop.signal, log })
        .catch((error: unknown) => log?.error({ err: error, import: id }, 'import left for others to end'))
        .then(() => file.discard())
      running.add(job)
      void job.finally(() => running.delete(job))
      return id
    },
    background: {
      start(own) {
        log = own
        looking = look()
      },
      async stop() {
        stop.abort()
        await Promise.all([looking, ...running])
      },
    },
  }
}
