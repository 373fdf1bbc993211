import type { Handlers } from '#service/http/handlers.ts'
import type { OwnSecondFactorService } from './own-second-factor.service.ts'

type Names =
  | 'readSecondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'renewRecoveryCodes'
  | 'removeSecondFactor'

/** The second factor of the caller. */
export const secondFactorHandlers = (own: OwnSecondFactorService): Pick<Handlers, Names> => ({
  readSecondFactor: async ({ caller }) => ({ body: await own.read(caller) }),
  beginSecondFactor: async ({ caller, client, body: { password } }) => ({
    body: await own.begin({ caller, client }, password),
  }),
  confirmSecondFactor: async ({ caller, client, body: { code } }) => ({
    body: await own.confirm({ caller, client }, code),
  }),
  renewRecoveryCodes: async ({ caller, client, body: { code } }) => ({
    body: await own.renewRecovery({ caller, client }, code),
  }),
  async removeSecondFactor({ caller, client, body: { code } }) {
    await own.remove({ caller, client }, code)
    return {}
  },
})
