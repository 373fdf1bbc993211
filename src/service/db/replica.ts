import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { type Db, databaseOn, hadToMakeWay, isDatabaseAway, type OnStatement } from './client.ts'

/** How long a reader waits for the replica to come up to what was written before [ms]. */
const PATIENCE = 40
/** For how long a replica that did not answer, or came too late, is left alone [ms]. */
const REST = 2_000
const PAUSE = 2
/** How long the replica may take to say how far it is [ms]; one that hangs never does. */
const ANSWER = 250

type Options = {
  readonly primary: pg.Pool
  readonly replica: pg.Pool
  /** Told when the replica is left alone, and why. */
  readonly onAway: (reason: string) => void
  readonly onStatement?: OnStatement | undefined
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Tells whether the replica has all that was written before the question, by whomever on whichever node: how far the
 * primary was is asked after the question came, and shared by all who ask meanwhile.
 */
function standing({ primary, replica, onAway }: Options) {
  let restUntil = 0
  const rest = (reason: string) => {
    restUntil = performance.now() + REST
    onAway(reason)
    return false
  }
  const hasReached = async (position: string) => {
    const { rows } = await replica.query<{ reached: boolean | null }>(
      'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1::pg_lsn end as reached',
      [position],
    )
    return rows[0]?.reached
  }
  const soon = <Result>(answer: Promise<Result>): Promise<Result> =>
    Promise.race([
      answer,
      sleep(ANSWER, undefined, { ref: false }).then(() => Promise.reject(new Error('it does not answer'))),
    ])
  const check = async (): Promise<boolean> => {
    const { rows } = await primary.query<{ position: string }>('select pg_current_wal_flush_lsn()::text as position')
    const { position = '' } = rows[0] ?? {}
    try {
      const end = performance.now() + PATIENCE
      do {
        const reached = await soon(hasReached(position))
        if (reached === undefined || reached === null) return rest('it follows no primary')
        if (reached) return true
        await sleep(PAUSE)
      } while (performance.now() < end)
      return rest('it is behind')
    } catch (error) {
      return rest(reasonOf(error))
    }
  }
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<boolean> | undefined
  const afterThis = async () => {
    await running.catch(() => undefined)
    next = undefined
    const current = check()
    running = current
    return current
  }
  return {
    rest,
    isUpToDate: async (): Promise<boolean> => {
      if (performance.now() < restUntil) return false
      next ??= afterThis()
      return next
    },
  }
}

/**
 * Reads that go to a replica by streaming replication where it has all that was written before, else to the primary: a
 * reader never misses what it, or anybody, was told was stored (`DATABASE_REPLICA_URL`). For single statements that read;
 * transactions are not for it.
 */
export function replicaReads(options: Options): { reads: Db; gauges: () => Readonly<Record<string, number>> } {
  const { primary, replica } = options
  const { isUpToDate, rest } = standing(options)
  let read = 0
  let passedOn = 0
  const client = async (): Promise<PostgresPoolClient> => {
    const near = (await isUpToDate()) ? await replica.connect().catch(() => undefined) : undefined
    if (!near) {
      passedOn += 1
      return await primary.connect()
    }
    read += 1
    const query = async (statement: string, values: readonly unknown[]) => {
      try {
        return await near.query(statement, [...values])
      } catch (error) {
        // what the replica replays makes way for nobody, and statements on it are ended
        if (isDatabaseAway(error)) rest(reasonOf(error))
        else if (!hadToMakeWay(error)) throw error
        passedOn += 1
        return primary.query(statement, [...values])
      }
    }
    return { query, release: (destroy?: boolean) => near.release(destroy) } as unknown as PostgresPoolClient
  }
  const pool = { connect: client, end: () => replica.end(), options: {} }
  return {
    reads: databaseOn(pool, options.onStatement),
    gauges: () => ({ replica_reads: read, replica_reads_passed_on: passedOn }),
  }
}
