import type { AuthenticationResponse } from '#contract/accounts.ts'
import { ApiError } from './api-error.ts'
import { createStore, useStore } from './store.ts'

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
export async function withSecondFactor(signingIn: Promise<AuthenticationResponse>): Promise<AuthenticationResponse> {
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
