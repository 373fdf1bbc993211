import type { Handlers } from '#service/http/handlers.ts'
import type { InvitationService } from './invitations.service.ts'
import type { OfficeActivityService } from './office-activity.service.ts'
import type { OfficeDomainService } from './office-domains.service.ts'
import type { OfficeService } from './offices.service.ts'

type OfficeNames =
  | 'listOffices'
  | 'createOffice'
  | 'readOffice'
  | 'renameOffice'
  | 'listOfficeMembers'
  | 'changeOfficeRole'
  | 'removeOfficeMember'

/** Offices and their members. */
export const officeHandlers = (offices: OfficeService): Pick<Handlers, OfficeNames> => ({
  listOffices: async ({ caller }) => ({ body: await offices.list(caller) }),
  createOffice: async ({ caller, body: { name } }) => ({ body: await offices.create(caller, name) }),
  readOffice: async ({ caller, params: { id } }) => ({ body: await offices.read(caller, id) }),
  renameOffice: async ({ caller, params: { id }, body }) => ({ body: await offices.change(caller, id, body) }),
  listOfficeMembers: async ({ caller, params: { id } }) => ({ body: await offices.members(caller, id) }),
  async changeOfficeRole({ caller, params: { id, userId }, body: { role } }) {
    await offices.changeRole(caller, id, userId, role)
    return {}
  },
  async removeOfficeMember({ caller, params: { id, userId } }) {
    await offices.remove(caller, id, userId)
    return {}
  },
})

type InvitationNames =
  | 'listOfficeInvitations'
  | 'inviteToOffice'
  | 'revokeOfficeInvitation'
  | 'listOwnInvitations'
  | 'acceptOfficeInvitation'
  | 'declineOfficeInvitation'

/** Invitations, by the office and by who is invited. */
export const invitationHandlers = (invitations: InvitationService): Pick<Handlers, InvitationNames> => ({
  listOfficeInvitations: async ({ caller, params: { id } }) => ({ body: await invitations.list(caller, id) }),
  inviteToOffice: async ({ caller, params: { id }, body: { email, role } }) => ({
    body: await invitations.invite(caller, id, email, role),
  }),
  async revokeOfficeInvitation({ caller, params: { id, invitationId } }) {
    await invitations.revoke(caller, id, invitationId)
    return {}
  },
  listOwnInvitations: async ({ caller }) => ({ body: await invitations.ofCaller(caller) }),
  acceptOfficeInvitation: async ({ caller, params: { id } }) => ({ body: await invitations.accept(caller, id) }),
  async declineOfficeInvitation({ caller, params: { id } }) {
    await invitations.decline(caller, id)
    return {}
  },
})

type DomainNames =
  | 'listOfficeDomains'
  | 'claimOfficeDomain'
  | 'proveOfficeDomain'
  | 'changeOfficeDomain'
  | 'removeOfficeDomain'
  | 'listJoinableOffices'
  | 'joinOffice'

/** E-mail domains of offices, and who joins by them. */
export const officeDomainHandlers = (domains: OfficeDomainService): Pick<Handlers, DomainNames> => ({
  listOfficeDomains: async ({ caller, params: { id } }) => ({ body: await domains.list(caller, id) }),
  claimOfficeDomain: async ({ caller, params: { id }, body: { domain } }) => ({
    body: await domains.claim(caller, id, domain),
  }),
  proveOfficeDomain: async ({ caller, params: { id, domain } }) => ({ body: await domains.prove(caller, id, domain) }),
  changeOfficeDomain: async ({ caller, params: { id, domain }, body: { joins } }) => ({
    body: await domains.setJoins(caller, id, domain, joins),
  }),
  async removeOfficeDomain({ caller, params: { id, domain } }) {
    await domains.remove(caller, id, domain)
    return {}
  },
  listJoinableOffices: async ({ caller }) => ({ body: await domains.joinable(caller) }),
  joinOffice: async ({ caller, params: { id } }) => ({ body: await domains.join(caller, id) }),
})

/** What was done in an office. */
export const officeActivityHandlers = (
  activity: OfficeActivityService,
): Pick<Handlers, 'listOfficeActivity' | 'exportOfficeActivity'> => ({
  async listOfficeActivity({ caller, params: { id }, query }) {
    const { items, total } = await activity.list(caller, id, query)
    return { body: items, total }
  },
  exportOfficeActivity: async ({ caller, params: { id }, query }) => ({ file: await activity.file(caller, id, query) }),
})
