import { sql } from 'kysely'
import type { DbOrTransaction } from './client.ts'

/**
 * The newest migration that is noted in the table of kysely's migrator. Nodes of that release refuse to start beside a note
 * that they do not know; so what came after it is noted apart, in `migration`.
 */
const LAST_OF_KYSELY = '0703-office-domains'

/** Tables in which migrations are noted: a database has its own. */
export const tablesOfMigrations = ['kysely_migration', 'kysely_migration_lock', 'migration']

/** Whether nodes of before, which have a lock of their own, may run it at the same time. */
export const isOfKysely = (name: string) => name <= LAST_OF_KYSELY

/** Makes the tables of notes; run by one node at a time. */
export async function makeNotes(transaction: DbOrTransaction): Promise<void> {
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null)`.execute(transaction)
  await sql`create table if not exists migration (
    name text primary key, begun_at timestamptz not null default now(), done_at timestamptz)`.execute(transaction)
}

/** Migrations whose first step has been run, by name: whether all of it is done. */
export async function readNotes(db: DbOrTransaction): Promise<ReadonlyMap<string, boolean>> {
  const { rows: tables } = await sql<{ old: boolean; own: boolean }>`
    select to_regclass('kysely_migration') is not null as old, to_regclass('migration') is not null as own`.execute(db)
  const { old = false, own = false } = tables[0] ?? {}
  const notes = new Map<string, boolean>()
  if (old) {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    for (const { name } of rows) notes.set(name, true)
  }
  if (own) {
    const { rows } = await sql<{ name: string; done: boolean }>`
      select name, done_at is not null as done from migration`.execute(db)
    for (const { name, done } of rows) notes.set(name, done)
  }
  return notes
}

/** Notes that its first step has been run, in the transaction of that. */
export async function noteBegun(transaction: DbOrTransaction, name: string): Promise<void> {
  if (isOfKysely(name))
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
      transaction,
    )
  else await sql`insert into migration (name) values (${name})`.execute(transaction)
}

export async function noteDone(db: DbOrTransaction, name: string): Promise<void> {
  await sql`update migration set done_at = now() where name = ${name}`.execute(db)
}
