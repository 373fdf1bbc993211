import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { beforeAll, expect, test } from 'vitest'
import { MOST_PASSKEYS, type PasskeyList } from '#contract/passkeys.ts'
import { DEMO_PASSWORD } from '#service/accounts/profile/demo-accounts.ts'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { errorOf } from '#testing/service.ts'

const ada = 'architektin@buero.example'
const base = '/v1/auth/me/passkeys'
let service: AccountsService
let headers: Record<string, string>
beforeAll(async () => {
  service = await buildAccountsService({
    PUBLIC_URL: 'http://localhost:3000',
    DEMO: 'true',
    OPERATOR_SECOND_FACTOR: 'on',
  })
  headers = bearer(await service.login(ada))
})

const encode = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const hash = (text: Uint8Array | string) => createHash('sha256').update(text).digest()

/** An authenticator in memory (WebAuthn, 6): P-256, counting its uses, with somebody verified in front of it. */
class Authenticator {
  readonly id = randomBytes(16)
  readonly #key: KeyObject
  readonly #point: { x: string; y: string }
  count = 0
  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#key = privateKey
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#point = { x, y }
  }
  #data(flags: number, rest: Uint8Array = new Uint8Array()) {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(this.count)
    return Buffer.concat([hash('localhost'), Buffer.of(flags), counted, rest])
  }
  #answer(type: string, challenge: string, origin: string, more: object) {
    const clientDataJSON = encode(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
    const id = encode(this.id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: { clientDataJSON, ...more } }
  }
  make(challenge: string, origin = 'http://localhost:3000') {
    const { x, y } = this.#point
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.of(0, 16), this.id, isoCBOR.encode(cose)])
    const authData = new Uint8Array(this.#data(0x45, credential))
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]) as never,
    )
    return this.#answer('webauthn.create', challenge, origin, { attestationObject: encode(attestation) })
  }
  /** @param flags - 0x05: somebody is there and verified */
  get(challenge: string, { origin = 'http://localhost:3000', flags = 0x05 } = {}) {
    this.count += 1
    const data = this.#data(flags)
    const client = encode(JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }))
    const signature = sign('sha256', Buffer.concat([data, hash(Buffer.from(client, 'base64url'))]), this.#key)
    return this.#answer('webauthn.get', challenge, origin, {
      authenticatorData: encode(data),
      signature: encode(signature),
    })
  }
}

const device = new Authenticator()
const ask = async () => (await service.post('/v1/auth/passkey/options')).json().options.challenge as string
const begin = async () => (await service.post(`${base}/options`, { password: DEMO_PASSWORD }, headers)).json()
const add = (response: object) => service.post(base, { name: 'Rechner', response }, headers)
const signIn = (response: object) => service.post('/v1/auth/passkey/login', { response })
const codeOf = async (answer: ReturnType<typeof signIn>) => errorOf(await answer).code

test('a passkey is added by whoever proves to be there, once for each challenge', async () => {
  expect(errorOf(await service.post(`${base}/options`, {}, headers)).code).toBe('proofRequired')
  const { options } = await begin()
  expect(options).toMatchObject({ rp: { id: 'localhost' }, authenticatorSelection: { userVerification: 'required' } })
  expect(await codeOf(add(device.make('AAAA')))).toBe('passkeyRejected')
  expect(await codeOf(add(device.make(await ask())))).toBe('passkeyRejected')
  expect(await codeOf(add(device.make((await begin()).options.challenge, 'http://evil.example')))).toBe(
    'passkeyRejected',
  )
  const added = await add(device.make(options.challenge))
  expect([added.statusCode, added.json()]).toMatchObject([201, { name: 'Rechner', lastUsedAt: null }])
  expect(await codeOf(add(device.make(options.challenge)))).toBe('passkeyRejected')
  expect((await service.mailTo(ada))?.subject).toBe('Aufbau: Passkey hinzugefügt')
})

test('there are no more of them than may be, however many were begun', async () => {
  const pia = bearer(await service.login('architekt@buero.example'))
  const begun = async () =>
    (await service.post(`${base}/options`, { password: DEMO_PASSWORD }, pia)).json().options.challenge as string
  const challenges = [await begun(), await begun()]
  const row = { accountId: service.ids['architekt@buero.example'], name: 'R', publicKey: 'k', counter: 0 }
  const rows = Array.from({ length: MOST_PASSKEYS - 1 }, (_, index) => ({ ...row, id: `p${index}`, backedUp: false }))
  await service.db
    .insertInto('passkey')
    .values(rows.map((one) => ({ ...one, transports: [] })))
    .execute()
  const answers: number[] = []
  for (const challenge of challenges) {
    const response = new Authenticator().make(challenge)
    answers.push((await service.post(base, { name: 'Rechner', response }, pia)).statusCode)
  }
  expect(answers).toEqual([201, 409])
  await service.db.deleteFrom('passkey').where('accountId', '=', row.accountId).execute()
})

test('signs in by it alone: verified, from this address, for each challenge once, and never a copy', async () => {
  const challenge = await ask()
  const signedIn = await signIn(device.get(challenge))
  expect([signedIn.statusCode, signedIn.json().user?.email], signedIn.body).toEqual([200, ada])
  expect(await codeOf(signIn(device.get(challenge)))).toBe('passkeyRejected')
  expect(await codeOf(signIn(device.get(await ask(), { origin: 'http://evil.example' })))).toBe('passkeyRejected')
  expect(await codeOf(signIn(device.get(await ask(), { flags: 0x01 })))).toBe('passkeyRejected')
  expect(await codeOf(signIn(new Authenticator().get(await ask())))).toBe('passkeyRejected')
  device.count = 0
  expect(await codeOf(signIn(device.get(await ask())))).toBe('passkeyRejected')
  device.count = 100
  expect((await signIn(device.get(await ask()))).statusCode).toBe(200)
  // two factors by itself
  const [row] = await service.db
    .selectFrom('session')
    .select('openedBy')
    .orderBy('startedAt', 'desc')
    .limit(1)
    .execute()
  expect(row).toEqual({ openedBy: 'passkey' })
  const list = (await service.get(base, headers)).json<PasskeyList>()
  expect(list.passkeys[0]?.lastUsedAt).not.toBeNull()
})

test('is renamed and removed by its owner; the last way in stays', async () => {
  const id = encode(device.id)
  const other = bearer(await service.login('architekt@buero.example'))
  const call = (method: 'PUT' | 'DELETE', as = headers, payload?: object) =>
    service.call({ method, url: `${base}/${id}`, headers: as, ...(payload && { payload }) })
  expect(errorOf(await call('DELETE', other)).code).toBe('notFound')
  expect((await call('PUT', headers, { name: 'Büro' })).json()).toMatchObject({ name: 'Büro' })
  await service.db.updateTable('signIn').set({ passwordHash: null }).where('accountId', '=', service.ids[ada]).execute()
  // where no mail is sent, a link is no way in
  const silent = await service.node({ DEMO: 'false' })
  const refused = await silent.call({ method: 'DELETE', url: `${base}/${id}`, headers })
  expect(errorOf(refused).code).toBe('conflict')
  expect((await service.get(base, headers)).json<PasskeyList>().passkeys).toHaveLength(1)
  expect((await call('DELETE')).statusCode).toBe(204)
  expect(await codeOf(signIn(device.get(await ask())))).toBe('passkeyRejected')
})
