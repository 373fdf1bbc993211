import { MessageChannel, type MessagePort } from 'node:worker_threads'
import PQueue from 'p-queue'
import { v7 as newId } from 'uuid'
import type { ProjectDocument } from '#contract/projects.ts'
import type { Choosable } from '#interchange/material-match/likeness.ts'
import type { ComparedProject } from '#interchange/projects-in/file-changes.ts'
import type { DataInUse } from '#service/assessment/data-in-use.ts'
import type { Caller } from '#service/caller.ts'
import { spool } from '#service/data/releases/spool.ts'
import type { Db } from '#service/db/client.ts'
import type { Upload } from '#service/http/handlers.ts'
import { ServiceError } from '#service/service-error.ts'
import { isOutOfMemory, workerPool } from '#service/worker-pool.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { loadProject } from '../projects/stored-project.ts'
import { fileRejected } from './incoming-file.ts'
import { materialChoicesRepository } from './material-choices.repository.ts'
import type { ProjectFileAnswer, ProjectFileWork } from './project-file-work.ts'

/** What reading a file may take: an IFC file of 50 MB takes 130 MB, and five seconds on a machine at work. */
const BOUNDS = { waiting: 8, memory: 320, time: 60_000, width: 1, fresh: true } as const
/** Files wait on disk, and one at a time comes into memory. */
const reading = new PQueue({ concurrency: 1 })
const workers = workerPool<ProjectFileWork>(new URL('./project-file-worker.ts', import.meta.url), BOUNDS)

type Sources = {
  readonly db: Db
  readonly data: DataInUse
  /** Id of the release that is the default. */
  readonly release: () => string
}

/** Materials as files are asked for them. */
const choosable = ({ data: { catalogue } }: Sources): Choosable[] =>
  [...catalogue.materials.values()].map(({ id, name, synonyms, conductivity, density }) => ({
    id,
    names: Object.values(name),
    synonyms: Object.values(synonyms).flat(),
    conductivity,
    density,
    uuids: [],
  }))

const rowsOf = ({ elements, openings, items }: ProjectDocument): ComparedProject => ({ elements, openings, items })

/** What the caller chose for names before. */
const rememberedOf = async ({ db }: Sources, { userId }: Caller) =>
  new Map((await materialChoicesRepository(db).list(userId)).map(({ name, materialId }) => [name, materialId]))

/** Answers which of the datasets that a worker names the release in use has; a worker asks once. */
function answerDatasets({ data, release }: Sources, port: MessagePort, failed: AbortController): void {
  port.once('message', (uuids: readonly string[]) => {
    data
      .findDeclared(
        release(),
        uuids.map((uuid) => ({ uuid })),
      )
      .then((found) => port.postMessage(new Set(found.map(({ uuid }) => uuid.toLowerCase()))))
      .catch((error: unknown) => failed.abort(error))
  })
}

type FileWork = Omit<ProjectFileWork, 'port'>

/** Proposes beside the thread that answers requests. @throws as `propose` */
async function proposeBeside(sources: Sources, work: FileWork, signal: AbortSignal): Promise<Buffer> {
  const { port1: here, port2: port } = new MessageChannel()
  const failed = new AbortController()
  answerDatasets(sources, here, failed)
  try {
    const answer = await workers
      .run<ProjectFileAnswer>(
        { ...work, port },
        { signal: AbortSignal.any([signal, failed.signal]), transfer: [work.bytes.buffer, port] },
      )
      .catch((error: unknown) => {
        failed.signal.throwIfAborted()
        throw isOutOfMemory(error) ? new ServiceError('bodyTooLarge', 'memory') : error
      })
    if ('text' in answer) {
      const { buffer, byteOffset, byteLength } = answer.text
      return Buffer.from(buffer, byteOffset, byteLength)
    }
    const { line, path = '' } = answer.refused
    throw fileRejected([{ path: line === undefined ? path : `line.${line}`, code: 'damaged' }])
  } finally {
    here.close()
  }
}

/** A building from a file of another program: proposed, never stored. */
export const projectProposalService = (sources: Sources) => ({
  /**
   * @param into - project that the file is read into a second time
   * @returns the proposal as JSON in UTF-8
   * @throws {ServiceError} `fileRejected` with the line; `bodyTooLarge` for a file that takes too much memory, `unavailable`
   *   for one that takes too long; `notFound` where there is no such project
   */
  async propose(
    caller: Caller,
    { upload, into, locale }: { readonly upload: Upload; readonly into: string | undefined; readonly locale: Locale },
    signal: AbortSignal,
  ): Promise<Buffer> {
    const stored = into === undefined ? undefined : await loadProject(sources.db, caller, into)
    const remembered = await rememberedOf(sources, caller)
    const arrived = await spool(`ifc-${newId()}`, upload.content)
    try {
      return await reading.add(async () => {
        if (signal.aborted) throw new ServiceError('requestTimeout', 'the caller left')
        const bytes = await arrived.whole()
        return proposeBeside(
          sources,
          { bytes, locale, materials: choosable(sources), remembered, into: stored && rowsOf(stored.document) },
          signal,
        )
      })
    } finally {
      await arrived.discard()
    }
  },
})
export type ProjectProposalService = ReturnType<typeof projectProposalService>
