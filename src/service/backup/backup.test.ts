import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Db, openDatabase } from '#service/db/client.ts'
import { migrate } from '#service/db/migrate.ts'
import { type AccountsService, buildAccountsService } from '#testing/accounts-service.ts'
import { atEnd } from '#testing/at-end.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { onDatabase } from '#testing/postgres.ts'
import { backup } from './backup.ts'
import { storedTables } from './backup-tables.repository.ts'
import { restore } from './restore.ts'

const directory = mkdtempSync(path.join(os.tmpdir(), 'aufbau-backup-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))
const file = (name: string) => path.join(directory, name)

/** A migrated, empty database. */
async function emptyDatabase(): Promise<Db> {
  const { connection } = inject('postgres')
  const name = `aufbau_restore_${randomBytes(5).toString('hex')}`
  const admin = new pg.Client(connection)
  await admin.connect()
  await admin.query(`create database ${name}`)
  const { db, pool } = openDatabase({ ...onDatabase(connection, name), max: 3 })
  atEnd(async () => {
    await db.destroy()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  await migrate({ db, pool })
  return db
}

/** Every row of every table as text, in an order of its own. */
async function contentOf(db: Db): Promise<Record<string, string[]>> {
  const tables = await storedTables(db)
  const content = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ line: string }>`select stored::text as line from ${sql.table(name)} stored`.execute(
        db,
      )
      return [name, rows.map(({ line }) => line).toSorted()] as const
    }),
  )
  return Object.fromEntries(content)
}

let service: AccountsService
let whole: string
beforeAll(async () => {
  service = await buildAccountsService()
  const { sessionJwt } = await service.login('architektin@buero.example')
  const headers = { authorization: `Bearer ${sessionJwt}`, 'idempotency-key': 'once' }
  const odd = 'Zeile\u2028getrennt\n"\\ \t – ’Ω 🏠'
  const created = await service.post(
    '/v1/construction/custom',
    buildConstruction({ name: 'Wand {"table":"x"}', description: odd, tags: ['a,b', '{c}', '"d"'] }),
    headers,
  )
  if (created.statusCode !== 200) throw new Error(created.body)
  for (const [url, payload] of [
    ['of/eps_035', { amount: 150, per: 'm3', on: '2026-03-01', note: odd }],
    ['terms', { discountRate: 0.03 }],
  ] as const) {
    const kept = await service.call({ method: 'PUT', url: `/v1/material/price/${url}`, headers, payload })
    if (kept.statusCode !== 200) throw new Error(kept.body)
  }
  // while rows come back, nobody is told of them as if they were new
  const hook = { address: 'https://office.example/', events: ['construction.created'] }
  await service.post('/v1/webhook', hook, headers)
  await service.post('/v1/auth/magic-link/login', { email: 'architekt@buero.example' })
  // what is left to be sent is sent: nothing changes any more
  await service.mailTo('architekt@buero.example')
  whole = file('whole.gz')
  await backup(service.db, whole)
})

test('a backup gives every row of every table back, and the counting goes on after it', async () => {
  const db = await emptyDatabase()
  const counted = await restore(db, whole, { replace: false })
  const content = await contentOf(service.db)
  expect(await contentOf(db)).toEqual(content)
  expect(content['construction']?.length).toBeGreaterThan(0)
  expect([content['webhook']?.length, content['webhook_delivery']?.length]).toEqual([1, 0])
  expect(content['signing_key']?.length).toBeGreaterThan(0)
  expect([content['own_price']?.length, content['price_terms']?.length]).toEqual([1, 1])
  for (const [name, rows] of Object.entries(content)) expect(counted[name]?.rows).toBe(rows.length)
  const highest = await sql<{ id: number }>`select coalesce(max(id), 0) as id from security_event`.execute(db)
  const next = await sql<{ id: number }>`insert into security_event (event) values ('test') returning id`.execute(db)
  expect(next.rows[0]?.id).toBe((highest.rows[0]?.id ?? 0) + 1)
})

test('only its owner may read the file, and none is overwritten', async () => {
  expect(statSync(whole).mode & 0o777).toBe(0o600)
  await expect(backup(service.db, whole)).rejects.toThrow(/exists already/)
  await expect(backup(service.db, file('nowhere/b.gz'))).rejects.toThrow(/does not exist/)
})

