import type { AuthenticationResponse } from '#contract/accounts.ts'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { kept } from '#web/lib/kept.ts'
import { signedIn } from '#web/lib/session.ts'

/** Starts the session; the account's language is taken up where none was chosen in this browser. */
export async function welcome(reply: AuthenticationResponse): Promise<void> {
  if (kept('locale') === null) await setLocale(reply.user.locale)
  signedIn(reply)
}
