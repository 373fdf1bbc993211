import * as bulk from './bulk-changes.ts'
import { queryConstructions } from './construction-questions.ts'
import * as links from './links.ts'
import * as officeActivity from './office-activity.ts'
import * as officeDomains from './office-domains.ts'
import * as officeStandards from './office-standards.ts'
import * as offices from './offices.ts'
import { moveOwnMaterial } from './own-materials.ts'
import * as projectLinks from './project-links.ts'
import * as savedQueries from './saved-queries.ts'
import * as verification from './verification.ts'

/** Operations upon offices, upon links for people without an account, and upon reports that anyone can verify. */
export const officeOperations = {
  listOffices: offices.listOffices,
  createOffice: offices.createOffice,
  readOffice: offices.readOffice,
  renameOffice: offices.renameOffice,
  listOfficeMembers: offices.listOfficeMembers,
  listMostUsed: offices.listMostUsed,
  changeOfficeRole: offices.changeOfficeRole,
  removeOfficeMember: offices.removeOfficeMember,
  listOfficeInvitations: offices.listOfficeInvitations,
  inviteToOffice: offices.inviteToOffice,
  revokeOfficeInvitation: offices.revokeOfficeInvitation,
  listOwnInvitations: offices.listOwnInvitations,
  acceptOfficeInvitation: offices.acceptOfficeInvitation,
  declineOfficeInvitation: offices.declineOfficeInvitation,
  listOfficeDomains: officeDomains.listOfficeDomains,
  claimOfficeDomain: officeDomains.claimOfficeDomain,
  proveOfficeDomain: officeDomains.proveOfficeDomain,
  changeOfficeDomain: officeDomains.changeOfficeDomain,
  removeOfficeDomain: officeDomains.removeOfficeDomain,
  listJoinableOffices: officeDomains.listJoinableOffices,
  joinOffice: officeDomains.joinOffice,
  listOfficeActivity: officeActivity.listOfficeActivity,
  exportOfficeActivity: officeActivity.exportOfficeActivity,
  moveConstructions: offices.moveConstructions,
  moveOwnMaterial,
  readOfficeStandard: officeStandards.readOfficeStandard,
  setOfficeStandard: officeStandards.setOfficeStandard,
  endOfficeStandard: officeStandards.endOfficeStandard,
  queryConstructions,
  listSavedQueries: savedQueries.listSavedQueries,
  saveQuery: savedQueries.saveQuery,
  removeSavedQuery: savedQueries.removeSavedQuery,
  previewBulkChange: bulk.previewBulkChange,
  startBulkChange: bulk.startBulkChange,
  listBulkChanges: bulk.listBulkChanges,
  readBulkChange: bulk.readBulkChange,
  undoBulkChange: bulk.undoBulkChange,
  listLinks: links.listLinks,
  createLink: links.createLink,
  renewLink: links.renewLink,
  revokeLink: links.revokeLink,
  readLinked: links.readLinked,
  readLinkedReport: links.readLinkedReport,
  registerLinkedReport: links.registerLinkedReport,
  copyLinked: links.copyLinked,
  listProjectLinks: projectLinks.listProjectLinks,
  createProjectLink: projectLinks.createProjectLink,
  renewProjectLink: projectLinks.renewProjectLink,
  revokeProjectLink: projectLinks.revokeProjectLink,
  readLinkedProject: projectLinks.readLinkedProject,
  copyLinkedProject: projectLinks.copyLinkedProject,
  readVerification: verification.readVerification,
  withdrawReport: verification.withdrawReport,
  listReports: verification.listReports,
  registerReport: verification.registerReport,
  registerRenovationReport: verification.registerRenovationReport,
  listProjectReports: verification.listProjectReports,
  registerProjectReport: verification.registerProjectReport,
  registerComparisonReport: verification.registerComparisonReport,
} as const
