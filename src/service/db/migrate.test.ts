import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import pg from 'pg'
import { expect, test } from 'vitest'
import { atEnd } from '#testing/at-end.ts'
import { cloneDatabase } from '#testing/service.ts'
import { openDatabase } from './client.ts'
import { isMigrated, migrate, migrations } from './migrate.ts'

/** Of the migrator's advisory lock (kysely, postgres-adapter). */
const MIGRATION_LOCK = '3853314791062309107'
const SHORT = 500

/** What a later release could bring. */
const later: Readonly<Record<string, Migration>> = {
  '9999-later': {
    up: async (db) => {
      await sql`alter table account add column shoe_size integer`.execute(db)
    },
  },
}

/** A database of this release with one connection whose statements may not take long, and others on it. */
async function migratedDatabase() {
  const { connection } = await cloneDatabase()
  const { db } = openDatabase({ ...connection, max: 1, statement_timeout: SHORT })
  atEnd(() => db.destroy())
  const enter = async () => {
    const other = new pg.Client(connection)
    await other.connect()
    atEnd(() => other.end())
    return other
  }
  return { db, enter }
}

test('a node waits for another one that migrates for longer than a statement of a request may take', async () => {
  const { db, enter } = await migratedDatabase()
  const other = await enter()
  await other.query('begin')
  await other.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  const migrated = migrate(db, { ...migrations, ...later }).then(
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
  const { db } = await migratedDatabase()
  await migrate(db, { ...migrations, ...later })
  await migrate(db)
  expect(await isMigrated(db)).toBe(true)
})

test('a migration lets others go first who hold its table for long', { timeout: 60_000 }, async () => {
  const { db, enter } = await migratedDatabase()
  const other = await enter()
  await other.query('begin')
  await other.query('select 1 from account')
  const migrated = migrate(db, { ...migrations, ...later })
  const third = await enter()
  await sleep(3 * SHORT)
  // whoever comes after the migration waits behind it, until it lets go
  await third.query('select 1 from account')
  await other.query('commit')
  await migrated
  expect(await isMigrated(db, { ...migrations, ...later })).toBe(true)
})
