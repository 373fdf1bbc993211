import * as links from './links.ts'
import * as officeActivity from './office-activity.ts'
import * as offices from './offices.ts'

/** Operations upon offices, and upon links for people without an account. */
export const officeOperations = {
  listOffices: offices.listOffices,
  createOffice: offices.createOffice,
  readOffice: offices.readOffice,
  renameOffice: offices.renameOffice,
  listOfficeMembers: offices.listOfficeMembers,
  changeOfficeRole: offices.changeOfficeRole,
  removeOfficeMember: offices.removeOfficeMember,
  listOfficeInvitations: offices.listOfficeInvitations,
  inviteToOffice: offices.inviteToOffice,
  revokeOfficeInvitation: offices.revokeOfficeInvitation,
  listOwnInvitations: offices.listOwnInvitations,
  acceptOfficeInvitation: offices.acceptOfficeInvitation,
  declineOfficeInvitation: offices.declineOfficeInvitation,
  listOfficeActivity: officeActivity.listOfficeActivity,
  exportOfficeActivity: officeActivity.exportOfficeActivity,
  moveConstructions: offices.moveConstructions,
  listLinks: links.listLinks,
  createLink: links.createLink,
  revokeLink: links.revokeLink,
  readLinked: links.readLinked,
  readLinkedReport: links.readLinkedReport,
  copyLinked: links.copyLinked,
} as const
