import { queryOptions } from '@tanstack/react-query'
import type { PasswordLoginRequest } from '#contract/accounts.ts'
import type { RedirectType } from '#vocabulary/accounts.ts'
import { call } from '#web/lib/api-client.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import type { Input } from '#web/lib/operations.ts'
import { withSecondFactor } from '#web/lib/second-factor.ts'
import { accountKeys } from '../keys.ts'

export const logIn = (body: PasswordLoginRequest) => withSecondFactor(call('loginWithPassword', { body }))

/** Sends a link by e-mail that signs in. */
export const sendLoginLink = (email: string) => call('startMagicLink', { body: { email, locale: currentLocale() } })

/** Sends a link by e-mail with which a new password can be set. */
export const sendResetLink = (email: string) => call('resetPassword', { body: { email, locale: currentLocale() } })

/** Sends the link once more that confirms the address of a new account. */
export const sendConfirmation = (email: string) =>
  call('sendVerification', { body: { email, type: 'signUp', locale: currentLocale() } })

/** Spends the token of a link. */
export const spendLink = (query: { token: string; type: RedirectType }) =>
  withSecondFactor(call('verifyLink', { query }))

/** Begins the company's own sign-on; the answer is where it goes on. */
export const startSso = (loginId: string) => call('startSso', { body: { loginId } })

/** Exchanges what the provider sent along for a session. */
export const finishSso = (query: NonNullable<Input<'finishSso'>['query']>) => call('finishSso', { query })

/** Opens an account, in the language on screen. */
export const signUp = (body: Omit<Input<'signUp'>['body'], 'locale'>) =>
  call('signUp', { body: { ...body, locale: currentLocale() } })

/** What the service asks of a password. */
export const passwordPolicyQuery = queryOptions({
  queryKey: accountKeys.passwordPolicy,
  queryFn: ({ signal }) => call('readPasswordPolicy', {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The university an address belongs to; asked for complete addresses only. */
export const universityQuery = (email: string) =>
  queryOptions({
    queryKey: accountKeys.university(email),
    queryFn: ({ signal }) => call('validateEduDomain', { body: { email } }, signal),
    enabled: /^\S+@\S+\.\S{2,}$/.test(email),
    retry: false,
  })
