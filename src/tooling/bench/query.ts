import type { Condition } from '#contract/construction-conditions.ts'
import type { ServiceProcess } from '#testing/service-process.ts'
import { fillWithConstructions, OFFICE } from './fill.ts'
import { plainClient } from './http-client.ts'
import { debianBinaries, type Given, onServer, ROOMY } from './list-server.ts'
import { type BenchRow, quantile } from './measure.ts'
import { measureChanges } from './query-changes.ts'

const accounts = { ordinary: 'architektin@buero.example', large: 'architekt@buero.example' }
/** At most, p95 [ms]: of a question with ten conditions, and of a list. */
const [QUESTION, LIST] = [50, 25]
const [WARM_UP, REQUESTS] = [40, 160]

const figure = (name: 'uValue' | 'gwp' | 'thickness' | 'mass', min?: number, max?: number): Condition => ({
  on: 'figure',
  figure: name,
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
})
const types = ['outerWall', 'pitchedRoof', 'flatRoof', 'internalFloor', 'groundSlab', 'innerWall'] as const
const materials = ['gypsum_board', 'osb', 'cellulose_blown', 'kvh', 'eps', 'xps', 'mineral_wool', 'concrete_c25_30']
const turn = <Value>(values: readonly [Value, ...Value[]] | readonly Value[], index: number): Value =>
  values[index % values.length] as Value

/** Ten conditions; `wide` ones find many of the office, the others few. */
function question(office: string, index: number, wide: boolean): Condition {
  const least = (index % 10) / 100
  return {
    on: 'all',
    of: [
      { on: 'office', in: [office] },
      wide ? { on: 'type', in: [...types] } : { on: 'type', in: [turn(types, index), turn(types, index + 1)] },
      figure('uValue', wide ? 0.1 : 0.3 + least),
      figure('gwp', wide ? 10 : 30 + (index % 20)),
      figure('mass', 50, 500),
      { on: 'category', in: wide ? ['insulation', 'concrete'] : ['insulation'] },
      { on: 'not', of: { on: 'material', in: [turn(materials, index)] } },
      { on: 'verdict', is: turn(['met', 'missed'], index), of: ['geg'] },
      {
        on: 'any',
        of: [
          { on: 'framing', is: true },
          { on: 'expired', is: true },
        ],
      },
      { on: 'updated', from: '2026-01-01' },
    ],
  }
}

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
    await ask({ where: question(office, 0, false) }),
    await ask({ where: question(office, 0, true) }),
  ]
  const found = (total: number) => `finds ${total.toLocaleString('en-GB')}`
  const http = plainClient(service.url, 1)
  const list = `/v1/construction/list?office=${office}&query=hanf%20200`
  await add('list of the office with search', () => http.send('GET', list, headers), LIST)
  await add(`ten conditions, ${found(few.total)}`, (index) => ask({ where: question(office, index, false) }), QUESTION)
  await add('the same with sums', (index) => ask({ where: question(office, index, false), aggregates: true }), QUESTION)
  await add(`ten conditions, ${found(many.total)}`, (index) => ask({ where: question(office, index, true) }), QUESTION)
  await add('everything of the office, with sums', () =>
    ask({ where: { on: 'office', in: [office] }, aggregates: true }),
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
