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
import { keptByProject } from '../access/kept-by-project.ts'
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
/** Of a building that is not stored: `project` is the stored one that it is a change of. */
type AskedChange = AskedProjectKpis & { readonly project?: string | undefined }

/** Figures of buildings that are not stored. */
export const projectAssessmentService = (sources: Options) => ({
  /**
   * The same for whoever asks, but where materials of users or prices are in it, or the data of a stored project holds.
   *
   * @throws {ServiceError} `invalidRequest` naming places in the project, or `query.variant`; `notFound` for a project that
   *   the caller may not see
   */
  async kpis(
    caller: Caller,
    given: ProjectDocument,
    { costs, project: of, ...asked }: AskedChange,
  ): Promise<ToldKpis & { readonly isForEveryone: boolean }> {
    const telling = { ...asked, prices: costs ? await pricesOf(sources.db, caller.userId) : undefined }
    const assessedWith = of === undefined ? null : await keptByProject(sources.db, caller, of)
    // constructions are remembered with the data of today alone
    const { project, known, keep } = assessedWith
      ? { project: given, known: undefined, keep: undefined }
      : sources.snapshots.recall(given)
    const resolved = await resolveBuilding(sources, project, { reader: { viewer: caller }, assessedWith, known })
    await checkBuilding(sources.data, project, resolved, known?.document)
    keep?.(resolved)
    const told = await toldKpis(sources.workers, { project, resolved }, telling)
    const layers = Object.values(project.constructions).flatMap((one) => one.layers)
    return { ...told, isForEveryone: !costs && of === undefined && ownMaterialsIn(layers).length === 0 }
  },
})
export type ProjectAssessmentService = ReturnType<typeof projectAssessmentService>
