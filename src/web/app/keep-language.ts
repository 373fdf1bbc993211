import type { Locale } from '#vocabulary/constructions.ts'
import { currentSession, userChanged } from '#web/lib/session.ts'
import { updateAccount } from '#web/resources/accounts/own-account.ts'

/** Keeps the language with the account, for e-mails and the next device. It stays in this browser in any case. */
export async function keepLanguage(locale: Locale): Promise<void> {
  if (currentSession().state !== 'signedIn') return
  try {
    userChanged(await updateAccount({ locale }))
  } catch {
    // The choice holds in this browser; the account page shows and sets the account's language.
  }
}
