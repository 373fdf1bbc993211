import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmbeddedDatabase } from '#service/db/embedded.ts'
import { type ServiceProcess, startProcess, until } from '#testing/service-process.ts'
import { missingOf, startWriting } from '#testing/writing.ts'

const ENOUGH = { timeout: 120_000 }
/** How long the server stays away [ms]. */
const AWAY = 1_500

describe.skipIf(process.platform !== 'linux')('a PostgreSQL behind DATABASE_URL that goes away during writes', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'aufbau-own-server-'))
  let server: Awaited<ReturnType<typeof startEmbeddedDatabase>>
  let service: ServiceProcess
  let headers: Readonly<Record<string, string>>

  const pidFile = path.join(dataDir, 'pg/postmaster.pid')
  const postmaster = () => (existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : 0)
  const ready = async () => (await service.call('GET', '/health/ready')).status

  beforeAll(async () => {
    server = await startEmbeddedDatabase({ dataDir })
    const { host, user, database } = server.connection
    service = await startProcess({
      DATABASE_URL: `postgres:///${database}?host=${encodeURIComponent(host)}&user=${user}`,
      DEMO: 'true',
      RATE_LIMIT_SESSION: '1000000',
      PUBLIC_URL: 'http://aufbau.test',
    })
    headers = await service.signIn('architektin@buero.example')
  }, 120_000)
  afterAll(async () => {
    await service.stop()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** Nothing the service does brings this server back: it is the operator who starts it. */
  const away: readonly (readonly [string, () => Promise<void>])[] = [
    [
      'stopped as for a restart',
      async () => {
        await server.stop()
        await sleep(AWAY)
        server = await startEmbeddedDatabase({ dataDir })
      },
    ],
    [
      'killed, and coming back by its supervisor',
      async () => {
        const killed = postmaster()
        process.kill(killed, 'SIGKILL')
        await until(() => postmaster() > 0 && postmaster() !== killed)
      },
    ],
  ]

  test.each(away)('%s: 503 meanwhile, nothing acknowledged is lost, and all goes on', ENOUGH, async (_name, goAway) => {
    const writing = startWriting(service, headers)
    await writing.further(30)
    await goAway()
    await until(() => writing.refused.length > 0)
    await writing.further(30)
    await writing.stop()
    expect(writing.refused.filter(({ status, code }) => status !== 503 || code !== 'unavailable')).toEqual([])
    expect(await missingOf(service, headers, writing.acknowledged)).toEqual([])
    expect(await ready()).toBe(200)
    expect(service.child.exitCode).toBeNull()
  })

  test('is told by readiness for as long as it is away, while the service lives', ENOUGH, async () => {
    await server.stop()
    await until(async () => (await ready()) === 503)
    expect((await service.call('GET', '/health/live')).status).toBe(200)
    const { status } = await service.call('GET', '/v1/construction/list', { headers })
    expect(status).toBe(503)
    server = await startEmbeddedDatabase({ dataDir })
    await until(async () => (await ready()) === 200)
    expect((await service.call('GET', '/v1/construction/list', { headers })).status).toBe(200)
  })
})
