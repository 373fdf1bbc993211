import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildConstruction } from '#testing/constructions.ts'
import { type ServiceProcess, startProcess, until } from '#testing/service-process.ts'

const run = (command: string, ...args: readonly string[]) => spawnSync(command, args).status === 0

/** A file system of a file, which becomes read-only under what writes to it as after a fault of its disk. */
function faultyDisk() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aufbau-read-only-'))
  const [image, place] = [path.join(folder, 'image'), path.join(folder, 'disk')]
  mkdirSync(place)
  // the server runs as another account than that of the tests
  run('chmod', '755', folder)
  const mount = (...options: readonly string[]) => run('mount', '-o', ['loop', ...options].join(), image, place)
  const unmount = () => run('umount', place)
  const remove = () => {
    unmount()
    rmSync(folder, { recursive: true, force: true })
  }
  const isThere = run('truncate', '-s', '700M', image) && run('mkfs.ext4', '-q', '-F', image) && mount()
  if (isThere) return { place, mount, unmount, remove, fail: () => run('mount', '-o', 'remount,abort', place) }
  remove()
  return undefined
}
const disk = process.platform === 'linux' ? faultyDisk() : undefined
const place = disk?.place ?? ''
afterAll(() => disk?.remove())

const environment = (dataDir: string) => ({
  DATA_DIR: dataDir,
  DEMO: 'true',
  RATE_LIMIT_STRICT: '1000',
  PUBLIC_URL: 'http://aufbau.test',
})

describe.skipIf(disk === undefined)('a disk that is read-only (needs to mount one)', { timeout: 120_000 }, () => {
  let service: ServiceProcess
  let headers: Readonly<Record<string, string>>
  beforeAll(async () => {
    service = await startProcess(environment(path.join(place, 'data')))
    headers = await service.signIn('architektin@buero.example')
    return async () => {
      await service.stop()
    }
  }, 120_000)

  const body = buildConstruction({ name: 'Vorher' })
  const create = () => service.call('POST', '/v1/construction/custom', { headers, body })

  test('becomes so while the service runs: that is said, nothing is lost, and it goes on when it can', async () => {
    const { id } = (await (await create()).json()) as { id: string }
    expect(disk?.fail()).toBe(true)
    // one that comes before the service has looked reaches the database
    const refused = await create()
    expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'unavailable' }])
    await until(() => service.log().includes('the file system of DATA_DIR is read-only'))
    expect((await fetch(`${service.url}/health/live`)).status).toBe(200)
    await until(() => service.log().includes('cannot be started: its file system is read-only'))
    expect(service.log().split('cannot be started: its file system').length).toBeLessThan(4)
    await until(() => disk?.unmount() === true)
    expect(disk?.mount()).toBe(true)
    await until(async () => (await fetch(`${service.url}/health/ready`)).ok)
    const read = await service.call('GET', `/v1/construction/custom/${id}`, { headers })
    expect([read.status, await read.json()]).toMatchObject([200, { name: 'Vorher' }])
    await until(async () => (await create()).status === 200)
    expect(await service.stop()).toBe(0)
  })

  test.each(['data', 'never/made'])('is told in one line at a start in %s', async (name) => {
    await until(() => disk?.unmount() === true)
    expect(disk?.mount('ro')).toBe(true)
    const dataDir = path.join(place, name)
    await expect(startProcess(environment(dataDir))).rejects.toThrow(
      `the service ended: Nothing can be written in ${dataDir}: it is read-only (EROFS); set another DATA_DIR\n`,
    )
  })
})
