import type { SignUpWish } from '#service/db/tables/accounts.ts'
import type { RedirectType } from '#vocabulary/accounts.ts'
import type { Locale } from '#vocabulary/constructions.ts'

/** What is to be done by mail; what comes of it is decided when it is sent, so that asking for it tells nothing. */
export type Errand =
  | ({ readonly kind: 'signUp' } & SignUpWish)
  | { readonly kind: 'link'; readonly type: RedirectType }
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
  /** Who caused it, as `requesterOf` tells. */
  readonly requester: string
}

/** What an errand is about: mails of one topic to one address are counted together. */
export const topicOf = (errand: Errand): string => (errand.kind === 'link' ? errand.type : errand.kind)

/** Mails that somebody sits and waits for go first, however many others there are: 1 before 2. */
export const urgencyOf = ({ kind }: Errand): 1 | 2 => (kind === 'constructionShared' ? 2 : 1)
