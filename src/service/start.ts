import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { type Catalogue, loadCatalogue } from '#catalogue/catalogue.ts'
import { DEMO_PASSWORD, demoAccounts, seedAccounts } from './accounts/demo-accounts.ts'
import { openAccounts } from './accounts/open-accounts.ts'
import { buildApp } from './app.ts'
import { assessor } from './assessment/assessor.ts'
import type { Config } from './config.ts'
import { type Db, openDatabase } from './db/client.ts'
import { startEmbeddedDatabase } from './db/embedded.ts'
import { isMigrated, migrate } from './db/migrate.ts'
import { seedConstructions } from './demo/demo-constructions.ts'
import { memoryStore } from './http/rate-limit.ts'
import { redisStore } from './http/rate-limit-redis.ts'

type StartOptions = {
  readonly config: Config
  readonly webDirectory?: string
  readonly logTo?: { write: (line: string) => void }
}

/** A listening service. */
export type RunningService = {
  readonly app: FastifyInstance
  readonly db: Db
  readonly address: string
  /** The one line for the operator: address, and the demo accounts in demo mode. */
  readonly greeting: string
  /** Takes no new work, lets running requests end, closes the database. */
  readonly stop: () => Promise<void>
}

/** The database of the configuration: the operator's own, or the embedded one of the data directory. */
async function connect({ databaseUrl, dataDir }: Config, onError: (error: Error) => void) {
  if (databaseUrl) {
    const { db } = openDatabase({ connectionString: databaseUrl.reveal() }, onError)
    return { db, close: () => db.destroy() }
  }
  const embedded = await startEmbeddedDatabase({ dataDir, onError })
  const { db } = openDatabase(embedded.connection, onError)
  const close = async () => {
    await db.destroy()
    await embedded.stop()
  }
  return { db, close }
}

const greetingOf = ({ demo }: Config, address: string) => {
  const addresses = demoAccounts.map(({ email }) => email).join(', ')
  return demo
    ? `Aufbau: ${address} (demo; sign in as ${addresses} with password ${DEMO_PASSWORD})`
    : `Aufbau: ${address}`
}

/** Demo mode fills an empty database. */
async function fillEmpty(db: Db, catalogue: Catalogue): Promise<void> {
  const account = await db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  if (!account) await seedConstructions(db, assessor(catalogue), await seedAccounts(db))
}

/**
 * Opens the database, migrates it, fills an empty one in demo mode, and listens.
 *
 * @throws {EmbeddedDatabaseError} when the embedded database cannot be had
 */
export async function startService({ config, webDirectory, logTo }: StartOptions): Promise<RunningService> {
  let report: (error: Error) => void = () => undefined
  const { db, close } = await connect(config, (error) => report(error))
  let stopping = false
  try {
    await migrate(db)
    const catalogue = loadCatalogue()
    if (config.demo) await fillEmpty(db, catalogue)
    const redis = config.redisUrl && redisStore(config.redisUrl.reveal(), (error) => report(error))
    const isReady = async () => {
      if (stopping) return false
      await sql`select 1`.execute(db)
      return isMigrated(db)
    }
    const app = await buildApp({
      config,
      db,
      catalogue,
      accounts: openAccounts({ config, db }),
      isReady,
      rateLimitStore: redis ?? memoryStore(),
      webDirectory,
      logTo,
    })
    report = (error) => app.log.error({ err: error }, 'database or redis')
    // the framework's own lines about listening: the operator gets the greeting
    app.log.level = 'warn'
    await app.listen({ port: config.port, host: config.host })
    app.log.level = config.logLevel
    const { port } = app.server.address() as { port: number }
    const address = config.port === 0 ? `http://localhost:${port}` : config.publicUrl
    const stop = async () => {
      stopping = true
      await app.close()
      redis?.close()
      await close()
    }
    return { app, db, address, greeting: greetingOf(config, address), stop }
  } catch (error) {
    await close()
    throw error
  }
}
