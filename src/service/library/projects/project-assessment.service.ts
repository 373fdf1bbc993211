import { projectKpisOf, type TellingOfProject } from '#assessment/building/project-kpis.ts'
import type { ProjectKpis } from '#contract/project-figures.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { Assessor } from '#service/assessment/assessor.ts'
import { checkBuilding, translatedBuilding } from '#service/assessment/building-refusals.ts'
import type { DataInUse } from '#service/assessment/data-in-use.ts'
import { prepareBuilding } from '#service/assessment/prepare-building.ts'
import { resolveBuilding } from '#service/assessment/resolve-building.ts'
import type { SnapshotMemory } from '#service/assessment/snapshot-memory.ts'
import type { Caller } from '#service/caller.ts'
import type { Db } from '#service/db/client.ts'
import { refused } from '#service/service-error.ts'
import { pricesOf } from '../prices/prices-of.ts'

type Options = {
  readonly db: Db
  readonly assessor: Assessor
  readonly data: DataInUse
  readonly snapshots: SnapshotMemory
}

/** How figures are told; with `costs` by the prices of whoever asks. */
export type AskedProjectKpis = Omit<TellingOfProject, 'prices'> & { readonly costs?: boolean | undefined }

/** Figures of buildings that are not stored. */
export const projectAssessmentService = (sources: Options) => ({
  /** @throws {ServiceError} `invalidRequest` naming places in the project, or `query.variant` */
  async kpis(caller: Caller, given: ProjectDocument, { costs, ...asked }: AskedProjectKpis): Promise<ProjectKpis> {
    const telling = { ...asked, prices: costs ? await pricesOf(sources.db, caller.userId) : undefined }
    const { project, known, keep } = sources.snapshots.recall(given)
    const reading = { reader: { viewer: caller }, assessedWith: null, known }
    const resolved = await resolveBuilding(sources, project, reading)
    await checkBuilding(sources.data, project, resolved, known?.document)
    keep(resolved)
    await prepareBuilding(project, resolved, asked.variant)
    const kpis = translatedBuilding(() => projectKpisOf(project, resolved, telling))
    if (!kpis) throw refused('query.variant', 'unknownReference')
    return kpis
  },
})
export type ProjectAssessmentService = ReturnType<typeof projectAssessmentService>
