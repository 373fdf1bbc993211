import { buildingSteps } from '#assessment/building/building-steps.ts'
import type { ResolvedBuilding } from '#assessment/building/resolved-building.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { inTurns } from '../breath.ts'

/**
 * Computes what the constructions of a building are in their turn, so that a large one holds nobody up: what assesses it
 * afterwards has rows and sums left. What the engine refuses is said there.
 */
export const prepareBuilding = (project: ProjectDocument, resolved: ResolvedBuilding, variant: string): Promise<void> =>
  inTurns(buildingSteps(project, resolved, variant))
