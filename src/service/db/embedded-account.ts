import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

/** Under which account the database server runs. */
export type Identity = {
  /** Owner of its files; undefined: the account of this process. */
  readonly uid: number | undefined
  readonly gid: number | undefined
  /** For `spawn`: the account to change to. */
  readonly spawn: { readonly uid?: number; readonly gid?: number }
  readonly command: (program: string, args: readonly string[]) => readonly [string, readonly string[]]
}

/** nobody and nogroup: PostgreSQL refuses to run as root. */
const NOBODY = 65_534
const SETPRIV = '/usr/bin/setpriv'

/** Whether everyone may pass the directory and all above it. */
function isPassable(directory: string): boolean {
  const parent = path.dirname(directory)
  return (statSync(directory).mode & 0o001) !== 0 && (parent === directory || isPassable(parent))
}

/**
 * The account for the database server: that of this process, or nobody's where this process is root. A checkout in a
 * directory only root may enter (such as /root) is reached by keeping root's right to pass directories, no other.
 */
export function accountOf(needed: readonly string[]): Identity {
  const asIs = { command: (program: string, args: readonly string[]) => [program, args] as const }
  if (process.getuid?.() !== 0) return { uid: undefined, gid: undefined, spawn: {}, ...asIs }
  const account = { uid: NOBODY, gid: NOBODY }
  if (needed.every((target) => isPassable(path.dirname(target))) || !existsSync(SETPRIV))
    return { ...account, spawn: account, ...asIs }
  const right = '+dac_override'
  const prefix = [
    `--reuid=${NOBODY}`,
    `--regid=${NOBODY}`,
    '--clear-groups',
    `--inh-caps=${right}`,
    `--ambient-caps=${right}`,
  ]
  return { ...account, spawn: {}, command: (program, args) => [SETPRIV, [...prefix, '--', program, ...args]] }
}
