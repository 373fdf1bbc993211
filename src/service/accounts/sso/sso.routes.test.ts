import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authenticationResponse } from '#contract/accounts.ts'
import { readConfig } from '#service/config.ts'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { errorOf } from '#testing/service.ts'
import { signOnOnly } from './open-sso.ts'

const browser = { 'sec-fetch-site': 'same-origin' }
const vera = 'vera.meier@firma.example'
let service: AccountsService
beforeAll(async () => {
  service = await buildAccountsService()
})

/** What a browser does: keeps cookies, follows redirects as far as the app's own page. */
class Browser {
  readonly #jar = new Map<string, string>()
  get cookie(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }
  keep(header: string | string[] | undefined): void {
    for (const one of [header ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? []
      if (value === '') this.#jar.delete(name)
      else this.#jar.set(name, value)
    }
  }
  async go(url: string, form?: string): Promise<{ url: URL; body: string; status: number }> {
    const target = new URL(url, 'http://localhost:3000')
    if (target.pathname === '/sso/callback') return { url: target, body: '', status: 200 }
    const response = await service.call({
      method: form === undefined ? 'GET' : 'POST',
      url: `${target.pathname}${target.search}`,
      headers: {
        host: target.host,
        cookie: this.cookie,
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form !== undefined && { payload: form }),
    })
    this.keep(response.headers['set-cookie'])
    if (response.headers.location) return this.go(new URL(response.headers.location, target).href)
    return { url: target, body: response.body, status: response.statusCode }
  }
}

const start = (loginId: string, headers: Record<string, string> = {}) =>
  service.post('/v1/auth/sso/start', { loginId }, headers)

/** Signs on at the demo's provider by one click; answers the query the app's page is opened with. */
async function consent(url: string, visitor: Browser, email = vera): Promise<string> {
  const page = await visitor.go(url)
  expect(page.body).toContain(`value="${vera}"`)
  const action = /action="([^"]+)"/.exec(page.body)?.[1] ?? ''
  const { url: back } = await visitor.go(action, new URLSearchParams({ email }).toString())
  expect(back.pathname).toBe('/sso/callback')
  return back.search
}
const finish = (search: string, headers: Record<string, string> = {}) =>
  service.get(`/v1/auth/sso/callback${search}`, headers)

