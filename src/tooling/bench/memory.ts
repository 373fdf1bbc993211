import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#testing/free-port.ts'
import { startProcess } from '#testing/service-process.ts'
import { plainClient } from './http-client.ts'
import type { BenchRow } from './measure.ts'

const CONNECTIONS = 16
/** Memory is looked at after each tenth of the requests; the first half fills what is kept of questions and answers. */
const PARTS = 10
const WARM_PARTS = 5
const GROWTH_GOAL = 1.1
/** A small heap: what is merely not collected yet is not to be taken for growth. */
const HEAP = '--max-old-space-size=256'

/** What an editor and a library send: figures for ever new layers, lists, single reads, refusals. */
const requests: readonly ((index: number) => readonly [method: string, path: string, body?: object])[] = [
  (index) => ['POST', '/v1/construction/kpi', [{ materialId: 'osb', thickness: 0.01 + (index % 9_973) / 100_000 }]],
  (index) => [
    'POST',
    '/v1/construction/kpi',
    [{ materialId: 'cellulose_blown', thickness: 0.1 + (index % 9_973) / 100_000 }],
  ],
  (index) => ['GET', `/v1/construction/list?query=${index % 1_000}`],
  (index) => ['POST', '/v1/construction/indicators', [{ materialId: 'osb', thickness: 0.01 + (index % 997) / 10_000 }]],
  () => ['GET', '/v1/material/list?query=holz'],
  (index) => ['GET', `/v1/construction/custom/0198c0de-0000-7001-8000-${String(index).padStart(12, '0')}`],
]

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

async function readFigures(port: number): Promise<{ readonly resident: number; readonly heap: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1])
  return { resident: figure('process_resident_memory_bytes'), heap: figure('nodejs_heap_size_used_bytes') }
}

/** Lowest use while nothing runs: what the collector has not yet come to is not in it. */
async function settled(port: number) {
  let [resident, heap] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let look = 0; look < 5; look += 1) {
    const found = await readFigures(port)
    resident = Math.min(resident, found.resident)
    heap = Math.min(heap, found.heap)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { resident, heap }
}

/** Memory of the service over so many mixed requests; quick with a tenth of them. */
export async function benchMemory(count = 200_000): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'aufbau-memory-'))
  const port = await freePort()
  const service = await startProcess({
    DATA_DIR: dataDir,
    DEMO: 'true',
    METRICS_PORT: String(port),
    NODE_OPTIONS: HEAP,
    RATE_LIMIT_SESSION: '100000000',
    RATE_LIMIT_STRICT: '1000000',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: 'http://aufbau.test',
  })
  const client = plainClient(service.url, CONNECTIONS)
  try {
    const samples: { readonly resident: number; readonly heap: number }[] = []
    let failed = 0
    for (let part = 0; part < PARTS; part += 1) {
      // the token lasts ten minutes
      const headers = { ...(await service.signIn('architektin@buero.example')), 'content-type': 'application/json' }
      let next = Math.floor((count / PARTS) * part)
      const end = Math.floor((count / PARTS) * (part + 1))
      const work = async () => {
        while (next < end) {
          const index = next++
          const [method = 'GET', to = '/', body] = requests[index % requests.length]?.(index) ?? []
          const status = await client.send(method, to, headers, body && JSON.stringify(body))
          if (status >= 429) failed += 1
        }
      }
      await Promise.all(Array.from({ length: CONNECTIONS }, work))
      samples.push(await settled(port))
    }
    const warm = samples[WARM_PARTS - 1] ?? { resident: 0, heap: 0 }
    const last = samples.at(-1) ?? warm
    const growth = last.resident / warm.resident
    return [
      {
        name: `memory of the process after ${count.toLocaleString('en-GB')} requests`,
        figure: megabytes(last.resident),
        ratio: `${growth.toFixed(2)} × after ${(count * WARM_PARTS) / PARTS}`,
        goal: `≤ ${GROWTH_GOAL} ×`,
        met: growth <= GROWTH_GOAL && failed === 0,
      },
      {
        name: 'heap',
        figure: megabytes(last.heap),
        ratio: `${(last.heap / warm.heap).toFixed(2)} × after the warm-up`,
      },
      { name: 'course of the memory', figure: samples.map(({ resident }) => Math.round(resident / 1e6)).join(' ') },
    ]
  } finally {
    client.close()
    await service.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
