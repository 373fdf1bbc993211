import { expect, test } from 'vitest'
import { type EndpointSpec, scopeOf } from './endpoint.ts'
import { operations } from './index.ts'

/** Why a route that creates or sends takes no key. */
const withoutKey: Readonly<Record<string, string>> = {
  createAccessKey: 'its answer holds a secret, which is kept nowhere',
  createOwnAccessKey: 'its answer holds a secret, which is kept nowhere',
  rotateOwnAccessKey: 'its answer holds a secret, which is kept nowhere',
  createWebhook: 'its answer holds a secret, which is kept nowhere',
  renewWebhookSecret: 'its answer holds a secret, which is kept nowhere',
  addPasskey: 'answers a challenge, which counts once',
  beginPasskey: 'its answer holds a challenge for this once',
  beginSecondFactor: 'its answer holds a secret, which is kept nowhere',
  confirmSecondFactor: 'its answer holds secrets, which are kept nowhere',
  renewRecoveryCodes: 'its answer holds secrets, which are kept nowhere',
  removeSecondFactor: 'asks for a code, which counts once',
  closeAccount: 'ends the session that asks for it',
  createLink: 'its answer holds a secret, which is kept nowhere',
  createProjectLink: 'its answer holds a secret, which is kept nowhere',
  saveQuery: 'the same name again is the same query',
  importArchive: 'a file; what is there already is left out of itself',
  startCatalogueImport: 'a file; one import runs at a time',
  cancelCatalogueImport: 'to cancel twice is to cancel',
}

test('every route of a session that creates or sends takes an idempotency key, or it is said why not', () => {
  const lacking = Object.entries<EndpointSpec>(operations)
    .filter(([, spec]) => spec.auth === 'session' && spec.method === 'POST' && scopeOf(spec) !== 'read')
    .filter(([, { headers }]) => headers?.['idempotency-key'] === undefined)
    .map(([name]) => name)
  expect(lacking.toSorted()).toEqual(Object.keys(withoutKey).toSorted())
})

/** What sends a mail to whoever asks, signed in or not. */
const sentToAnybody = ['startMagicLink', 'resetPassword', 'signUp', 'sendVerification'] as const

test('routes that send without a session take no key, and are strictly limited', () => {
  for (const name of sentToAnybody) {
    const { auth, headers, rateLimit }: EndpointSpec = operations[name]
    expect([name, auth, headers?.['idempotency-key'], rateLimit]).toEqual([name, 'none', undefined, 'strict'])
  }
})
