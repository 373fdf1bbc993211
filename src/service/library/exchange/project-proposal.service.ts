import PQueue from 'p-queue'
import { v7 as newId } from 'uuid'
import { openingTypeOf, usualOpeningType } from '#assessment/building/opening-types.ts'
import type { ProjectProposal } from '#contract/project-proposal.ts'
import { type MaterialChoice, proposeProject } from '#interchange/ifc/building/propose-project.ts'
import { materialMatcher } from '#interchange/material-match/match-materials.ts'
import { toldChanges } from '#interchange/projects-in/file-changes.ts'
import { ownProposal } from '#interchange/projects-in/own-proposal.ts'
import type { ProjectFile } from '#interchange/projects-in/read-project-file.ts'
import type { DataInUse } from '#service/assessment/data-in-use.ts'
import type { Caller } from '#service/caller.ts'
import { spool } from '#service/data/releases/spool.ts'
import type { Db } from '#service/db/client.ts'
import type { Upload } from '#service/http/handlers.ts'
import { ServiceError } from '#service/service-error.ts'
import { isOutOfMemory, workerPool } from '#service/worker-pool.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { folded } from '#vocabulary/folded.ts'
import { projectLimits } from '#vocabulary/projects.ts'
import { loadProject } from '../projects/stored-project.ts'
import { fileRejected } from './incoming-file.ts'
import { materialChoicesRepository } from './material-choices.repository.ts'
import type { ProjectFileAnswer } from './project-file-worker.ts'

/** What reading a file may take: one of 50 MB takes 250 MB, and five seconds on a machine at work. */
const BOUNDS = { waiting: 8, memory: 512, time: 60_000, width: 1, fresh: true } as const
/** Files wait on disk, and one at a time comes into memory. */
const reading = new PQueue({ concurrency: 1 })
const workers = workerPool<Uint8Array>(new URL('./project-file-worker.ts', import.meta.url), BOUNDS)

/**
 * Reads a file beside the thread that answers requests.
 *
 * @throws {ServiceError} `fileRejected` with the line; `bodyTooLarge` for one that takes too much memory, `unavailable` for
 *   one that takes too long
 */
async function readBeside(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<ProjectFile> {
  const answer = await workers
    .run<ProjectFileAnswer>(bytes, { signal, transfer: [bytes.buffer] })
    .catch((error: unknown) => {
      throw isOutOfMemory(error) ? new ServiceError('bodyTooLarge', 'memory') : error
    })
  if ('file' in answer) return answer.file
  const { line, path = '' } = answer.refused
  throw fileRejected([{ path: line === undefined ? path : `line.${line}`, code: 'damaged' }])
}

type Sources = {
  readonly db: Db
  readonly data: DataInUse
  /** Id of the release that is the default. */
  readonly release: () => string
}

/** What is taken for a material: what the caller chose before, else the best that answers its name. */
async function choicesOf({ db, data }: Sources, caller: Caller): Promise<MaterialChoice> {
  const remembered = new Map(
    (await materialChoicesRepository(db).list(caller.userId)).map(({ name, materialId }) => [name, materialId]),
  )
  const match = materialMatcher(
    [...data.catalogue.materials.values()].map(({ id, name, synonyms, conductivity, density }) => ({
      id,
      names: Object.values(name),
      synonyms: Object.values(synonyms).flat(),
      conductivity,
      density,
      uuids: [],
    })),
  )
  const known = new Map<string, ReturnType<MaterialChoice>>()
  return (material) => {
    const { name } = material
    if (!known.has(name)) known.set(name, match(material, remembered.get(folded(name)))[0])
    return known.get(name)
  }
}

/** Datasets of the release in use that items of the file name. */
async function datasetsOf({ data, release }: Sources, file: ProjectFile): Promise<Set<string>> {
  const ids = 'building' in file ? (file.building.items ?? []).flatMap((item) => item.ids) : []
  const keys = [...new Set(ids)].slice(0, projectLimits.items).map((uuid) => ({ uuid }))
  if (keys.length === 0) return new Set()
  return new Set((await data.findDeclared(release(), keys)).map(({ uuid }) => uuid.toLowerCase()))
}

/** A building from a file of another program: proposed, never stored. */
export const projectProposalService = (sources: Sources) => ({
  /**
   * @param into - project that the file is read into a second time
   * @throws {ServiceError} as `readBeside`; `notFound` where there is no such project
   */
  async propose(
    caller: Caller,
    { upload, into, locale }: { readonly upload: Upload; readonly into: string | undefined; readonly locale: Locale },
    signal: AbortSignal,
  ): Promise<ProjectProposal> {
    const stored = into === undefined ? undefined : await loadProject(sources.db, caller, into)
    const arrived = await spool(`ifc-${newId()}`, upload.content)
    try {
      const file = await reading.add(async () => {
        if (signal.aborted) throw new ServiceError('requestTimeout', 'the caller left')
        return readBeside(await arrived.whole(), signal)
      })
      if (file.format === 'own') return ownProposal(file.own)
      const choices = await choicesOf(sources, caller)
      const proposal = proposeProject(file, choices, {
        datasets: await datasetsOf(sources, file),
        openingType: ({ kind }) => {
          const usual = usualOpeningType(kind)
          return usual && openingTypeOf(usual, locale)
        },
      })
      if (!stored) return proposal
      const changes = toldChanges(stored.document, proposal)
      return { ...proposal, report: { ...proposal.report, changes } }
    } finally {
      await arrived.discard()
    }
  },
})
export type ProjectProposalService = ReturnType<typeof projectProposalService>
