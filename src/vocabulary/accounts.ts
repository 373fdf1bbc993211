/** Rights beyond those of every user; `noAccessKeys` takes one away: to make keys of one's own. */
export const policies = ['admin', 'supplier', 'noAccessKeys'] as const
export type Policy = (typeof policies)[number]

/** What an access key may do for its user: look, keep and change, share, and what administrators do. */
export const scopes = ['read', 'write', 'share', 'administer'] as const
export type Scope = (typeof scopes)[number]

/** What a link sent by e-mail is for. */
export const redirectTypes = ['signUp', 'magicLink', 'passwordReset', 'emailVerification'] as const
export type RedirectType = (typeof redirectTypes)[number]
