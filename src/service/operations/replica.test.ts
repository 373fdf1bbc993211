import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildConstruction } from '#testing/constructions.ts'
import { freePort } from '#testing/free-port.ts'
import { type PostgresServer, postgresServers, toolsOfPostgres } from '#testing/postgres-server.ts'
import { type ServiceProcess, startProcess, until } from '#testing/service-process.ts'

const ENOUGH = { timeout: 120_000 }
const bin = toolsOfPostgres() ?? ''

describe.skipIf(bin === '')('reads on a replica by streaming replication (needs the tools of PostgreSQL)', () => {
  let primary: PostgresServer
  let replica: PostgresServer
  let nodes: readonly [ServiceProcess, ServiceProcess]
  let headers: Readonly<Record<string, string>>
  let metrics: string

  beforeAll(async () => {
    const servers = postgresServers(bin)
    servers.run('initdb', '-D', servers.server('primary').data, '-U', 'app', '-A', 'trust', '-E', 'UTF8')
    primary = servers.server('primary')
    await primary.start()
    const { host } = primary.connection
    replica = servers.server('replica')
    servers.run('pg_basebackup', '-h', host, '-U', 'app', '-D', replica.data, '-R', '-X', 'stream', '-c', 'fast')
    await replica.start()
    const port = await freePort()
    const env = {
      DATABASE_URL: primary.address,
      DATABASE_REPLICA_URL: replica.address,
      DEMO: 'true',
      RATE_LIMIT_SESSION: '1000000',
      PUBLIC_URL: 'http://aufbau.test',
    }
    metrics = `http://127.0.0.1:${port}/metrics`
    nodes = [await startProcess({ ...env, METRICS_PORT: String(port) }), await startProcess(env)]
    headers = await nodes[0].signIn('architektin@buero.example')
    return async () => {
      await Promise.all(nodes.map((node) => node.stop()))
      await servers.close()
    }
  }, 120_000)

  const list = async (node: ServiceProcess, query = '') => {
    const answer = await node.call('GET', `/v1/construction/list?query=${query}`, { headers })
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { name: string }[]).map(({ name }) => name)
  }
  const write = async (node: ServiceProcess, name: string) => {
    const answer = await node.call('POST', '/v1/construction/custom', { headers, body: buildConstruction({ name }) })
    expect(answer.status).toBe(200)
  }
  /** Lists that the first node read on the replica. */
  const readThere = async () => {
    const text = await (await fetch(metrics)).text()
    return Number(/^aufbau_replica_reads (\d+)/m.exec(text)?.[1])
  }
  /** Statements on the replica; it shows who asks there. */
  const onReplica = async (statement: string) => {
    const client = new pg.Client(replica.connection)
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows
    } finally {
      await client.end()
    }
  }
  const untilReadThere = () =>
    until(async () => {
      const before = await readThere()
      await list(nodes[0])
      return (await readThere()) > before
    })

  test('lists are read there', ENOUGH, async () => {
    await untilReadThere()
    const sessions = await onReplica("select query from pg_stat_activity where application_name = 'aufbau'")
    expect(sessions.length).toBeGreaterThan(0)
  })

  test('what was written on one node is in the next list on either, each of thirty times', ENOUGH, async () => {
    for (let index = 0; index < 30; index += 1) {
      const name = `Gleich gelesen ${index}`
      await write(nodes[index % 2] ?? nodes[0], name)
      const [same, other] = await Promise.all(nodes.map((node) => list(node)))
      expect(same).toContain(name)
      expect(other).toContain(name)
    }
  })

  test('one that does not come after is passed by, and asked again once it has', ENOUGH, async () => {
    await onReplica('select pg_wal_replay_pause()')
    await write(nodes[0], 'Noch nicht drüben')
    expect(await list(nodes[0])).toContain('Noch nicht drüben')
    expect(await list(nodes[1])).toContain('Noch nicht drüben')
    await onReplica('select pg_wal_replay_resume()')
    await untilReadThere()
    expect(nodes[0].log()).toContain('the replica is left alone: it is behind')
  })

  test('one that hangs is passed by, and asked again once it goes on', ENOUGH, async () => {
    replica.freeze(true)
    await write(nodes[0], 'Ohne zu warten')
    expect(await list(nodes[0])).toContain('Ohne zu warten')
    replica.freeze(false)
    await untilReadThere()
    expect(nodes[0].log()).toContain('the replica is left alone: it does not answer')
  })

  test('one that ends is passed by without an error, and asked again once it is back', ENOUGH, async () => {
    const lists = Array.from({ length: 40 }, () => list(nodes[0], 'wand'))
    await replica.kill()
    await Promise.all(lists)
    await list(nodes[0])
    await write(nodes[0], 'Ohne Replik')
    expect(await list(nodes[1])).toContain('Ohne Replik')
    await replica.start()
    await untilReadThere()
  })
})
