import http, { type IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildConstruction } from '#testing/constructions.ts'
import { buildProject } from '#testing/projects.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

const json = { 'content-type': 'application/json' }
let service: TestService
let user: TestUser
let port: string
beforeAll(async () => {
  service = await buildService()
  user = await service.signIn()
  port = new URL(await service.app.listen({ port: 0, host: '127.0.0.1' })).port
})

const post = (url: string, payload: string, headers = {}) =>
  user.call({ method: 'POST', url, headers: { ...json, ...headers }, payload })

describe('a body of more than 256 KiB', () => {
  const { layers } = buildConstruction()
  const walls = Array.from({ length: 120 }, (_, at) => ({
    type: 'outerWall',
    name: `Wand ${at}`,
    description: 'x'.repeat(1_999),
    layers,
    code: null,
  }))
  const large = JSON.stringify(walls) + ' '.repeat(100_000)

  test('is read as a small one is, null for what was not given too', async () => {
    expect(large.length).toBeGreaterThan(256 * 1024)
    const response = await post('/v1/construction/import', large)
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json()).toHaveLength(120)
  })

  test.each([
    ['as it is', (bytes: Buffer) => bytes, {}],
    ['packed', (bytes: Buffer) => gzipSync(bytes, { level: 0 }), { 'content-encoding': 'gzip' }],
  ])('is read %s over a line that brings it piece by piece', async (_how, pack, headers) => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const authorization = `Bearer ${user.sessionId}`
    const request = http.request({ port, method: 'POST', path: '/v1/construction/import' }, resolve).on('error', reject)
    for (const [name, value] of Object.entries({ ...json, ...headers, authorization })) request.setHeader(name, value)
    const bytes = pack(Buffer.from(large))
    for (let at = 0; at < bytes.length; at += 50_000) {
      request.write(bytes.subarray(at, at + 50_000))
      await setImmediate()
    }
    request.end()
    const response = await promise
    const read = (await response.setEncoding('utf8').toArray()).join('')
    expect(response.statusCode, read).toBe(200)
    expect(JSON.parse(read)).toHaveLength(120)
  })

  test('is known again by its key', async () => {
    const headers = { 'idempotency-key': 'large' }
    const project = JSON.stringify(buildProject({ name: 'Groß' })) + ' '.repeat(300_000)
    const first = await post('/v1/project', project, headers)
    expect(first.statusCode, first.body).toBe(201)
    const again = await post('/v1/project', project, headers)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(again.json()).toMatchObject({ id: first.json<{ id: string }>().id })
  })

  test.each([
    ['brackets alone', '['.repeat(4 * 1024 ** 2 - 1)],
    ['brackets where text is cheap', `{"name":"${'a'.repeat(300_000)}","x":${'['.repeat(100)}`],
    ['a million values', `[${'{},'.repeat(500_000)}{}]`],
    ['no JSON', 'x'.repeat(300_000)],
    ['a way into prototypes', `{"__proto__":{"a":1},"name":"${'a'.repeat(300_000)}"}`],
  ])('that holds %s is refused', async (_what, payload) => {
    const response = await post('/v1/project', payload)
    expect([response.statusCode, errorOf(response).code]).toEqual([400, 'malformedBody'])
  })

  test('names a hundred faults at most, fields nobody knows too', async () => {
    const fields = Object.fromEntries(Array.from({ length: 250_000 }, (_, at) => [`f${at}`, at]))
    const response = await post('/v1/project', JSON.stringify(fields))
    expect(response.statusCode).toBe(400)
    expect(errorOf(response).details).toHaveLength(100)
    const rows = Array.from({ length: 30_000 }, () => ({ a: 1 }))
    const others = await post('/v1/project', JSON.stringify({ ...buildProject(), elements: rows }))
    expect(errorOf(others).details.length).toBeLessThanOrEqual(100)
  })

  test('says its place of texts that cannot be stored', async () => {
    const project = buildProject({ name: 'A\u0000', description: 'a'.repeat(1_000) })
    const response = await post('/v1/project', JSON.stringify(project) + ' '.repeat(300_000))
    expect(errorOf(response).details).toMatchObject([{ path: '/name', code: 'wrongFormat' }])
  })

  test('is taken four at once of one user', async () => {
    const sent = Array.from({ length: 8 }, () => post('/v1/project', `[${' '.repeat(300_000)}]`))
    const codes = (await Promise.all(sent)).map((response) => response.statusCode)
    expect(codes.filter((code) => code === 429)).toHaveLength(4)
    expect((await post('/v1/project', JSON.stringify(buildProject()))).statusCode).toBe(201)
  })
})

test('a small body that nests deep is refused as malformed', async () => {
  const response = await post('/v1/construction/kpi', '['.repeat(250_000))
  expect([response.statusCode, errorOf(response).code]).toEqual([400, 'malformedBody'])
})
