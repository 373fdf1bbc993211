import type { ServiceProcess } from '#testing/service-process.ts'
import { fillWithConstructions, OFFICE } from './fill.ts'
import { plainClient } from './http-client.ts'
import { debianBinaries, type Given, onServer, ROOMY } from './list-server.ts'
import { type BenchRow, quantile } from './measure.ts'
import { measureChanges } from './query-changes.ts'
import { elsewhere, tenConditions } from './query-conditions.ts'

const accounts = { ordinary: 'architektin@buero.example', large: 'architekt@buero.example' }
/** At most, p95 [ms]: of a question with ten conditions, of everything with its sums, and of a list. */
const [QUESTION, EVERYTHING, LIST] = [50, 150, 25]
const [WARM_UP, REQUESTS] = [40, 160]

type Send = (index: number) => Promise<unknown>
async function timed(send: Send): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < WARM_UP + REQUESTS; index += 1) {
    const started = performance.now()
    await send(index)
    if (index >= WARM_UP) times.push(performance.now() - started)
  }
  return times
}

const rowOf = (name: string, times: readonly number[], goal?: number): BenchRow => {
  const p95 = quantile(times, 0.95)
  const told = { figure: `${p95.toFixed(1)} ms`, ratio: `median ${quantile(times, 0.5).toFixed(1)} ms` }
  return { name: `${name}, p95`, ...told, ...(goal !== undefined && { goal: `≤ ${goal} ms`, met: p95 <= goal }) }
}

async function measure(service: ServiceProcess, office: string): Promise<BenchRow[]> {
  let headers = await service.signIn(accounts.ordinary)
  /** Each in a session of its own, which a slow machine would outlive. */
  const rows: BenchRow[] = []
  const add = async (name: string, send: Send, goal?: number) => {
    headers = await service.signIn(accounts.ordinary)
    rows.push(rowOf(name, await timed(send), goal))
  }
  const ask = async (body: object) => {
    const answer = await fetch(`${service.url}/v1/construction/query`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (answer.status !== 200) throw new Error(`the question answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { total: number }
  }
  const [few, many] = [
    await ask({ where: tenConditions(office, 0) }),
    await ask({ where: tenConditions(office, 0, { wide: true }) }),
  ]
  const found = (total: number) => `finds ${total.toLocaleString('en-GB')}`
  const http = plainClient(service.url, 1)
  const get = (path: string) => () => http.send('GET', `/v1/construction/${path}office=${office}`, headers)
  await add('list of the office with search', get('list?query=hanf%20200&'), LIST)
  await add('list of the office', get('list?'), LIST)
  await add('count of the office', get('count/custom?'), LIST)
  await add('facets of the office', get('facets?'), LIST)
  const where = (index: number) => tenConditions(office, index)
  await add(`ten conditions, ${found(few.total)}`, (index) => ask({ where: where(index) }), QUESTION)
  await add('the same with sums', (index) => ask({ where: where(index), aggregates: true }), QUESTION)
  for (const name of Object.keys(elsewhere(0))) {
    const withIt = (index: number) => {
      const last = elsewhere(index)[name]
      return ask({ where: tenConditions(office, index, last && { last }) })
    }
    const { total } = await withIt(0)
    await add(`ten conditions, one of them ${name}, ${found(total)}`, withIt, QUESTION)
  }
  const wide = (index: number) => ask({ where: tenConditions(office, index, { wide: true }) })
  await add(`ten conditions, ${found(many.total)}`, wide, QUESTION)
  await add(
    'everything of the office, with sums',
    () => ask({ where: { on: 'office', in: [office] }, aggregates: true }),
    EVERYTHING,
  )
  http.close()
  return rows
}

/** Questions over an office of a hundred thousand among a million, over HTTP, on Debian's PostgreSQL or the embedded one. */
export async function benchQuery(total = Number(process.env['BENCH_ROWS'] ?? 1_000_000)): Promise<BenchRow[]> {
  const given: Given = { total, bin: debianBinaries(), settings: ROOMY }
  return onServer(given, async ({ service, connection }) => {
    const headers = await service.signIn(accounts.ordinary)
    const made = await fetch(`${service.url}/v1/office`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Nordhang' }),
    })
    const { id: office } = (await made.json()) as { id: string }
    await fillWithConstructions(connection, total, { ...accounts, office })
    const told = `of ${Math.min(OFFICE, total / 3).toLocaleString('en-GB')} among ${total.toLocaleString('en-GB')}`
    const measured = await measure(service, office)
    const changed = await measureChanges(service, await service.signIn(accounts.large))
    return [...measured.map((row) => ({ ...row, name: `${row.name}; ${told}` })), ...changed]
  })
}
