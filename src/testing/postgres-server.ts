import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { accountOf } from '#service/db/embedded-account.ts'

/** Where Debian keeps the tools of its newest PostgreSQL; undefined where it has none. */
export function toolsOfPostgres(): string | undefined {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).toSorted((one, other) => Number(other) - Number(one)) : []
  return versions
    .map((version) => path.join(base, version, 'bin'))
    .find((bin) => ['postgres', 'initdb', 'pg_basebackup'].every((tool) => existsSync(path.join(bin, tool))))
}

type Launcher = {
  readonly program: readonly [string, ...string[]]
  readonly env: Readonly<Record<string, string>>
}

/** A PostgreSQL as an operator runs it, by its own tools. */
export type PostgresServer = {
  readonly data: string
  readonly connection: { readonly host: string; readonly user: string; readonly database: string }
  /** For `DATABASE_URL`. */
  readonly address: string
  /** @param by - a program that starts it with what follows as its arguments, and its environment */
  readonly start: (settings?: readonly string[], by?: Launcher) => Promise<void>
  /** At once, as a crash; what is committed stays. */
  readonly kill: () => Promise<void>
  /** It keeps its connections and goes on with nothing, or goes on. */
  readonly freeze: (frozen: boolean) => void
}

async function answers(connection: PostgresServer['connection']): Promise<boolean> {
  const client = new pg.Client(connection)
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

/** A directory for servers of one test, and the tools that work in it; nothing is left of them after `close`. */
export function postgresServers(bin: string) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'aufbau-servers-'))
  const { uid, gid, spawn: identity } = accountOf([bin, root])
  const own = (dir: string) => {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    if (uid !== undefined && gid !== undefined) chownSync(dir, uid, gid)
    return dir
  }
  own(root)
  const started = new Set<PostgresServer>()
  /** Runs a program as PostgreSQL's user. @throws {Error} with what it said */
  const runAs = (program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const { status, stderr } = spawnSync(program, args, {
      ...identity,
      cwd: root,
      env: { ...process.env, ...env },
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${program}: ${stderr}`)
  }
  /** The same of one of PostgreSQL's tools. */
  const run = (tool: string, ...args: readonly string[]) => runAs(path.join(bin, tool), args)

  /** The server of a data directory; it is made by `initdb` or `pg_basebackup` before. */
  function server(name: string): PostgresServer {
    const data = path.join(root, name)
    const socket = own(path.join(root, `${name}-socket`))
    const connection = { host: socket, user: 'app', database: 'postgres' }
    let child: ReturnType<typeof spawn> | undefined
    const self: PostgresServer = {
      data,
      connection,
      address: `postgres:///postgres?host=${encodeURIComponent(socket)}&user=app`,
      async start(settings = [], by) {
        const options = ['listen_addresses=', `unix_socket_directories=${socket}`, 'fsync=off', ...settings]
        const args = ['-D', data, ...options.flatMap((one) => ['-c', one])]
        const [program, ...first] = [...(by?.program ?? []), path.join(bin, 'postgres')]
        const launched = spawn(program, [...first, ...args], {
          ...identity,
          cwd: root,
          env: { ...process.env, ...by?.env },
          stdio: ['ignore', 'ignore', 'pipe'],
        })
        let said = ''
        launched.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
        child = launched
        started.add(self)
        while (!(await answers(connection))) {
          if (launched.exitCode !== null) throw new Error(`PostgreSQL ended: ${said}`)
          await sleep(50)
        }
      },
      async kill() {
        started.delete(self)
        if (!child || child.exitCode !== null) return
        const ended = new Promise((resolve) => child?.once('exit', resolve))
        child.kill('SIGCONT')
        child.kill('SIGQUIT')
        await ended
      },
      freeze(frozen) {
        const postmaster = child?.pid
        const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' })
        for (const pid of [postmaster, ...stdout.split('\n').map(Number)])
          if (pid) process.kill(pid, frozen ? 'SIGSTOP' : 'SIGCONT')
      },
    }
    return self
  }
  return {
    run,
    runAs,
    server,
    directory: (name: string) => own(path.join(root, name)),
    read: (...names: readonly string[]) => readFileSync(path.join(root, ...names), 'utf8'),
    async close() {
      await Promise.all([...started].map((one) => one.kill()))
      rmSync(root, { recursive: true, force: true })
    },
  }
}
