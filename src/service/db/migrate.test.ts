import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { atEnd } from '#testing/at-end.ts'
import { cloneDatabase } from '#testing/service.ts'
import { openDatabase } from './client.ts'
import { isMigrated, migrate } from './migrate.ts'

/** Of the migrator's advisory lock (kysely, postgres-adapter). */
const MIGRATION_LOCK = '3853314791062309107'
const SHORT = 100

test('a node waits for another one that migrates for longer than a statement of a request may take', async () => {
  const { connection } = await cloneDatabase()
  const { db } = openDatabase({ ...connection, max: 1, statement_timeout: SHORT })
  const other = new pg.Client(connection)
  await other.connect()
  atEnd(async () => {
    await other.end()
    await db.destroy()
  })
  await other.query('begin')
  await other.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  const migrated = migrate(db).then(
    () => 'migrated',
    (error: unknown) => String(error),
  )
  await sleep(5 * SHORT)
  await other.query('commit')
  expect(await migrated).toBe('migrated')
  expect(await isMigrated(db)).toBe(true)
  const { rows } = await sql<{ statementTimeout: string }>`show statement_timeout`.execute(db)
  expect(rows).toEqual([{ statementTimeout: `${SHORT}ms` }])
})
