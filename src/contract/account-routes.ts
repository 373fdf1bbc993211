import type { EndpointSpec } from './endpoint.ts'

type Method = EndpointSpec['method']
type Path = EndpointSpec['path']

const session = <const M extends Method, const P extends Path>(method: M, path: P) =>
  ({ auth: 'session', method, path }) as const

/** Method, path and access of what only the page of one's account calls. */
export const accountRoutes = {
  exportAccount: session('GET', '/v1/auth/me/export'),
  readAccountClosing: session('GET', '/v1/auth/me/closing'),
  finishSecondFactor: { auth: 'none', method: 'POST', path: '/v1/auth/second-factor' },
  readSecondFactor: session('GET', '/v1/auth/me/second-factor'),
  beginSecondFactor: session('POST', '/v1/auth/me/second-factor'),
  confirmSecondFactor: session('POST', '/v1/auth/me/second-factor/confirmation'),
  renewRecoveryCodes: session('POST', '/v1/auth/me/second-factor/recovery-codes'),
  removeSecondFactor: session('POST', '/v1/auth/me/second-factor/removal'),
  startPasskey: { auth: 'none', method: 'POST', path: '/v1/auth/passkey/options' },
  loginWithPasskey: { auth: 'none', method: 'POST', path: '/v1/auth/passkey/login' },
  listPasskeys: session('GET', '/v1/auth/me/passkeys'),
  beginPasskey: session('POST', '/v1/auth/me/passkeys/options'),
  addPasskey: session('POST', '/v1/auth/me/passkeys'),
  renamePasskey: session('PUT', '/v1/auth/me/passkeys/{id}'),
  removePasskey: session('DELETE', '/v1/auth/me/passkeys/{id}'),
  closeAccount: session('POST', '/v1/auth/me/closing'),
} as const
