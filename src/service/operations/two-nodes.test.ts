import { beforeAll, describe, expect, test } from 'vitest'
import { serviceErrorMessage } from '#contract/error.ts'
import { atEnd } from '#testing/at-end.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { addressOf } from '#testing/postgres.ts'
import { hasRedis, startRedis } from '#testing/redis-server.ts'
import { emptyDatabase } from '#testing/service.ts'
import { type ServiceProcess, startProcess, until } from '#testing/service-process.ts'

const ADA = 'architektin@buero.example'
const ENOUGH = { timeout: 120_000 }

const COLLEAGUE = 'architekt@buero.example'

/** Two nodes that start at the same moment on an empty database. */
async function startTwo(env: Readonly<Record<string, string>>): Promise<readonly [ServiceProcess, ServiceProcess]> {
  const { connection } = await emptyDatabase()
  const shared = { DEMO: 'true', DATABASE_URL: addressOf(connection), PUBLIC_URL: 'http://aufbau.test', ...env }
  const nodes = await Promise.all([startProcess(shared), startProcess(shared)])
  atEnd(async () => {
    await Promise.all(nodes.map((node) => node.stop()))
  })
  return nodes
}

const me = (node: ServiceProcess, headers: Readonly<Record<string, string>>) =>
  node.call('GET', '/v1/auth/me', { headers })

async function expectLogoutOnOtherNode([a, b]: readonly [ServiceProcess, ServiceProcess], within: number) {
  const login = await a.call('POST', '/v1/auth/password/login', {
    body: { loginId: ADA, password: 'Aufbau-Demo-2026' },
  })
  const { sessionJwt, refreshToken } = (await login.json()) as { sessionJwt: string; refreshToken: string }
  const session = { authorization: `Bearer ${sessionJwt}` }
  expect((await me(b, session)).status).toBe(200)
  const logout = await a.call('POST', '/v1/auth/logout', { headers: { 'x-refresh-token': refreshToken } })
  expect(logout.status).toBeLessThan(300)
  expect((await me(a, session)).status).toBe(401)
  await until(async () => (await me(b, session)).status === 401, within)
}

/** Whoever is removed from an office on one node sees and writes nothing of it on the other from then on. */
async function expectRemovalOnOtherNode([a, b]: readonly [ServiceProcess, ServiceProcess]) {
  const owner = await a.signIn(ADA)
  const member = await b.signIn(COLLEAGUE)
  const asked = async <Reply>(node: ServiceProcess, path: string, headers: typeof owner, body: object) => {
    const answer = await node.call('POST', path, { headers, body })
    expect(answer.status, path).toBeLessThan(300)
    return (await answer.json()) as Reply
  }
  const { id: office } = await asked<{ id: string }>(a, '/v1/office', owner, { name: 'Zwei Knoten' })
  const invited = { email: COLLEAGUE, role: 'member' }
  const { id: invitation } = await asked<{ id: string }>(a, `/v1/office/${office}/invitation`, owner, invited)
  await asked(b, `/v1/office/invitation/${invitation}/accept`, member, {})
  const draft = buildConstruction({ name: 'Im Büro' })
  const { id } = await asked<{ id: string }>(b, `/v1/construction/custom?office=${office}`, member, draft)
  const path = `/v1/construction/custom/${id}`
  const seen = () => b.call('GET', path, { headers: member })
  const members = await a.call('GET', `/v1/office/${office}/member`, { headers: owner })
  const { userId } = ((await members.json()) as { userId: string; email: string }[]).find(
    ({ email }) => email === COLLEAGUE,
  ) ?? { userId: '' }
  expect((await seen()).status).toBe(200)
  const removed = await a.call('DELETE', `/v1/office/${office}/member/${userId}`, { headers: owner })
  expect(removed.status).toBe(204)
  expect((await seen()).status).toBe(404)
  const write = { headers: { ...member, 'if-match': '*' }, body: draft }
  expect((await b.call('PUT', path, write)).status).toBe(404)
  expect((await b.call('GET', `/v1/office/${office}/activity`, { headers: member })).status).toBe(404)
  expect((await b.call('GET', '/v1/auth/me', { headers: member })).status).toBe(200)
}

