import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Identity } from './embedded-account.ts'
import { EmbeddedDatabaseError, isAlive } from './embedded-create.ts'
import { lastWordsIn, openLog } from './embedded-log.ts'

/** A PostgreSQL server: where its data and its socket lie, and as whom it runs. */
export type Server = {
  readonly data: string
  readonly socketDir: string
  readonly bin: string
  readonly identity: Identity
  readonly settings: readonly string[]
}

const START_LIMIT = 30_000

const pidFile = ({ data }: Server) => path.join(data, 'postmaster.pid')
/** How one connects to it. */
export const connectionOf = ({ socketDir }: Server) => ({
  host: socketDir,
  port: 5432,
  user: 'app',
  database: 'postgres',
})

async function answers(server: Server): Promise<boolean> {
  const client = new pg.Client({ ...connectionOf(server), connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The server's process id. One that is ending takes its file away at any moment. */
const postmaster = (server: Server): number | undefined => {
  try {
    const pid = Number.parseInt(readFileSync(pidFile(server), 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Whether the process is a living PostgreSQL; a zombie nobody reaps and a stranger with a reused id are not. */
function isLivingPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return /^\d+ \((postgres|postmaster)\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/**
 * Whether processes of a server that was killed still work in the directory. They end by themselves when they notice; to
 * start another server before would be to let two of them write.
 */
function isInUse({ data }: Server): boolean {
  if (process.platform !== 'linux') return false
  const directory = realpathSync(data)
  return readdirSync('/proc').some((entry) => {
    if (!/^\d+$/.test(entry)) return false
    try {
      return readlinkSync(`/proc/${entry}/cwd`) === directory && isLivingPostgres(Number(entry))
    } catch {
      return false
    }
  })
}

function launch({ bin, data, socketDir, identity, settings }: Server): ChildProcess {
  const fixed = [
    'listen_addresses=',
    'shared_buffers=128MB',
    'max_connections=60',
    'log_min_messages=fatal',
    'log_min_error_statement=panic',
  ]
  const options = ['-D', data, '-k', socketDir, ...[...fixed, ...settings].flatMap((one) => ['-c', one])]
  const [command, args] = identity.command(path.join(bin, 'postgres'), options)
  // detached: an interrupt typed at the terminal must reach the service first
  const log = openLog(data)
  const child = spawn(command, args, { ...identity.spawn, stdio: ['ignore', log, log], detached: true })
  closeSync(log)
  child.on('error', () => undefined)
  child.unref()
  return child
}

/** Starts the server or takes over the one that runs; resolves when it answers. */
export async function ensureRunning(server: Server): Promise<{ adopted: boolean }> {
  const started = Date.now()
  let child: ChildProcess | undefined
  while (Date.now() - started < START_LIMIT) {
    if (await answers(server)) return { adopted: child === undefined }
    const pid = postmaster(server)
    if (pid === undefined || !isLivingPostgres(pid)) {
      const isOver = child === undefined || child.exitCode !== null || child.signalCode !== null
      if (isOver && !isInUse(server)) {
        if (pid !== undefined) rmSync(pidFile(server), { force: true })
        child = launch(server)
      }
    }
    await sleep(15)
  }
  throw new EmbeddedDatabaseError(`The database in ${server.data} did not start: ${lastWordsIn(server.data)}`)
}

/** Fast shutdown: sessions are ended, what they had not committed is rolled back. */
export function askToEnd(server: Server): void {
  const pid = postmaster(server)
  if (pid !== undefined && isLivingPostgres(pid)) process.kill(pid, 'SIGINT')
}

/** Ends the server and waits for it, ten seconds at most. */
export async function shutDown(server: Server): Promise<void> {
  askToEnd(server)
  const started = Date.now()
  const isEnding = () => {
    const pid = postmaster(server)
    return pid !== undefined && isLivingPostgres(pid)
  }
  while (isEnding() && Date.now() - started < 10_000) await sleep(10)
}
