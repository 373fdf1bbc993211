import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { compose } from './deployment.ts'
import { freePort } from './free-port.ts'

const PROGRAM = '/usr/sbin/pgbouncer'
/** Nobody: as root it refuses to run. */
const NOBODY = 65_534

/** Whether this machine has PgBouncer. */
export const hasPooler = existsSync(PROGRAM) && spawnSync(PROGRAM, ['--version']).status === 0

/** What the example of a deployment has it pass over of that which a connection asks for at its start. */
const PASSED_OVER = compose.services['pooler']?.environment?.['IGNORE_STARTUP_PARAMETERS'] ?? ''

const settings = (socketDir: string, port: number, log: string, passedOver: string) => `
[databases]
* = host=${socketDir} port=5432 user=app
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
ignore_startup_parameters = ${passedOver}
logfile = ${log}
`

/**
 * PgBouncer in transaction mode in front of the server with that socket. Four connections for however many clients, so
 * that hardly a statement meets the session of the one before.
 *
 * @param passedOver - parameters of a connection's start that it ignores; others it refuses
 */
export async function startPooler(socketDir: string, passedOver: string = PASSED_OVER) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'aufbau-pooler-'))
  chmodSync(dir, 0o755)
  const port = await freePort()
  const file = path.join(dir, 'pgbouncer.ini')
  writeFileSync(file, settings(socketDir, port, path.join(dir, 'log'), passedOver))
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
