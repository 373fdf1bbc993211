import { listConstructionProjects } from './construction-projects.ts'
import { readDatasetFigures } from './dataset-figures.ts'
import * as projectChanges from './project-changes.ts'
import * as projectComparison from './project-comparison.ts'
import * as projectDrift from './project-drift.ts'
import * as projects from './project-endpoints.ts'
import { exportProject } from './project-export.ts'
import { readProjectIndicators } from './project-indicators.ts'
import { proposeProject } from './project-proposal.ts'
import * as projectStates from './project-states.ts'

/** Operations upon projects, and what they are computed with beside constructions. */
export const projectOperations = {
  listConstructionProjects,
  assessProject: projects.assessProject,
  createProject: projects.createProject,
  listProjects: projects.listProjects,
  listSharedProjects: projects.listSharedProjects,
  countProjects: projects.countProjects,
  readProjectFacets: projects.readProjectFacets,
  deleteProjects: projects.deleteProjects,
  restoreProjects: projects.restoreProjects,
  moveProjects: projects.moveProjects,
  shareProject: projects.shareProject,
  listProjectShares: projects.listProjectShares,
  readProject: projects.readProject,
  replaceProject: projects.replaceProject,
  copyProject: projects.copyProject,
  archiveProject: projects.archiveProject,
  readProjectKpis: projects.readProjectKpis,
  readProjectIndicators,
  readProjectDrift: projectDrift.readProjectDrift,
  reassessProject: projectDrift.reassessProject,
  readProjectOrigins: projectDrift.readProjectOrigins,
  takeProjectOrigins: projectDrift.takeProjectOrigins,
  compareProjects: projectComparison.compareProjects,
  readProjectPayback: projectComparison.readProjectPayback,
  listProjectLevers: projectComparison.listProjectLevers,
  listProjectAlternatives: projectComparison.listProjectAlternatives,
  proposeProject,
  exportProject,
  listProjectStates: projectStates.listProjectStates,
  nameProjectState: projectStates.nameProjectState,
  restoreProjectState: projectStates.restoreProjectState,
  changeProject: projectChanges.changeProject,
  assessProjectChanges: projectChanges.assessProjectChanges,
  readDatasetFigures,
} as const
