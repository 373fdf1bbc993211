import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import PQueue from 'p-queue'
import { v7 as newId } from 'uuid'
import type { ProjectProposal } from '#contract/project-proposal.ts'
import type { IfcBuilding } from '#interchange/ifc/building/ifc-building.ts'
import { type MaterialChoice, proposeProject } from '#interchange/ifc/building/propose-project.ts'
import { materialMatcher } from '#interchange/material-match/match-materials.ts'
import type { DataInUse } from '#service/assessment/data-in-use.ts'
import type { Caller } from '#service/caller.ts'
import { spool } from '#service/data/releases/spool.ts'
import type { Db } from '#service/db/client.ts'
import type { Upload } from '#service/http/handlers.ts'
import { folded } from '#vocabulary/folded.ts'
import type { IfcAnswer } from './ifc-worker.ts'
import { fileRejected } from './incoming-file.ts'
import { materialChoicesRepository } from './material-choices.repository.ts'

/** What reading a file of 50 MB may keep in memory [MB]. */
const MEMORY = 1024
/** Files wait on disk, and one at a time is read. */
const reading = new PQueue({ concurrency: 1 })
const script = new URL('./ifc-worker.ts', import.meta.url)

/** Reads a file beside the thread that answers requests. @throws {ServiceError} `fileRejected` with the line */
async function readBeside(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<IfcBuilding> {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MEMORY } })
  try {
    worker.postMessage(bytes, [bytes.buffer])
    const [answer] = (await once(worker, 'message', { signal })) as [IfcAnswer]
    if ('building' in answer) return answer.building
    const { line } = answer.refused
    throw fileRejected([{ path: line === undefined ? '' : `line.${line}`, code: 'damaged' }])
  } finally {
    await worker.terminate()
  }
}

type Sources = { readonly db: Db; readonly data: DataInUse }

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

/** A building from a file of another program: proposed, never stored. */
export const projectProposalService = (sources: Sources) => ({
  /** @throws {ServiceError} `fileRejected` with the line */
  async propose(caller: Caller, upload: Upload, signal: AbortSignal): Promise<ProjectProposal> {
    const arrived = await spool(`ifc-${newId()}`, upload.content)
    try {
      const building = await reading.add(async () => {
        const chunks: Uint8Array[] = []
        for await (const chunk of arrived.read()) chunks.push(chunk)
        // a buffer of its own, which is handed over whole
        return readBeside(new Uint8Array(Buffer.concat(chunks)), signal)
      })
      return proposeProject(building, await choicesOf(sources, caller))
    } finally {
      await arrived.discard()
    }
  },
})
export type ProjectProposalService = ReturnType<typeof projectProposalService>
