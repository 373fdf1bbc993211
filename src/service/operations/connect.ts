import type pg from 'pg'
import { type Config, ConfigError } from '../config.ts'
import { type Db, type OnStatement, openDatabase } from '../db/client.ts'
import { startEmbeddedDatabase } from '../db/embedded.ts'
import { replicaReads } from '../db/replica.ts'

type Told = {
  readonly onError: (error: Error) => void
  readonly onStatement: OnStatement | undefined
}

export type Connected = {
  readonly db: Db
  /** For what only reads, by single statements: the replica where there is one. */
  readonly reads: Db
  readonly pool: pg.Pool
  readonly gauges: () => Readonly<Record<string, number>>
  readonly close: () => Promise<void>
}

/** A replica that hangs ends no statement by itself [ms]. */
const impatient = (longest: number) => ({ connectionTimeoutMillis: 500, query_timeout: longest + 500 })

/** Refused by a pooler in between, which does not pass on what a connection asks for at its start. */
async function requireParameters(pool: pg.Pool): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    if (error instanceof Error && /unsupported startup parameter/.test(error.message))
      throw new ConfigError(
        `Configuration: DATABASE_URL leads to a pooler that must ignore the startup parameters options, statement_timeout and idle_in_transaction_session_timeout (${error.message})`,
      )
    return undefined
  })
  client?.release()
}

/** The database of the configuration: the operator's own, or the embedded one of the data directory. */
export async function connect(config: Config, { onError, onStatement }: Told): Promise<Connected> {
  const { databaseUrl, replicaUrl, dataDir, databasePool } = config
  if (!databaseUrl) {
    const settings = [`max_connections=${databasePool.max + 50}`]
    const embedded = await startEmbeddedDatabase({ dataDir, settings, onError })
    const { db, pool } = openDatabase({ ...databasePool, ...embedded.connection }, onError, onStatement)
    const close = async () => {
      await db.destroy()
      await embedded.stop()
    }
    return { db, reads: db, pool, gauges: () => ({}), close }
  }
  const { db, pool } = openDatabase({ ...databasePool, connectionString: databaseUrl.reveal() }, onError, onStatement)
  await requireParameters(pool)
  if (!replicaUrl) return { db, reads: db, pool, gauges: () => ({}), close: () => db.destroy() }
  const replica = openDatabase(
    { ...databasePool, ...impatient(databasePool.statement_timeout), connectionString: replicaUrl.reveal() },
    onError,
  )
  const onAway = (reason: string) => onError(new Error(`the replica is left alone: ${reason}`))
  const { reads, gauges } = replicaReads({ primary: pool, replica: replica.pool, onAway, onStatement })
  const close = async () => {
    await reads.destroy()
    await db.destroy()
  }
  return { db, reads, pool, gauges, close }
}
