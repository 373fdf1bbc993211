import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type pg from 'pg'
import { type Db, hadToMakeWay, ifAlone, isLockedOut, takeTime } from './client.ts'
import { buildIndexes, dropIndexes, type Indexes } from './index-builder.ts'
import { isOfKysely, makeNotes, noteBegun, noteDone, readNotes } from './migration-notes.ts'

/** A change of the schema, in steps during which nodes of the release before read and write on (record 0090). */
export type Steps = Pick<Migration, 'up'> & {
  /** Made after `up`, outside of transactions, whatever the size of their tables. */
  readonly indexes?: Indexes
  /** Indexes of before that those stand in place of, for nodes of the release before as well; they go once those are made. */
  readonly replaced?: readonly string[]
  /** Brings rows of before up to date after `up`, a few at a time; one that was killed begins anew. */
  readonly fill?: Migration['up']
}
export type Migrations = Readonly<Record<string, Steps>>

/** A database, and the pool that tells how to reach it. */
export type Migrated = { readonly db: Db; readonly pool: pg.Pool }

/** That of kysely's migrator, by which nodes of before bring an empty database to their level. */
const KYSELY_LOCK = 3_853_314_791_062_309_107n
/** That of this one. */
const LOCK = 4_711_003n
/**
 * How long a step waits for a table, and with it everybody who asks for that table after it [ms]. Shorter than PostgreSQL
 * looks for deadlocks (`deadlock_timeout`, 1 s): where a step and others wait for each other, it is the step that gives up.
 */
export const LONGEST_WAIT = 500
/** After so long without its tables [ms] a step is given up. */
const LONGEST_TRYING = 600_000
/** Until it is asked again whether another node is through [ms]. */
const PAUSE = 100

/** Does it again where others hold a table for longer than a moment; meanwhile everybody else goes on. */
async function patiently(work: () => Promise<void>): Promise<void> {
  const began = performance.now()
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const isOver = performance.now() - began > LONGEST_TRYING
      if (isOver || !(isLockedOut(error) || hadToMakeWay(error))) throw error
      await sleep(Math.random() * LONGEST_WAIT)
    }
  }
}

/** The first step with its note, in a short transaction. */
const begin = (db: Db, name: string, { up }: Steps): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await takeTime(transaction)
    if (isOfKysely(name)) {
      await sql`select pg_advisory_xact_lock(${KYSELY_LOCK})`.execute(transaction)
      if ((await readNotes(transaction)).has(name)) return
    }
    await sql`select set_config('lock_timeout', ${String(LONGEST_WAIT)}, true)`.execute(transaction)
    await up(transaction)
    await noteBegun(transaction, name)
  })

/** Runs what has not been run, in the order of the names, each from where it was left. */
async function runAll({ db, pool }: Migrated, wanted: Migrations): Promise<void> {
  await db.transaction().execute(makeNotes)
  const notes = await readNotes(db)
  for (const [name, steps] of Object.entries(wanted).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (notes.get(name)) continue
    if (!notes.has(name)) await patiently(() => begin(db, name, steps))
    const { indexes = {}, replaced = [], fill } = steps
    await buildIndexes(pool.options, indexes)
    await dropIndexes(pool.options, replaced)
    if (fill) await patiently(() => fill(db))
    await noteDone(db, name)
  }
}

/** Whether every migration has been run; one of a later release may have been, too. */
export async function areDone(db: Db, wanted: Migrations): Promise<boolean> {
  const notes = await readNotes(db)
  return Object.keys(wanted).every((name) => notes.get(name) === true)
}

/**
 * Runs the migrations that have not been. Of several nodes one does; the others ask now and then, since whoever waits in
 * the database would be waited for by an index that is made meanwhile.
 */
export async function runMigrations(database: Migrated, wanted: Migrations): Promise<void> {
  while (!(await areDone(database.db, wanted))) {
    const hadTurn = await ifAlone(database.db, LOCK, () => runAll(database, wanted))
    if (!hadTurn) await sleep(PAUSE)
  }
}
