import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate, migrations } from '#service/db/migrate.ts'
import type { Migrations } from '#service/db/run-migrations.ts'
import { atEnd } from '#testing/at-end.ts'
import { addressOf } from '#testing/postgres.ts'
import { emptyDatabase } from '#testing/service.ts'
import { startProcess } from '#testing/service-process.ts'
import { missingOf, startWriting } from '#testing/writing.ts'

/** What a release after this one could bring, by the rule of record 0090: columns, tables, indexes and triggers more. */
const next: Migrations = {
  '9999-next': {
    up: async (db) => {
      await sql`alter table construction add column colour text, add column grade integer not null default 0`.execute(
        db,
      )
      await sql`create table shelf (id uuid primary key, construction_id uuid references construction (id) on delete cascade)`.execute(
        db,
      )
      await sql`create function grade_new() returns trigger language plpgsql as
        $$ begin new.grade := 1; return new; end $$`.execute(db)
      await sql`create trigger grade_new before insert on construction for each row execute function grade_new()`.execute(
        db,
      )
    },
    indexes: { construction_grade: 'on construction (owner_id, grade)' },
  },
}

test('nodes of this release write on while the next one migrates, and start beside it', {
  timeout: 120_000,
}, async () => {
  const { db, pool, connection } = await emptyDatabase()
  const env = { DATABASE_URL: addressOf(connection), DEMO: 'true', RATE_LIMIT_SESSION: '1000000' }
  const node = await startProcess({ ...env, PUBLIC_URL: 'http://aufbau.test' })
  atEnd(async () => {
    await node.stop()
  })
  const headers = await node.signIn('architektin@buero.example')
  const writing = startWriting(node, headers)
  await writing.further(20)
  await migrate({ db, pool }, { ...migrations, ...next })
  await writing.further(20)
  const late = await startProcess({ ...env, PUBLIC_URL: 'http://aufbau.test' })
  atEnd(async () => {
    await late.stop()
  })
  await writing.further(20)
  await writing.stop()
  expect(writing.refused).toEqual([])
  expect(await missingOf(late, headers, writing.acknowledged)).toEqual([])
  const { rows } = await sql<{ graded: number }>`select count(*) as graded from construction where grade = 1`.execute(
    db,
  )
  expect(rows[0]?.graded).toBeGreaterThan(20)
})
