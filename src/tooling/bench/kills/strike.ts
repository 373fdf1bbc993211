import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#testing/free-port.ts'
import { type ServiceProcess, startArguments, startProcess } from '#testing/service-process.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

/** What came of the kills of one kind. */
export type Tally = {
  kills: number
  /** Writes that were answered as stored, or changes told as done. */
  acknowledged: number
  /** Of these, what was not there afterwards, and changes that were there in part. */
  readonly lost: string[]
  /** Directories that no start could bring back. */
  readonly unusable: string[]
}
export const tally = (): Tally => ({ kills: 0, acknowledged: 0, lost: [], unusable: [] })

/** What a service on that directory is started with. */
export const environment = (dataDir: string) => ({
  DATA_DIR: dataDir,
  DEMO: 'true',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_SESSION: '100000000',
  RATE_LIMIT_STRICT: '100000',
  PUBLIC_URL: 'http://aufbau.test',
})

/** A directory of its own for `work`; nothing is left of it, nor of what still runs in it. */
export async function inDirectory(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'aufbau-kills-'))
  try {
    await work(dataDir)
  } finally {
    killAll(processesIn(dataDir))
    await sleep(200)
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

const read = (work: () => string): string => {
  try {
    return work()
  } catch {
    return ''
  }
}

/** Everything that works in the directory: PostgreSQL's own processes, and what makes a database. */
function processesIn(dataDir: string): number[] {
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && Number(entry) !== process.pid)
  return pids
    .filter(
      (pid) =>
        read(() => readlinkSync(`/proc/${pid}/cwd`)).startsWith(dataDir) ||
        read(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')).includes(dataDir),
    )
    .map(Number)
}

function killAll(pids: readonly (number | undefined)[]): void {
  for (const pid of pids)
    try {
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
    } catch {
      // gone already
    }
}

/** Kills the service; every second time with all of its database, at once. */
export async function strike(child: ChildProcess, dataDir: string, turn: number): Promise<void> {
  const isOver = child.exitCode !== null || child.signalCode !== null
  const ended = isOver ? Promise.resolve() : new Promise((resolve) => child.once('exit', resolve))
  killAll([child.pid, ...(turn % 2 === 1 ? processesIn(dataDir) : [])])
  await ended
}

/** A start that nobody waits for. */
export async function beginStart(dataDir: string): Promise<ChildProcess> {
  const env = { PATH: process.env['PATH'], NODE_ENV: 'test', PORT: String(await freePort()), ...environment(dataDir) }
  return spawn(process.execPath, startArguments, { cwd: root, env, stdio: 'ignore' })
}

/** The next start after a kill; undefined, and noted, where the directory cannot be used any more. */
export async function startAgain(dataDir: string, counted: Tally): Promise<ServiceProcess | undefined> {
  // a machine that is held up may take longer than a start is waited for: the second one says whether it can be used
  for (let attempt = 1; ; attempt += 1)
    try {
      return await startProcess(environment(dataDir))
    } catch (error) {
      if (attempt < 2) continue
      counted.unusable.push(String(error))
      return undefined
    }
}

/** The middle of what is waited for, each time another [ms]. */
export const someTime = (least: number, most: number): Promise<void> => sleep(least + Math.random() * (most - least))
