import { sql } from 'kysely'
import { letRemoveActivity } from '#service/library/activity/activity-removal.repository.ts'
import type { DbOrTransaction } from '../db/client.ts'
import { readNotes, tablesOfMigrations } from '../db/migration-notes.ts'

/** A table with the columns that are stored in it. */
export type StoredTable = {
  readonly name: string
  readonly columns: readonly string[]
  /** Column whose values the database counts up; null where there is none. */
  readonly counted: string | null
}

/** What follows from other tables, and is told anew as those are filled. */
const derived = ['construction_tally', 'construction_tallied']

/** Names of the migrations that have been run, in order. */
export async function schemaOf(db: DbOrTransaction): Promise<string[]> {
  return [...(await readNotes(db)).keys()].toSorted()
}

async function references(db: DbOrTransaction): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ name: string; needs: string[] }>`
    select conrelid::regclass::text as name, array_agg(distinct confrelid::regclass::text) as needs
    from pg_constraint where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace
    group by conrelid`.execute(db)
  return new Map(rows.map(({ name, needs }) => [name, needs]))
}

/** Every table of the service, those that others refer to before the others. */
export async function storedTables(db: DbOrTransaction): Promise<StoredTable[]> {
  const { rows } = await sql<StoredTable>`
    select c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns,
      max(a.attname::text) filter (where a.attidentity <> '') as counted
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attgenerated = ''
      and c.relname <> all(${[...tablesOfMigrations, ...derived]})
    group by c.relname order by c.relname`.execute(db)
  const needed = await references(db)
  const ordered: StoredTable[] = []
  const waiting = new Set(rows)
  while (waiting.size > 0) {
    const pending = new Set([...waiting].map(({ name }) => name))
    const free = [...waiting].filter(({ name }) => !(needed.get(name) ?? []).some((one) => pending.has(one)))
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${[...pending].join(', ')}`)
    for (const table of free) waiting.delete(table)
    ordered.push(...free)
  }
  return ordered
}

/** The rows of a table as JSON text, some thousand at a time. Needs a transaction: the rows are those of its snapshot. */
export async function* rowsOf(transaction: DbOrTransaction, { name, columns }: StoredTable): AsyncGenerator<string[]> {
  const listed = sql.join(columns.map((column) => sql.ref(column)))
  await sql`declare backup_rows no scroll cursor for
    select row_to_json(stored)::text as line from (select ${listed} from ${sql.table(name)}) stored`.execute(
    transaction,
  )
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch 1000 from backup_rows`.execute(transaction)
    if (rows.length === 0) break
    // a column of type json keeps the line breaks it was written with
    yield rows.map(({ line }) => line.replaceAll('\n', ' '))
  }
  await sql`close backup_rows`.execute(transaction)
}

/** Writes rows given as JSON text. */
export async function insertRows(
  transaction: DbOrTransaction,
  { name, columns }: StoredTable,
  lines: readonly string[],
): Promise<void> {
  const listed = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(name)} (${listed}) overriding system value
    select ${listed} from json_populate_recordset(null::${sql.table(name)}, ${`[${lines.join(',')}]`}::json)`.execute(
    transaction,
  )
}

/** Lets a counted column go on after its highest value. */
export async function continueCounting(transaction: DbOrTransaction, { name, counted }: StoredTable): Promise<void> {
  if (counted === null) return
  await sql`select setval(pg_get_serial_sequence(${name}, ${counted}),
    coalesce(max(${sql.ref(counted)}), 1), count(*) > 0) from ${sql.table(name)}`.execute(transaction)
}

/** Whether no table holds a row. */
export async function isEmpty(db: DbOrTransaction, tables: readonly StoredTable[]): Promise<boolean> {
  for (const { name } of tables) {
    const { rows } = await sql<{ filled: boolean }>`select exists (select from ${sql.table(name)}) as filled`.execute(
      db,
    )
    if (rows[0]?.filled) return false
  }
  return true
}

/** Empties every table, and what follows from them. */
export async function clear(transaction: DbOrTransaction, tables: readonly StoredTable[]): Promise<void> {
  await letRemoveActivity(transaction)
  const names = [...tables.map(({ name }) => name), ...derived]
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(transaction)
}
