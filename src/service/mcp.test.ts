import path from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Reply } from '#client/index.ts'
import { httpServer } from '#mcp/serve-http.ts'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { buildConstruction, timberWall } from '#testing/constructions.ts'

let service: AccountsService
let baseUrl: string
const keys: Record<string, string> = {}
const page = 'https://models.buero.example'
const server = () => httpServer({ baseUrl, origins: [page] })
let http: ReturnType<typeof server>
let address: string
beforeAll(async () => {
  service = await buildAccountsService()
  baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' })
  const admin = bearer(await service.login('admin@aufbau.example'))
  for (const email of ['architektin@buero.example', 'architekt@buero.example']) {
    const made = await service.post('/v1/access-key', { name: 'Model', email }, admin)
    keys[email] = made.json<{ accessKey: string }>().accessKey
  }
  http = server()
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve)
  })
  const { port } = http.address() as { port: number }
  address = `http://127.0.0.1:${port}/mcp`
})
const clients: Client[] = []
afterAll(async () => {
  for (const client of clients) await client.close()
  http.close()
})

const overStdio = (email: string) =>
  new StdioClientTransport({
    command: process.execPath,
    args: ['src/mcp/main.ts'],
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { AUFBAU_URL: baseUrl, AUFBAU_ACCESS_KEY: keys[email] ?? '' },
  })
const overHttp = (email: string) =>
  new StreamableHTTPClientTransport(new URL(address), {
    requestInit: { headers: { authorization: `Bearer ${keys[email]}` } },
  })

type Transports = typeof overStdio | typeof overHttp
/** The protocol's own client, as `email`. */
async function opened(transport: Transports, email = 'architektin@buero.example') {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport(email))
  const use = async (name: string, given: Record<string, unknown>) => {
    const answer = await client.callTool({ name, arguments: given })
    const [first] = answer.content as { text: string }[]
    return { isError: answer.isError === true, text: first?.text ?? '', content: answer.structuredContent as never }
  }
  clients.push(client)
  return { client, use }
}

describe.each<[how: string, transport: Transports]>([
  ['standard input and output', overStdio],
  ['streamable HTTP', overHttp],
])('over %s', (how, transport) => {
  test('a model searches, assesses, keeps, finds again and compares', async () => {
    const model = await opened(transport)
    const { tools } = await model.client.listTools()
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      'assess',
      'compare',
      'create_construction',
      'propose',
      'read_construction',
      'search_constructions',
      'search_materials',
    ])
    const materials = await model.use('search_materials', { query: 'Zellulose' })
    expect(materials.text).toContain('cellulose_blown')
    const figures = await model.use('assess', { type: 'outerWall', layers: timberWall() })
    expect(figures.content).toMatchObject({ constructionType: 'outerWall', thermal: { uValue: expect.any(Number) } })
    const ids: string[] = []
    for (const name of [`Erste ${how}`, `Zweite ${how}`]) {
      const make = () => model.use('create_construction', { ...buildConstruction({ name }), idempotencyKey: name })
      const made = [await make(), await make()].map(({ content }) => (content as { id: string }).id)
      expect(new Set(made).size).toBe(1)
      ids.push(made[0] ?? '')
    }
    const found = await model.use('search_constructions', { query: `Erste ${how}`, ownership: 'custom' })
    expect(found.content).toMatchObject({ total: 1, constructions: [{ id: ids[0], name: `Erste ${how}` }] })
    expect((await model.use('compare', { ids })).content).toMatchObject({ baselineId: ids[0] })
    expect((await model.use('compare', { ids, equal: 'uValue:0.2' })).content).toMatchObject({
      normalised: { value: 0.2, items: [{ reason: null }, { reason: null }] },
    })
    expect((await model.use('read_construction', { ownership: 'custom', id: ids[0] })).content).toMatchObject({
      layers: timberWall(),
    })
  })

  test('it asks for proposals and hears in which place a goal cannot be', async () => {
    const { use } = await opened(transport)
    const goals = [{ quantity: 'uValue', relation: 'atMost', limit: 0.15 }]
    const asked = { type: 'outerWall', layers: timberWall(), goals, maxProposals: 3 }
    const { proposals } = (await use('propose', asked)).content as Reply<'optimiseConstruction'>
    expect(proposals.length).toBeGreaterThan(0)
    for (const { figures } of proposals) expect(figures.uValue).toBeLessThanOrEqual(0.15)
    const wrong = await use('propose', {
      ...asked,
      goals: [...goals, { ...goals[0], relation: 'atLeast', limit: 0.3 }],
    })
    expect(wrong).toMatchObject({ isError: true, text: expect.stringContaining('/goals/1/limit') as string })
  })

  test('it may what its key may, and hears what was wrong', async () => {
    const model = await opened(transport)
    const other = await opened(transport, 'architekt@buero.example')
    const made = await model.use('create_construction', { ...buildConstruction({ name: 'Privat' }) })
    const { id } = made.content as { id: string }
    const elsewhere = await other.use('read_construction', { ownership: 'custom', id })
    expect([elsewhere.isError, elsewhere.text]).toEqual([true, expect.stringMatching(/^notFound: /)])
    const layers = [{ materialId: 'unobtainium', thickness: 0.1 }]
    const unknown = await model.use('assess', { type: 'outerWall', layers })
    expect([unknown.isError, unknown.text]).toEqual([true, expect.stringContaining('/0/materialId')])
    const tooThick = await model.use('assess', { type: 'outerWall', layers: [{ materialId: 'osb', thickness: 50 }] })
    expect([tooThick.isError, tooThick.text]).toEqual([true, expect.stringContaining('thickness')])
  })
})

