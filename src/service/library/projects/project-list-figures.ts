import type { ProjectListFigures } from '#contract/project-lists.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { BuildingFigures } from '#engine/building/assess-building.ts'

/** What lists show of a project. @param found - its base, assessed */
export const projectListFigures = (found: BuildingFigures, { variants }: ProjectDocument): ProjectListFigures => ({
  gwp: found.perAreaYear.gwp,
  penrtKwh: found.penrtKwhPerAreaYear,
  complete: found.bound.gwp === null && found.bound.penrt === null,
  qngLevel: found.qng?.level ?? null,
  htPrime: found.transmission.htPrime,
  stages: found.byStage.map(({ figures }) => figures.gwp),
  rows: found.rows.length,
  variants: variants.length,
})
