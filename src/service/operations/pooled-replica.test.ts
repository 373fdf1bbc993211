import { beforeAll, describe, expect, test } from 'vitest'
import { buildConstruction } from '#testing/constructions.ts'
import { settingsOfDeployment } from '#testing/deployment.ts'
import { freePort } from '#testing/free-port.ts'
import { hasPooler, startPooler } from '#testing/pooler.ts'
import { type PostgresServer, postgresServers, toolsOfPostgres } from '#testing/postgres-server.ts'
import { type ServiceProcess, startProcess, until } from '#testing/service-process.ts'

const ENOUGH = { timeout: 120_000 }
const bin = toolsOfPostgres() ?? ''

describe.skipIf(bin === '' || !hasPooler)(
  'primary and replica, PgBouncer in transaction mode before both (needs pgbouncer and the tools of PostgreSQL)',
  () => {
    let replica: PostgresServer
    let nodes: readonly [ServiceProcess, ServiceProcess]
    let headers: Readonly<Record<string, string>>
    let metrics: string

    beforeAll(async () => {
      const servers = postgresServers(bin)
      const primary = servers.server('primary')
      servers.run('initdb', '-D', primary.data, '-U', 'app', '-A', 'trust', '-E', 'UTF8')
      await primary.start(settingsOfDeployment)
      replica = servers.server('replica')
      const { host } = primary.connection
      servers.run('pg_basebackup', '-h', host, '-U', 'app', '-D', replica.data, '-R', '-X', 'stream', '-c', 'fast')
      await replica.start(settingsOfDeployment)
      const poolers = [await startPooler(host), await startPooler(replica.connection.host)]
      const [before, beside] = poolers.map((pooler) => pooler.addressOf('postgres'))
      const env = {
        DATABASE_URL: before ?? '',
        DATABASE_REPLICA_URL: beside ?? '',
        DEMO: 'true',
        RATE_LIMIT_SESSION: '1000000',
        PUBLIC_URL: 'http://aufbau.test',
      }
      const port = await freePort()
      metrics = `http://127.0.0.1:${port}/metrics`
      nodes = await Promise.all([startProcess({ ...env, METRICS_PORT: String(port) }), startProcess(env)])
      headers = await nodes[0].signIn('architektin@buero.example')
      return async () => {
        await Promise.all(nodes.map((node) => node.stop()))
        await Promise.all(poolers.map((pooler) => pooler.stop()))
        await servers.close()
      }
    }, 120_000)

    const list = async (node: ServiceProcess) => {
      const answer = await node.call('GET', '/v1/construction/list', { headers })
      expect(answer.status).toBe(200)
      return ((await answer.json()) as { name: string }[]).map(({ name }) => name)
    }
    const write = async (node: ServiceProcess, name: string) => {
      const answer = await node.call('POST', '/v1/construction/custom', { headers, body: buildConstruction({ name }) })
      expect(answer.status).toBe(200)
    }
    const readThere = async () => {
      const text = await (await fetch(metrics)).text()
      return Number(/^aufbau_replica_reads (\d+)/m.exec(text)?.[1])
    }
    const untilReadThere = () =>
      until(async () => {
        const before = await readThere()
        await list(nodes[0])
        return (await readThere()) > before
      })

    test('what was written on one node is in the next list on either, read on the replica', ENOUGH, async () => {
      await untilReadThere()
      for (let index = 0; index < 20; index += 1) {
        const name = `Gleich gelesen ${index}`
        await write(nodes[index % 2] ?? nodes[0], name)
        const lists = await Promise.all(nodes.map(list))
        for (const names of lists) expect(names).toContain(name)
      }
    })

    test('a replica that ends behind its pooler is passed by without an error, and asked again', ENOUGH, async () => {
      const lists = Array.from({ length: 40 }, (_, index) => list(nodes[index % 2] ?? nodes[0]))
      await replica.kill()
      await Promise.all(lists)
      await write(nodes[0], 'Ohne Replik')
      expect(await list(nodes[1])).toContain('Ohne Replik')
      await replica.start(settingsOfDeployment)
      await untilReadThere()
    })
  },
)
