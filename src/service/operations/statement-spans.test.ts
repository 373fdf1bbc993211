import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { accountsRepository } from '#service/accounts/account/accounts.repository.ts'
import { type Db, openDatabase } from '#service/db/client.ts'
import { atEnd } from '#testing/at-end.ts'
import { cloneDatabase } from '#testing/service.ts'
import { inRequest, type RequestSpan } from './request-spans.ts'
import type { Span } from './span-exporter.ts'
import { traceStatements } from './statement-spans.ts'

const request: RequestSpan = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), isRecorded: true }
const spans: Span[] = []
let db: Db
beforeAll(async () => {
  const { connection } = await cloneDatabase()
  db = openDatabase(
    { ...connection, max: 2 },
    undefined,
    traceStatements((span) => void spans.push(span)),
  ).db
  atEnd(() => db.destroy())
})

const during = async (work: () => Promise<unknown>, span = request): Promise<readonly Span[]> => {
  spans.length = 0
  await inRequest(span, work)
  return [...spans]
}

test('a statement is a span under its request, and tells none of its values', async () => {
  const draft = { name: 'Geheimer Name', locale: 'de_DE', status: 'active', passwordHash: 'geheimes-kennwort' } as const
  const written = await during(async () => {
    await accountsRepository(db).insert({ ...draft, email: 'geheim@buero.example' })
    await accountsRepository(db).findByEmail('geheim@buero.example')
  })
  expect(written.map(({ name, kind, traceId, parentSpanId }) => [name, kind, traceId, parentSpanId])).toEqual([
    ['with', 3, request.traceId, request.spanId],
    ['select', 3, request.traceId, request.spanId],
  ])
  expect(written[1]?.attributes).toContainEqual({
    key: 'db.query.text',
    value: { stringValue: expect.stringContaining('"account"."email" = $1') },
  })
  expect(JSON.stringify(written)).not.toMatch(/geheim/i)
})

test('one that fails is marked, without what the database said of the values', async () => {
  const failed = await during(() => sql`select ${'kein-datum'}::date`.execute(db).catch(() => undefined))
  expect(failed).toMatchObject([{ name: 'select', status: { code: 2 } }])
  expect(JSON.stringify(failed)).not.toContain('kein-datum')
})

test('nothing is told outside of requests, and of requests whose trace is not recorded', async () => {
  spans.length = 0
  await sql`select 1`.execute(db)
  expect(spans).toEqual([])
  expect(await during(() => sql`select 1`.execute(db), { ...request, isRecorded: false })).toEqual([])
})
