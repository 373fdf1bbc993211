import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { assessBuilding } from '#engine/building/assess-building.ts'
import type { Building, ElementRow } from '#engine/building/building.ts'
import { benchOptions, eightLayers } from './engine-layers.ts'
import { kpiLayers, signInAsDemo, startService } from './kpi-servers.ts'
import { type BenchRow, perSecond } from './measure.ts'

const ELEMENTS = 1_000
const SNAPSHOTS = 300
const ENGINE_GOAL = 20
const SERVICE_GOAL = 50
/** Requests of which the median is told, after as many for the compiler. */
const REQUESTS = 20

const keys = Array.from({ length: SNAPSHOTS }, (_, index) => `W${index}`)
const elements: ElementRow[] = Array.from({ length: ELEMENTS }, (_, index) => ({
  id: `E${index}`,
  construction: keys[index % SNAPSHOTS] ?? '',
  area: 10 + index / 10,
}))

/** Each construction another, by a thickness. */
const building: Building = {
  use: 'residential',
  measure: 'newBuild',
  areas: { netRoomArea: 5_000 },
  constructions: Object.fromEntries(
    keys.map((key, index) => [
      key,
      {
        ...eightLayers,
        layers: eightLayers.layers.map((layer, at) => (at === 3 ? { ...layer, thickness: 0.1 + index / 1000 } : layer)),
      },
    ]),
  ),
  openingTypes: {},
  elements,
  openings: [],
  items: [],
  services: { mode: 'flatRate' },
}

/** The same as it is sent. */
const sent = JSON.stringify({
  name: 'Bench',
  use: 'residential',
  measure: 'newBuild',
  areas: { netRoomArea: 5_000 },
  constructions: Object.fromEntries(
    keys.map((key, index) => {
      const layers = kpiLayers.map((layer, at) => (at === 3 ? { ...layer, thickness: 0.1 + index / 1000 } : layer))
      return [key, { type: 'outerWall', name: key, layers }]
    }),
  ),
  elements,
  services: { mode: 'flatRate' },
})

const milliseconds = (value: number) => `${value.toFixed(1)} ms`
const row = (name: string, value: number, goal: number): BenchRow => ({
  name,
  figure: milliseconds(value),
  goal: `≤ ${goal} ms`,
  met: value <= goal,
})

async function medianOfRequests(): Promise<number> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'aufbau-bench-'))
  try {
    const service = await startService(dataDir)
    const headers = { authorization: await signInAsDemo(service.url), 'content-type': 'application/json' }
    const ask = async () => {
      const start = performance.now()
      const response = await fetch(`${service.url}/v1/project/kpi`, { method: 'POST', headers, body: sent })
      const text = await response.text()
      if (!response.ok) throw new Error(text)
      return performance.now() - start
    }
    const times: number[] = []
    for (let request = 0; request < 2 * REQUESTS; request += 1) {
      const time = await ask()
      if (request >= REQUESTS) times.push(time)
    }
    await service.stop()
    return times.toSorted((one, other) => one - other)[REQUESTS / 2] ?? Number.NaN
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A building of a thousand rows in three hundred constructions: in the engine, and as a program asks for it. */
export async function benchBuilding(): Promise<BenchRow[]> {
  if (assessBuilding(building, benchOptions).total.gwp === 0)
    throw new Error('the building of the bench is not assessed')
  const engine = 1_000 / perSecond(() => assessBuilding(building, benchOptions))
  return [
    row(`building of ${ELEMENTS} rows in ${SNAPSHOTS} constructions, engine`, engine, ENGINE_GOAL),
    row('the same by POST /v1/project/kpi, median', await medianOfRequests(), SERVICE_GOAL),
  ]
}
