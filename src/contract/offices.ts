import * as z from 'zod/mini'
import { grantableRoles, officeRoles } from '#vocabulary/offices.ts'
import { locale } from './construction-query.ts'
import { constructionIds, constructionListItem } from './constructions.ts'
import { bodyLimits, endpoint } from './endpoint.ts'
import { officeRoutes } from './office-routes.ts'
import { emailAddress, text, timestamp } from './schema.ts'

const role = z.enum(officeRoles)
const officeName = text('Name of the office', 1, 120)
const one = z.strictObject({ id: z.uuid() })

export const office = z
  .object({
    id: z.uuid(),
    name: z.string(),
    role: role.check(z.describe("The caller's own")),
    members: z.int(),
    secondFactor: z.boolean().check(z.describe('Whoever administers it needs a second factor')),
    linksForbidden: z.boolean().check(z.describe('No links lead to what it owns, and those there are open nothing')),
    constructions: z.int().check(z.describe('That belong to the office, without deleted ones')),
    createdAt: timestamp,
  })
  .check(z.meta({ id: 'Office' }))
export type Office = z.infer<typeof office>

export const officeMember = z
  .object({
    userId: z.uuid(),
    name: z.string(),
    email: z.string(),
    role,
    joinedAt: timestamp,
    constructions: z.int().check(z.describe('Of the office, made by them or moved in by them; without deleted ones')),
    projects: z.int().check(z.describe('The same of projects, as far as it is known who made them')),
    lastActiveAt: z
      .nullable(timestamp)
      .check(z.describe('When the activity of the office last tells of them; null where it does not')),
  })
  .check(z.meta({ id: 'OfficeMember' }))
export type OfficeMember = z.infer<typeof officeMember>

export const officeInvitation = z
  .object({
    id: z.uuid(),
    email: z.string(),
    role,
    invitedBy: z.string().check(z.describe('Name of who invites')),
    invitedAt: timestamp,
    expiresAt: timestamp,
  })
  .check(z.meta({ id: 'OfficeInvitation' }))
export type OfficeInvitation = z.infer<typeof officeInvitation>

/** An invitation as the one who is invited sees it. */
export const ownInvitation = z
  .object({
    id: z.uuid(),
    office: z.object({ id: z.uuid(), name: z.string() }),
    role,
    invitedBy: z.string(),
    expiresAt: timestamp,
  })
  .check(z.meta({ id: 'OwnInvitation' }))
export type OwnInvitation = z.infer<typeof ownInvitation>

export const listOffices = endpoint({
  ...officeRoutes.listOffices,
  rateLimit: 'session',
  summary: 'Offices that the caller is a member of, by name',
  success: { status: 200, body: z.array(office) },
  errors: [],
})
export const createOffice = endpoint({
  ...officeRoutes.createOffice,
  once: true,
  headers: { 'idempotency-key': 'optional' },
  rateLimit: 'session',
  summary: 'Open an office, which the caller then owns; not by a key',
  body: z.strictObject({ name: officeName }),
  success: { status: 201, body: office },
  errors: ['forbidden', 'quotaReached'],
})
export const readOffice = endpoint({
  ...officeRoutes.readOffice,
  rateLimit: 'session',
  summary: "One of the caller's offices",
  params: one,
  success: { status: 200, body: office },
  errors: ['notFound'],
})
export const renameOffice = endpoint({
  ...officeRoutes.renameOffice,
  rateLimit: 'session',
  summary:
    'Name of an office, whether administering it takes a second factor, and whether links may lead to what it owns; its owners and administrators, not by a key',
  params: one,
  body: z.strictObject({
    name: officeName,
    secondFactor: z.optional(z.boolean()).check(z.describe('As it is where absent; only by whoever has one')),
    linksForbidden: z.optional(z.boolean()).check(z.describe('As it is where absent')),
  }),
  success: { status: 200, body: office },
  errors: ['notFound', 'forbidden', 'secondFactorDemanded'],
})
export const listOfficeMembers = endpoint({
  ...officeRoutes.listOfficeMembers,
  rateLimit: 'session',
  summary: 'Members of an office, by role and name',
  params: one,
  success: { status: 200, body: z.array(officeMember) },
  errors: ['notFound'],
})

