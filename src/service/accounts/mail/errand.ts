import type { SignUpWish } from '#service/db/tables/accounts.ts'
import type { RedirectType } from '#vocabulary/accounts.ts'
import type { Locale } from '#vocabulary/constructions.ts'

/** Something that happened to an account and that its owner should know of. */
export type Notice = 'newDevice' | 'passwordChanged'

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

const NOTICE_TYPE = 'notice'

/**
 * A notice lies there as a link of a type that versions before cannot write: they fail and leave it to a node that can,
 * instead of sending something else.
 */
export function toStored({ kind, ...content }: Errand): StoredErrand {
  return kind === 'notice' ? { kind: 'link', content: { ...content, type: NOTICE_TYPE } } : { kind, content }
}

export const fromStored = ({ kind, content }: StoredErrand): Errand =>
  ({ ...content, kind: 'type' in content && content.type === NOTICE_TYPE ? 'notice' : kind }) as Errand

/** Mails that somebody sits and waits for go first, however many others there are: 1 before 2. */
export const urgencyOf = ({ kind }: Errand): 1 | 2 => (kind === 'constructionShared' ? 2 : 1)
