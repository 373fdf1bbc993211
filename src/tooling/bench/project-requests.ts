import pg from 'pg'
import type { ServiceProcess } from '#testing/service-process.ts'
import { buildingOfBench } from './building-data.ts'
import { onServer } from './list-server.ts'
import { type BenchRow, latencyRow } from './measure.ts'

const ACCOUNT = 'architektin@buero.example'
/** Requests that are measured, after as many for the compiler. */
const REQUESTS = 100
const PROJECTS = 100_000
/** Of them, what the one who asks owns: as many as a person may keep. */
const OWN = 1_000
const ROWS = 2_000
const goals = { change: 10, opening: 600, list: 15 } as const

type Headers = Readonly<Record<string, string>>
type Running = { readonly service: ServiceProcess; readonly headers: Headers }

/** Times of requests after as many for the compiler [ms], their answers read to the end. */
async function timesOf({ service, headers }: Running, ask: (request: number) => readonly [string, string, unknown?]) {
  const times: number[] = []
  for (let request = 0; request < 2 * REQUESTS; request += 1) {
    const [method, path, body] = ask(request)
    const started = performance.now()
    const response = await service.call(method, path, { headers, ...(body !== undefined && { body }) })
    const text = await response.text()
    if (!response.ok) throw new Error(text)
    if (request >= REQUESTS) times.push(performance.now() - started)
  }
  return times
}

async function stored({ service, headers }: Running, body: object): Promise<string> {
  const response = await service.call('POST', '/v1/project', { headers, body })
  const made = (await response.json()) as { id: string }
  if (!response.ok) throw new Error(JSON.stringify(made))
  return made.id
}

/** A stored building of a thousand rows, one of them with another area each time. */
async function changed(running: Running): Promise<BenchRow> {
  const id = await stored(running, buildingOfBench)
  const times = await timesOf(running, (request) => [
    'POST',
    `/v1/project/${id}/kpi`,
    {
      version: 1,
      rows: 'changed',
      changes: [{ op: 'patch', list: 'elements', id: 'E7', fields: { area: 20 + request / 10 } }],
    },
  ])
  return latencyRow('one row of 1,000 by POST /v1/project/{id}/kpi', times, goals.change)
}

async function opened(running: Running): Promise<BenchRow> {
  const { elements } = buildingOfBench
  const all = Array.from({ length: ROWS }, (_, index) => ({ ...elements[index % elements.length], id: `E${index}` }))
  const id = await stored(running, { ...buildingOfBench, elements: all })
  const times = await timesOf(running, () => ['GET', `/v1/project/${id}`])
  return latencyRow('a project of 2,000 rows by GET /v1/project/{id}', times, goals.opening)
}

/** Copies of a small project, the first ones of the same owner, the others of a hundred others. */
async function fill(connection: pg.ClientConfig, id: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(
    `insert into project (id, owner_id, name, code, use, measure, tags, release, document, assessed_with, net_room_area,
       gwp, figures, search_text, sort_name, updated_at)
     select gen_random_uuid(), case when n <= ${OWN} then owner_id else md5('owner ' || n % 100)::uuid end,
       name || ' ' || n, code, use, measure, tags, release, document, assessed_with, net_room_area, gwp + n % 977, figures,
       search_text || ' ' || n, sort_name || ' ' || n, now() - n * interval '1 minute'
     from project, generate_series(1, ${PROJECTS}) n where id = $1`,
    [id],
  )
  await client.query('analyze project')
  await client.end()
}

const lists = ['', '?sort=gwp', '?query=5', '?sort=name&page=9', '?use=residential&sort=-netRoomArea'] as const

async function listed(running: Running, connection: pg.ClientConfig): Promise<BenchRow> {
  const { elements, ...small } = buildingOfBench
  const { W0 } = small.constructions
  await fill(connection, await stored(running, { ...small, constructions: { W0 }, elements: elements.slice(0, 1) }))
  const times = await timesOf(running, (request) => ['GET', `/v1/project/list${lists[request % lists.length] ?? ''}`])
  return latencyRow(`list of projects, ${OWN.toLocaleString('en-GB')} own among 100,000`, times, goals.list)
}

/** What an editor and a list of projects ask for, by a service and a database of their own. */
export const projectRequestRows = (): Promise<BenchRow[]> =>
  onServer({ total: 0 }, async ({ service, connection }) => {
    const running = { service, headers: await service.signIn(ACCOUNT) }
    return [await changed(running), await opened(running), await listed(running, connection)]
  })
