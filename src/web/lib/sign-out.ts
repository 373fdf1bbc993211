import { call } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { signedOut } from './session.ts'

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
