import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ServiceProcess, startProcess, until } from '#testing/service-process.ts'
import { missingOf, startWriting } from '#testing/writing.ts'

const ENOUGH = { timeout: 120_000 }

/** The embedded server runs under another account where the tests are root, and the sandbox may forbid signals to it. */
const postmasterOf = (dataDir: string) =>
  Number.parseInt(readFileSync(path.join(dataDir, 'pg/postmaster.pid'), 'utf8'), 10)

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return !/^\d+ \(\w+\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

describe.skipIf(process.platform !== 'linux')('when something is killed during writes (needs /proc)', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'aufbau-failure-'))
  const env = { DATA_DIR: dataDir, DEMO: 'true', RATE_LIMIT_SESSION: '1000000', PUBLIC_URL: 'http://aufbau.test' }
  let service: ServiceProcess
  let headers: Readonly<Record<string, string>>
  beforeAll(async () => {
    service = await startProcess(env)
    headers = await service.signIn('architektin@buero.example')
  }, 120_000)
  afterAll(async () => {
    await service.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** A process of the server that serves connections. */
  const oneBackend = (postmaster: number): number => {
    const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(postmaster)], { encoding: 'utf8' })
    return Number.parseInt(children.split('\n').find((line) => line.includes('app postgres [local]')) ?? '', 10)
  }

  test.each([
    ['the database is stopped at once', (postmaster: number) => process.kill(postmaster, 'SIGQUIT')],
    ['a process of the database is killed', (postmaster: number) => process.kill(oneBackend(postmaster), 'SIGKILL')],
    ['the whole database is killed', (postmaster: number) => process.kill(postmaster, 'SIGKILL')],
  ])('%s: requests get 503 until it is back, and nothing acknowledged is lost', ENOUGH, async (_name, strike) => {
    const writing = startWriting(service, headers)
    await writing.further(30)
    strike(postmasterOf(dataDir))
    await until(() => writing.refused.length > 0)
    await writing.further(30)
    await writing.stop()
    expect(writing.refused.filter(({ status, code }) => status !== 503 || code !== 'unavailable')).toEqual([])
    expect(await missingOf(service, headers, writing.acknowledged)).toEqual([])
    expect((await service.call('GET', '/health/ready')).status).toBe(200)
  })

  test(
    'the service is killed: the next one takes the database over, and nothing acknowledged is lost',
    ENOUGH,
    async () => {
      const writing = startWriting(service, headers)
      await writing.further(30)
      const postmaster = postmasterOf(dataDir)
      await service.kill()
      await writing.stop()
      expect(isAlive(postmaster)).toBe(true)
      service = await startProcess(env)
      expect(postmasterOf(dataDir)).toBe(postmaster)
      expect(await missingOf(service, headers, writing.acknowledged)).toEqual([])
      const again = startWriting(service, headers)
      await again.further(5)
      await again.stop()
    },
  )

  test('a service that was killed with its database starts clean', ENOUGH, async () => {
    const writing = startWriting(service, headers)
    await writing.further(30)
    const postmaster = postmasterOf(dataDir)
    const ended = service.kill()
    process.kill(postmaster, 'SIGKILL')
    await ended
    await writing.stop()
    service = await startProcess(env)
    expect(postmasterOf(dataDir)).not.toBe(postmaster)
    expect(await missingOf(service, headers, writing.acknowledged)).toEqual([])
  })

  test(
    'a stop in the middle of writes answers what is under way, ends the database, and exits clean',
    ENOUGH,
    async () => {
      const writing = startWriting(service, headers)
      await writing.further(10)
      const postmaster = postmasterOf(dataDir)
      expect(await service.stop()).toBe(0)
      await writing.stop()
      expect(writing.refused.filter(({ status }) => status !== 503)).toEqual([])
      expect(isAlive(postmaster)).toBe(false)
      service = await startProcess(env)
      expect(await missingOf(service, headers, writing.acknowledged)).toEqual([])
    },
  )
})
