import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely'
import pg from 'pg'
import type { Database } from './schema.ts'

/** The service's database. */
export type Db = Kysely<Database>
/** The database or a transaction in it. */
export type DbOrTransaction = Db | Transaction<Database>

// bigint: counts stay far below 2^53
pg.types.setTypeParser(20, Number)

/** A statement that has been run. */
export type Statement = {
  /** With `$1`, `$2` in the place of values. */
  readonly text: string
  readonly milliseconds: number
  readonly failed: boolean
}
export type OnStatement = (statement: Statement) => void

/** The tables, asked by the connections of a pool. */
export const databaseOn = (pool: PostgresPool, onStatement: OnStatement | undefined): Db =>
  new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: onStatement
      ? ({ level, query, queryDurationMillis }) =>
          onStatement({ text: query.sql, milliseconds: queryDurationMillis, failed: level === 'error' })
      : [],
  })

/**
 * Opens a pool of connections.
 *
 * @param onError - told when an idle connection breaks; the pool replaces it
 * @param onStatement - told of every statement, never of its values
 */
export function openDatabase(
  connection: pg.PoolConfig,
  onError: (error: Error) => void = () => undefined,
  onStatement?: OnStatement,
): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'aufbau',
    // to compile a statement takes longer than to run any of ours
    options: '-c jit=off',
    ...connection,
  })
  pool.on('error', onError)
  // between two statements of a transaction nobody else listens, and an error nobody hears ends the process
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: databaseOn(pool, onStatement), pool }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** Serialization failure and deadlock: the transaction may be run again as a whole. */
const retryable = new Set(['40001', '40P01'])
/** A statement that took longer than it may. */
const TOO_LONG = '57014'

/** Connection trouble: the database is away, starting or stopping (SQLSTATE classes 08 and 57P, and the socket's own). */
const away = /^(08...|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/
const awayMessage = /Connection terminated|timeout exceeded when trying to connect|not queryable|Query read timeout/

/** Whether an error says that the database cannot be reached, as opposed to a bug. */
export const isDatabaseAway = (error: unknown): boolean =>
  away.test(codeOf(error) ?? '') || (error instanceof Error && awayMessage.test(error.message))

/** Disk full, as PostgreSQL and as the system say it, and a quota of the system's. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether there is no room for what was to be stored; nothing was changed. */
export const isStorageFull = (error: unknown): boolean => full.has(codeOf(error) ?? '')

/**
 * Whether the database takes no writes: a standby, one whose operator said so, or one whose file system has become
 * read-only, which PostgreSQL gives the code of a missing right.
 */
export const isReadOnly = (error: unknown): boolean => {
  const code = codeOf(error)
  const isByDisk =
    (code === '42501' || code === '58030') && (error as Error).message.endsWith(': Read-only file system')
  return code === '25006' || code === 'EROFS' || isByDisk
}

/** Whether a statement lost against others: nothing was changed, and it may succeed at the next try. */
export const hadToMakeWay = (error: unknown): boolean => retryable.has(codeOf(error) ?? '')

/** Whether the database had too much to do: nothing was changed, and the same may be asked again. */
export const isDatabaseBusy = (error: unknown): boolean => {
  const code = codeOf(error) ?? ''
  return retryable.has(code) || code === TOO_LONG
}

/** Whether somebody else held what was asked for, for longer than one would wait (`lock_timeout`). */
export const isLockedOut = (error: unknown): boolean => codeOf(error) === '55P03'

/** Longest pause before a transaction is run again [ms]. */
const LONGEST_PAUSE = 60
/** After this time [ms], and this many attempts, it is not run again. */
const LONGEST_TRYING = 3_000
const FEWEST_ATTEMPTS = 4

/**
 * Runs `work` in one serializable transaction and runs it again when it loses against another one.
 * `work` must therefore do nothing but database work.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const began = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().setIsolationLevel('serializable').execute(work)
    } catch (error) {
      const isOver = attempt >= FEWEST_ATTEMPTS && performance.now() - began > LONGEST_TRYING
      if (isOver || !retryable.has(codeOf(error) ?? '')) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(8 * attempt, LONGEST_PAUSE)))
    }
  }
}

/** A transaction may take, and wait for others, for longer than a request's. */
export const takeTime = (transaction: DbOrTransaction) =>
  sql`select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`.execute(
    transaction,
  )

/**
 * Runs `work` while nobody else who asks for the same lock does, here or on another node; for as long as it needs. The lock
 * belongs to a transaction and not to a session, which a pooler in between would give to others.
 */
export const alone = <Result>(
  db: Db,
  lock: bigint,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (transaction) => {
    await takeTime(transaction)
    await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction)
    return work(transaction)
  })

/**
 * The same without waiting: where somebody else is at it, nothing is done and the answer is false. `work` is given no
 * transaction: it may do what cannot be undone, on connections of its own.
 */
export const ifAlone = (db: Db, lock: bigint, work: () => Promise<void>): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await takeTime(transaction)
    // without a parameter: what is left open of a statement with one keeps a snapshot, for which an index in the making waits
    const { rows } = await sql<{ had: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(lock)}) as had`.execute(
      transaction,
    )
    if (!rows[0]?.had) return false
    await work()
    return true
  })

/** Whether a statement may take for ever: what stands between did not pass on what a connection asks for. */
export async function isUnbounded(db: Db): Promise<boolean> {
  const { rows } = await sql<{ statementTimeout: string }>`show statement_timeout`.execute(db)
  return rows[0]?.statementTimeout === '0'
}
