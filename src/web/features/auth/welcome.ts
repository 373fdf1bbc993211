import type { AuthenticationResponse } from '#contract/accounts.ts'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { kept } from '#web/lib/kept.ts'
import { safeNext } from '#web/lib/paths.ts'
import { signedIn } from '#web/lib/session.ts'

/** Starts the session; the account's language is taken up where none was chosen in this browser. */
export async function welcome(reply: AuthenticationResponse): Promise<void> {
  if (kept('locale') === null) await setLocale(reply.user.locale)
  signedIn(reply)
}

const KEY = 'aufbau.next'

/** Keeps for this tab where to go after the company's sign-on. */
export function rememberNext(next: string): void {
  try {
    sessionStorage.setItem(KEY, next)
  } catch {
    // Without storage the way leads to the library.
  }
}

/** Where to go after the company's sign-on; asked once. */
export function takeNext(): string {
  try {
    const next = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return safeNext(next)
  } catch {
    return safeNext(null)
  }
}