describe('over HTTP, refused is', () => {
  const ask = (headers: Record<string, string>, body = '{}', method = 'POST') =>
    fetch(address, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method === 'POST' && { body }),
    })
  const known = () => ({ authorization: `Bearer ${keys['architektin@buero.example']}` })
  test.each<[what: string, status: number, asked: () => Promise<Response>]>([
    ['whoever brings no key', 401, () => ask({})],
    ['a session token in place of a key', 401, () => ask({ authorization: 'Bearer eyJ.a.b' })],
    ['a page of another origin', 403, () => ask({ ...known(), origin: 'https://evil.example' })],
    ['another method', 405, () => ask(known(), '', 'GET')],
    ['what is no JSON', 400, () => ask(known(), '{')],
    ['a message without end', 413, () => ask(known(), `"${'x'.repeat(1_100_000)}"`)],
  ])('%s', async (_what, status, asked) => {
    expect((await asked()).status).toBe(status)
  })

  test('a key that may only read, where something would be kept', async () => {
    const owner = bearer(await service.login('architektin@buero.example'))
    const made = await service.post('/v1/access-key/own', { name: 'Reads', scopes: ['read'] }, owner)
    keys['reads'] = made.json<{ accessKey: string }>().accessKey
    const model = await opened(overHttp, 'reads')
    expect((await model.use('assess', { type: 'outerWall', layers: timberWall() })).isError).toBe(false)
    const name = 'Nur gelesen'
    const refused = await model.use('create_construction', { ...buildConstruction({ name }) })
    expect([refused.isError, refused.text]).toEqual([true, expect.stringMatching(/^forbidden/)])
    const found = await model.use('search_constructions', { query: name, ownership: 'custom' })
    expect(found.content).toMatchObject({ total: 0 })
  })

  test('a key that is none, by the service', async () => {
    keys['nobody'] = 'ak_0000000000000000_'.padEnd(63, 'x')
    const model = await opened(overHttp, 'nobody')
    const refused = await model.use('search_materials', { query: '' })
    expect([refused.isError, refused.text]).toEqual([true, expect.stringMatching(/^accessKeyInvalid/)])
  })
})

describe('a page of an allowed origin', () => {
  const allowed = (response: Response) => response.headers.get('access-control-allow-origin')
  test('is let through by its browser, and reads what it is answered', async () => {
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }
    const preflight = await fetch(address, { method: 'OPTIONS', headers: { origin: page, ...asked } })
    expect([preflight.status, allowed(preflight)]).toEqual([204, page])
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
    const refused = await fetch(address, { method: 'POST', headers: { origin: page }, body: '{}' })
    expect([refused.status, allowed(refused)]).toEqual([401, page])
  })

  test('is alone in that', async () => {
    const other = await fetch(address, { method: 'OPTIONS', headers: { origin: 'https://evil.example' } })
    expect([other.status, allowed(other)]).toEqual([403, null])
  })
})
