import { execFileSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { accountOf, type Identity } from './embedded-account.ts'

/** Why the embedded database cannot be used; the message is for the operator. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError'
}

/** Where a database lies, or is to lie, and by what and as whom it is made. */
type Place = { readonly data: string; readonly bin: string; readonly identity: Identity }

/** Makes a directory for the account of the server alone. */
export function prepareDirectory(dir: string, { uid, gid }: Identity): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  if (uid !== undefined && gid !== undefined) chownSync(dir, uid, gid)
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Whether a file system takes no writes, of nobody; of what is not there, that where it would be made. */
export function isReadOnly(place: string): boolean {
  try {
    const now = new Date()
    utimesSync(place, now, now)
    return false
  } catch (error) {
    const code = codeOf(error)
    return code === 'EROFS' || (code === 'ENOENT' && path.dirname(place) !== place && isReadOnly(path.dirname(place)))
  }
}

/** Makes the data directory, or takes it as it is. @throws {EmbeddedDatabaseError} where nothing can be written there */
export function takeDirectory(dataDir: string, bin: string): Identity {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const identity = accountOf([dataDir, bin])
    prepareDirectory(dataDir, identity)
    const probe = path.join(dataDir, `.probe-${process.pid}`)
    writeFileSync(probe, 'x')
    rmSync(probe)
    return identity
  } catch (error) {
    // making a directory with those above it says ENOENT of what is read-only
    const code = isReadOnly(dataDir) ? 'EROFS' : codeOf(error)
    const reason = { ENOSPC: 'the disk is full', EDQUOT: 'the disk is full', EROFS: 'it is read-only' }[code]
    throw new EmbeddedDatabaseError(
      `Nothing can be written in ${dataDir}: ${reason ?? 'it is not allowed or not possible'} (${code}); set another DATA_DIR`,
    )
  }
}

/** Whether there is a process of the number; one of another account counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** @throws {EmbeddedDatabaseError} where the database is of another major version than the program */
function checkVersion({ bin, data }: Place): void {
  const stored = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim()
  const told = execFileSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' })
  const own = /(\d+)(?:\.|beta|rc|devel)/.exec(told)?.[1]
  if (own !== undefined && own !== stored)
    throw new EmbeddedDatabaseError(
      `The database in ${data} is of PostgreSQL ${stored}, the program of ${own}; name the program of ${stored} by PG_BIN_DIR, write a backup with it and restore that in an empty DATA_DIR`,
    )
}

/** What is made beside the place it is meant for, by a process that may have been killed meanwhile. */
const halfMade = ({ data }: Place, pid: number | string = process.pid) => `${data}.new-${pid}`

/** Removes what processes have left that were killed while they made a database. */
function removeLeftOvers(place: Place): void {
  const folder = path.dirname(place.data)
  const prefix = path.basename(halfMade(place, ''))
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix)) continue
    const pid = Number(name.slice(prefix.length))
    // in a container the process has the same number at each start
    if (pid !== process.pid && isAlive(pid)) continue
    try {
      rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 8, retryDelay: 50 })
    } catch {
      // what the killed process had begun may write on for a moment: a later start removes it
    }
  }
}

/** Makes a database beside its place and moves it there when it is whole: killed at any moment, it is there or it is not. */
export function initialise(place: Place): void {
  const { bin, data, identity } = place
  if (existsSync(path.join(data, 'PG_VERSION'))) return checkVersion(place)
  removeLeftOvers(place)
  const made = halfMade(place)
  const options = ['-D', made, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-instructions']
  const [command, args] = identity.command(path.join(bin, 'initdb'), options)
  try {
    execFileSync(command, args, { ...identity.spawn, stdio: 'pipe' })
    // another process that started at the same moment may have been quicker: its database is as good
    if (!existsSync(path.join(data, 'PG_VERSION'))) renameSync(made, data)
  } catch (error) {
    const told = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    const detail = told || (error instanceof Error ? error.message : '')
    throw new EmbeddedDatabaseError(`The database could not be created in ${data}: ${detail}`)
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
}
