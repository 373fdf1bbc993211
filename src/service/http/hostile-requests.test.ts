import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import fastify from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { atEnd } from '#testing/at-end.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'
import { sendProblem, toServiceError } from './problem.ts'
import { serveWebApp } from './web-app.ts'

const kpi = '/v1/construction/kpi'
const json = { 'content-type': 'application/json' }
let service: TestService
let user: TestUser
beforeAll(async () => {
  service = await buildService()
  user = await service.signIn()
})

describe('a body', () => {
  const { layers } = buildConstruction()
  const bytes = Buffer.from(JSON.stringify(layers))

  test.each([
    ['gzip', Buffer.from('not gzip'), 400, 'malformedBody'],
    ['gzip', gzipSync(bytes).subarray(0, 20), 400, 'malformedBody'],
    ['zstd-of-tomorrow', bytes, 415, 'unsupportedMediaType'],
    ['gzip, gzip', gzipSync(gzipSync(bytes)), 415, 'unsupportedMediaType'],
    ['gzip', gzipSync(Buffer.alloc(2_000_000, ' ')), 413, 'bodyTooLarge'],
  ])(
    'packed as %s that cannot be unpacked, or is too large then, is refused',
    async (coding, payload, status, code) => {
      const headers = { ...json, 'content-encoding': coding }
      const response = await user.call({ method: 'POST', url: kpi, headers, payload })
      expect([response.statusCode, errorOf(response).code]).toEqual([status, code])
    },
  )

  test('packed well is read', async () => {
    const headers = { ...json, 'content-encoding': 'gzip' }
    const response = await user.call({ method: 'POST', url: kpi, headers, payload: gzipSync(bytes) })
    expect(response.statusCode).toBe(200)
  })

  test('in another encoding than UTF-8 is refused: no text is stored with characters nobody sent', async () => {
    const payload = Buffer.from(JSON.stringify(buildConstruction({ name: 'Außenwand' })), 'latin1')
    const response = await user.call({ method: 'POST', url: '/v1/construction/custom', headers: json, payload })
    expect([response.statusCode, errorOf(response).code]).toEqual([400, 'malformedBody'])
  })
})

describe('methods', () => {
  test.each([
    ['HEAD', '/v1/auth/password/verify?token=a&type=signUp', 'GET, OPTIONS'],
    ['TRACE', '/v1/construction/list', 'GET, HEAD, OPTIONS'],
    ['HEAD', '/v1/construction/kpi', 'POST, OPTIONS'],
    ['DELETE', '/v1/openapi.json', 'GET, HEAD, OPTIONS'],
  ] as const)('%s %s is not offered, and what is offered is told', async (method, url, allow) => {
    const response = await service.call({ method, url })
    expect([response.statusCode, response.headers.allow]).toEqual([405, allow])
  })
})

test('links of a page keep a search that holds a question mark', async () => {
  const url = '/v1/construction/list?query=was?&customTake=2'
  const { headers } = await user.call({ method: 'GET', url })
  expect(headers['link']).toContain('?query=was%3F&customTake=2&page=1>; rel="first"')
})

test('an address that leads out of the files of the app, or to a directory, is nothing and no fault', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'aufbau-web-'))
  mkdirSync(path.join(directory, 'assets'))
  writeFileSync(path.join(directory, 'index.html'), '<html><head></head></html>')
  atEnd(() => rmSync(directory, { recursive: true }))
  const app = fastify({ routerOptions: { ignoreTrailingSlash: false } })
  app.decorateRequest('limitFields', undefined)
  app.setErrorHandler((thrown, request, reply) => sendProblem(request, reply, { thrown, fields: {} }))
  const pages = { legalNotice: undefined, privacy: undefined, about: undefined, contentReport: undefined }
  const limit = async () => ({ RateLimit: '', 'RateLimit-Policy': '' })
  await serveWebApp(app, { directory, pages, secure: false, limit })
  for (const url of ['/v1//construction', '//other.example', '/assets/', '/a%00b', '/..%2f..%2fetc'])
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404])
  await app.close()
})

test('a database with too much to do is told as such: what lost against others or took too long may be asked again', () => {
  for (const code of ['40001', '40P01', '57014']) {
    const error = toServiceError(Object.assign(new Error('database'), { code }))
    expect([error.code, error.headers]).toEqual(['unavailable', { 'Retry-After': '1' }])
  }
})