test('what is written while it runs is not in it by half: it shows one moment', async () => {
  const target = file('moment.gz')
  const over = new AbortController()
  const pairs = (async () => {
    for (let n = 0; !over.signal.aborted; n += 1)
      await service.db.transaction().execute(async (transaction) => {
        for (const event of ['left', 'right'])
          await sql`insert into security_event (event, detail) values (${event}, ${String(n)})`.execute(transaction)
      })
  })()
  await backup(service.db, target)
  over.abort()
  await pairs
  const lines = gunzipSync(readFileSync(target)).toString().split('\n')
  const of = (event: string) => lines.filter((line) => line.includes(`"event":"${event}"`)).length
  expect(of('left')).toBe(of('right'))
})

describe('nothing changes', () => {
  let db: Db
  let before: Record<string, string[]>
  beforeAll(async () => {
    db = await emptyDatabase()
    await restore(db, whole, { replace: false })
    before = await contentOf(db)
  })
  const refuses = async (name: string, bytes: Buffer, message: RegExp) => {
    writeFileSync(file(name), bytes)
    await expect(restore(db, file(name), { replace: true })).rejects.toThrow(message)
    expect(await contentOf(db)).toEqual(before)
  }
  const lines = () => gunzipSync(readFileSync(whole)).toString().split('\n')

  test('when the database is not empty and nobody said it may be replaced', async () => {
    await expect(restore(db, whole, { replace: false })).rejects.toThrow(/not empty/)
    expect(await contentOf(db)).toEqual(before)
  })

  test('when the file was cut off, in the middle or just before its end', async () => {
    const bytes = readFileSync(whole)
    await refuses('cut.gz', bytes.subarray(0, bytes.length / 2), /damaged or was cut off/)
    await refuses('cut-end.gz', bytes.subarray(0, -8), /damaged or was cut off/)
    await refuses('cut-lines.gz', gzipSync(lines().slice(0, -2).join('\n').concat('\n')), /damaged or was cut off/)
  })

  test('when a byte of it changed', async () => {
    const bytes = Buffer.from(readFileSync(whole))
    const middle = Math.floor(bytes.length / 2)
    bytes[middle] = (bytes[middle] ?? 0) ^ 0xff
    await refuses('flipped.gz', bytes, /damaged|not a backup/)
    const changed = lines().map((line) => line.replace('"name":"Arno Architekt"', '"name":"Arno Architekd"'))
    await refuses('changed.gz', gzipSync(changed.join('\n')), /damaged or was cut off/)
  })

  test('when it is of another version of the database, whatever is allowed', async () => {
    const [first = '', ...others] = lines()
    const header = JSON.parse(first) as { schema: string[] }
    const other = JSON.stringify({ ...header, schema: [...header.schema, '9999-later'] })
    await refuses('later.gz', gzipSync([other, ...others].join('\n')), /is of version 9999-later/)
  })

  test('when it is no backup at all', async () => {
    await refuses('text.gz', Buffer.from('no gzip'), /damaged or was cut off/)
    await refuses('empty.gz', gzipSync(''), /not a backup/)
    await expect(restore(db, file('missing.gz'), { replace: true })).rejects.toThrow(/does not exist/)
  })

  test('until it is said that it may: then the backup is all there is', async () => {
    await sql`delete from security_event`.execute(db)
    await restore(db, whole, { replace: true })
    expect(await contentOf(db)).toEqual(before)
  })
})

test('the manifest names rows and checksum of each table as they stand in the file', async () => {
  const lines = gunzipSync(readFileSync(whole)).toString().split('\n')
  const start = lines.findIndex((line) => line.startsWith('{"table":"account"'))
  const rows = lines.slice(
    start + 1,
    lines.findIndex((line, index) => index > start && line.startsWith('{"table":')),
  )
  const { manifest } = JSON.parse(lines.at(-2) ?? '') as { manifest: Record<string, object> }
  const sha256 = createHash('sha256')
    .update(rows.map((row) => `${row}\n`).join(''))
    .digest('hex')
  expect(manifest['account']).toEqual({ rows: 4, sha256 })
})
