import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Catalogue, loadCatalogue } from '#catalogue/catalogue.ts'
import { readCatalogueFiles } from '#catalogue/catalogue-files.ts'
import { loadStandardConstructions } from '#catalogue/standard-constructions.ts'
import { openAccounts } from './accounts/open-accounts.ts'
import { admitDemoAccounts, DEMO_PASSWORD, demoAccounts, seedAccounts } from './accounts/profile/demo-accounts.ts'
import { buildApp } from './app.ts'
import { assessor } from './assessment/assessor.ts'
import { dataInUse } from './assessment/data-in-use.ts'
import { type Config, ConfigError } from './config.ts'
import { datasetsRepository } from './data/datasets/datasets.repository.ts'
import { takeUpReleases } from './data/releases/take-up-releases.ts'
import { alone, type Db, isUnbounded, type OnStatement } from './db/client.ts'
import { isMigrated, migrate } from './db/migrate.ts'
import type { Room } from './http/admission.ts'
import { renewalProgress } from './library/constructions/renewal-progress.ts'
import { seedConstructions } from './library/demo/demo-constructions.ts'
import { officeAccess } from './library/offices/office-area.ts'
import { shippedLibrary } from './library/standards/shipped-library.ts'
import { takeUpShipped } from './library/standards/take-up-shipped.ts'
import { connect } from './operations/connect.ts'
import { draining } from './operations/draining.ts'
import { openOperations } from './operations/open-operations.ts'
import { readiness } from './operations/readiness.ts'
import { storageWatch } from './operations/storage.ts'

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
  /** Is no longer ready, then takes no new work, lets running requests end, closes the database. */
  readonly stop: () => Promise<void>
}

const greetingOf = ({ demo }: Config, address: string) => {
  const addresses = demoAccounts.map(({ email }) => email).join(', ')
  return demo
    ? `Aufbau: ${address} (demo; sign in as ${addresses} with password ${DEMO_PASSWORD})`
    : `Aufbau: ${address}`
}

/** Brings the shipped standard constructions in; demo mode fills an empty database. */
async function fill(db: Db, catalogue: Catalogue, demo: boolean): Promise<void> {
  const data = dataInUse(catalogue, datasetsRepository(db))
  await data.refresh()
  const assess = assessor(data)
  const account = await db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  await takeUpShipped(db, assess, shippedLibrary(loadStandardConstructions()))
  if (demo && !account) await seedConstructions(db, assess, await seedAccounts(db))
  await admitDemoAccounts(db, demo)
}

const cannotStore: Readonly<Record<Exclude<Room, 'enough'>, string>> = {
  full: 'room for data is low: what stores more is refused',
  readOnly: 'the file system of DATA_DIR is read-only: nothing can be stored, and the database ends at its next write',
}

/** A place that is taken, or is none, is the configuration's fault. */
const cannotListen = (variables: string) => (error: unknown) => {
  if (error instanceof Error && 'code' in error)
    throw new ConfigError(`Configuration: ${variables} name a place where nothing can listen (${String(error.code)})`)
  throw error
}

/** Nodes that start at once fill one after the other: the later ones find it done. */
const FILL_LOCK = 4_711_002n

/**
 * Opens the database, migrates it, fills an empty one in demo mode, and listens.
 *
 * @throws {EmbeddedDatabaseError} when the embedded database cannot be had
 */
export async function startService({ config, webDirectory, logTo }: StartOptions): Promise<RunningService> {
  let report: (error: Error) => void = () => undefined
  let trace: OnStatement | undefined
  const { db, reads, pool, gauges, close } = await connect(config, {
    onError: (error) => report(error),
    onStatement: config.traces && ((statement) => trace?.(statement)),
  })
  let reportRoom: (room: Room) => void = () => undefined
  let stopping = false
  let opened: FastifyInstance | undefined
  try {
    await migrate({ db, pool })
    const catalogue = loadCatalogue()
    await takeUpReleases(db, readCatalogueFiles())
    await alone(db, FILL_LOCK, () => fill(db, catalogue, config.demo))
    const databaseIsReady = readiness(() => isMigrated(db))
    const isReady = async () => !stopping && databaseIsReady()
    const accounts = openAccounts({ config, db, offices: officeAccess({ db }) })
    await accounts.checkKeys()
    const renewal = renewalProgress()
    const operations = await openOperations({
      config,
      pool,
      gauges: [accounts.post.gauges, renewal.gauges, gauges],
      onAway: (error) => report(error),
    })
    trace = operations.onStatement
    const drain = draining()
    const storage = storageWatch({
      directory: config.databaseUrl ? undefined : config.dataDir,
      reserve: config.reserve,
      onChange: (room) => reportRoom(room),
    })
    const app = await buildApp({
      config,
      db,
      reads,
      catalogue,
      accounts,
      isReady,
      room: storage.room,
      watch: operations.watch,
      renewal,
      instrument(server) {
        drain.instrument(server)
        operations.instrument(server)
      },
      webDirectory,
      logTo,
    })
    reportRoom = (room) =>
      room === 'enough' ? app.log.warn('data can be stored again') : app.log.error(cannotStore[room])
    await storage.start()
    report = (error) => app.log.error({ err: error }, 'database or collector')
    if (await isUnbounded(db))
      app.log.warn('statements may take for ever: set statement_timeout in the pooler, or in PostgreSQL')
    opened = app
    // the framework's own lines about listening: the operator gets the greeting
    app.log.level = 'warn'
    await app.listen({ port: config.port, host: config.host }).catch(cannotListen('HOST, PORT'))
    await operations.start().catch(cannotListen('HOST, METRICS_PORT'))
    app.log.level = config.logLevel
    const { port } = app.server.address() as { port: number }
    const address = config.port === 0 ? `http://localhost:${port}` : config.publicUrl
    const stop = async () => {
      stopping = true
      await sleep(config.drainSeconds * 1000)
      await drain.close(app)
      storage.stop()
      await operations.stop()
      await close()
    }
    return { app, db, address, greeting: greetingOf(config, address), stop }
  } catch (error) {
    await opened?.close()
    await close()
    throw error
  }
}
