import type { ProjectDocument } from '#contract/projects.ts'
import { makeupsOf } from '#engine/building/kept-makeups.ts'
import { EngineError } from '#engine/engine-error.ts'
import { buildingIn } from './project-kpis.ts'
import type { ResolvedBuilding } from './resolved-building.ts'

/**
 * Computes what the rows of a variant are made of, one construction a step, so that whoever assesses it afterwards has but
 * rows and sums left; others may go in between. What the engine refuses ends it: assessing says why.
 */
export function* buildingSteps(project: ProjectDocument, resolved: ResolvedBuilding, variant: string): Generator<void> {
  const given = buildingIn(project, resolved, variant)
  if (!given) return
  try {
    yield* makeupsOf(given.building, given.options)
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
  }
}
