import { beforeAll, describe, expect, test } from 'vitest'
import { buildConstruction } from '#testing/constructions.ts'
import { buildService, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
const who = {} as Record<'user' | 'supplier' | 'admin outside' | 'admin inside', TestUser>
beforeAll(async () => {
  service = await buildService()
  who.user = await service.signIn()
  who.supplier = await service.signIn({ policies: ['supplier'] })
  who['admin outside'] = await service.signIn({ email: 'chef@buero.example', policies: ['admin'] })
  who['admin inside'] = await service.signIn({ email: 'chefin@aufbau.example', policies: ['admin'] })
})

const base = '/v1/standard-construction'
const tag = { 'if-match': '"1"' }
const routes = [
  ['GET list', 200, () => ({ method: 'GET', url: `${base}/list` })],
  ['POST draft', 201, () => ({ method: 'POST', url: `${base}/draft`, payload: buildConstruction() })],
  ['GET one', 200, ({ id }) => ({ method: 'GET', url: `${base}/${id}` })],
  ['GET versions', 200, ({ id }) => ({ method: 'GET', url: `${base}/${id}/versions` })],
  [
    'POST draft of one',
    201,
    ({ id }) => ({ method: 'POST', url: `${base}/${id}/draft`, payload: { from: 'published' } }),
  ],
  [
    'POST publish',
    200,
    ({ prepared }) => ({
      method: 'POST',
      url: `${base}/${prepared}/publish`,
      headers: tag,
      payload: { note: 'Neu', replaces: null },
    }),
  ],
  ['DELETE draft', 204, ({ prepared }) => ({ method: 'DELETE', url: `${base}/${prepared}/draft`, headers: tag })],
  ['POST withdraw', 204, ({ id }) => ({ method: 'POST', url: `${base}/${id}/withdraw`, headers: tag })],
] as const satisfies readonly (readonly [
  string,
  number,
  (ids: { id: string; prepared: string }) => Parameters<TestService['call']>[0],
])[]

/** A published standard construction, and one that is prepared. */
async function twoOf(admin: TestUser) {
  const payload = buildConstruction()
  const made = await admin.call({ method: 'POST', url: '/v1/construction/standard', payload })
  const draft = await admin.call({ method: 'POST', url: `${base}/draft`, payload })
  return { id: made.json<{ id: string }>().id, prepared: draft.json<{ draftOf: string }>().draftOf }
}

describe.each(routes)('%s', (_name, allowed, request) => {
  test.each([
    ['anonymous', 401],
    ['a bad token', 401],
    ['user', 403],
    ['supplier', 403],
    ['admin outside', 403],
    ['admin inside', allowed],
  ] as const)('for %s answers %i', async (caller, status) => {
    const asked = request(await twoOf(who['admin inside']))
    const headers = { ...('headers' in asked ? asked.headers : {}) }
    const response =
      caller === 'anonymous'
        ? await service.call(asked)
        : caller === 'a bad token'
          ? await service.call({ ...asked, headers: { ...headers, authorization: 'Bearer nobody' } })
          : await who[caller].call(asked)
    expect([response.statusCode, response.body === '' ? '' : response.statusCode]).toEqual([
      status,
      response.body === '' ? '' : status,
    ])
  })
})

test('whoever may not look learns nothing from an id', async () => {
  const { id } = await twoOf(who['admin inside'])
  const [known, unknown] = await Promise.all(
    [id, '0192a000-0000-7000-8000-00000000dead'].map((one) => who.user.call({ method: 'GET', url: `${base}/${one}` })),
  )
  expect(known?.statusCode).toBe(unknown?.statusCode)
  expect(known?.json<{ code: string }>().code).toBe(unknown?.json<{ code: string }>().code)
})

test('what is not there is not found by administrators', async () => {
  const missing = '0192a000-0000-7000-8000-00000000dead'
  for (const [name, , request] of routes.slice(2)) {
    const response = await who['admin inside'].call(request({ id: missing, prepared: missing }))
    expect([name, response.statusCode]).toEqual([name, 404])
  }
})
