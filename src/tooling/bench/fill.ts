import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openDatabase } from '#service/db/client.ts'
import { talliesRepository } from '#service/library/access/tallies.repository.ts'
import { DRAWN_CONSTRUCTIONS } from './list-data.ts'

/** Constructions the ordinary caller owns, and those of a large office: the same numbers whatever the total. */
export const ORDINARY = 500
export const LARGE = 20_000
export const OFFICE = 100_000

/** Owners of what nobody asks for. */
const OWNERS = 2_000
/** Rows of one statement, and connections that send them: one for each core that there commonly is. */
const [AT_ONCE, CONNECTIONS] = [100_000, 2]

type Filling = {
  readonly ordinary: string
  readonly large: string
  readonly office?: string
  readonly officeHas?: number
  /** So many are there already: further ones belong to neither of the two accounts. */
  readonly from?: number
  readonly owners?: number
}

/** Does each of the works once, on so many connections. Triggers and references are the service's, and not asked here. */
async function onConnections<Work>(
  connection: pg.ClientConfig,
  works: readonly Work[],
  run: (client: pg.Client, work: Work) => Promise<unknown>,
): Promise<void> {
  const left = [...works]
  const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client({ ...connection, statement_timeout: 0 }))
  try {
    await Promise.all(
      clients.map(async (client) => {
        await client.connect()
        await client.query(`set session_replication_role = replica; set maintenance_work_mem = '1GB';
          set max_parallel_maintenance_workers = 0; set synchronous_commit = off`)
        for (let work = left.shift(); work !== undefined; work = left.shift()) await run(client, work)
      }),
    )
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

/** The indexes but for the key, costly ones first. */
const indexesOf = async (client: pg.Client) =>
  (
    await client.query<{ name: string; made: string }>(
      `select indexname as name, indexdef as made from pg_indexes
      where tablename = 'construction' and indexname <> 'construction_pkey'
      order by indexdef like '%USING gin%' desc, length(indexdef) desc`,
    )
  ).rows

/** Counts who has many, as upkeep does: what was filled in was not told to the triggers. */
async function tallied(connection: pg.ClientConfig): Promise<void> {
  const { db } = openDatabase({ ...connection, statement_timeout: 0 })
  const tallies = talliesRepository(db)
  for (const scope of await tallies.untalliedForEverybody()) await tallies.countAnew(scope)
  await tallies.noteAllSeen()
  await db.destroy()
}

/**
 * Fills a migrated database with so many constructions of some 2,000 offices; two accounts get theirs, scattered. Indexes
 * are made afterwards.
 *
 * @param ordinary - address of the account with 500 constructions
 * @param large - address of the account with 20,000, or a fifth of all
 * @param office - that owns `officeHas`, or a hundred thousand, or a third of all; none where absent
 */
export async function fillWithConstructions(
  connection: pg.ClientConfig,
  total: number,
  { ordinary, large, office, officeHas, from = 0, owners = OWNERS }: Filling,
): Promise<void> {
  const client = new pg.Client({ ...connection, statement_timeout: 0 })
  await client.connect()
  try {
    await client.query(
      `insert into account (id, email, name, locale, status)
      select md5('owner ' || n)::uuid, 'buero' || n || '@buero.example', 'Büro ' || n, 'de_DE', 'active'
      from generate_series(1, $1::int) n on conflict do nothing`,
      [owners],
    )
    const accounts = await client.query<{ id: string }>(
      'select id from account where email = any($1) order by email = $2 desc',
      [[ordinary, large], ordinary],
    )
    const indexes = await indexesOf(client)
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    const [one, other] = accounts.rows
    const everyFew = officeHas === undefined ? Math.max(3, total / OFFICE) : Math.max(1, Math.round(total / officeHas))
    const [few, many] = from === 0 ? [total / ORDINARY, Math.max(5, total / LARGE)] : [2 * total, 2 * total]
    const ofOffice = office === undefined ? [randomUUID(), total * 2] : [office, everyFew]
    const starts = Array.from({ length: Math.ceil((total - from) / AT_ONCE) }, (_, index) => from + index * AT_ONCE)
    await onConnections(connection, starts, async (filler, start) => {
      await filler.query('select setseed($1)', [(0.42 + start / 1e8) % 1])
      const end = Math.min(total, start + AT_ONCE)
      await filler.query(DRAWN_CONSTRUCTIONS, [few, many, one?.id, other?.id, end, ...ofOffice, start, owners])
    })
    await onConnections(connection, indexes, (maker, { made }) => maker.query(made))
    await client.query(`insert into construction_share (construction_id, email, permission)
      select id, 'buero' || (1 + floor(random() * 2000)::int) || '@buero.example', 'view'
      from construction where ownership = 'custom' and random() < 0.01 on conflict do nothing`)
    await client.query('truncate construction_tally, construction_tallied')
    await tallied(connection)
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
