import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#service/db/client.ts'
import { startEmbeddedDatabase } from '#service/db/embedded.ts'
import { isMigrated, migrate } from '#service/db/migrate.ts'
import { atEnd } from '#testing/at-end.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { settingsOfDeployment } from '#testing/deployment.ts'
import { hasPooler, startPooler } from '#testing/pooler.ts'
import { type ServiceProcess, startProcess } from '#testing/service-process.ts'
import { missingOf, startWriting } from '#testing/writing.ts'

const ENOUGH = { timeout: 120_000 }

describe.skipIf(!hasPooler)('two nodes behind PgBouncer in transaction mode (needs pgbouncer)', () => {
  let nodes: readonly [ServiceProcess, ServiceProcess]
  let headers: Readonly<Record<string, string>>

  beforeAll(async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'aufbau-pooled-'))
    const server = await startEmbeddedDatabase({ dataDir, settings: [...settingsOfDeployment] })
    const pooler = await startPooler(server.connection.host)
    const env = {
      DATABASE_URL: pooler.addressOf('postgres'),
      DATABASE_POOL_SIZE: '20',
      DEMO: 'true',
      RATE_LIMIT_SESSION: '1000000',
      PUBLIC_URL: 'http://aufbau.test',
    }
    // at the same moment on an empty database: both migrate, and both fill
    nodes = await Promise.all([startProcess(env), startProcess(env)])
    headers = await nodes[0].signIn('architektin@buero.example')
    return async () => {
      await Promise.all(nodes.map((node) => node.stop()))
      await pooler.stop()
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }, 120_000)

  test('write on both, refuse nothing and keep what they acknowledged', ENOUGH, async () => {
    const writings = nodes.map((node) => startWriting(node, headers))
    await Promise.all(writings.map((writing) => writing.further(40)))
    await Promise.all(writings.map((writing) => writing.stop()))
    expect(writings.flatMap(({ refused }) => refused)).toEqual([])
    const [a, b] = writings.map(({ acknowledged }) => acknowledged)
    expect(await missingOf(nodes[1], headers, a ?? [])).toEqual([])
    expect(await missingOf(nodes[0], headers, b ?? [])).toEqual([])
  })

  test('let exactly one of twenty writers on both win', ENOUGH, async () => {
    const [node] = nodes
    const created = await node.call('POST', '/v1/construction/custom', { headers, body: buildConstruction() })
    const { id } = (await created.json()) as { id: string }
    const writes = Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? nodes[0] : nodes[1]).call('PUT', `/v1/construction/custom/${id}`, {
        headers: { ...headers, 'if-match': created.headers.get('etag') ?? '' },
        body: buildConstruction({ name: `Nummer ${index}` }),
      }),
    )
    const statuses = (await Promise.all(writes)).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, ...Array(19).fill(412)])
  })

  test('list and search', ENOUGH, async () => {
    const searches = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        nodes[index % 2 === 0 ? 0 : 1].call('GET', `/v1/construction/list?query=wand&page=${(index % 4) + 1}`, {
          headers,
        }),
      ),
    )
    expect(searches.filter(({ status }) => status !== 200)).toEqual([])
  })
})

describe.skipIf(!hasPooler)('a pooler that is set otherwise (needs pgbouncer)', () => {
  const pooled = async (settings: readonly string[], passedOver?: string) => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'aufbau-pooled-'))
    const server = await startEmbeddedDatabase({ dataDir, settings: [...settings] })
    const pooler = await startPooler(server.connection.host, passedOver)
    atEnd(async () => {
      await pooler.stop()
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    })
    return { server, address: pooler.addressOf('postgres') }
  }
  const behind = async (settings: readonly string[], passedOver?: string) => {
    const { address } = await pooled(settings, passedOver)
    return startProcess({ DATABASE_URL: address, DEMO: 'true', PUBLIC_URL: 'http://aufbau.test' })
  }

  test('and refuses what a connection asks for ends the start, which names what it must ignore', ENOUGH, async () => {
    await expect(behind(settingsOfDeployment, 'extra_float_digits')).rejects.toThrow(
      /DATABASE_URL leads to a pooler that must ignore the startup parameters options, statement_timeout and idle_in_transaction_session_timeout/,
    )
  })

  test('before a server without timeouts lets the start warn that statements may take for ever', ENOUGH, async () => {
    const node = await behind([])
    expect(node.log()).toContain('statements may take for ever: set statement_timeout in the pooler, or in PostgreSQL')
    await node.stop()
  })

  test('and ends an index before it is made has the operator told how it is made past it', ENOUGH, async () => {
    const { server, address } = await pooled(['statement_timeout=1s'])
    const [behindIt, pastIt] = [openDatabase({ connectionString: address }), openDatabase(server.connection)]
    const writer = new pg.Client(server.connection)
    await writer.connect()
    // whoever has written the table and does not end is waited for
    await writer.query('create table shelf (width integer)')
    await writer.query('begin')
    await writer.query('insert into shelf values (1)')
    const wanted = { '9999-index': { up: async () => undefined, indexes: { shelf_width: 'on shelf (width)' } } }
    await expect(migrate(behindIt, wanted)).rejects.toThrow(
      /Index shelf_width takes longer than statement_timeout allows behind a pooler: run `npm run cli -- migrate`/,
    )
    await writer.query('rollback')
    expect(await isMigrated(pastIt.db, wanted)).toBe(false)
    await migrate(pastIt, wanted)
    expect(await isMigrated(behindIt.db, wanted)).toBe(true)
    await writer.end()
    await Promise.all([behindIt, pastIt].map(({ db }) => db.destroy()))
  })
})
