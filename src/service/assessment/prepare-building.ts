import { buildingSteps } from '#assessment/building/building-steps.ts'
import type { ResolvedBuilding } from '#assessment/building/resolved-building.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { breathing } from '../breath.ts'

/**
 * Computes what the constructions of a building are in their turn, so that a large one holds nobody up: what assesses it
 * afterwards has rows and sums left. What the engine refuses is said there.
 */
export async function prepareBuilding(
  project: ProjectDocument,
  resolved: ResolvedBuilding,
  variant: string,
): Promise<void> {
  const breathe = breathing()
  const steps = buildingSteps(project, resolved, variant)
  while (!steps.next().done) await breathe()
}
