import { listStrips } from '#assessment/building/list-strips.ts'
import type { ResolvedBuilding } from '#assessment/building/resolved-building.ts'
import type { ProjectListFigures } from '#contract/project-lists.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { BuildingFigures } from '#engine/building/assess-building.ts'

/** What the base takes of the budget of the seal. */
function budgetOf({ qng }: BuildingFigures): ProjectListFigures['budget'] {
  if (!qng) return null
  const { fabricAndItems, servicesFlatRate, regulated, userElectricity, open, verdicts } = qng.gwp
  return {
    fabric: fabricAndItems,
    services: servicesFlatRate,
    regulated,
    user: userElectricity,
    limits: { PLUS: verdicts.PLUS.limit, PREMIUM: verdicts.PREMIUM.limit },
    open: open.some((reason) => reason !== 'unconfirmedDecides'),
  }
}

/** What lists show of a project. @param found - its base, assessed */
export const projectListFigures = (
  found: BuildingFigures,
  project: ProjectDocument,
  resolved: ResolvedBuilding,
): ProjectListFigures => ({
  gwp: found.perAreaYear.gwp,
  penrtKwh: found.penrtKwhPerAreaYear,
  complete: found.bound.gwp === null && found.bound.penrt === null,
  bound: { gwp: found.bound.gwp, penrt: found.bound.penrt },
  qngLevel: found.qng?.level ?? null,
  htPrime: found.transmission.htPrime,
  stages: found.byStage.map(({ figures }) => figures.gwp),
  budget: budgetOf(found),
  strips: [...listStrips(project, resolved)],
  rows: found.rows.length,
  variants: project.variants.length,
})