/** Constructions that are told of as most used. */
export const MOST_USED = 4
export const listMostUsed = endpoint({
  ...officeRoutes.listMostUsed,
  rateLimit: 'session',
  summary: 'Constructions of an office that most projects hold, of those that the caller sees and are not archived',
  params: one,
  query: z.strictObject({ locale }),
  success: {
    status: 200,
    body: z
      .array(z.object({ construction: constructionListItem, version: z.int(), projects: z.int().check(z.gte(1)) }))
      .check(z.maxLength(MOST_USED)),
  },
  errors: ['notFound'],
})

const member = z.strictObject({ id: z.uuid(), userId: z.uuid() })
export const changeOfficeRole = endpoint({
  ...officeRoutes.changeOfficeRole,
  rateLimit: 'session',
  summary: 'Give a member another role; what an owner is, owners decide. `conflict` for the last owner. Not by a key',
  params: member,
  body: z.strictObject({ role }),
  success: { status: 204 },
  errors: ['secondFactorDemanded', 'notFound', 'forbidden', 'conflict'],
})
export const removeOfficeMember = endpoint({
  ...officeRoutes.removeOfficeMember,
  rateLimit: 'session',
  summary:
    'Remove a member, or leave: the rights end at once, what belongs to the office stays. `conflict` for the last owner. Not by a key',
  params: member,
  success: { status: 204 },
  errors: ['secondFactorDemanded', 'notFound', 'forbidden', 'conflict'],
})
export const listOfficeInvitations = endpoint({
  ...officeRoutes.listOfficeInvitations,
  rateLimit: 'session',
  summary: 'Invitations that nobody has answered, expired ones too; its owners and administrators',
  params: one,
  success: { status: 200, body: z.array(officeInvitation) },
  errors: ['notFound', 'forbidden'],
})
export const inviteToOffice = endpoint({
  ...officeRoutes.inviteToOffice,
  once: true,
  headers: { 'idempotency-key': 'optional' },
  rateLimit: 'session',
  summary:
    'Invite an address by e-mail, with or without an account, for 14 days; another invitation of the address is replaced. Not by a key',
  params: one,
  body: z.strictObject({ email: emailAddress, role: z.enum(grantableRoles) }),
  success: { status: 201, body: officeInvitation },
  errors: ['secondFactorDemanded', 'notFound', 'forbidden', 'quotaReached'],
})
export const revokeOfficeInvitation = endpoint({
  ...officeRoutes.revokeOfficeInvitation,
  rateLimit: 'session',
  summary: 'Take an invitation back; not by a key',
  params: z.strictObject({ id: z.uuid(), invitationId: z.uuid() }),
  success: { status: 204 },
  errors: ['secondFactorDemanded', 'notFound', 'forbidden'],
})
export const listOwnInvitations = endpoint({
  ...officeRoutes.listOwnInvitations,
  rateLimit: 'session',
  summary: "Invitations to the caller's address that may be answered",
  success: { status: 200, body: z.array(ownInvitation) },
  errors: [],
})
export const acceptOfficeInvitation = endpoint({
  ...officeRoutes.acceptOfficeInvitation,
  rateLimit: 'session',
  once: true,
  headers: { 'idempotency-key': 'optional' },
  summary: "Accept an invitation to the caller's address; not by a key",
  params: one,
  success: { status: 200, body: office },
  errors: ['notFound', 'forbidden'],
})
export const declineOfficeInvitation = endpoint({
  ...officeRoutes.declineOfficeInvitation,
  rateLimit: 'session',
  once: true,
  headers: { 'idempotency-key': 'optional' },
  summary: "Decline an invitation to the caller's address; not by a key",
  params: one,
  success: { status: 204 },
  errors: ['notFound', 'forbidden'],
})
export const moveConstructions = endpoint({
  ...officeRoutes.moveConstructions,
  scope: 'share',
  rateLimit: 'session',
  once: true,
  headers: { 'idempotency-key': 'optional' },
  summary:
    'Move constructions into an office, or from it into the own library: all or none. Who sees them follows from it; shares stay',
  body: z.strictObject({
    ids: constructionIds,
    office: z.nullable(z.uuid()).check(z.describe("Where to; null: the caller's own library")),
  }),
  bodyLimit: bodyLimits.usual,
  success: { status: 204 },
  errors: ['notFound', 'forbidden', 'unknownConstruction', 'quotaReached'],
})
