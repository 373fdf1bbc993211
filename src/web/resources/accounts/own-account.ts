import { mutationOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import type { Input } from '#web/lib/operations.ts'
import { signedOut } from '#web/lib/session.ts'
import { accountKeys } from '../keys.ts'

/** Changes name or language of the account. */
export const updateAccount = (body: Input<'updateMe'>['body']) => call('updateMe', { body })

/** Changes the password; every other session ends with it. A session from a reset link needs no present one. */
export const changePassword = mutationOptions({
  mutationFn: (body: Input<'updatePassword'>['body']) => call('updatePassword', { body }),
  meta: { invalidates: [accountKeys.sessions] },
})

/**
 * Ends the session at the service, here and in all tabs. A session the service no longer knows counts as ended.
 *
 * @throws {NetworkError} when the service cannot be reached; the user is then still signed in
 */
export async function signOut(): Promise<void> {
  try {
    await call('logout', {})
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) throw error
  }
  signedOut()
}
