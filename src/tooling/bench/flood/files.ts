import { readFileSync } from 'node:fs'
import path from 'node:path'
import { zipSync } from 'fflate'
import { ifcHouse } from '#testing/ifc-house.ts'
import type { ServiceProcess } from '#testing/service-process.ts'
import { kpiLayers } from '../kpi-servers.ts'

/** What a flood sends again and again; `at` counts, so that no two have to be the same. */
export type Flood = {
  readonly name: string
  /** @param given - what `prepare` found */
  readonly path: string | ((at: number, given: readonly string[]) => string)
  /** POST where absent. */
  readonly method?: 'GET'
  readonly type: string
  /** @param given - what `prepare` found */
  readonly body: (at: number, given: readonly string[]) => string | Uint8Array
  /** Sent at once; 4 where absent. */
  readonly connections?: number
  /** Address of the account that sends; that of an ordinary user where absent. */
  readonly as?: string
  /** What is there before. */
  readonly prepare?: (service: ServiceProcess, headers: Readonly<Record<string, string>>) => Promise<readonly string[]>
  /** Comes again when it is told to, and not at once. */
  readonly isPatient?: true
  /** Where the work that was begun is asked for until it has ended. */
  readonly follow?: (id: string) => string
}

const MIB = 1024 ** 2
const brackets = (bytes: number) => '['.repeat(bytes)
const text = (value: string) => new TextEncoder().encode(value)
const once = <Value>(make: () => Value) => {
  let made: Value | undefined
  return () => (made ??= make())
}

export const sixty = (at: number) =>
  Array.from({ length: 60 }, (_, layer) => ({
    ...kpiLayers[layer % kpiLayers.length],
    thickness: 0.01 + ((at * 7 + layer) % 997) / 10_000,
  }))
export const wall = (at: number, layers: unknown = sixty(at)) => ({ type: 'outerWall', name: `Wand ${at}`, layers })

const manifest = (constructions: number) =>
  JSON.stringify({
    format: 'aufbau-archive',
    formatVersion: 1,
    exportedAt: '2026-01-01T00:00:00.000Z',
    counts: { constructions, materials: 0, shares: 0 },
  })
const archive = (count: number, file: (at: number) => string) =>
  zipSync({
    'manifest.json': text(manifest(count)),
    ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`constructions/c${at}.json`, text(file(at))])),
  })

/** A building of as many rows and constructions as one may have. */
export const project = (at: number) => ({
  name: `Haus ${at}`,
  use: 'residential',
  measure: 'newBuild',
  areas: { netRoomArea: 5_000 },
  constructions: Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [
      `W${index}`,
      wall(
        index,
        kpiLayers.map((layer, place) => (place === 3 ? { ...layer, thickness: 0.1 + (index + at) / 10_000 } : layer)),
      ),
    ]),
  ),
  elements: Array.from({ length: 2_000 }, (_, index) => ({
    id: `E${index}`,
    construction: `W${index % 300}`,
    area: 10 + index / 10,
  })),
  services: { mode: 'flatRate' },
})

/** An IFC file of 50 MB: a house, and column after column. */
function largeIfc(): Uint8Array {
  const [head = '', tail = ''] = ifcHouse().split('#60=')
  const rows: string[] = [head]
  for (let at = 1_000; at < 640_000; at += 1)
    rows.push(`#${at}=IFCCOLUMN('${String(at).padStart(22, '0')}',$,'Stütze ${at}',$,$,$,$,$,$);\n`)
  return text(`${rows.join('')}#60=${tail}`)
}

const json = 'application/json'
const zip = 'application/zip'
const largeSites = () => readFileSync(path.resolve(import.meta.dirname, '../../../../package-lock.json'), 'utf8')

/** What the review attacked with, and the largest of what is allowed. */
export function floods(): readonly Flood[] {
  const deepFile = once(() => text(brackets(50 * MIB - 1)))
  const deepZip = once(() => archive(380, () => brackets(MIB - 100)))
  const library = once(() => archive(2_000, (at) => JSON.stringify(wall(at, kpiLayers))))
  const largest = once(() => archive(900, (at) => JSON.stringify(wall(at))))
  const ifc = once(largeIfc)
  const deepBody = once(() => brackets(4 * MIB - 1))
  const faults = once(() =>
    JSON.stringify({ ...project(0), elements: Array.from({ length: 60_000 }, () => ({ a: 1 })) }),
  )
  const unknown = once(() =>
    JSON.stringify(Object.fromEntries(Array.from({ length: 250_000 }, (_, at) => [`f${at}`, at]))),
  )
  const ofProject = (at: number) => JSON.stringify(project(at))
  const prices = once(() => `Id;Preis;Einheit;Stand\n${'osb;12,50;m²;2026-01-31\n'.repeat(41_000)}`)
  const anything = once(largeSites)
  return [
    { name: 'archive: 50 MB of brackets', path: '/v1/construction/archive', type: json, body: deepFile },
    { name: 'archive: zip of 380 × 1 MB of brackets', path: '/v1/construction/archive', type: zip, body: deepZip },
    { name: 'archive: 2,000 walls of 8 layers', path: '/v1/construction/archive', type: zip, body: library },
    { name: 'archive: 900 walls of 60 layers', path: '/v1/construction/archive', type: zip, body: largest },
    {
      name: 'import: 200 walls of 60 layers',
      path: '/v1/construction/import',
      type: json,
      body: (at) => JSON.stringify(Array.from({ length: 200 }, (_, one) => wall(at * 200 + one))),
    },
    {
      name: 'kpi: walls of 60 layers',
      path: '/v1/construction/kpi',
      type: json,
      body: (at) => JSON.stringify(sixty(at)),
      connections: 16,
    },
    { name: 'project: 4 MB of brackets', path: '/v1/project', type: json, body: deepBody },
    { name: 'project: 60,000 rows at fault', path: '/v1/project', type: json, body: faults },
    { name: 'project: 250,000 unknown fields', path: '/v1/project', type: json, body: unknown },
    { name: 'project: kpi of 2,000 rows of 300 constructions', path: '/v1/project/kpi', type: json, body: ofProject },
    { name: 'project: 2,000 rows stored', path: '/v1/project', type: json, body: ofProject },
    {
      name: 'prices: a list of 41,000 lines',
      path: '/v1/material/price/import',
      type: json,
      body: () => JSON.stringify({ csv: prices(), apply: 'nothing' }),
    },
    { name: 'proposal: IFC of 50 MB', path: '/v1/project/proposal', type: 'application/x-step', body: ifc },
    { name: 'import: a file of something else', path: '/v1/construction/import', type: json, body: anything },
  ]
}
