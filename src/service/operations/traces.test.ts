import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { accountsRepository } from '#service/accounts/account/accounts.repository.ts'
import { type Db, openDatabase } from '#service/db/client.ts'
import { atEnd } from '#testing/at-end.ts'
import { cloneDatabase } from '#testing/service.ts'
import { toCollector, traces } from './traces.ts'

const traceId = 'a'.repeat(32)
const caller = 'b'.repeat(16)
const recorded = { traceparent: `00-${traceId}-${caller}-01` }
const exporter = new InMemorySpanExporter()
const spans = traces(new SimpleSpanProcessor({ exporter }), 'aufbau')
let db: Db
beforeAll(async () => {
  const { connection } = await cloneDatabase()
  db = openDatabase({ ...connection, max: 2 }, undefined, spans.onStatement).db
  atEnd(() => db.destroy())
})

/** Spans of a request that does `work`. */
async function during(work: () => Promise<unknown>, headers: Readonly<Record<string, string>> = recorded) {
  exporter.reset()
  const app = Fastify({ genReqId: () => 'c'.repeat(32) })
  spans.instrument(app)
  app.post('/work', async () => {
    await work()
    return 'done'
  })
  const { statusCode } = await app.inject({ method: 'POST', url: '/work?query=geheim', headers, body: { a: 1 } })
  await app.close()
  return { statusCode, told: exporter.getFinishedSpans() }
}
/** All that a span says of what it saw. */
const said = (told: readonly ReadableSpan[]) =>
  JSON.stringify(told.map(({ name, attributes, status, events }) => ({ name, attributes, status, events })))

test('a statement is a span under its request, and tells none of its values', async () => {
  const draft = { name: 'Geheimer Name', locale: 'de_DE', status: 'active', passwordHash: 'geheimes-kennwort' } as const
  const { told } = await during(async () => {
    await accountsRepository(db).insert({ ...draft, email: 'geheim@buero.example' })
    await accountsRepository(db).findByEmail('geheim@buero.example')
  })
  const request = told.at(-1)?.spanContext().spanId
  expect(
    told.map((span) => [span.name, span.kind, span.spanContext().traceId, span.parentSpanContext?.spanId]),
  ).toEqual([
    ['with', 2, traceId, request],
    ['select', 2, traceId, request],
    ['POST /work', 1, traceId, caller],
  ])
  expect(told[1]?.attributes['db.query.text']).toContain('"account"."email" = $1')
  expect(said(told)).not.toMatch(/geheim/i)
})

test('one that fails is marked, without what the database said of the values', async () => {
  const { statusCode, told } = await during(() => sql`select ${'kein-datum'}::date`.execute(db))
  expect(statusCode).toBe(500)
  expect(told.map(({ name, status }) => [name, status.code])).toEqual([
    ['select', 2],
    ['POST /work', 2],
  ])
  expect(said(told)).not.toContain('kein-datum')
})

test('nothing is told outside of requests, and of requests whose trace is not recorded', async () => {
  exporter.reset()
  await sql`select 1`.execute(db)
  expect(exporter.getFinishedSpans()).toEqual([])
  const unseen = { traceparent: `00-${traceId}-${caller}-00` }
  expect((await during(() => sql`select 1`.execute(db), unseen)).told).toEqual([])
})

test.each([{}, { traceparent: '00-nonsense' }])(
  'a trace that begins here bears the id of the request: %j',
  async (headers) => {
    const { told } = await during(async () => undefined, headers)
    expect(told.map((span) => [span.spanContext().traceId, span.parentSpanContext])).toEqual([
      ['c'.repeat(32), undefined],
    ])
  },
)

test('a collector that is away is reported once, and holds nothing up', async () => {
  const reports: Error[] = []
  const processor = toCollector({
    endpoint: 'http://127.0.0.1:1/',
    headers: undefined,
    onAway: (error) => reports.push(error),
    patience: 100,
  })
  const away = traces(processor, 'aufbau')
  const app = Fastify()
  away.instrument(app)
  for (const _ of [1, 2]) {
    await app.inject('/nothing')
    await processor.forceFlush().catch(() => undefined)
  }
  await app.close()
  await away.stop()
  expect(reports).toHaveLength(1)
})
