import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ServiceProcess, startProcess } from '#testing/service-process.ts'
import { plainClient } from './http-client.ts'
import { FULL_SIZE, writeFullRelease } from './import-data.ts'
import type { BenchRow } from './measure.ts'

const SECONDS_GOAL = 60
const MEMORY_GOAL = 300
const SEARCH_GOAL = 30
const REQUESTS = 400
const WARM_UP = 40

const root = path.resolve(import.meta.dirname, '../../..')
/** Tells the most memory the process ever had [kB]. */
const telling = `data:text/javascript,process.on('exit',()=>console.error('peak',process.resourceUsage().maxRSS))`

/** Imports by the command line, in a process of its own. */
async function importFile(file: string, dataDir: string) {
  const started = performance.now()
  const args = ['--import', telling, 'src/service/cli/main.ts', 'catalogue', 'import', file, '--switch-on']
  const env = { PATH: process.env['PATH'], NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: 'true' }
  const child = spawn(process.execPath, [...args, '--release', 'OBD_FULL'], { cwd: root, env })
  let written = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      written += text
    })
  const status = await new Promise((resolve) => child.once('close', resolve))
  if (status !== 0) throw new Error(`the import ended with ${String(status)}: ${written}`)
  const seconds = (performance.now() - started) / 1000
  return {
    seconds,
    peak: Number(/^peak (\d+)$/m.exec(written)?.[1]) / 1024,
    report: /^\d+ rows.*$/m.exec(written)?.[0],
  }
}

/** What people look for among datasets: a material, a maker, a part of a word, filters alone, nothing. */
const searches = [
  'query=mineralwolle',
  'query=beton c30',
  'query=daemm&type=generic&module=C3,D',
  'query=holz&validity=expired&page=3',
  'release=OBD_FULL&unit=m3&module=A1-A3,C4',
  'query=gips 2&customTake=100',
  'release=OBD_FULL&page=40&customTake=50',
  'query=z',
  'query=nirgends',
  '',
] as const

async function searchTimes(service: ServiceProcess): Promise<number[]> {
  const headers = await service.signIn('architektin@buero.example')
  const client = plainClient(service.url, 1)
  const times: number[] = []
  for (let index = 0; index < WARM_UP + REQUESTS; index += 1) {
    const started = performance.now()
    const status = await client.send(
      'GET',
      `/v1/dataset/list?${encodeURI(searches[index % searches.length] ?? '')}`,
      headers,
    )
    if (status !== 200) throw new Error(`the search answered ${status}`)
    if (index >= WARM_UP) times.push(performance.now() - started)
  }
  client.close()
  return times.toSorted((one, other) => one - other)
}

const at = (times: readonly number[], part: number) => times[Math.floor(times.length * part)] ?? 0

/** Imports a release of full size by the command line, and searches it over HTTP. */
export async function benchImport(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'aufbau-import-bench-'))
  const file = path.join(dataDir, 'full.csv')
  const datasets = writeFullRelease(file)
  if (datasets === undefined) {
    rmSync(dataDir, { recursive: true, force: true })
    return [{ name: '../shared/data/oekobaudat/OBD_2020_II.csv.gz', figure: 'not there' }]
  }
  const quiet = { LOG_LEVEL: 'warn', RATE_LIMIT_SESSION: '100000000', PUBLIC_URL: 'http://aufbau.test' }
  const service = await startProcess({ DATA_DIR: path.join(dataDir, 'data'), DEMO: 'true', ...quiet })
  try {
    const megabytes = (statSync(file).size / 1024 ** 2).toFixed(0)
    const { seconds, peak, report = '' } = await importFile(file, path.join(dataDir, 'data'))
    const times = await searchTimes(service)
    return [
      { name: report, figure: `${megabytes} MB` },
      {
        name: `import of ${FULL_SIZE.toLocaleString('en-GB')} rows, ${datasets.toLocaleString('en-GB')} datasets`,
        figure: `${seconds.toFixed(1)} s`,
        goal: `≤ ${SECONDS_GOAL} s`,
        met: seconds <= SECONDS_GOAL,
      },
      {
        name: 'peak memory of the process',
        figure: `${peak.toFixed(0)} MB`,
        goal: `≤ ${MEMORY_GOAL} MB`,
        met: peak <= MEMORY_GOAL,
      },
      {
        name: 'search over it, p95',
        figure: `${at(times, 0.95).toFixed(1)} ms`,
        ratio: `median ${at(times, 0.5).toFixed(1)} ms`,
        goal: `≤ ${SEARCH_GOAL} ms`,
        met: at(times, 0.95) <= SEARCH_GOAL,
      },
    ]
  } finally {
    await service.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
