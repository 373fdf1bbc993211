import type { Locale } from '#vocabulary/constructions.ts'
import { call } from '#web/lib/api-client.ts'
import { currentSession, userChanged } from '#web/lib/session.ts'

/** Keeps the language with the account, for e-mails and the next device. It stays in this browser in any case. */
export async function keepLanguage(locale: Locale): Promise<void> {
  if (currentSession().state !== 'signedIn') return
  try {
    userChanged(await call('updateMe', { body: { locale } }))
  } catch {
    // The choice holds in this browser; the account page shows and sets the account's language.
  }
}
