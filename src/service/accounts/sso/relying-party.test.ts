import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { Secret } from '#service/secret.ts'
import { relyingParty } from './relying-party.ts'

const issuer = 'https://login.firma.example'
const clientId = 'aufbau'
const redirectUri = 'https://aufbau.example/sso/callback'
const secrets = { state: 'the-state', nonce: 'the-nonce', codeVerifier: 'v'.repeat(43) }

type Keys = Awaited<ReturnType<typeof generateKeyPair>>
let keys: Keys
let otherKeys: Keys
beforeAll(async () => {
  ;[keys, otherKeys] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
})

type Tampering = {
  readonly claims?: JWTPayload
  readonly signWith?: Keys
  readonly discovered?: string
  readonly userInfo?: object
  readonly token?: () => Promise<Response>
}

/** A provider that answers whatever a test wants it to. */
async function provider({ claims = {}, signWith = keys, discovered = issuer, userInfo = {}, token }: Tampering) {
  const asked: string[] = []
  const json = (body: object) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  const now = Math.floor(Date.now() / 1000)
  const idToken = await new SignJWT({
    iss: issuer,
    aud: clientId,
    sub: 'vera',
    nonce: secrets.nonce,
    iat: now,
    exp: now + 60,
    email: 'vera@firma.example',
    email_verified: true,
    name: 'Vera',
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .sign(signWith.privateKey)
  const answers: Readonly<Record<string, () => Promise<Response>>> = {
    '/.well-known/openid-configuration': async () =>
      json({
        issuer: discovered,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/me`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      }),
    '/jwks': async () =>
      json({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }),
    '/token': token ?? (async () => json({ access_token: 'at', token_type: 'bearer', id_token: idToken })),
    '/me': async () => json({ sub: 'vera', ...userInfo }),
  }
  const party = relyingParty({
    redirectUri,
    allowHttp: false,
    providers: {
      'firma.example': {
        issuer,
        clientId,
        clientSecret: new Secret('geheim'),
        fetch: async (url, { body }) => {
          const { pathname } = new URL(url)
          asked.push(`${pathname} ${body instanceof URLSearchParams ? body.toString() : ''}`)
          return (await answers[pathname]?.()) ?? new Response(null, { status: 404 })
        },
      },
    },
  })
  return { party, asked }
}

const answer = (query: Record<string, string> = {}) =>
  new URLSearchParams({ code: 'the-code', state: secrets.state, iss: issuer, ...query })
const identify = async (tampering: Tampering, query = answer()) =>
  (await provider(tampering)).party.identify(query, 'firma.example', secrets)

describe('the answer of a provider', () => {
  test('that is in order names a person', async () => {
    expect(await identify({})).toEqual({ issuer, subject: 'vera', email: 'vera@firma.example', name: 'Vera' })
  })

  test('is asked for with the code and the verifier', async () => {
    const { party, asked } = await provider({})
    await party.identify(answer(), 'firma.example', secrets)
    const token = new URLSearchParams(asked.find((one) => one.startsWith('/token'))?.slice(7))
    expect(Object.fromEntries(token)).toMatchObject({
      grant_type: 'authorization_code',
      code: 'the-code',
      code_verifier: secrets.codeVerifier,
      redirect_uri: redirectUri,
    })
  })

  test('may leave the address to the user info', async () => {
    const claims = { email: undefined, email_verified: undefined }
    const userInfo = { email: 'Vera@Firma.example', email_verified: true }
    expect(await identify({ claims, userInfo })).toMatchObject({
      issuer,
      subject: 'vera',
      email: 'vera@firma.example',
      name: undefined,
    })
  })

  const now = Math.floor(Date.now() / 1000)
  test.each<[string, () => Tampering]>([
    ['the issuer', () => ({ claims: { iss: 'https://other.example' } })],
    ['the audience', () => ({ claims: { aud: 'other' } })],
    ['the nonce', () => ({ claims: { nonce: 'other' } })],
    ['the time', () => ({ claims: { iat: now - 7200, exp: now - 3600 } })],
    ['the signature', () => ({ signWith: otherKeys })],
    ['an address that is not verified', () => ({ claims: { email_verified: false } })],
    ['an address that is only said to be verified', () => ({ claims: { email_verified: 'true' } })],
    ['no address', () => ({ claims: { email: undefined } })],
    ['an address at another domain', () => ({ claims: { email: 'vera@other.example' } })],
    ['an address that only ends alike', () => ({ claims: { email: 'vera@not-firma.example' } })],
    ['two addresses in one', () => ({ claims: { email: 'admin@aufbau.example@firma.example' } })],
    ['an address with a line break', () => ({ claims: { email: 'vera\n@firma.example' } })],
    ['an address with NUL', () => ({ claims: { email: 'vera\u0000@firma.example' } })],
    ['a blank address', () => ({ claims: { email: ' @firma.example' } })],
    ['an address of 100,000 letters', () => ({ claims: { email: `${'v'.repeat(100_000)}@firma.example` } })],
    ['a subject with NUL', () => ({ claims: { sub: 've\u0000ra' } })],
    ['a subject of 256 letters', () => ({ claims: { sub: 'v'.repeat(256) } })],
  ])('is refused for %s', async (_case, tampering) => {
    await expect(identify(tampering())).rejects.toMatchObject({ code: 'ssoRejected' })
  })

  test.each([{ state: 'other' }, { iss: 'https://other.example' }, { error: 'access_denied' }])(
    'is refused with %j in the redirect',
    async (query) => {
      await expect(identify({}, answer(query))).rejects.toMatchObject({ code: 'ssoRejected' })
    },
  )
})

describe('a provider', () => {
  test('that does not answer in time is away, and no refusal', async () => {
    const hanging = async () => {
      throw new DOMException('The operation timed out', 'TimeoutError')
    }
    await expect(identify({ token: hanging })).rejects.toMatchObject({ code: 'unavailable' })
  })

  test.each([
    ['Ve\u0000ra\r\nMeier', 'Ve ra Meier'],
    [' \u0007 ', undefined],
    ['ü'.repeat(500), 'ü'.repeat(120)],
    [4711, undefined],
  ])('names somebody %j', async (name, shown) => {
    expect((await identify({ claims: { name } })).name).toBe(shown)
  })

  test('whose document names another issuer is not used', async () => {
    await expect(identify({ discovered: 'https://other.example' })).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('that is away is tried again at the next time', async () => {
    let away = true
    const { party } = await provider({})
    const flaky = relyingParty({
      redirectUri,
      allowHttp: false,
      providers: {
        'firma.example': {
          issuer,
          clientId,
          clientSecret: new Secret('geheim'),
          fetch: async () => {
            if (away) throw new TypeError('fetch failed')
            return new Response(
              JSON.stringify({ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` }),
              { headers: { 'content-type': 'application/json' } },
            )
          },
        },
      },
    })
    const ask = () => flaky.addressFor('vera@firma.example', 'firma.example', party.secrets())
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable' })
    away = false
    expect(await ask()).toMatch(/^https:\/\/login\.firma\.example\/auth\?/)
  })

  test('without TLS is not used', async () => {
    const party = relyingParty({
      redirectUri,
      allowHttp: false,
      providers: { 'firma.example': { issuer: 'http://login.firma.example', clientId, clientSecret: new Secret('x') } },
    })
    const ask = party.addressFor('vera@firma.example', 'firma.example', party.secrets())
    await expect(ask).rejects.toMatchObject({ code: 'unavailable' })
  })
})
