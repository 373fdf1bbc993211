import type { ColumnType, Generated } from 'kysely'
import type { ActivityKind, grantableRoles, OfficeRole } from '#vocabulary/offices.ts'

type Timestamp = ColumnType<Date, Date | undefined, Date>

export type OfficeTable = {
  id: string
  name: string
  createdAt: Timestamp
  /** Whoever administers it needs a second factor. */
  secondFactor: Generated<boolean>
  /** No links lead to what it owns. */
  linksForbidden: Generated<boolean>
}

export type OfficeMemberTable = { officeId: string; accountId: string; role: OfficeRole; joinedAt: Timestamp }

/** Until it is answered, taken back or replaced. */
export type OfficeInvitationTable = {
  id: string
  officeId: string
  /** In lower case; the account need not exist. */
  email: string
  role: (typeof grantableRoles)[number]
  invitedBy: string
  invitedAt: Timestamp
  expiresAt: Date
}

/** An e-mail domain that an office claims. */
export type OfficeDomainTable = {
  officeId: string
  domain: string
  /** Stands in the record that proves the claim. */
  token: string
  claimedAt: Timestamp
  provenAt: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Null until it is proven, and of what was proven before this was noted. */
  provenBy: 'dns' | 'signOn' | null
  /** When its record was looked for last, of what DNS has proven. */
  checkedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Since when the record of a proven one is not there. */
  missingSince: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** People of the domain may join by themselves. */
  joins: Generated<boolean>
}

/** A construction that its office has made its standard. */
export type OfficeStandardTable = {
  constructionId: string
  /** Of the construction, when the note was made. */
  version: number
  note: string
  /** Name of who did it, as it was then. */
  setBy: string
  setAt: Timestamp
}

/** Figures or a role, before and after. */
export type ActivityChanges = Record<string, { from: string | number | null; to: string | number | null }>

/** Only ever added to, and removed by age: the database itself refuses all else. */
export type ActivityTable = {
  id: Generated<number>
  at: Timestamp
  kind: ActivityKind
  officeId: string | null
  /** Whose the construction was, of what was done to a person's own. */
  personId: ColumnType<string | null, string | null | undefined, string | null>
  constructionId: string | null
  /** Change of many at once that it is a part of: of the entry for the office, and of that of each construction. */
  bulkId: ColumnType<string | null, string | null | undefined, never>
  actorId: string | null
  /** Name of who did it, as it was then. */
  actor: string
  /** Construction, person or address that it was done to, as it was called then. */
  subject: string | null
  changes: ColumnType<ActivityChanges, string, string>
  /** Done by an access key of the actor. */
  byKey: Generated<boolean>
}

export type OfficeTables = {
  office: OfficeTable
  officeMember: OfficeMemberTable
  officeInvitation: OfficeInvitationTable
  officeDomain: OfficeDomainTable
  officeStandard: OfficeStandardTable
  activity: ActivityTable
}
