import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildConstruction } from '#testing/constructions.ts'
import { type ServiceProcess, startProcess, until } from '#testing/service-process.ts'
import { toServiceError } from '../http/problem.ts'
import { storageWatch } from './storage.ts'

test('room is low below the reserve, and enough again above it; each is told once, and what is read-only too', async () => {
  let free: number | string = 100
  const told: string[] = []
  const watch = storageWatch({
    directory: '/data',
    reserve: 50,
    onChange: (room) => void told.push(room),
    freeOf: async () => {
      if (typeof free === 'string') throw Object.assign(new Error('no room'), { code: free })
      return free
    },
  })
  for (const room of [100, 49, 10, 50, 60, 'EROFS', 'EROFS', 'EIO']) {
    free = room
    await watch.look()
  }
  expect([told, watch.room()]).toEqual([['full', 'enough', 'readOnly', 'enough'], 'enough'])
})

test.each([
  ['53100', 'storageFull'],
  ['ENOSPC', 'storageFull'],
  ['EDQUOT', 'storageFull'],
  ['25006', 'unavailable'],
  ['EROFS', 'unavailable'],
  ['42501', 'unavailable', 'could not extend file "base/5/1": Read-only file system'],
  ['42501', 'internal', 'permission denied for table account'],
])('a database or directory that says %s is told as %s', (code, told, message = 'no room') => {
  expect(toServiceError(Object.assign(new Error(message), { code })).code).toBe(told)
})

describe('a service whose directory has less room than its reserve', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'aufbau-storage-'))
  let service: ServiceProcess
  let headers: Readonly<Record<string, string>>
  beforeAll(async () => {
    // more than any disk has
    service = await startProcess({
      DATA_DIR: dataDir,
      DEMO: 'true',
      RESERVE_MEGABYTES: '100000000',
      PUBLIC_URL: 'http://aufbau.test',
    })
    headers = await service.signIn('architektin@buero.example')
  }, 120_000)
  afterAll(async () => {
    await service.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('lets people sign in, read, compute and delete, and refuses what stores more with a plain word', async () => {
    const wall = buildConstruction()
    const list = await service.call('GET', '/v1/construction/list', { headers })
    const kpi = await service.call('POST', '/v1/construction/kpi', { headers, body: wall.layers })
    const create = await service.call('POST', '/v1/construction/custom', { headers, body: wall })
    const ids = ['0198c0de-0000-7001-8000-000000000000']
    const remove = await service.call('DELETE', '/v1/construction/batch', { headers, body: ids })
    expect([list.status, kpi.status, create.status, remove.status]).toEqual([200, 200, 507, 400])
    expect(await create.json()).toMatchObject({
      code: 'storageFull',
      message: 'Dem Dienst fehlt Speicherplatz. Lesen und Rechnen gehen weiter, gespeichert wird gerade nichts.',
    })
  })

  test('is ready, and says what is wrong at its health and in its log', async () => {
    const ready = await service.call('GET', '/health/ready')
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', storage: 'full' }])
    expect(service.log()).toContain('room for data is low: what stores more is refused')
  })
})

/** A disk of its own, in memory; undefined where one may not mount any. */
function smallDisk(): string | undefined {
  const disk = mkdtempSync(path.join(os.tmpdir(), 'aufbau-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=600m,mode=755', 'tmpfs', disk])
  if (mounted.status === 0) return disk
  rmSync(disk, { recursive: true })
  return undefined
}
const disk = process.platform === 'linux' ? smallDisk() : undefined

describe.skipIf(disk === undefined)('a disk that something else fills to its last byte (needs to mount one)', () => {
  const directory = disk ?? ''
  const ballast = path.join(directory, 'ballast')
  let service: ServiceProcess
  let headers: Readonly<Record<string, string>>
  beforeAll(async () => {
    service = await startProcess({
      DATA_DIR: path.join(directory, 'data'),
      DEMO: 'true',
      RATE_LIMIT_STRICT: '1000',
      PUBLIC_URL: 'http://aufbau.test',
    })
    headers = await service.signIn('architektin@buero.example')
    return async () => {
      await service.stop()
      spawnSync('umount', [directory])
      rmSync(directory, { recursive: true, force: true })
    }
  }, 120_000)

  /** Writes until nothing more goes in. */
  const fill = () => {
    const piece = Buffer.alloc(1 << 20)
    for (const size of [piece.length, 4096])
      try {
        for (;;) appendFileSync(ballast, piece.subarray(0, size))
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      }
  }
  const create = async () =>
    (await service.call('POST', '/v1/construction/custom', { headers, body: buildConstruction() })).status

  test('people sign in, read and compute all the same, and store again once there is room', {
    timeout: 120_000,
  }, async () => {
    fill()
    await until(async () => (await create()) === 507)
    const wall = buildConstruction()
    for (let turn = 0; turn < 20; turn += 1) {
      headers = await service.signIn('architektin@buero.example')
      const list = await service.call('GET', '/v1/construction/list', { headers })
      const kpi = await service.call('POST', '/v1/construction/kpi', { headers, body: wall.layers })
      expect([list.status, kpi.status, await create()]).toEqual([200, 200, 507])
    }
    rmSync(ballast)
    await until(async () => (await create()) === 200)
  })
})
