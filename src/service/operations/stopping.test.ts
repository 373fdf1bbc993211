import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServiceProcess, startProcess } from '#testing/service-process.ts'

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'aufbau-stopping-'))
let service: ServiceProcess
let token: string
beforeAll(async () => {
  service = await startProcess({ DATA_DIR: dataDir, DEMO: 'true', PUBLIC_URL: 'http://aufbau.test' })
  token = (await service.signIn('architektin@buero.example'))['authorization'] ?? ''
}, 120_000)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** A connection, with all that came over it, and how it ended. */
function open() {
  const { port } = new URL(service.url)
  const socket: Socket = connect(Number(port), '127.0.0.1')
  const heard = { text: '', failed: '' }
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard.text += text
  })
  socket.on('error', (error: NodeJS.ErrnoException) => {
    heard.failed = error.code ?? 'error'
  })
  const ended = new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
  })
  return { socket, heard, ended }
}

const head = (method: string, to: string, more = '') =>
  `${method} ${to} HTTP/1.1\r\nHost: aufbau.test\r\nAuthorization: ${token}\r\n${more}\r\n`
const statusesIn = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))

test('a stop answers or refuses every request that it accepted, and cuts none off', { timeout: 120_000 }, async () => {
  const layers = JSON.stringify([{ materialId: 'osb', thickness: 0.1 }])
  const keptAlive = Array.from({ length: 40 }, open)
  for (const { socket, heard } of keptAlive) {
    socket.write(head('GET', '/v1/auth/me'))
    while (!heard.text.includes('architektin')) await sleep(5)
  }
  // half of a request is there, the other half comes after the stop has begun
  const halfSent = Array.from({ length: 10 }, open)
  const declared = `Content-Type: application/json\r\nContent-Length: ${layers.length}\r\n`
  for (const { socket } of halfSent) {
    await once(socket, 'connect')
    socket.write(head('POST', '/v1/construction/kpi', declared) + layers.slice(0, 10))
  }
  await sleep(100)
  const stopped = service.stop()
  // over connections that were idle, while the service is ending
  for (const { socket } of keptAlive) {
    socket.write(head('GET', '/v1/auth/me'))
    await sleep(5)
  }
  for (const { socket } of halfSent) socket.write(layers.slice(10))
  const all = [...keptAlive, ...halfSent]
  await Promise.all(all.map(({ ended }) => ended))
  expect(await stopped).toBe(0)
  expect(all.filter(({ heard }) => heard.failed !== '')).toEqual([])
  for (const { heard } of keptAlive) {
    const [before, after] = statusesIn(heard.text)
    expect(before).toBe(200)
    expect([200, 503]).toContain(after)
  }
  expect(halfSent.map(({ heard }) => statusesIn(heard.text))).toEqual(halfSent.map(() => [200]))
})
