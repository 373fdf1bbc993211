import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let user: TestUser
beforeAll(async () => {
  service = await buildService({ RATE_LIMIT_PUBLIC: '10000', RATE_LIMIT_STRICT: '10000', LOG_LEVEL: 'info' })
  user = await service.signIn()
})

const login = '/v1/auth/password/login'
const json = { 'content-type': 'application/json' }

describe('every route', () => {
  // whoever asks for a report that nobody keeps is told what an unknown path is told
  const asked = Object.entries(operations).filter(([name]) => name !== 'readVerification')
  test.each(asked)('%s exists at its path and method', async (_name, { method, path }) => {
    const url = path.replace(/\{\w+\}/g, 'x')
    const response = await service.call({ method, url })
    expect([404, 405]).not.toContain(response.statusCode)
  })

  test.each(Object.entries(operations).filter(([, { auth }]) => auth === 'session'))(
    '%s needs a session',
    async (_name, { method, path }) => {
      for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: 'Basic YTpi' }]) {
        const response = await service.call({ method, url: path.replace(/\{\w+\}/g, 'x'), headers })
        expect(response.statusCode).toBe(401)
        expect(response.headers['www-authenticate']).toBe('Bearer')
        expect(errorOf(response).code).toBe('unauthenticated')
      }
    },
  )
})

describe('media types', () => {
  test.each([
    ['application/json', 'application/json; x-api-version=1'],
    ['text/json', 'text/json; x-api-version=1'],
    ['text/plain', 'text/plain; x-api-version=1'],
    ['text/plain; x-api-version=1', 'text/plain; x-api-version=1'],
    ['text/html, text/*;q=0.5', 'text/json; x-api-version=1'],
    ['application/json;q=0.2, text/plain', 'text/plain; x-api-version=1'],
    ['*/*', 'application/json; x-api-version=1'],
    ['', 'application/json; x-api-version=1'],
  ])('Accept %s is answered as %s', async (accept, expected) => {
    const response = await service.call({ method: 'POST', url: login, headers: { ...json, accept }, payload: '{}' })
    expect(response.headers['content-type']).toBe(expected)
    expect(errorOf(response).code).toBe('invalidRequest')
  })

  test.each(['image/png', 'application/json; x-api-version=2', 'application/json;q=0'])(
    'Accept %s cannot be served',
    async (accept) => {
      const response = await user.call({ method: 'GET', url: '/v1/auth/test/token', headers: { accept } })
      expect([response.statusCode, errorOf(response).code]).toEqual([406, 'notAcceptable'])
    },
  )

  test.each([
    'application/json',
    'application/json; x-api-version=1',
    'text/json; x-api-version="1"',
    'application/vnd.aufbau+json;x-api-version=1',
    'application/json; charset=UTF-8',
  ])('a body of %s is read', async (type) => {
    const response = await service.call({
      method: 'POST',
      url: login,
      headers: { 'content-type': type },
      payload: '[]',
    })
    expect(errorOf(response)).toMatchObject({ code: 'invalidRequest', details: [{ path: '', code: 'wrongType' }] })
  })

  test.each([
    ['text/plain', 415, 'unsupportedMediaType'],
    ['application/xml', 415, 'unsupportedMediaType'],
    ['application/json; charset=utf-16', 415, 'unsupportedMediaType'],
    ['application/json; x-api-version=2', 400, 'unsupportedApiVersion'],
  ])('a body of %s is refused with %i', async (type, status, code) => {
    const response = await service.call({
      method: 'POST',
      url: login,
      headers: { 'content-type': type },
      payload: '{}',
    })
    expect([response.statusCode, errorOf(response).code]).toEqual([status, code])
  })
})

