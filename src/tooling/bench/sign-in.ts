import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { startService } from './kpi-servers.ts'
import { type BenchRow, quantile } from './measure.ts'

const LOGINS = 200
const ROUNDS = 3
const QUIET_SAMPLES = 600
const REFRESHES = 400
const WARM_UP = 50
const STORM_GOAL = 5
const REFRESH_GOAL = 5

type Session = { readonly sessionJwt: string; readonly refreshToken: string }

async function post(url: string, body: object): Promise<Session> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return (await response.json()) as Session
}

const login = (url: string) =>
  post(`${url}/v1/auth/password/login`, { loginId: 'architektin@buero.example', password: 'Aufbau-Demo-2026' })

/** Time of one list [ms]. */
async function timeOfList(url: string, { sessionJwt }: Session): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${url}/v1/construction/list`, { headers: { authorization: `Bearer ${sessionJwt}` } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`the list answers ${response.status}`)
  return performance.now() - started
}

/** Asks for the list again and again, for as long as told, and says how long each took [ms]. */
async function timesOfList(url: string, session: Session, goOn: (samples: number) => boolean): Promise<number[]> {
  const times: number[] = []
  while (goOn(times.length)) {
    times.push(await timeOfList(url, session))
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  return times
}

async function benchStorm(url: string, session: Session): Promise<BenchRow[]> {
  await timesOfList(url, session, (samples) => samples < 200)
  const quiet = await timesOfList(url, session, (samples) => samples < QUIET_SAMPLES)
  const stormy: number[] = []
  let spent = 0
  let lookedAt = 0
  // whoever sends so many at once would be late to hear of the list
  const storm = new Worker(new URL('./sign-in-storm.ts', import.meta.url), { workerData: url })
  await once(storm, 'online')
  for (let round = 0; round < ROUNDS; round++) {
    let isOver = false
    const started = performance.now()
    const told = once(storm, 'message').finally(() => (isOver = true))
    storm.postMessage(LOGINS)
    stormy.push(...(await timesOfList(url, session, () => !isOver)))
    lookedAt += Number((await told)[0])
    spent += performance.now() - started
  }
  await storm.terminate()
  const ratio = quantile(stormy, 0.99) / quantile(quiet, 0.99)
  return [
    { name: 'GET /v1/construction/list, quiet, p99', figure: `${quantile(quiet, 0.99).toFixed(1)} ms` },
    {
      name: `the same during ${LOGINS} logins at once, p99`,
      figure: `${quantile(stormy, 0.99).toFixed(1)} ms`,
      ratio: `${ratio.toFixed(1)} × quiet`,
      goal: `≤ ${STORM_GOAL} ×`,
      met: ratio <= STORM_GOAL,
    },
    { name: 'logins per second in the storm', figure: `${Math.round((lookedAt * 1000) / spent)}/s` },
  ]
}

/** Refreshes in turns with requests that do nothing, so that the machine's own share of the time is known. */
async function benchRefresh(url: string, first: Session): Promise<BenchRow[]> {
  let session = first
  const times: number[] = []
  const empty: number[] = []
  for (let index = 0; index < REFRESHES; index++) {
    const started = performance.now()
    session = await post(`${url}/v1/auth/refresh`, { refreshToken: session.refreshToken })
    const refreshed = performance.now()
    await (await fetch(`${url}/health/live`)).arrayBuffer()
    if (index < WARM_UP) continue
    times.push(refreshed - started)
    empty.push(performance.now() - refreshed)
  }
  const p95 = quantile(times, 0.95)
  return [
    {
      name: 'POST /v1/auth/refresh, p95',
      figure: `${p95.toFixed(1)} ms`,
      ratio: `median ${quantile(times, 0.5).toFixed(1)} ms`,
      goal: `≤ ${REFRESH_GOAL} ms`,
      met: p95 <= REFRESH_GOAL,
    },
    {
      name: 'GET /health/live in between, p95',
      figure: `${quantile(empty, 0.95).toFixed(1)} ms`,
      ratio: `median ${quantile(empty, 0.5).toFixed(1)} ms`,
    },
  ]
}

/** What a storm of logins does to other requests, and how long a refresh takes, on the embedded database. */
export async function benchSignIn(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'aufbau-bench-'))
  Object.assign(process.env, { RATE_LIMIT_STRICT: '1000000', RATE_LIMIT_PUBLIC: '1000000' })
  const service = await startService(dataDir)
  try {
    const session = await login(service.url)
    const refresh = await benchRefresh(service.url, await login(service.url))
    return [...(await benchStorm(service.url, session)), ...refresh]
  } finally {
    await service.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