describe('single sign-on', () => {
  test('sends the browser to the provider with PKCE, state and nonce', async () => {
    const { url } = (await start(vera)).json()
    const query = Object.fromEntries(new URL(url).searchParams)
    expect(new URL(url).pathname).toBe('/demo/oidc/auth')
    expect(query).toMatchObject({
      client_id: 'aufbau',
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/sso/callback',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      login_hint: vera,
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query[name]).toMatch(/^[\w-]{43}$/)
  })

  test('opens an account at the first time and finds it again', async () => {
    const first = authenticationResponse.parse(
      (await finish(await consent((await start(vera)).json().url, new Browser()))).json(),
    )
    expect(first).toMatchObject({
      firstSeen: true,
      user: { email: vera, name: 'Vera Meier', policies: [], verifiedEmail: true },
    })
    expect((await service.get('/v1/auth/test/token', bearer(first))).statusCode).toBe(200)
    const second = (await finish(await consent((await start(vera)).json().url, new Browser()))).json()
    expect(second).toMatchObject({ firstSeen: false, user: { userId: first.user.userId } })
  })

  test('lets a person sign on at the provider as another one of the same domain', async () => {
    const visitor = new Browser()
    const search = await consent((await start(vera)).json().url, visitor, 'tim@firma.example')
    expect((await finish(search)).json().user.email).toBe('tim@firma.example')
    await consent((await start(vera)).json().url, visitor)
  })

  test('in the app’s own browser is bound to it by a cookie and ends in a cookie', async () => {
    const visitor = new Browser()
    const started = await start(vera, browser)
    expect(String(started.headers['set-cookie'])).toMatch(
      /^aufbau-sso=[\w-]{43}; Max-Age=600; Path=\/v1\/auth\/sso; HttpOnly; SameSite=Strict$/,
    )
    visitor.keep(started.headers['set-cookie'])
    const search = await consent(started.json().url, visitor)
    const response = await finish(search, { ...browser, cookie: visitor.cookie })
    expect(response.statusCode).toBe(200)
    expect(response.json()).not.toHaveProperty('refreshToken')
    expect(String(response.headers['set-cookie'])).toMatch(/aufbau-refresh=[\w-]{43};.*aufbau-sso=;/)
  })

  test('is for the person and not for the address: a successor with the same address gets no account', async () => {
    expect((await finish(await consent((await start(vera)).json().url, new Browser()))).statusCode).toBe(200)
    const account = sql`(select id from account where email = ${vera})`
    await sql`update sso_identity set subject = 'the one before' where account_id = ${account}`.execute(service.db)
    const refused = await finish(await consent((await start(vera)).json().url, new Browser()))
    expect([refused.statusCode, errorOf(refused).code]).toEqual([400, 'ssoRejected'])
    await sql`delete from sso_identity`.execute(service.db)
  })

  test.each([
    ['password/login', { loginId: vera, password: 'Kalk und Sand' }],
    ['password/sign-up', { email: vera, password: 'Kalk und Sand', name: 'Vera' }],
    ['magic-link/login', { email: vera }],
    ['password/reset', { email: vera }],
  ])('is the only way in at its domain: %s is closed, unless that is said', async (path, body) => {
    const refused = await service.post(`/v1/auth/${path}`, body)
    expect([refused.statusCode, errorOf(refused).code]).toEqual([400, 'ssoRequired'])
    const elsewhere = { 'elsewhere.example': { issuer: 'https://a.example', clientId: 'a', clientSecret: 'b' } }
    const only = (providers: object, email: string) =>
      signOnOnly(readConfig({ DEMO: 'off', SSO_PROVIDERS: JSON.stringify(providers) }))(email)
    expect(only(elsewhere, 'a@elsewhere.example')).toBe(true)
    expect(
      only({ 'elsewhere.example': { ...elsewhere['elsewhere.example'], enforced: false } }, 'a@elsewhere.example'),
    ).toBe(false)
  })

  test('is not there for a domain without a provider', async () => {
    const response = await start('ada@buero.example')
    expect([response.statusCode, errorOf(response).code]).toEqual([400, 'ssoUnavailable'])
    for (const odd of ['a@constructor.example', 'a@__proto__.example']) {
      expect(['ssoUnavailable', 'invalidRequest']).toContain(errorOf(await start(odd)).code)
    }
  })
})

describe('the way back is refused', () => {
  let search: string
  beforeEach(async () => {
    search = await consent((await start(vera)).json().url, new Browser())
  })
  const refused = async (given: string, headers: Record<string, string> = {}) => {
    const response = await finish(given, headers)
    expect([response.statusCode, errorOf(response).code]).toEqual([400, 'ssoRejected'])
  }
  const changed = (name: string, value: string | undefined) => {
    const query = new URLSearchParams(search)
    if (value === undefined) query.delete(name)
    else query.set(name, value)
    return `?${query.toString()}`
  }

  test('without a state, or with another one', async () => {
    await refused(changed('state', undefined))
    await refused(changed('state', 'x'.repeat(43)))
    await refused('')
  })

  test('a second time', async () => {
    expect((await finish(search)).statusCode).toBe(200)
    await refused(search)
  })

  test('with a code that has been used, though the state is new', async () => {
    expect((await finish(search)).statusCode).toBe(200)
    const other = new URLSearchParams(await consent((await start(vera)).json().url, new Browser()))
    other.set('code', new URLSearchParams(search).get('code') ?? '')
    await refused(`?${other.toString()}`)
  })

  test('with another code, without one, or with an error of the provider', async () => {
    await refused(changed('code', 'x'.repeat(43)))
    const { searchParams } = new URL((await start(vera)).json().url)
    await refused(`?state=${searchParams.get('state')}&iss=${encodeURIComponent('http://localhost:3000/demo/oidc')}`)
    const again = new URL((await start(vera)).json().url).searchParams.get('state')
    await refused(`?state=${again}&error=access_denied&iss=${encodeURIComponent('http://localhost:3000/demo/oidc')}`)
  })

  test('from another issuer', async () => {
    await refused(changed('iss', 'https://other.example'))
  })

  test('after ten minutes', async () => {
    await sql`update sso_state set expires_at = now() - interval '1 second'`.execute(service.db)
    await refused(search)
  })

  test('in a browser that has not begun it', async () => {
    await refused(search, browser)
    const started = await start(vera, browser)
    const visitor = new Browser()
    visitor.keep(started.headers['set-cookie'])
    const own = await consent(started.json().url, visitor)
    await refused(own, { ...browser, cookie: 'aufbau-sso=another' })
  })

  test('for a disabled account', async () => {
    const set = (status: 'active' | 'disabled') =>
      service.db.updateTable('account').set({ status }).where('email', '=', vera).execute()
    await set('disabled')
    await refused(search)
    await set('active')
  })

  test('and recorded', async () => {
    await refused('?state=x')
    const events = await service.db
      .selectFrom('securityEvent')
      .select('detail')
      .where('event', '=', 'ssoRefused')
      .execute()
    expect(events.length).toBeGreaterThan(0)
  })
})