describe('bad requests', () => {
  test('broken JSON is malformed', async () => {
    const response = await service.call({ method: 'POST', url: login, headers: json, payload: '{"a":' })
    expect([response.statusCode, errorOf(response).code]).toEqual([400, 'malformedBody'])
  })

  test.each(['{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}'])(
    '%s reaches no prototype',
    async (payload) => {
      const response = await service.call({ method: 'POST', url: login, headers: json, payload })
      expect(response.statusCode).toBe(400)
      expect(({} as { x?: number }).x).toBeUndefined()
    },
  )

  test('a missing body is named as missing', async () => {
    for (const headers of [{}, json]) {
      const response = await service.call({ method: 'POST', url: login, headers })
      expect(errorOf(response).details).toEqual([{ path: '', code: 'required', message: 'Diese Angabe fehlt.' }])
    }
  })

  test('every fault of a request is named at once, in English where asked', async () => {
    const response = await user.call({
      method: 'POST',
      url: '/v1/construction/kpi?locale=fr_FR&foo=1',
      headers: { 'accept-language': 'en-GB,de;q=0.5' },
      payload: [
        { materialId: 'x', thickness: -0.1 },
        { materialId: 'x', thickness: 6, colour: 'red' },
        { thickness: '0.1', materialId: 'x', framing: { materialId: 'y', width: 0.6, spacing: 0.6 } },
        { materialId: 'x' },
      ],
    })
    const { details } = errorOf(response)
    expect(Object.fromEntries(details.map(({ path, code, message }) => [path, [code, message]]))).toEqual({
      'query.locale': ['notInList', 'Allowed are: de_DE, en_GB.'],
      'query.foo': ['unknownField', 'There is no such field.'],
      '/0/thickness': ['tooSmall', 'The value must be at least 0.000001 and at most 5.'],
      '/1/thickness': ['tooBig', 'The value must be at least 0.000001 and at most 5.'],
      '/1/colour': ['unknownField', 'There is no such field.'],
      '/2/thickness': ['wrongType', 'Expected is a finite number, at least 0.000001 and at most 5.'],
      '/2/framing/width': ['contradicts', 'This value contradicts another one.'],
      '/3/thickness': ['required', 'This value is missing.'],
    })
  })

  test('61 layers are too many', async () => {
    const payload = Array.from({ length: 61 }, () => ({ materialId: 'x', thickness: 0.1 }))
    const response = await user.call({ method: 'POST', url: '/v1/construction/kpi', payload })
    expect(errorOf(response).details).toEqual([
      { path: '', code: 'tooMany', message: 'Erlaubt sind mindestens 1 und höchstens 60 Einträge.' },
    ])
  })

  test('1 MB is too large for a construction, 17 KiB for signing in', async () => {
    const large = await user.call({
      method: 'POST',
      url: '/v1/construction/kpi',
      headers: json,
      payload: JSON.stringify(['x'.repeat(1_000_000)]),
    })
    const small = await service.call({
      method: 'POST',
      url: login,
      headers: json,
      payload: `"${'x'.repeat(17 * 1024)}"`,
    })
    expect([large.statusCode, errorOf(large).code]).toEqual([413, 'bodyTooLarge'])
    expect([small.statusCode, errorOf(small).code]).toEqual([413, 'bodyTooLarge'])
  })

  test('an id of another form is of nothing', async () => {
    const response = await user.call({ method: 'GET', url: '/v1/construction/custom/7' })
    expect([response.statusCode, errorOf(response).code]).toEqual([404, 'notFound'])
  })
})

describe('paths and methods', () => {
  test.each([
    ['GET', login, 'POST, OPTIONS'],
    ['POST', '/v1/construction/list', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/v1/construction/custom/0198c0de-0000-7000-8000-000000000001', 'GET, HEAD, PUT, OPTIONS'],
    ['GET', '/v1/construction/batch', 'DELETE, OPTIONS'],
  ] as const)('%s %s is not allowed', async (method, url, allow) => {
    const response = await service.call({ method, url })
    expect([response.statusCode, errorOf(response).code, response.headers.allow]).toEqual([
      405,
      'methodNotAllowed',
      allow,
    ])
  })

  test.each(['/v1', '/v1/nothing', '/v1/construction/a/b/c/d', '/nothing', '/%zz', '/v1/%E0%A4%A'])(
    '%s does not exist, and says so with the header fields of the API',
    async (url) => {
      const response = await service.call({ method: 'GET', url, headers: { accept: 'text/plain' } })
      expect([response.statusCode, errorOf(response).code]).toEqual([404, 'notFound'])
      expect(response.headers['content-type']).toBe('text/plain; x-api-version=1')
      expect(response.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
        'x-trace-id': expect.stringMatching(/^[0-9a-f]{32}$/),
      })
    },
  )
})

describe('correlation and headers', () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'

  test('the trace id of traceparent is in header, error and log', async () => {
    const response = await service.call({
      method: 'GET',
      url: '/v1/nothing?email=ada@buero.example',
      headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` },
    })
    expect([response.headers['x-trace-id'], errorOf(response).traceId]).toEqual([trace, trace])
    const lines = service.log.filter((line) => line.includes(trace))
    expect(lines).toHaveLength(1)
    expect(lines.join()).not.toContain('ada@')
  })

  test('without traceparent every answer has a trace id of its own', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await service.call({ method: 'GET', url: '/health/live' })).headers['x-trace-id']),
    )
    expect(new Set(ids).size).toBe(2)
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/)
  })

  test('API answers may neither run, be sniffed nor be framed, and sign-in answers are not stored', async () => {
    const { headers } = await service.call({ method: 'POST', url: login, headers: json, payload: '{}' })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
  })
})

test('health tells live and ready', async () => {
  const answers = await Promise.all(
    ['live', 'ready'].map((url) => service.call({ method: 'GET', url: `/health/${url}` })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
})
