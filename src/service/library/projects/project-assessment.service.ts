import type { TellingOfProject } from '#assessment/building/project-kpis.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { Assessor } from '#service/assessment/assessor.ts'
import { checkBuilding } from '#service/assessment/building-refusals.ts'
import type { DataInUse } from '#service/assessment/data-in-use.ts'
import { ownMaterialsIn } from '#service/assessment/own-material.ts'
import { resolveBuilding } from '#service/assessment/resolve-building.ts'
import type { SnapshotMemory } from '#service/assessment/snapshot-memory.ts'
import type { Caller } from '#service/caller.ts'
import type { Db } from '#service/db/client.ts'
import { pricesOf } from '../prices/prices-of.ts'
import type { BuildingWorkers } from './building-workers.ts'
import { type ToldKpis, toldKpis } from './told-building.ts'

type Options = {
  readonly db: Db
  readonly assessor: Assessor
  readonly data: DataInUse
  readonly snapshots: SnapshotMemory
  readonly workers: BuildingWorkers
}

/** How figures are told; with `costs` by the prices of whoever asks. */
export type AskedProjectKpis = Omit<TellingOfProject, 'prices'> & { readonly costs?: boolean | undefined }

/** Figures of buildings that are not stored. */
export const projectAssessmentService = (sources: Options) => ({
  /**
   * The same for whoever asks, but where materials of users or prices are in it.
   *
   * @throws {ServiceError} `invalidRequest` naming places in the project, or `query.variant`
   */
  async kpis(
    caller: Caller,
    given: ProjectDocument,
    { costs, ...asked }: AskedProjectKpis,
  ): Promise<ToldKpis & { readonly isForEveryone: boolean }> {
    const telling = { ...asked, prices: costs ? await pricesOf(sources.db, caller.userId) : undefined }
    const { project, known, keep } = sources.snapshots.recall(given)
    const reading = { reader: { viewer: caller }, assessedWith: null, known }
    const resolved = await resolveBuilding(sources, project, reading)
    await checkBuilding(sources.data, project, resolved, known?.document)
    keep(resolved)
    const told = await toldKpis(sources.workers, { project, resolved }, telling)
    const layers = Object.values(project.constructions).flatMap((one) => one.layers)
    return { ...told, isForEveryone: !costs && ownMaterialsIn(layers).length === 0 }
  },
})
export type ProjectAssessmentService = ReturnType<typeof projectAssessmentService>
