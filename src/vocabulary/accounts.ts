/** Rights beyond those of every user. */
export const policies = ['admin', 'supplier'] as const
export type Policy = (typeof policies)[number]

/** What a link sent by e-mail is for. */
export const redirectTypes = ['signUp', 'magicLink', 'passwordReset', 'emailVerification'] as const
export type RedirectType = (typeof redirectTypes)[number]
