import type { AuthenticationResponse, PasswordLoginRequest } from '#contract/accounts.ts'
import type { RedirectType } from '#vocabulary/accounts.ts'
import { call } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import type { Input } from '#web/lib/operations.ts'
import { createStore, useStore } from '#web/lib/store.ts'

/** A sign-in that waits for its second factor. */
export type AskedCode = {
  readonly ticket: string
  /** Goes on with what the service has answered to the code. */
  readonly goOn: (reply: AuthenticationResponse) => void
  /** Ends as the refusal it was. */
  readonly giveUp: () => void
}

const asked = createStore<AskedCode | null>(null)

/** The sign-in that waits for a code now. */
export const useAskedCode = (): AskedCode | null => useStore(asked)

/** A sign-in that waits, where its account asks for a code, until that has been entered or given up. */
async function withSecondFactor(signingIn: Promise<AuthenticationResponse>): Promise<AuthenticationResponse> {
  try {
    return await signingIn
  } catch (error) {
    const ticket = error instanceof ApiError ? error.ticket : null
    if (ticket === null) throw error
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        asked.set(null)
        settle()
      }
      asked.set({ ticket, goOn: (reply) => end(() => resolve(reply)), giveUp: () => end(() => reject(error)) })
    })
  }
}

export const logIn = (body: PasswordLoginRequest) => withSecondFactor(call('loginWithPassword', { body }))

/** Sends a link by e-mail that signs in. */
export const sendLoginLink = (email: string) => call('startMagicLink', { body: { email, locale: currentLocale() } })

/** Spends the token of a link. */
export const spendLink = (query: { token: string; type: RedirectType }) =>
  withSecondFactor(call('verifyLink', { query }))

/** Begins the company's own sign-on; the answer is where it goes on. */
export const startSso = (loginId: string) => call('startSso', { body: { loginId } })

/** Exchanges what the provider sent along for a session. */
export const finishSso = (query: NonNullable<Input<'finishSso'>['query']>) => call('finishSso', { query })
