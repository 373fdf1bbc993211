import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildConstruction, buildLayer, timberWall } from '#testing/constructions.ts'
import { freePort } from '#testing/free-port.ts'
import { type ServiceProcess, startProcess } from '#testing/service-process.ts'
import type { BenchRow } from './measure.ts'

const SECONDS_GOAL = 10
/** Growth of the peak from a tenth of the library to the whole of it that still counts as flat. */
const FLAT = 1.25
const BATCH = 100
const LOOK_EVERY = 50

/** Constructions of six layers that all differ, as a large office has them. */
const construction = (index: number) =>
  buildConstruction({
    name: `Wand ${index}`,
    code: `AW-${index}`,
    description: 'Projekt Schule am Anger, Bauteilkatalog mit Anmerkungen zur Ausführung. '.repeat(3),
    tags: ['Holz', `Projekt ${index % 20}`],
    layers: [...timberWall().slice(0, 3), buildLayer({ thickness: 0.1 + index / 10_000 }), ...timberWall().slice(4)],
  })

type Measured = { readonly seconds: number; readonly peak: number; readonly bytes: Uint8Array }
type Caller = { readonly service: ServiceProcess; readonly metrics: number; readonly headers: Record<string, string> }

async function residentOf(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (.+)$/m.exec(text)?.[1])
}

/** Time and highest memory of the process while an answer comes in. */
async function measured({ service, metrics, headers }: Caller, archive?: Blob): Promise<Measured> {
  let peak = await residentOf(metrics)
  const look = async () => {
    const now = await residentOf(metrics)
    peak = Math.max(peak, now)
  }
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = look()
  }, LOOK_EVERY)
  try {
    const started = performance.now()
    const sent = archive && { method: 'POST', body: archive }
    const type = archive && { 'content-type': 'application/zip' }
    const response = await fetch(`${service.url}/v1/construction/archive`, {
      ...sent,
      headers: { ...headers, ...type },
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (response.status !== 200) throw new Error(`the archive answered ${response.status}`)
    return { seconds: (performance.now() - started) / 1000, peak, bytes }
  } finally {
    clearInterval(timer)
    await looking
  }
}

async function fill({ service, headers }: Caller, from: number, to: number): Promise<void> {
  for (let first = from; first < to; first += BATCH) {
    const body = Array.from({ length: Math.min(BATCH, to - first) }, (_, index) => construction(first + index))
    const response = await fetch(`${service.url}/v1/construction/import`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.status >= 300) throw new Error(`filling the library answered ${response.status}`)
  }
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

/** A library of so many constructions taken away as an archive, and taken into another account. */
export async function benchExport(count = 1_000): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'aufbau-export-'))
  const metrics = await freePort()
  const service = await startProcess({
    DATA_DIR: dataDir,
    DEMO: 'true',
    METRICS_PORT: String(metrics),
    RATE_LIMIT_SESSION: '100000000',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: 'http://aufbau.test',
  })
  try {
    const caller = { service, metrics, headers: await service.signIn('architektin@buero.example') }
    await fill(caller, 0, count / 10)
    await measured(caller)
    const small = await measured(caller)
    await fill(caller, count / 10, count)
    const before = await residentOf(metrics)
    const whole = await measured(caller)
    const other = { service, metrics, headers: await service.signIn('hersteller@dritte.example') }
    const back = await measured(other, new Blob([new Uint8Array(whole.bytes)]))
    const growth = whole.peak / Math.max(small.peak, before)
    return [
      {
        name: `archive of ${count.toLocaleString('en-GB')} constructions`,
        figure: `${whole.seconds.toFixed(2)} s`,
        ratio: `${(whole.bytes.length / 1e6).toFixed(2)} MB`,
        goal: `≤ ${SECONDS_GOAL} s`,
        met: whole.seconds <= SECONDS_GOAL,
      },
      {
        name: 'highest memory of the process meanwhile',
        figure: megabytes(whole.peak),
        ratio: `${growth.toFixed(2)} × before`,
        goal: `≤ ${FLAT} ×`,
        met: growth <= FLAT,
      },
      {
        name: 'the same archive taken into another account',
        figure: `${back.seconds.toFixed(2)} s`,
        ratio: megabytes(back.peak),
      },
    ]
  } finally {
    await service.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
