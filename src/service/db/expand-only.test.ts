import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { RELEASED } from '#testing/former-release.ts'
import { emptyDatabase } from '#testing/service.ts'
import type { Db } from './client.ts'
import { migrate, migrations } from './migrate.ts'
import type { Steps } from './run-migrations.ts'

type Column = { readonly name: string; readonly type: string; readonly required: boolean; readonly filled: boolean }

/** Every column as `table.column`: whether it must not be null, and whether something fills it that is left out. */
async function columnsOf(db: Db): Promise<Map<string, Column>> {
  const { rows } = await sql<Column>`
    select table_name || '.' || column_name as name, udt_name as type, is_nullable = 'NO' as required,
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as filled
    from information_schema.columns where table_schema = 'public'`.execute(db)
  return new Map(rows.map((row) => [row.name, row]))
}

type Rule = { readonly rule: string; readonly table: string; readonly columns: readonly string[] }

/** What may refuse a row: keys, checks, references and exclusions, and unique indexes; with the columns that it looks at. */
async function rulesOf(db: Db): Promise<Map<string, Rule>> {
  const { rows } = await sql<Rule>`
    select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as rule, conrelid::regclass::text as table,
      array(select conrelid::regclass || '.' || attname from pg_attribute
        where attrelid = conrelid and attnum = any(conkey))::text[] as columns
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select pg_get_indexdef(indexrelid), indrelid::regclass::text,
      array(select indrelid::regclass || '.' || attname from pg_attribute
        where attrelid = indrelid and attnum = any(indkey))::text[]
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = 'public'::regnamespace`.execute(db)
  return new Map(rows.map((row) => [row.rule, row]))
}

const tableOf = (column: string) => column.split('.', 1)[0] ?? ''

const isOld = (before: ReadonlyMap<string, Column>, columns: readonly string[]) =>
  columns.length === 0 || columns.some((column) => before.has(column))

/** What nodes of the release before would miss, or be refused, once the others have been run. */
async function breachesOf(wanted: typeof migrations): Promise<Readonly<Record<string, readonly string[]>>> {
  const { db, pool } = await emptyDatabase()
  await migrate({ db, pool }, Object.fromEntries(Object.entries(wanted).filter(([name]) => name <= RELEASED)))
  const [before, rulesBefore] = [await columnsOf(db), await rulesOf(db)]
  await migrate({ db, pool }, wanted)
  const [after, rulesAfter] = [await columnsOf(db), await rulesOf(db)]
  const known = new Set([...before.keys()].map(tableOf))
  const namesOf = (columns: ReadonlyMap<string, Column>, is: (column: Column) => boolean) =>
    [...columns.values()].filter(is).map(({ name }) => name)
  return {
    lost: namesOf(before, ({ name, type }) => after.get(name)?.type !== type),
    stricter: namesOf(before, ({ name, required }) => !required && after.get(name)?.required === true),
    unfilled: namesOf(before, ({ name, filled }) => filled && after.get(name)?.filled === false),
    demanded: namesOf(
      after,
      ({ name, required, filled }) => !before.has(name) && known.has(tableOf(name)) && required && !filled,
    ),
    // what looks at new columns alone, which nodes of before leave empty, refuses none of their rows
    refusing: [...rulesAfter.values()]
      .filter(({ rule, table, columns }) => !rulesBefore.has(rule) && known.has(table) && isOld(before, columns))
      .map(({ rule }) => rule),
  }
}
const none = { lost: [], stricter: [], unfilled: [], demanded: [], refusing: [] }

test('what nodes of the release before read and write is there, and nothing is refused that was taken', async () => {
  expect(await breachesOf(migrations)).toEqual(none)
})

test('a release that takes away, demands or refuses more is noticed', async () => {
  const statements = [
    sql`alter table account rename column name to called`,
    sql`alter table construction alter column code set not null, alter column version drop default`,
    sql`alter table office add column floor integer not null, add check (name <> 'Büro')`,
  ]
  const contract: Steps = {
    up: async (db) => {
      for (const statement of statements) await statement.execute(db)
    },
  }
  expect(await breachesOf({ ...migrations, '9999-contract': contract })).toEqual({
    lost: ['account.name'],
    stricter: ['construction.code'],
    unfilled: ['construction.version'],
    demanded: expect.arrayContaining(['account.called', 'office.floor']) as unknown,
    refusing: [expect.stringContaining('office: CHECK')],
  })
})
