import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { assessBuilding } from '#engine/building/assess-building.ts'
import type { Building } from '#engine/building/building.ts'
import { inVariant } from '#engine/building/variant.ts'
import { buildingOfBench, ELEMENTS, elements, keys, SNAPSHOTS } from './building-data.ts'
import { benchOptions, eightLayers } from './engine-layers.ts'
import { ifcRows } from './ifc-reading.ts'
import { signInAsDemo, startService } from './kpi-servers.ts'
import { type BenchRow, perSecond, quantile } from './measure.ts'
import { projectRequestRows } from './project-requests.ts'

const ENGINE_GOAL = 20
const SERVICE_GOAL = 50
/** One row changed: what is there of the constructions stays. */
const AGAIN_GOAL = 5
const VARIANTS = 20
const VARIANTS_GOAL = 250
/** Requests that are measured, after as many for the compiler. */
const REQUESTS = 100

/** Each construction another, by a thickness; and another object each time, so that the engine knows none of them. */
const building = (): Building => ({
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
})

/** The building in variants, each of which makes a row in twenty of another construction, and larger. */
function variantsOf(whole: Building): Building[] {
  const variants = Array.from({ length: VARIANTS }, (_, number) => ({
    id: `V${number}`,
    elements: Object.fromEntries(
      elements
        .filter((_row, index) => index % VARIANTS === number)
        .map(({ id, area }, index) => [id, { area: (area ?? 0) + 1, construction: keys[index % SNAPSHOTS] }]),
    ),
  }))
  return variants.flatMap(({ id }) => inVariant({ ...whole, variants }, id) ?? [])
}

/** Another thickness in each construction: nothing that was asked before is asked again. */
const sent = (addition: number) =>
  JSON.stringify({
    ...buildingOfBench,
    constructions: Object.fromEntries(
      Object.entries(buildingOfBench.constructions).map(([key, { layers, ...one }]) => [
        key,
        {
          ...one,
          layers: layers.map((layer, at) => (at === 3 ? { ...layer, thickness: layer.thickness + addition } : layer)),
        },
      ]),
    ),
  })

const milliseconds = (value: number) => `${value.toFixed(1)} ms`
const row = (name: string, value: number, goal: number): BenchRow => ({
  name,
  figure: milliseconds(value),
  goal: `≤ ${goal} ms`,
  met: value <= goal,
})

/** Times of requests after as many for the compiler [ms]. @param body - of the request with this number */
async function timesOf(url: string, headers: Readonly<Record<string, string>>, body: (request: number) => string) {
  const times: number[] = []
  for (let request = 0; request < 2 * REQUESTS; request += 1) {
    const sent = body(request)
    const start = performance.now()
    const response = await fetch(`${url}/v1/project/kpi`, { method: 'POST', headers, body: sent })
    const text = await response.text()
    if (!response.ok) throw new Error(text)
    if (request >= REQUESTS) times.push(performance.now() - start)
  }
  return times
}

async function requestRows(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'aufbau-bench-'))
  const service = await startService(dataDir)
  try {
    const headers = { authorization: await signInAsDemo(service.url), 'content-type': 'application/json' }
    const once = sent(0)
    const known = await timesOf(service.url, headers, () => once)
    const unknown = await timesOf(service.url, headers, (request) => sent(0.001 * request + 0.0005))
    const told = (name: string, times: readonly number[]) => ({
      ...row(`the same by POST /v1/project/kpi, ${name}, p95 of ${times.length}`, quantile(times, 0.95), SERVICE_GOAL),
      ratio: `p50 ${milliseconds(quantile(times, 0.5))}`,
    })
    return [told('again', known), told('each another', unknown)]
  } finally {
    await service.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A building of a thousand rows in three hundred constructions: in the engine, and as a program asks for it. */
export async function benchBuilding(): Promise<BenchRow[]> {
  const one = building()
  if (assessBuilding(one, benchOptions).total.gwp === 0) throw new Error('the building of the bench is not assessed')
  const anew = 1_000 / perSecond(() => assessBuilding(building(), benchOptions))
  const again = 1_000 / perSecond(() => assessBuilding(one, benchOptions))
  const varied = 1_000 / perSecond(() => variantsOf(building()).map((each) => assessBuilding(each, benchOptions)))
  return [
    row(`building of ${ELEMENTS} rows in ${SNAPSHOTS} constructions, engine`, anew, ENGINE_GOAL),
    row('the same once its constructions are known', again, AGAIN_GOAL),
    row(`the same in ${VARIANTS} variants, engine`, varied, VARIANTS_GOAL),
    ...(await requestRows()),
    ...(await projectRequestRows()),
    ...ifcRows(),
  ]
}
