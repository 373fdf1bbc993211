import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api-client.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import type { Input } from '#web/lib/operations.ts'
import { accountKeys } from '../keys.ts'

/** Sends a link by e-mail with which a new password can be set. */
export const sendResetLink = (email: string) => call('resetPassword', { body: { email, locale: currentLocale() } })

/** Sends the link once more that confirms the address of a new account. */
export const sendConfirmation = (email: string) =>
  call('sendVerification', { body: { email, type: 'signUp', locale: currentLocale() } })

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
