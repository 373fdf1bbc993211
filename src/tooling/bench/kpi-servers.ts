import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { freePort } from '#testing/free-port.ts'
import { imageEnvironment, startArguments } from '#testing/service-process.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Waits until the process answers; fails when it ends instead. */
async function answering(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const ready = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`the process behind ${url} ended with ${child.exitCode ?? child.signalCode}`)
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })

/** Starts the service in a process of its own on a free port; demo mode, so that there are accounts to sign in with. */
export async function startService(dataDir: string) {
  const port = await freePort()
  const started = performance.now()
  const set = { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT_SESSION: '100000000' }
  const env = { ...process.env, ...imageEnvironment, ...set }
  const child = spawn(process.execPath, startArguments, { cwd: root, env, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await answering(`${url}/health/ready`, child)
  return { url, ready: performance.now() - started, stop: () => ended(child) }
}

/** The framework alone: reads the same bodies as JSON and sends the bytes of the service's answer. */
export async function startBare(answer: string) {
  const port = await freePort()
  const script = `
    const app = require('fastify')()
    const answer = process.env.ANSWER
    app.post('/', (request, reply) => { reply.header('content-type', 'application/json').send(answer) })
    app.get('/', () => 'ready')
    app.listen({ port: ${port} })`
  const child = spawn(process.execPath, ['-e', script], {
    cwd: root,
    env: { ...process.env, ANSWER: answer },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}/`
  await answering(url, child)
  return { url, stop: () => ended(child) }
}

/** Eight layers with studs and a service layer: what an editor sends at every keystroke. */
export const kpiLayers = [
  { materialId: 'timber_larch', thickness: 0.024 },
  { materialId: 'air_well_ventilated', thickness: 0.04 },
  { materialId: 'wood_fibre_underlay', thickness: 0.06 },
  { materialId: 'cellulose_blown', thickness: 0.2, framing: { materialId: 'kvh', width: 0.06, spacing: 0.625 } },
  { materialId: 'vapour_barrier_pe', thickness: 0.0002 },
  { materialId: 'osb', thickness: 0.015 },
  {
    materialId: 'hemp_batt',
    thickness: 0.05,
    framing: { materialId: 'kvh', width: 0.06, spacing: 0.625, direction: 'horizontal' },
  },
  { materialId: 'gypsum_board_fire', thickness: 0.0125 },
]

/** Signs in with an account of the demonstration; its header. */
export async function signInAsDemo(url: string): Promise<string> {
  const response = await fetch(`${url}/v1/auth/password/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: 'architektin@buero.example', password: 'Aufbau-Demo-2026' }),
  })
  const { sessionJwt } = (await response.json()) as { sessionJwt: string }
  return `Bearer ${sessionJwt}`
}
