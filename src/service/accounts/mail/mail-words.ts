import type { MailContent } from './mail.ts'

/** A link that can be spent once. */
type Linked = { readonly url: string }
type Person = { readonly sharedBy: string; readonly sharedByEmail?: string | undefined }
type Invited = Linked & Person & { readonly office: string }
type Permitted = Linked & Person & { readonly permission: 'view' | 'edit' }
type Shared = Permitted & { readonly construction: string }
type SharedProject = Permitted & { readonly project: string }

/** Something that has happened to the account, when [ISO 8601]. */
type Happened = Linked & { readonly at: string }

/** What every mail says, in one language. */
export type MailTexts = {
  readonly confirmAddress: (values: Linked) => MailContent
  readonly signInLink: (values: Linked) => MailContent
  readonly resetPassword: (values: Linked) => MailContent
  readonly accountExists: (values: Linked) => MailContent
  readonly newDevice: (values: Happened) => MailContent
  readonly passwordChanged: (values: Happened) => MailContent
  readonly accountClosed: (values: Happened) => MailContent
  readonly secondFactorOn: (values: Happened) => MailContent
  readonly secondFactorOff: (values: Happened) => MailContent
  readonly recoveryCodeUsed: (values: Happened) => MailContent
  readonly passkeyAdded: (values: Happened) => MailContent
  readonly passkeyRemoved: (values: Happened) => MailContent
  readonly constructionShared: (values: Shared) => MailContent
  readonly projectShared: (values: SharedProject) => MailContent
  readonly officeInvitation: (values: Invited) => MailContent
}

/** What people write is shown without what a mail program would make a link of: the one link of a mail is ours. */
export const withoutLinks = (text: string) => text.replaceAll(/(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S*/gi, '…')

/** Name and address of who shares; the address is proven, the name is not. */
export const personOf = ({ sharedBy, sharedByEmail }: Person) =>
  sharedByEmail === undefined ? withoutLinks(sharedBy) : `${withoutLinks(sharedBy)} (${sharedByEmail})`

/** `2026-11-22 17:59 UTC` */
export const timeOf = ({ at }: Happened) => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`
