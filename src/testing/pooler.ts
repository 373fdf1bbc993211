import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'

const PROGRAM = '/usr/sbin/pgbouncer'
/** Nobody: as root it refuses to run. */
const NOBODY = 65_534

/** Whether this machine has PgBouncer. */
export const hasPooler = existsSync(PROGRAM) && spawnSync(PROGRAM, ['--version']).status === 0

/** As in the example of a deployment: what a connection would ask for at its start is set by the pooler. */
const settings = (socketDir: string, port: number, log: string) => `
[databases]
* = host=${socketDir} port=5432 user=app connect_query='set jit = off; set statement_timeout = 10000; set idle_in_transaction_session_timeout = 30000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
ignore_startup_parameters = options,statement_timeout,idle_in_transaction_session_timeout
logfile = ${log}
`

/**
 * PgBouncer in transaction mode in front of the server with that socket. Four connections for however many clients, so
 * that hardly a statement meets the session of the one before.
 */
export async function startPooler(socketDir: string) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'aufbau-pooler-'))
  chmodSync(dir, 0o755)
  const port = await freePort()
  const file = path.join(dir, 'pgbouncer.ini')
  writeFileSync(file, settings(socketDir, port, path.join(dir, 'log')))
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(dir, NOBODY, NOBODY)
  const child = spawn(PROGRAM, ['-q', file], { stdio: 'ignore', ...(isRoot && { uid: NOBODY, gid: NOBODY }) })
  const connection = { host: '127.0.0.1', port, user: 'app' }
  const answers = async () => {
    const client = new pg.Client({ ...connection, database: 'postgres' })
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
  for (let attempt = 0; attempt < 100 && !(await answers()); attempt += 1) await sleep(50)
  return {
    addressOf: (database: string) => `postgresql://app@127.0.0.1:${port}/${database}`,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
