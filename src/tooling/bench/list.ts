import pg from 'pg'
import { openDatabase } from '#service/db/client.ts'
import { constructionListRepository } from '#service/library/constructions/construction-list.repository.ts'
import type { ServiceProcess } from '#testing/service-process.ts'
import { fillWithConstructions, LARGE, ORDINARY } from './fill.ts'
import { plainClient } from './http-client.ts'
import { EMBEDDED, ON_A_SERVER, rowsOf, type Times } from './list-rows.ts'
import { debianBinaries, type Given, onServer, ROOMY } from './list-server.ts'
import type { BenchRow } from './measure.ts'

const accounts = { ordinary: 'architektin@buero.example', large: 'architekt@buero.example' }
const REQUESTS = 300
/** Until building a statement runs compiled code only. */
const WARM_UP = 400

/** What people look for: a material, a project number, a project and a kind, part of a word, a thickness. */
const searches = (index: number): string =>
  [
    'zellulose',
    `${2000 + ((index * 137) % 5000)}`,
    'birkenhain holz',
    'rahmen',
    `hanf ${100 + 10 * (index % 30)}`,
    `aw-${index % 100}`,
    'sanierung altbau mauerwerk',
    `p${2000 + ((index * 311) % 5000)}`,
  ][index % 8] ?? ''

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** The statement the service sends for a search, with its values. */
async function statementOf(connection: pg.ClientConfig, email: string, query: string) {
  const { db, pool } = openDatabase(connection)
  const sent: { text: string; values: unknown[] }[] = []
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown
    Object.assign(client, {
      query(text: unknown, values: unknown, ...rest: unknown[]) {
        if (typeof text === 'string' && Array.isArray(values)) sent.push({ text, values })
        return send(text, values, ...rest)
      },
    })
  })
  const { id } = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  sent.length = 0
  const asked = { locale: 'de_DE', query, page: 1, customTake: 25, sort: '-updatedAt' } as const
  await constructionListRepository(db).visible({ userId: id, email }, 'standardAndCustom', asked)
  await db.destroy()
  const [statement] = sent
  if (sent.length !== 1 || !statement) throw new Error(`the service sends ${sent.length} statements for a list`)
  return statement
}

/** Lists through the service and the same statements by hand, in turns. */
async function measure(service: ServiceProcess, connection: pg.ClientConfig, email: string): Promise<Times> {
  const headers = await service.signIn(email)
  const http = plainClient(service.url, 1)
  const client = new pg.Client(connection)
  await client.connect()
  const statements = await Promise.all(
    Array.from({ length: 40 }, (_, index) => statementOf(connection, email, searches(index))),
  )
  const times = { service: [] as number[], byHand: [] as number[] }
  for (let index = 0; index < WARM_UP + REQUESTS; index += 1) {
    const turn = index % 40
    const statement = statements[turn]
    const through = await timed(async () => {
      const status = await http.send(
        'GET',
        `/v1/construction/list?query=${encodeURIComponent(searches(turn))}`,
        headers,
      )
      if (status !== 200) throw new Error(`the list answered ${status}`)
    })
    const byHand = await timed(() => client.query(statement?.text ?? '', statement?.values))
    if (index < WARM_UP) continue
    times.service.push(through)
    times.byHand.push(byHand)
  }
  http.close()
  await client.end()
  return times
}

/** A server of its own with so many constructions; measures the callers named. */
const atSize = <Name extends keyof typeof accounts>(given: Given, callers: readonly Name[]) =>
  onServer(given, async ({ service, connection }) => {
    await fillWithConstructions(connection, given.total, accounts)
    const found: [Name, Times][] = []
    for (const caller of callers) found.push([caller, await measure(service, connection, accounts[caller])])
    return Object.fromEntries(found) as Record<Name, Times>
  })

/**
 * Lists with search over HTTP against the very statement sent by hand, on Debian's PostgreSQL with a million
 * constructions and on the embedded one with a hundred thousand.
 */
export async function benchList(total = 1_000_000): Promise<BenchRow[]> {
  const bin = debianBinaries()
  const rows: BenchRow[] = []
  if (bin === undefined) rows.push({ name: 'PostgreSQL under /usr/lib/postgresql', figure: 'not installed' })
  else {
    const small = await atSize({ total: 10_000, bin, settings: ROOMY }, ['ordinary'])
    const big = await atSize({ total, bin, settings: ROOMY }, ['ordinary', 'large'])
    const among = `among ${total.toLocaleString('en-GB')}`
    rows.push(...rowsOf(`list with search, ${ORDINARY} own ${among}`, big.ordinary, ON_A_SERVER, small.ordinary))
    rows.push(...rowsOf(`list with search, ${LARGE.toLocaleString('en-GB')} own ${among}`, big.large, ON_A_SERVER))
  }
  const embedded = await atSize({ total: Math.min(total, 100_000) }, ['ordinary', 'large'])
  rows.push(...rowsOf(`embedded, ${ORDINARY} own among 100,000`, embedded.ordinary, EMBEDDED))
  rows.push(...rowsOf(`embedded, ${LARGE.toLocaleString('en-GB')} own among 100,000`, embedded.large, EMBEDDED))
  return rows
}
