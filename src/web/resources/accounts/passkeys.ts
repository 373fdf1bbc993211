import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { accountRoutes } from '#contract/account-routes.ts'
import { call, makeCallable } from '#web/lib/api-client.ts'
import type { Input, Reply } from '#web/lib/operations.ts'
import { accountKeys } from '../keys.ts'

makeCallable(accountRoutes)

export type Passkeys = Reply<'listPasskeys'>
export type Passkey = Passkeys['passkeys'][number]

/** Signs in by a passkey of this device, or of one nearby; null where nobody chose one. */
export async function signInByPasskey() {
  const { options } = await call('startPasskey', {})
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const response = await startAuthentication({ optionsJSON }).catch(() => null)
  if (!response) return null
  return call('loginWithPasskey', { body: { response: response as Input<'loginWithPasskey'>['body']['response'] } })
}

/** Passkeys of one's own. */
export const passkeysQuery = queryOptions({
  queryKey: accountKeys.passkeys,
  queryFn: ({ signal }) => call('listPasskeys', {}, signal),
  staleTime: 0,
})

const meta = { invalidates: [accountKeys.passkeys] }

/** Has an authenticator make a passkey, and keeps it. @throws what the browser says where nobody agreed */
export const addPasskey = mutationOptions({
  mutationFn: async ({ name, password }: { name: string; password: string }) => {
    const { options } = await call('beginPasskey', { body: password === '' ? {} : { password } })
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
    const response = await startRegistration({ optionsJSON })
    return call('addPasskey', { body: { name, response: response as Input<'addPasskey'>['body']['response'] } })
  },
  meta,
})

export const renamePasskey = mutationOptions({
  mutationFn: ({ id, name }: Pick<Passkey, 'id' | 'name'>) => call('renamePasskey', { params: { id }, body: { name } }),
  meta,
})

export const removePasskey = mutationOptions({
  mutationFn: ({ id }: Passkey) => call('removePasskey', { params: { id } }),
  meta,
})
