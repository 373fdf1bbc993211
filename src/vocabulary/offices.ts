/** What a member of an office may do, from most to least. */
export const officeRoles = ['owner', 'admin', 'member', 'viewer'] as const
export type OfficeRole = (typeof officeRoles)[number]

/** Roles that an administrator may give; an owner is made by owners. */
export const grantableRoles = ['admin', 'member', 'viewer'] as const satisfies readonly OfficeRole[]

/** Whether whoever has the role looks after members and invitations. */
export const administersOffice = (role: OfficeRole): boolean => role === 'owner' || role === 'admin'

/** How long an invitation may be answered [d]. */
export const INVITATION_DAYS = 14

/** Whose something is: a person's own, or an office's. */
export const ownerKinds = ['person', 'office'] as const

/** What is recorded of an office and of constructions. */
export const activityKinds = [
  'officeCreated',
  'officeRenamed',
  'officeChanged',
  'domainProven',
  'domainLapsed',
  'domainOpened',
  'domainRemoved',
  'webhookAdded',
  'webhookRemoved',
  'invited',
  'invitationRevoked',
  'joined',
  'roleChanged',
  'left',
  'removed',
  'created',
  'changed',
  'changedTogether',
  'variantsFiled',
  'undoneTogether',
  'deleted',
  'restored',
  'standardSet',
  'standardEnded',
  'originSeen',
  'originCut',
  'movedIn',
  'movedOut',
  'shared',
  'linkCreated',
  'linkRenewed',
  'linkRevoked',
  'linkCopied',
  'exported',
  'archived',
  'keyUsed',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** How long what was done is kept [months]. */
export const ACTIVITY_MONTHS = 24
