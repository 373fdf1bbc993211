import type { SignUpWish } from '#service/db/tables/accounts.ts'
import type { RedirectType } from '#vocabulary/accounts.ts'
import type { Locale } from '#vocabulary/constructions.ts'

/** Something that happened to an account and that its owner should know of. */
export type Notice =
  | 'newDevice'
  | 'passwordChanged'
  | 'accountClosed'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'recoveryCodeUsed'
  | 'passkeyAdded'
  | 'passkeyRemoved'

/** What is to be done by mail; what comes of it is decided when it is sent, so that asking for it tells nothing. */
export type Errand =
  | ({ readonly kind: 'signUp' } & SignUpWish)
  | { readonly kind: 'link'; readonly type: RedirectType }
  | {
      /** Something has happened to the account, for its owner to know. */
      readonly kind: 'notice'
      readonly notice: Notice
      /** When, ISO 8601. */
      readonly at: string
    }
  | {
      readonly kind: 'constructionShared'
      readonly sharedBy: string
      /** Address of who shares, which is proven, unlike the name. */
      readonly sharedByEmail?: string | undefined
      readonly construction: string
      readonly permission: 'view' | 'edit'
      /** Path of the construction in the app, such as `/constructions/custom/ID`. */
      readonly path: string
    }
  | {
      readonly kind: 'projectShared'
      readonly sharedBy: string
      /** Address of who shares, which is proven, unlike the name. */
      readonly sharedByEmail: string
      readonly project: string
      readonly permission: 'view' | 'edit'
      /** Path of the project in the app. */
      readonly path: string
    }
  | {
      readonly kind: 'officeInvitation'
      readonly invitedBy: string
      /** Address of who invites, which is proven, unlike the name. */
      readonly invitedByEmail: string
      readonly office: string
      /** Path in the app where it is answered. */
      readonly path: string
    }

/** An errand with everything the outbox needs. */
export type Order = {
  /** Address in lower case. */
  readonly recipient: string
  readonly locale: Locale
  readonly errand: Errand
  /** Who caused it: `user:` with an id, `network:` with the hash of a network. */
  readonly requester: string
}

/** What an errand is about: mails of one topic to one address are counted together. */
export function topicOf(errand: Errand): string {
  if (errand.kind === 'link') return errand.type
  return errand.kind === 'notice' ? errand.notice : errand.kind
}

/** How an errand lies in the outbox. */
export type StoredErrand = { readonly kind: string; readonly content: object }

/**
 * These lie there as links of a type that versions before cannot write: they fail and leave them to a node that can,
 * instead of sending something else.
 */
const asLinks = ['notice', 'officeInvitation', 'projectShared'] as const satisfies readonly Errand['kind'][]
const isAsLink = (kind: unknown) => asLinks.some((one) => one === kind)

export const toStored = ({ kind, ...content }: Errand): StoredErrand =>
  isAsLink(kind) ? { kind: 'link', content: { ...content, type: kind } } : { kind, content }

export const fromStored = ({ kind, content }: StoredErrand): Errand =>
  ({ ...content, kind: 'type' in content && isAsLink(content.type) ? content.type : kind }) as Errand

/** Errands to people whom a user names. */
export const toOthers = [
  'constructionShared',
  'projectShared',
  'officeInvitation',
] as const satisfies readonly Errand['kind'][]

/** What a user has sent to others: it holds without its mail. */
export const isToOthers = ({ kind }: Errand): boolean => toOthers.some((one) => one === kind)

/** Mails that somebody sits and waits for go first, however many others there are: 1 before 2. */
export const urgencyOf = (errand: Errand): 1 | 2 => (isToOthers(errand) ? 2 : 1)
