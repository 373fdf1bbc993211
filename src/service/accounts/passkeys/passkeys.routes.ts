import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Handlers } from '#service/http/handlers.ts'
import { visitorOf } from '../auth/device.ts'
import { signedInReply } from '../auth/refresh-transport.ts'
import type { PasskeyService } from './passkeys.service.ts'

type Names =
  | 'startPasskey'
  | 'loginWithPasskey'
  | 'listPasskeys'
  | 'beginPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'

/** Passkeys. What authenticators answer is looked into by the library that verifies it. */
export const passkeyHandlers = (passkeys: PasskeyService): Pick<Handlers, Names> => ({
  startPasskey: async () => ({ body: { options: await passkeys.ask() } }),
  loginWithPasskey: async ({ body: { response }, client, cookies }) =>
    signedInReply(
      await passkeys.follow(response as unknown as AuthenticationResponseJSON, visitorOf({ client, cookies })),
      client.sameOriginBrowser,
    ),
  listPasskeys: async ({ caller }) => ({ body: await passkeys.list(caller) }),
  beginPasskey: async ({ caller, client, body: { password } }) => ({
    body: { options: await passkeys.begin({ caller, client }, password) },
  }),
  addPasskey: async ({ caller, client, body: { name, response } }) => ({
    body: await passkeys.add({ caller, client }, name, response as unknown as RegistrationResponseJSON),
  }),
  renamePasskey: async ({ caller, params: { id }, body: { name } }) => ({
    body: await passkeys.rename(caller, id, name),
  }),
  async removePasskey({ caller, client, params: { id } }) {
    await passkeys.remove({ caller, client }, id)
    return {}
  },
})
