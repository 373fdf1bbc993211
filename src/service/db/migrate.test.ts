import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { atEnd } from '#testing/at-end.ts'
import { cloneDatabase, emptyDatabase } from '#testing/service.ts'
import { until } from '#testing/service-process.ts'
import { openDatabase } from './client.ts'
import { isMigrated, migrate, migrations } from './migrate.ts'
import type { Migrations } from './run-migrations.ts'

/** Of those who migrate. */
const MIGRATION_LOCK = '4711003'
const SHORT = 500

/** What a later release could bring. */
const later: Migrations = {
  '9999-later': {
    up: async (db) => {
      await sql`alter table account add column shoe_size integer`.execute(db)
    },
  },
}

/** A database of this release with two connections whose statements may not take long, and others on it. */
async function migratedDatabase() {
  const { connection } = await cloneDatabase()
  const { db, pool } = openDatabase({ ...connection, max: 2, statement_timeout: SHORT })
  atEnd(() => db.destroy())
  const enter = async () => {
    const other = new pg.Client(connection)
    await other.connect()
    atEnd(() => other.end())
    return other
  }
  return { db, pool, enter }
}

test('a node waits for another one that migrates for longer than a statement of a request may take', async () => {
  const { db, pool, enter } = await migratedDatabase()
  const other = await enter()
  await other.query('begin')
  await other.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  const migrated = migrate({ db, pool }, { ...migrations, ...later }).then(
    () => 'migrated',
    (error: unknown) => String(error),
  )
  await sleep(5 * SHORT)
  await other.query('commit')
  expect(await migrated).toBe('migrated')
  expect(await isMigrated(db, { ...migrations, ...later })).toBe(true)
  const { rows } = await sql<{ statementTimeout: string }>`show statement_timeout`.execute(db)
  expect(rows).toEqual([{ statementTimeout: `${SHORT}ms` }])
})

test('a node of the release before starts on a database that has been migrated further', async () => {
  const { db, pool } = await migratedDatabase()
  await migrate({ db, pool }, { ...migrations, ...later })
  await migrate({ db, pool })
  expect(await isMigrated(db)).toBe(true)
})

test('a migration lets others go first who hold its table for long', { timeout: 60_000 }, async () => {
  const { db, pool, enter } = await migratedDatabase()
  const other = await enter()
  await other.query('begin')
  await other.query('select 1 from account')
  const migrated = migrate({ db, pool }, { ...migrations, ...later })
  const third = await enter()
  await sleep(3 * SHORT)
  // whoever comes after the migration waits behind it, until it lets go
  await third.query('select 1 from account')
  await other.query('commit')
  await migrated
  expect(await isMigrated(db, { ...migrations, ...later })).toBe(true)
})

/** An index that takes long, since somebody has written its table and does not end. */
const withIndex: Migrations = {
  '9999-index': { up: async () => undefined, indexes: { account_shoes: 'on account (name)' } },
}

/** The session that makes an index, if there is one. */
const BUILDER =
  "select pid from pg_stat_activity where datname = current_database() and query like 'create index conc%'"

test('a node that is killed while it makes an index leaves nothing half made to the next one', {
  timeout: 60_000,
}, async () => {
  const { db, pool, enter } = await migratedDatabase()
  const [writer, watcher] = [await enter(), await enter()]
  await writer.query('begin')
  await writer.query("update account set name = 'Ada'")
  const first = migrate({ db, pool }, { ...migrations, ...withIndex }).then(
    () => 'migrated',
    (error: unknown) => String(error),
  )
  const stateOf = async () =>
    (await watcher.query("select indisvalid from pg_index where indexrelid = to_regclass('account_shoes')")).rows
  await until(async () => (await watcher.query(BUILDER)).rowCount === 1)
  // whoever reads and writes is not held up by it
  await watcher.query("update account set name = 'Eve' where false")
  await until(async () => (await stateOf()).length === 1)
  await watcher.query(`select pg_terminate_backend(pid) from (${BUILDER}) as builder`)
  expect(await first).toMatch(/terminat/i)
  expect(await stateOf()).toEqual([{ indisvalid: false }])
  expect(await isMigrated(db, { ...migrations, ...withIndex })).toBe(false)
  await writer.query('rollback')
  await migrate({ db, pool }, { ...migrations, ...withIndex })
  expect(await stateOf()).toEqual([{ indisvalid: true }])
  expect(await isMigrated(db, { ...migrations, ...withIndex })).toBe(true)
})

