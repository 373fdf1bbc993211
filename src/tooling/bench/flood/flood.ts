import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { imageEnvironment, type ServiceProcess, startProcess } from '#testing/service-process.ts'
import { type BenchRow, quantile } from '../measure.ts'
import { allFloods } from './all.ts'
import type { Flood } from './files.ts'
import type { FloodCount, FloodTask } from './flooder.ts'

/** How long each flood lasts [ms]. */
const LASTS = Number(process.env['FLOOD_MS'] ?? 4_000)
/** Between requests of others [ms]. */
const PAUSE = 10
const WAIT_GOAL = 100
const MEMORY_GOAL = 700
const UPLOADS_HELD = 60

/** What others do meanwhile. */
const others: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['GET', '/health/live'],
  ['GET', '/v1/construction/list?customTake=20'],
  ['POST', '/v1/construction/kpi', [{ materialId: 'osb', thickness: 0.02 }]],
  ['GET', '/v1/material/list?query=holz'],
]

/** Time of one request of somebody else [ms]. */
async function timeOf(service: ServiceProcess, headers: Readonly<Record<string, string>>, at: number): Promise<number> {
  const [method = 'GET', to = '/', body] = others[at % others.length] ?? []
  const started = performance.now()
  const response = await service.call(method, to, { headers, body })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${to} answers ${response.status} to somebody else`)
  return performance.now() - started
}

/** Memory of a process, most it ever had and now [MB]; Linux alone tells. */
function memoryOf({ child }: ServiceProcess): { readonly most: number; readonly now: number } {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  const figure = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024
  return { most: figure('VmHWM'), now: figure('VmRSS') }
}

/** From now on the most it ever had is counted anew. */
const forgetMost = ({ child }: ServiceProcess) => writeFileSync(`/proc/${child.pid}/clear_refs`, '5')

type Flooded = { readonly times: readonly number[]; readonly answers: FloodCount }

/** Asks as somebody else until told to end. @returns how long each answer took [ms] */
async function asking(
  service: ServiceProcess,
  headers: Readonly<Record<string, string>>,
  over: AbortSignal,
): Promise<number[]> {
  const times: number[] = []
  while (!over.aborted) {
    times.push(await timeOf(service, headers, times.length))
    await sleep(PAUSE)
  }
  return times
}

/** What others wait for while nobody floods: what the machine and the measuring itself take of it. */
async function undisturbed(service: ServiceProcess): Promise<BenchRow> {
  const headers = await service.signIn('architekt@buero.example')
  forgetMost(service)
  const times = await asking(service, headers, AbortSignal.timeout(LASTS))
  const { most } = memoryOf(service)
  return {
    name: 'nothing, others p99',
    figure: `${quantile(times, 0.99).toFixed(0)} ms`,
    ratio: `${most.toFixed(0)} MB; p50 ${quantile(times, 0.5).toFixed(0)} ms`,
  }
}

/** Floods, and asks as somebody else until the flood is answered. */
async function flooded(service: ServiceProcess, index: number, flood: Flood): Promise<Flooded> {
  const { as = 'architektin@buero.example', prepare } = flood
  const headers = { ...(await service.signIn(as)) }
  const given = (await prepare?.(service, headers)) ?? []
  const other = await service.signIn('architekt@buero.example')
  const task: FloodTask = { url: service.url, headers, milliseconds: LASTS, index, given }
  const flooder = new Worker(new URL('./flooder.ts', import.meta.url), { workerData: task })
  await once(flooder, 'message')
  const over = new AbortController()
  const told = once(flooder, 'message').finally(() => over.abort())
  flooder.postMessage('begin')
  const times = await asking(service, other, over.signal)
  const [answers] = (await told) as [FloodCount]
  await flooder.terminate()
  return { times, answers }
}

/** One user begins so many uploads, and sends no end to any. */
async function heldUploads(service: ServiceProcess): Promise<BenchRow> {
  const headers = { ...(await service.signIn('architektin@buero.example')), 'content-type': 'application/zip' }
  const part = Buffer.alloc(1024 * 1024)
  const before = memoryOf(service).now
  const sent = Array.from({ length: UPLOADS_HELD }, () => {
    const request = http.request(`${service.url}/v1/construction/archive`, { method: 'POST', headers })
    request.on('error', () => undefined)
    request.on('response', (response) => response.resume().on('error', () => undefined))
    for (let megabytes = 0; megabytes < 49; megabytes += 1) request.write(part)
    return request
  })
  await sleep(LASTS)
  const { now } = memoryOf(service)
  for (const request of sent) request.destroy()
  return {
    name: `${UPLOADS_HELD} uploads of 49 MB held open by one user`,
    figure: `${before.toFixed(0)} → ${now.toFixed(0)} MB`,
    goal: `< ${MEMORY_GOAL} MB`,
    met: now < MEMORY_GOAL,
  }
}

/** How long others wait while one user sends the worst there is, and what memory that takes. */
export async function benchFlood(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'aufbau-flood-'))
  const service = await startProcess({
    DATA_DIR: dataDir,
    DEMO: 'true',
    RATE_LIMIT_SESSION: '100000000',
    RATE_LIMIT_STRICT: '1000000',
    QUOTA_CONSTRUCTIONS: '1000000',
    QUOTA_PROJECTS: '1000000',
    QUOTA_MEGABYTES: '1000000',
    LOG_LEVEL: 'error',
    PUBLIC_URL: 'http://aufbau.test',
    ...imageEnvironment,
  })
  const rows: BenchRow[] = []
  // a run that is cut off has told what it measured
  const tell = (row: BenchRow) => {
    rows.push(row)
    process.stderr.write(`  ${row.name}: ${row.figure} ${row.ratio ?? ''}\n`)
  }
  let mostOfAll = 0
  try {
    const other = await service.signIn('architekt@buero.example')
    for (let at = 0; at < 400; at += 1) await timeOf(service, other, at)
    tell(await undisturbed(service))
    const only = process.env['FLOOD_ONLY']?.split(',')
    for (const [index, flood] of allFloods().entries()) {
      const { name } = flood
      if (only && !only.some((part) => name.includes(part))) continue
      forgetMost(service)
      const { times, answers } = await flooded(service, index, flood)
      const { most } = memoryOf(service)
      mostOfAll = Math.max(mostOfAll, most)
      const wait = quantile(times, 0.99)
      tell({
        name: `${name}, others p99`,
        figure: `${wait.toFixed(0)} ms`,
        ratio: `p50 ${quantile(times, 0.5).toFixed(0)} ms; ${most.toFixed(0)} MB; ${Object.entries(answers)
          .map(([status, count]) => `${status}: ${count}`)
          .join(', ')}`,
        goal: `≤ ${WAIT_GOAL} ms`,
        met: wait <= WAIT_GOAL,
      })
    }
    tell(await heldUploads(service))
    mostOfAll = Math.max(mostOfAll, memoryOf(service).most)
    tell({
      name: 'most memory of the node',
      figure: `${mostOfAll.toFixed(0)} MB`,
      goal: `< ${MEMORY_GOAL} MB`,
      met: mostOfAll < MEMORY_GOAL,
    })
    return rows
  } finally {
    await service.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
