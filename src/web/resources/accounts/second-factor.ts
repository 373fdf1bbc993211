import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { accountRoutes } from '#contract/account-routes.ts'
import { call, makeCallable } from '#web/lib/api-client.ts'
import type { Reply } from '#web/lib/operations.ts'
import { accountKeys } from '../keys.ts'

makeCallable(accountRoutes)

export type SecondFactor = Reply<'readSecondFactor'>
export type AppSecret = Reply<'beginSecondFactor'>

/** Goes on with a sign-in that waits, by a code. */
export const finishSignIn = mutationOptions({
  mutationFn: (body: { ticket: string; code: string }) => call('finishSecondFactor', { body }),
})

/** Whether one's own sign-ins ask for a code. */
export const secondFactorQuery = queryOptions({
  queryKey: accountKeys.secondFactor,
  queryFn: ({ signal }) => call('readSecondFactor', {}, signal),
  staleTime: 0,
})

const meta = { invalidates: [accountKeys.secondFactor, accountKeys.sessions] }

/** A new secret for an app, with the password where it is asked for. */
export const beginSecondFactor = mutationOptions({
  mutationFn: (password: string) => call('beginSecondFactor', { body: password === '' ? {} : { password } }),
})

/** The app's first code; the answer holds the recovery codes. */
export const confirmSecondFactor = mutationOptions({
  mutationFn: (code: string) => call('confirmSecondFactor', { body: { code } }),
  meta,
})

export const renewRecoveryCodes = mutationOptions({
  mutationFn: (code: string) => call('renewRecoveryCodes', { body: { code } }),
  meta,
})

export const removeSecondFactor = mutationOptions({
  mutationFn: (code: string) => call('removeSecondFactor', { body: { code } }),
  meta,
})
