import type { OriginShare } from '#assessment/building/origin-shares.ts'
import type { TellingOfProject } from '#assessment/building/project-kpis.ts'
import type { ResolvedBuilding } from '#assessment/building/resolved-building.ts'
import type { ProjectListFigures } from '#contract/project-lists.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { type EngineRefusal, thrownAgain } from '#service/assessment/engine-refusal.ts'
import { ServiceError } from '#service/service-error.ts'
import { isOutOfMemory, workerPool } from '#service/worker-pool.ts'

/** What is kept with a project that is stored. */
export type StoredFigures = { readonly figures: ProjectListFigures; readonly shares: readonly OriginShare[] }

/** What a worker is given: a building as text, which is read in a third of the time that copying its objects takes. */
export type BuildingWork = { readonly document: string; readonly resolved: ResolvedBuilding } & (
  | { readonly telling: TellingOfProject }
  | { readonly isStored: true }
)
export type BuildingFound =
  /** The answer in UTF-8; nothing where there is no such variant. */
  { readonly text: Uint8Array | undefined } | { readonly stored: StoredFigures } | { readonly refused: EngineRefusal }

/** Rows and layers from which a building is assessed beside the thread that answers requests. */
const LARGE = 4_000
/** What one may take: the largest there can be takes two seconds and 120 MB. */
const BOUNDS = { waiting: 16, memory: 256, time: 20_000 }

/** Whether assessing it, in so many variants, would hold others up for longer than a moment. */
export function isLargeBuilding({ constructions, elements, openings, items }: ProjectDocument, variants = 1): boolean {
  const layers = Object.values(constructions).reduce((sum, one) => sum + one.layers.length, 0)
  return variants * (layers + elements.length + openings.length + items.length) > LARGE
}

/** Assesses large buildings beside. */
export type BuildingWorkers = {
  /**
   * @param document - the project as JSON
   * @returns the figures as JSON in UTF-8; undefined where there is no such variant
   * @throws {EngineError} with the place in the building; {ServiceError} `unavailable`, `bodyTooLarge`
   */
  readonly kpis: (
    document: string,
    resolved: ResolvedBuilding,
    telling: TellingOfProject,
  ) => Promise<Buffer | undefined>
  /** What is kept with a project. @throws as `kpis` */
  readonly stored: (document: string, resolved: ResolvedBuilding) => Promise<StoredFigures>
  readonly close: () => Promise<void>
}

const script = new URL('./building-worker.ts', import.meta.url)

export function buildingWorkers(): BuildingWorkers {
  const pool = workerPool<BuildingWork>(script, BOUNDS)
  const run = async (work: BuildingWork) => {
    const found = await pool.run<BuildingFound>(work).catch((error) => {
      throw isOutOfMemory(error) ? new ServiceError('bodyTooLarge', 'memory') : error
    })
    if (!('refused' in found)) return found
    throw thrownAgain(found.refused)
  }
  return {
    async kpis(document, resolved, telling) {
      const found = await run({ document, resolved, telling })
      return 'text' in found && found.text
        ? Buffer.from(found.text.buffer, found.text.byteOffset, found.text.byteLength)
        : undefined
    },
    async stored(document, resolved) {
      const found = await run({ document, resolved, isStored: true })
      if (!('stored' in found)) throw new Error('a project has a base')
      return found.stored
    },
    close: pool.close,
  }
}
