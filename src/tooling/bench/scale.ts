import pg from 'pg'
import { buildConstruction } from '#testing/constructions.ts'
import type { ServiceProcess } from '#testing/service-process.ts'
import { fillWithConstructions, LARGE, ORDINARY } from './fill.ts'
import { plainClient } from './http-client.ts'
import { debianBinaries, onServer, ROOMY } from './list-server.ts'
import { type BenchRow, quantile } from './measure.ts'

const accounts = { ordinary: 'architektin@buero.example', large: 'architekt@buero.example' }
const OWNERS = 50_000
const STEPS = [100_000, 300_000, 1_000_000, 3_000_000, 10_000_000]
const [WARM_UP, REQUESTS] = [60, 200]
/** At most [ms], p95. */
const GOAL = 25

const search = (index: number) =>
  ['zellulose', `${2000 + ((index * 137) % 5000)}`, 'birkenhain holz', 'rahmen', `hanf ${100 + 10 * (index % 30)}`][
    index % 5
  ] ?? ''

/** What is asked, by what it is called. */
const questions: readonly (readonly [name: string, path: (index: number) => string])[] = [
  ['list', (index) => `/v1/construction/list?page=${1 + (index % 5)}`],
  ['search', (index) => `/v1/construction/list?query=${encodeURIComponent(search(index))}`],
  ['public search', (index) => `/v1/construction/list?ownership=thirdParty&query=${encodeURIComponent(search(index))}`],
  ['count', () => '/v1/construction/count/custom'],
  ['facets', (index) => `/v1/construction/facets?query=${index % 2 === 0 ? '' : encodeURIComponent(search(index))}`],
]

type Headers = Readonly<Record<string, string>>
/** Sends a request, told by its number, and answers the status. */
type Send = (http: ReturnType<typeof plainClient>, index: number, headers: Headers) => Promise<number>
/** What is measured, by what it is called. */
type Measured = readonly (readonly [name: string, send: Send])[]

const asked: Measured = questions.map(([what, pathOf]) => [
  what,
  (http, index, headers) => http.send('GET', pathOf(index), headers),
])

/** The same of what an office has, and one more of it written. */
const ofOffice = (office: string): Measured => [
  ...questions
    .filter(([what]) => what !== 'public search')
    .map(([what, pathOf]): Measured[number] => {
      const of = (path: string) => `${path}${path.includes('?') ? '&' : '?'}office=${office}`
      return [what, (http, index, headers) => http.send('GET', of(pathOf(index)), headers)]
    }),
  [
    'write',
    (http, index, headers) =>
      http.send(
        'POST',
        `/v1/construction/custom?office=${office}`,
        { ...headers, 'content-type': 'application/json' },
        JSON.stringify(buildConstruction({ name: `Hanf ${index}` })),
      ),
  ],
]

export async function measure(
  service: ServiceProcess,
  email: string,
  name: string,
  measured: Measured = asked,
): Promise<BenchRow[]> {
  const http = plainClient(service.url, 1)
  const rows: BenchRow[] = []
  for (const [what, send] of measured) {
    // each in a session of its own, which a slow machine would outlive
    const headers = await service.signIn(email)
    const times: number[] = []
    for (let index = 0; index < WARM_UP + REQUESTS; index += 1) {
      const started = performance.now()
      const status = await send(http, index, headers)
      if (status !== 200) throw new Error(`${what} answered ${status}`)
      if (index >= WARM_UP) times.push(performance.now() - started)
    }
    const p95 = quantile(times, 0.95)
    rows.push({
      name: `${name}: ${what}, p95`,
      figure: `${p95.toFixed(1)} ms`,
      ratio: `median ${quantile(times, 0.5).toFixed(1)} ms`,
      goal: `≤ ${GOAL} ms`,
      met: p95 <= GOAL,
    })
  }
  http.close()
  return rows
}

/** Room that the constructions and their indexes take. */
async function sizeOf(connection: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<{ size: string }>(`select
    pg_size_pretty(pg_table_size('construction')) || ' + ' || pg_size_pretty(pg_indexes_size('construction')) as size`)
  await client.end()
  return rows[0]?.size ?? ''
}

/**
 * One database that grows tenfold and tenfold again, of 50,000 accounts: what two callers wait for, whose own stay as many.
 * `SCALE_ROWS` bounds it; ten million take a quarter of an hour and 26 GB.
 */
export async function benchScale(): Promise<BenchRow[]> {
  const bin = debianBinaries()
  if (bin === undefined) return [{ name: 'PostgreSQL under /usr/lib/postgresql', figure: 'not installed' }]
  const most = Number(process.env['SCALE_ROWS'] ?? 1_000_000)
  const rows: BenchRow[] = []
  // a growing database is told of as it grows
  const tell = (told: readonly BenchRow[]) => {
    rows.push(...told)
    for (const { name, figure, ratio = '' } of told) process.stderr.write(`  ${name}: ${figure} ${ratio}\n`)
  }
  await onServer({ total: most, bin, settings: [...ROOMY, 'max_wal_size=16GB'] }, async ({ service, connection }) => {
    let from = 0
    for (const total of STEPS.filter((step) => step <= most)) {
      const started = performance.now()
      await fillWithConstructions(connection, total, { ...accounts, from, owners: OWNERS })
      const seconds = (performance.now() - started) / 1000
      from = total
      const size = total.toLocaleString('en-GB')
      tell([
        {
          name: `${size}: loaded and indexed`,
          figure: `${seconds.toFixed(0)} s`,
          ratio: await sizeOf(connection),
        },
        ...(await measure(service, accounts.ordinary, `${size}, ${ORDINARY} own`)),
        ...(await measure(service, accounts.large, `${size}, ${LARGE.toLocaleString('en-GB')} own`)),
      ])
    }
  })
  return rows
}

/** One office that has nearly all of a database: `OFFICE_ROWS`, a million where absent. */
export async function benchOffice(): Promise<BenchRow[]> {
  const total = Number(process.env['OFFICE_ROWS'] ?? 1_000_000)
  return onServer({ total, bin: debianBinaries(), settings: ROOMY }, async ({ service, connection }) => {
    const made = await service.call('POST', '/v1/office', {
      headers: await service.signIn(accounts.ordinary),
      body: { name: 'Nordhang' },
    })
    const { id: office } = (await made.json()) as { id: string }
    await fillWithConstructions(connection, total, { ...accounts, office, officeHas: total })
    const name = `${total.toLocaleString('en-GB')} in one office`
    return [
      { name: `${name}: table + indexes`, figure: await sizeOf(connection) },
      ...(await measure(service, accounts.ordinary, name, ofOffice(office))),
    ]
  })
}
