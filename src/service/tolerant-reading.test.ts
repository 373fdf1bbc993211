import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { buildConstruction, timberWall } from '#testing/constructions.ts'
import { errorOf } from '#testing/service.ts'

/** What clients send that were written from the given page alone, or generated from the document. */
let service: AccountsService
let ada: Record<string, string>
let ben: Record<string, string>
let refreshToken: string
beforeAll(async () => {
  service = await buildAccountsService()
  ada = bearer(await service.login('architektin@buero.example'))
  const signedIn = await service.login('architekt@buero.example')
  ben = bearer(signedIn)
  refreshToken = signedIn.refreshToken ?? ''
})
const get = (path: string, headers = ada) => service.get(`/v1/${path}`, headers)
const post = (path: string, body: unknown, headers = ada) =>
  service.call({
    method: 'POST',
    url: `/v1/${path}`,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
const make = async (more: object = {}) =>
  (await post('construction/custom', buildConstruction(more))).json<{ id: string; version: number }>()

describe('addresses and queries', () => {
  test('third-party is read beside thirdParty, in paths and queries', async () => {
    for (const path of ['construction/count/third-party', 'construction/list?ownership=Third-Party'])
      expect((await get(path)).statusCode, path).toBe(200)
    const counts = await Promise.all(['third-party', 'thirdParty'].map((one) => get(`construction/count/${one}`)))
    expect(new Set(counts.map(({ body }) => body)).size).toBe(1)
  })

  test('empty parameters count as absent, and _ is ignored', async () => {
    const response = await get('construction/list?ownership=&query=&page=&customTake=&type=&tags=&_=1722')
    expect([response.statusCode, response.headers['x-page-size']]).toEqual([200, '25'])
    expect((await post('construction/kpi?constructionType=', timberWall())).statusCode).toBe(200)
  })

  test('any other unknown parameter is refused on every route', async () => {
    for (const path of ['construction/list', 'auth/me', 'construction/count/custom', 'auth/password/policies']) {
      const response = await get(`${path}?colour=red`)
      expect([path, response.statusCode, errorOf(response).details]).toMatchObject([
        path,
        400,
        [{ path: 'query.colour', code: 'unknownField' }],
      ])
    }
  })

  test('more than 200 a page are 200, and X-Page-Size says so', async () => {
    const response = await get('construction/list?customTake=1000')
    expect([response.statusCode, response.headers['x-page-size']]).toEqual([200, '200'])
    expect((await get('construction/list?customTake=0')).statusCode).toBe(400)
  })

  test('an id of another form is of a thing that is not there', async () => {
    for (const path of ['construction/custom/7', 'construction/standard/kpi/x', 'construction/share?id=7']) {
      const response = await get(path)
      expect([path, response.statusCode, errorOf(response).code]).toEqual([path, 404, 'notFound'])
    }
  })

  test('x-api-version=1.0 is the same as 1', async () => {
    const response = await service.call({
      method: 'POST',
      url: '/v1/construction/kpi',
      payload: JSON.stringify(timberWall()),
      headers: {
        ...ada,
        'content-type': 'application/json; x-api-version=1.0',
        accept: 'text/json; x-api-version=1.0',
      },
    })
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/json; x-api-version=1'])
  })

  test('health is told under the prefix, too', async () => {
    expect((await get('health/live')).json()).toEqual({ status: 'live' })
    expect((await get('health/ready')).json()).toEqual({ status: 'ready' })
  })
})

describe('bodies', () => {
  test('null stands for an optional field that is not given, at any depth', async () => {
    const layer = { materialId: 'osb', thickness: 0.02, framing: null, overrides: null, state: null }
    const nulls = { description: null, tags: null, code: null, translations: null, settings: null, release: null }
    const response = await post('construction/custom', buildConstruction({ ...nulls, layers: [layer] } as object))
    expect([response.statusCode, response.json()]).toMatchObject([200, { description: '', tags: [] }])
    const refused = await post('construction/custom', { ...buildConstruction(), name: null })
    expect(errorOf(refused).details).toMatchObject([{ path: '/name', code: 'wrongType' }])
  })

  test('what was read can be created again, and written back with the tag of its version', async () => {
    const { id } = await make({ name: 'Vorlage' })
    const read = await get(`construction/custom/${id}`)
    const again = await post('construction/custom', read.json(), ben)
    expect([again.statusCode, again.json()]).toMatchObject([200, { name: 'Vorlage', version: 1 }])
    expect(again.json().id).not.toBe(id)
    const replace = (payload: object) =>
      service.call({
        method: 'PUT',
        url: `/v1/construction/custom/${id}`,
        payload,
        headers: { ...ada, 'if-match': String(read.headers.etag) },
      })
    expect(errorOf(await replace({ ...read.json(), id: again.json().id })).details).toMatchObject([
      { path: '/id', code: 'contradicts' },
    ])
    const written = await replace({ ...read.json(), version: 7, permission: 'view', owner: null, figures: undefined })
    expect([written.statusCode, written.json()]).toMatchObject([200, { version: 2, permission: 'owner' }])
  })

  test('a word is the same whether its marks are written apart or not, in a body, escaped, and in a query', async () => {
    const apart = 'Grün'.normalize('NFD')
    const made = (await post('construction/custom', buildConstruction({ name: apart, tags: [apart] }))).json()
    expect([made.name, made.tags]).toEqual(['Grün', ['Grün']])
    const escaped = JSON.stringify(buildConstruction({ tags: [apart] })).replaceAll('\u0308', '\\u0308')
    const sent = { method: 'POST', url: '/v1/construction/custom', payload: escaped } as const
    const other = (await service.call({ ...sent, headers: { ...ada, 'content-type': 'application/json' } })).json()
    expect(other.tags).toEqual(['Grün'])
    const found = await get(`construction/list?ownership=custom&tags=${encodeURIComponent(apart)}`)
    const ids = new Set(found.json().map(({ id }: { id: string }) => id))
    expect(ids).toEqual(new Set([made.id, other.id]))
  })

  test('data that a caller says it was assessed with is not believed', async () => {
    const forged = { release: 'OBD_2024_I', at: '2020-01-01T00:00:00.000Z', datasets: [] }
    const made = (await post('construction/custom', { ...buildConstruction(), assessedWith: forged })).json()
    expect(made.assessedWith).toMatchObject({ release: 'OBD_2020_II' })
  })

  test.each([undefined, {}, null, { refreshToken: 'another' }])(
    'beside a good refresh token in the header a body of %j changes nothing',
    async (body) => {
      const response = await service.call({
        method: 'POST',
        url: '/v1/auth/refresh',
        headers: {
          'x-refresh-token': refreshToken,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      })
      expect(response.statusCode, response.body).toBe(200)
      refreshToken = response.json().refreshToken
    },
  )

  test('without a type of construction an outer wall is assessed, and the answer says so', async () => {
    expect((await post('construction/kpi', timberWall())).json()).toMatchObject({ constructionType: 'outerWall' })
    expect((await post('construction/kpi?constructionType=flatRoof', timberWall())).json()).toMatchObject({
      constructionType: 'flatRoof',
    })
  })
})

describe('entity tags', () => {
  const permit = (id: string, permission: string) =>
    post(`construction/share?id=${id}`, { 'architekt@buero.example': permission })

  test('change with the right, the owner’s name and the account', async () => {
    const { id } = await make()
    await permit(id, 'view')
    const path = `construction/custom/${id}`
    const tag = String((await get(path, ben)).headers.etag)
    expect((await get(path, { ...ben, 'if-none-match': tag })).statusCode).toBe(304)
    expect((await get(path, { ...ada, 'if-none-match': tag })).statusCode).toBe(200)
    await permit(id, 'edit')
    const changed = await get(path, { ...ben, 'if-none-match': tag })
    expect([changed.statusCode, changed.json()]).toMatchObject([200, { permission: 'edit' }])
    const edited = String(changed.headers.etag)
    await service.call({ method: 'PUT', url: '/v1/auth/me', payload: { name: 'Ada Neu' }, headers: ada })
    expect((await get(path, { ...ben, 'if-none-match': edited })).json()).toMatchObject({ owner: { name: 'Ada Neu' } })
    await permit(id, 'none')
    expect((await get(path, { ...ben, 'if-none-match': edited })).statusCode).toBe(404)
  })
})

test('what others shared is in the list of shared ones only, and can be read', async () => {
  const { id } = await make({ name: 'Nur geteilt' })
  await post(`construction/share?id=${id}`, { 'architekt@buero.example': 'view' })
  const ids = async (path: string) => (await get(path, ben)).json<{ id: string }[]>().map((one) => one.id === id)
  for (const ownership of ['custom', 'standardAndCustom'])
    expect(await ids(`construction/list?ownership=${ownership}&query=Nur geteilt`)).toEqual([])
  expect(await ids('construction/shared/list?query=Nur geteilt')).toEqual([true])
  expect((await get(`construction/custom/${id}`, ben)).statusCode).toBe(200)
})

describe('refusals', () => {
  test('whom a route does not exist for hears that before anything of the body', async () => {
    for (const [path, body] of [
      ['access-key', {}],
      ['construction/standard', {}],
      ['standard-construction/draft', { type: 7 }],
    ] as const)
      expect([path, (await post(path, body)).statusCode]).toEqual([path, 403])
  })

  test('a token that is missing, malformed, expired or revoked is told apart', async () => {
    const challenge = async (headers: Record<string, string>) => {
      const response = await get('auth/me', headers)
      return [response.statusCode, errorOf(response).code, response.headers['www-authenticate']]
    }
    const told = (code: string) => [401, code, `Bearer error="invalid_token", error_description="${code}"`]
    expect(await challenge({})).toEqual([401, 'unauthenticated', 'Bearer'])
    expect(await challenge({ authorization: 'Bearer junk' })).toEqual(told('tokenMalformed'))
    const signedIn = await service.login('hersteller@dritte.example')
    await post('auth/logout', {}, { 'x-refresh-token': signedIn.refreshToken ?? '' })
    expect(await challenge(bearer(signedIn))).toEqual(told('sessionEnded'))
  })
})

test('sharing wakes the outbox', async () => {
  const { id } = await make()
  const wake = vi.spyOn(service.accounts.post, 'wake')
  await post(`construction/share?id=${id}`, { 'neu@dritte.example': 'view' })
  expect(wake).toHaveBeenCalled()
})
