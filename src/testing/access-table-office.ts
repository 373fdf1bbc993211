import type { OperationName } from '#contract/index.ts'
import type { TargetKind } from './access-calls.ts'
import { type Cell, F, I, N, P, U } from './access-cells.ts'

/** Who calls: a member in each role, one who was an administrator and has left, and the owner of another office. */
export const officeCallers = ['owner', 'admin', 'member', 'viewer', 'former', 'stranger'] as const
export type OfficeCaller = (typeof officeCallers)[number]
/** Cells in the order of `officeCallers`. */
export type OfficeCells = readonly [Cell, Cell, Cell, Cell, Cell, Cell]

const everybody = (cell: Cell): OfficeCells => [cell, cell, cell, cell, cell, cell]
const members = (done: Cell, refused: Cell = N): OfficeCells => [done, done, done, done, refused, refused]
const editors = (done: Cell): OfficeCells => [done, done, done, F, N, N]
const administrators = (done: Cell): OfficeCells => [done, done, F, F, N, N]
/** By ids: what one may not do is not told from what is not there. */
const administratorsByIds = (done: Cell, refused: Cell): OfficeCells => [done, done, refused, refused, refused, refused]
/** Of whoever began it, who is the owner here, whatever the role. */
const maker = (done: Cell): OfficeCells => [done, N, N, N, N, N]