describe.skipIf(!hasRedis)('two nodes with Redis (needs redis-server)', () => {
  let nodes: readonly [ServiceProcess, ServiceProcess]
  let redis: Awaited<ReturnType<typeof startRedis>>
  beforeAll(async () => {
    redis = await startRedis()
    nodes = await startTwo({ REDIS_URL: redis.url, RATE_LIMIT_STRICT: '12' })
    return () => redis.stop()
  }, 120_000)

  test('obey a logout on the other one at once', ENOUGH, () => expectLogoutOnOtherNode(nodes, 2_000))

  test('know on both at once who was removed from an office', ENOUGH, () => expectRemovalOnOtherNode(nodes))

  test('sees what the other one has written, and refuses to overwrite it unseen', ENOUGH, async () => {
    const [a, b] = nodes
    const headers = await a.signIn(ADA)
    const created = await a.call('POST', '/v1/construction/custom', {
      headers,
      body: buildConstruction({ name: 'Erst' }),
    })
    const { id } = (await created.json()) as { id: string }
    const seen = created.headers.get('etag') ?? ''
    const path = `/v1/construction/custom/${id}`
    const edit = (node: ServiceProcess, name: string, etag: string) =>
      node.call('PUT', path, { headers: { ...headers, 'if-match': etag }, body: buildConstruction({ name }) })
    const onB = await edit(b, 'Von B', seen)
    expect(onB.status).toBe(200)
    const stale = await edit(a, 'Von A', seen)
    expect(stale.status).toBe(412)
    expect(serviceErrorMessage.parse(await stale.json()).code).toBe('versionStale')
    const read = await a.call('GET', path, { headers })
    expect(await read.json()).toMatchObject({ name: 'Von B', version: 2 })
    expect((await edit(a, 'Von A', onB.headers.get('etag') ?? '')).status).toBe(200)
  })

  test('lets exactly one of twenty writers on both win', ENOUGH, async () => {
    const [a, b] = nodes
    const headers = await a.signIn(ADA)
    const created = await b.call('POST', '/v1/construction/custom', { headers, body: buildConstruction() })
    const { id } = (await created.json()) as { id: string }
    const writes = Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? a : b).call('PUT', `/v1/construction/custom/${id}`, {
        headers: { ...headers, 'if-match': created.headers.get('etag') ?? '' },
        body: buildConstruction({ name: `Nummer ${index}` }),
      }),
    )
    const statuses = (await Promise.all(writes)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 412)).toHaveLength(19)
  })

  test('count towards one limit, and go on counting by themselves while Redis is away', ENOUGH, async () => {
    const checked = new Map<number, number>()
    const attempts = async (many: number) => {
      const statuses: number[] = []
      for (let index = 0; index < many; index++) {
        const node = nodes[index % 2] ?? nodes[0]
        const window = Math.floor(Date.now() / 60_000)
        const body = { loginId: 'niemand@buero.example', password: 'ganz und gar falsch' }
        const { status } = await node.call('POST', '/v1/auth/password/login', { body })
        const isCertain = Math.floor(Date.now() / 60_000) === window
        if (status !== 429 && isCertain) checked.set(window, (checked.get(window) ?? 0) + 1)
        statuses.push(status)
      }
      return statuses
    }
    expect(await attempts(40)).toContain(429)
    for (const count of checked.values()) expect(count).toBeLessThanOrEqual(12)
    await redis.stop()
    const alone = await attempts(60)
    expect(alone).toContain(429)
    for (const count of checked.values()) expect(count).toBeLessThanOrEqual(2 * 12)
    expect(alone.filter((status) => status >= 500)).toEqual([])
    expect(nodes[0].log()).toMatch(/redis/i)
    await redis.restart()
  })
})

describe('two nodes without Redis', () => {
  let nodes: readonly [ServiceProcess, ServiceProcess]
  beforeAll(async () => {
    nodes = await startTwo({})
  }, 120_000)

  test('obey a logout on the other one within five seconds', ENOUGH, () => expectLogoutOnOtherNode(nodes, 5_000))

  test('know on both at once who was removed from an office', ENOUGH, () => expectRemovalOnOtherNode(nodes))
})
