import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { kpiLayers, signInAsDemo, startBare, startService } from './kpi-servers.ts'
import type { BenchRow } from './measure.ts'

/** By name: the package brings no types. */
const AUTOCANNON: string = 'autocannon'
const SECONDS = 5
/** Until the service runs compiled code only; measured, it takes some 30,000 requests. */
const WARM_UP = 12
const CONNECTIONS = 20
const GOAL = 0.6
const START_GOAL = 3_000

type Load = {
  readonly requests: { readonly average: number }
  readonly latency: { readonly p99: number }
  readonly non2xx: number
}
type Autocannon = (options: object) => Promise<Load>

/** A body of its own for every `n`. */
const bodyOf = (n: number) =>
  JSON.stringify(kpiLayers.map((layer, index) => (index === 3 ? { ...layer, thickness: 0.1 + n * 1e-7 } : layer)))

/** Loads an address: with one body again and again, or with bodies that were never sent before. */
async function load(url: string, authorization: string, { seconds, isNew }: { seconds: number; isNew: boolean }) {
  const { default: autocannon } = (await import(AUTOCANNON)) as { default: Autocannon }
  const setupRequest = (request: object) => ({ ...request, body: bodyOf(sent++) })
  return autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    requests: [isNew ? { setupRequest } : { body: bodyOf(0) }],
  })
}
let sent = 1

type Turn = { readonly kept: Load; readonly fresh: Load; readonly bare: Load; readonly bareFresh: Load }

function rowsOf(turns: readonly Turn[], bytes: number): BenchRow[] {
  const mean = (of: (turn: Turn) => number) => turns.reduce((sum, turn) => sum + of(turn), 0) / turns.length
  const rate = (which: keyof Turn) => mean((turn) => turn[which].requests.average)
  const row = (name: string, own: keyof Turn, alone: keyof Turn) => {
    if (turns.some((turn) => turn[own].non2xx > 0)) throw new Error(`requests were refused: ${name}`)
    const ratio = rate(own) / rate(alone)
    const shown: BenchRow = {
      name: `POST /v1/construction/kpi, 8 layers, ${name}`,
      figure: `${Math.round(rate(own))}/s`,
      ratio: `${ratio.toFixed(2)} × bare framework`,
    }
    return { shown, ratio }
  }
  const known = row('asked again', 'kept', 'bare')
  return [
    { ...known.shown, goal: `≥ ${GOAL}`, met: known.ratio >= GOAL },
    // no goal: to write the figures of an answer out takes longer than the framework's whole request
    row('never asked before', 'fresh', 'bareFresh').shown,
    { name: `bare framework sending the same ${bytes} bytes`, figure: `${Math.round(rate('bare'))}/s` },
    {
      name: 'POST /v1/construction/kpi, never asked before, p99',
      figure: `${mean((turn) => turn.fresh.latency.p99).toFixed(1)} ms`,
    },
  ]
}

/** Requests per second of `POST /v1/construction/kpi` against the framework alone, in turns in one run. */
export async function benchKpi(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'aufbau-bench-'))
  try {
    await (await startService(dataDir)).stop()
    const service = await startService(dataDir)
    const authorization = await signInAsDemo(service.url)
    const kpi = `${service.url}/v1/construction/kpi`
    const headers = { authorization, 'content-type': 'application/json' }
    const answer = await (await fetch(kpi, { method: 'POST', headers, body: bodyOf(0) })).text()
    const bare = await startBare(answer)
    const run = (url: string, isNew: boolean, seconds = SECONDS) => load(url, authorization, { seconds, isNew })
    for (const url of [kpi, bare.url]) await run(url, true, WARM_UP)
    const turns: Turn[] = []
    for (let turn = 0; turn < 2; turn++)
      turns.push({
        kept: await run(kpi, false),
        bare: await run(bare.url, false),
        fresh: await run(kpi, true),
        bareFresh: await run(bare.url, true),
      })
    await bare.stop()
    await service.stop()
    return [
      ...rowsOf(turns, answer.length),
      {
        name: 'start to ready, existing data',
        figure: `${Math.round(service.ready)} ms`,
        goal: `≤ ${START_GOAL} ms`,
        met: service.ready <= START_GOAL,
      },
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
