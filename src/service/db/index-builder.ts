import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { hadToMakeWay, isDatabaseBusy } from './client.ts'

/** Indexes by name: what follows the name in `create index`. */
export type Indexes = Readonly<Record<string, string>>

/** A migration that cannot be run where it was begun, with what the operator may do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/** Until one that somebody else makes is looked at again [ms]. */
const PAUSE = 200

/** How an index stands; undefined where there is none. */
async function stateOf(client: pg.Client, name: string): Promise<'valid' | 'growing' | 'broken' | undefined> {
  const { rows } = await client.query<{ valid: boolean; growing: boolean }>(
    `select indisvalid as valid,
      exists (select from pg_stat_progress_create_index where index_relid = indexrelid) as growing
    from pg_index where indexrelid = to_regclass($1)`,
    [name],
  )
  const [found] = rows
  if (!found) return undefined
  if (found.valid) return 'valid'
  return found.growing ? 'growing' : 'broken'
}

/** Makes or drops an index, or leaves that to the next turn. */
async function attempt(client: pg.Client, name: string, statement: string): Promise<void> {
  try {
    await client.query(statement)
  } catch (error) {
    // a deadlock with others' locks ends one of the two: what is left of it is taken away at the next turn
    if (hadToMakeWay(error)) return
    if (!isDatabaseBusy(error)) throw error
    throw new MigrationError(
      `Index ${name} takes longer than statement_timeout allows behind a pooler: run \`npm run cli -- migrate\` with a DATABASE_URL that leads to PostgreSQL itself, then start the nodes`,
    )
  }
}

/** Makes one index; one that stayed behind half made is made anew, and one that is made right now waited for. */
async function build(client: pg.Client, name: string, definition: string): Promise<void> {
  for (;;) {
    const state = await stateOf(client, name)
    if (state === 'valid') return
    if (state === 'growing') {
      await sleep(PAUSE)
      continue
    }
    if (state === 'broken') await client.query(`drop index concurrently if exists ${name}`)
    await attempt(client, name, `create index concurrently if not exists ${name} ${definition}`)
  }
}

/** Works on a connection of its own, which may take as long as it needs where no pooler between bounds that. */
async function unhurried(options: pg.ClientConfig, work: (client: pg.Client) => Promise<void>): Promise<void> {
  // what stands in `options` a pooler passes over, so that nothing stays behind in a session that it gives to others
  const client = new pg.Client({
    ...options,
    statement_timeout: 0,
    options: '-c statement_timeout=0 -c lock_timeout=0',
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Makes indexes while everybody reads and writes on (`concurrently`). Safe to be run again after it was killed. One node at
 * a time does it.
 *
 * @param options - how to reach the database
 * @throws {MigrationError} where a pooler's timeout ends it
 */
export async function buildIndexes(options: pg.ClientConfig, indexes: Indexes): Promise<void> {
  if (Object.keys(indexes).length === 0) return
  await unhurried(options, async (client) => {
    for (const [name, definition] of Object.entries(indexes)) await build(client, name, definition)
  })
}

/** Takes indexes away while everybody reads and writes on; those that are gone are passed over. @throws {MigrationError} as above */
export async function dropIndexes(options: pg.ClientConfig, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await unhurried(options, async (client) => {
    for (const name of names)
      while ((await stateOf(client, name)) !== undefined)
        await attempt(client, name, `drop index concurrently if exists ${name}`)
  })
}