/** What each of them gets upon what belongs to the office; how each is called stands in `accessTable`. */
export const officeTable: readonly (readonly [OperationName, TargetKind, OfficeCells])[] = [
  ['createConstruction', 'private', everybody(200)],
  ['readConstruction', 'private', members(200)],
  ['replaceConstruction', 'private', editors(200)],
  ['copyConstruction', 'private', members(200)],
  ['readOrigin', 'private', members(200)],
  // of one that was made from nothing
  ['acceptOrigin', 'private', [N, N, N, F, N, N]],
  ['cutOrigin', 'private', editors(204)],
  ['readStoredKpis', 'private', members(200)],
  ['readStoredIndicators', 'private', members(200)],
  ['shareConstruction', 'private', administrators(200)],
  ['listShares', 'private', administrators(200)],
  ['deleteConstructions', 'private', administratorsByIds(200, U)],
  ['restoreConstructions', 'private', administratorsByIds(200, U)],
  ['compareConstructions', 'private', members(200, U)],
  ['exportConstruction', 'private', members(200)],
  ['exportComparison', 'private', members(200, U)],
  ['countConstructions', 'private', everybody(200)],
  // each answers of every construction by itself
  ['previewBulkChange', 'private', everybody(200)],
  ['startBulkChange', 'private', everybody(202)],
  ['saveQuery', 'office', editors(201)],
  ['removeSavedQuery', 'savedQuery', editors(204)],
  ['readBulkChange', 'bulkChange', maker(200)],
  ['undoBulkChange', 'bulkChange', maker(202)],
  ['assessKpis', 'private', members(200)],
  ['assessIndicators', 'private', members(200)],
  ['readFigures', 'private', members(200)],
  ['readMaterial', 'ownMaterial', members(200)],
  ['readOwnMaterial', 'ownMaterial', members(200)],
  ['listMaterialUses', 'ownMaterial', members(200)],
  ['replaceOwnMaterial', 'ownMaterial', editors(200)],
  ['deleteOwnMaterial', 'ownMaterial', administrators(204)],
  ['moveOwnMaterial', 'ownMaterial', administrators(204)],
  ['replacePrice', 'ownMaterial', members(200)],
  ['readDrift', 'private', members(200)],
  ['reassessConstruction', 'private', editors(200)],
  ['readProject', 'project', members(200)],
  ['readProjectKpis', 'project', members(200)],
  ['readProjectIndicators', 'project', members(200)],
  ['readProjectDrift', 'project', members(200)],
  ['reassessProject', 'project', editors(200)],
  ['listConstructionProjects', 'private', members(200)],
  ['readProjectOrigins', 'project', members(200)],
  // of one without anything from the library
  ['takeProjectOrigins', 'project', editors(I)],
  ['compareProjects', 'project', members(200, P)],
  ['readProjectPayback', 'project', members(200)],
  ['listProjectLevers', 'project', members(200)],
  ['listProjectAlternatives', 'project', members(200)],
  ['exportProject', 'project', members(200)],
  ['registerProjectReport', 'project', members(201)],
  ['listProjectReports', 'project', members(200)],
  ['listProjectStates', 'project', members(200)],
  ['nameProjectState', 'project', editors(201)],
  ['restoreProjectState', 'project', editors(200)],
  ['replaceProject', 'project', editors(200)],
  ['changeProject', 'project', editors(200)],
  ['assessProjectChanges', 'project', members(200)],
  ['archiveProject', 'project', administrators(200)],
  ['copyProject', 'project', members(201)],
  ['moveProjects', 'project', administratorsByIds(204, P)],
  ['deleteProjects', 'project', administratorsByIds(200, P)],
  ['restoreProjects', 'project', administratorsByIds(200, P)],
  ['shareProject', 'project', administrators(200)],
  ['listProjectShares', 'project', administrators(200)],
  ['listProjectLinks', 'projectLink', administrators(200)],
  ['createProjectLink', 'project', administrators(201)],
  ['renewProjectLink', 'projectLink', administrators(200)],
  ['revokeProjectLink', 'projectLink', administrators(204)],
  ['readLinkedProject', 'projectLink', everybody(200)],
  ['readLinkedProject', 'revokedProjectLink', everybody(N)],
  ['readLinkedProject', 'link', everybody(N)],
  ['readLinked', 'projectLink', everybody(N)],
  ['copyLinkedProject', 'projectLink', everybody(201)],
  ['copyLinkedProject', 'revokedProjectLink', everybody(N)],
  ['readOffice', 'office', members(200)],
  ['renameOffice', 'office', administrators(200)],
  ['listOfficeMembers', 'office', members(200)],
  ['changeOfficeRole', 'office', administrators(204)],
  ['removeOfficeMember', 'office', administrators(204)],
  ['listOfficeInvitations', 'office', administrators(200)],
  ['inviteToOffice', 'office', administrators(201)],
  ['revokeOfficeInvitation', 'office', administrators(204)],
  ['listOfficeDomains', 'office', administrators(200)],
  ['claimOfficeDomain', 'office', administrators(201)],
  ['proveOfficeDomain', 'office', administrators('domainNotProven')],
  ['changeOfficeDomain', 'office', administrators(200)],
  ['removeOfficeDomain', 'office', administrators(204)],
  // who belongs to it stays; everybody else finds no domain of theirs there
  ['joinOffice', 'office', everybody(N)],
  ['listOfficeActivity', 'office', members(200)],
  ['exportOfficeActivity', 'office', members(200)],
  ['moveConstructions', 'private', administratorsByIds(204, U)],
  ['listLinks', 'link', administrators(200)],
  ['createLink', 'private', administrators(201)],
  ['renewLink', 'link', administrators(200)],
  ['revokeLink', 'link', administrators(204)],
  ['readLinked', 'link', everybody(200)],
  ['readLinked', 'revokedLink', everybody(N)],
  ['readLinkedReport', 'link', everybody(200)],
  ['readLinkedReport', 'revokedLink', everybody(N)],
  ['copyLinked', 'link', everybody(201)],
  ['copyLinked', 'revokedLink', everybody(N)],
  ['registerReport', 'private', members(201)],
  // of one without works
  ['registerRenovationReport', 'private', members(I)],
  ['registerComparisonReport', 'private', members(201, U)],
  ['registerLinkedReport', 'link', everybody(201)],
  ['registerLinkedReport', 'revokedLink', everybody(N)],
  ['listReports', 'private', members(200)],
  ['readVerification', 'report', everybody(200)],
  ['readVerification', 'withdrawnReport', everybody(200)],
  ['withdrawReport', 'report', administratorsByIds(204, N)],
  ['withdrawReport', 'projectReport', administratorsByIds(204, N)],
]