test('an index that another node began, and the server goes on making, is waited for and not made twice', {
  timeout: 60_000,
}, async () => {
  const { db, pool, enter } = await migratedDatabase()
  const [writer, orphan, watcher] = [await enter(), await enter(), await enter()]
  await writer.query('begin')
  await writer.query("update account set name = 'Ada'")
  const made = orphan.query('create index concurrently account_shoes on account (name)')
  await until(async () => (await watcher.query(BUILDER)).rowCount === 1)
  const migrated = migrate({ db, pool }, { ...migrations, ...withIndex })
  await sleep(SHORT)
  await writer.query('rollback')
  await made
  const oid = async () => (await watcher.query("select to_regclass('account_shoes')::oid as oid")).rows
  const before = await oid()
  await migrated
  expect(await oid()).toEqual(before)
})

test('an index that others stand in place of goes once those are made, also after a node was killed between', async () => {
  const { db, pool, enter } = await migratedDatabase()
  const watcher = await enter()
  const names = async () =>
    (await watcher.query("select indexname from pg_indexes where indexname like 'account_shoes%' order by 1")).rows.map(
      ({ indexname }: { indexname: string }) => indexname,
    )
  const replacing = (definition: string): Migrations => ({
    ...migrations,
    ...withIndex,
    '9999-other': {
      up: async () => undefined,
      indexes: { account_shoes_by_name: definition },
      replaced: ['account_shoes', 'account_shoes_never'],
    },
  })
  await migrate({ db, pool }, { ...migrations, ...withIndex })
  await expect(migrate({ db, pool }, replacing('on account (nothing)'))).rejects.toThrow('nothing')
  expect(await names(), 'where the new one cannot be made').toEqual(['account_shoes'])
  await migrate({ db, pool }, replacing('on account (name, id)'))
  expect(await names()).toEqual(['account_shoes_by_name'])
  expect(await isMigrated(db, replacing('on account (name, id)'))).toBe(true)
})

test('what was noted by the migrator of before counts as run, and is not run again', async () => {
  const { db, pool } = await emptyDatabase()
  await migrate({ db, pool }, { '0001-start': migrations['0001-start'] ?? { up: async () => undefined } })
  await sql`insert into kysely_migration (name, timestamp) values ('9998-noted', '2026-11-20T10:00:00Z')`.execute(db)
  const never = { up: () => Promise.reject(new Error('run again')) }
  await migrate({ db, pool }, { '0001-start': never, '9998-noted': never })
  expect(await isMigrated(db, { '0001-start': never, '9998-noted': never })).toBe(true)
})

test('rows of before are filled a few at a time, again from the beginning where that was killed', async () => {
  const { db, pool } = await migratedDatabase()
  await sql`insert into account (id, email, name, locale, status)
    select gen_random_uuid(), n || '@buero.example', 'Ada', 'de_DE', 'active' from generate_series(1, 5) n`.execute(db)
  let turns = 0
  const filling: Migrations = {
    '9999-filling': {
      up: async (transaction) => {
        await sql`alter table account add column shoe_size integer`.execute(transaction)
      },
      fill: async () => {
        turns += 1
        if (turns === 1) throw new Error('killed')
        await sql`update account set shoe_size = 42 where shoe_size is null`.execute(db)
      },
    },
  }
  await expect(migrate({ db, pool }, { ...migrations, ...filling })).rejects.toThrow('killed')
  expect(await isMigrated(db, { ...migrations, ...filling })).toBe(false)
  await migrate({ db, pool }, { ...migrations, ...filling })
  const { rows } = await sql`select distinct shoe_size from account`.execute(db)
  expect(rows).toEqual([{ shoeSize: 42 }])
})
