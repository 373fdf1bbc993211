import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** What was released last; its nodes run beside those of today while today's are rolled out (record 0090). */
const COMMIT = '150b7e3275fe1eb995c1830ac79869ef5d5b54a3'
/** Its newest migration. */
export const RELEASED = '0703-office-domains'

const root = path.resolve(import.meta.dirname, '../..')

/** Whether its code is at hand: it is not where only the newest commits were fetched. */
export const hasFormerRelease = spawnSync('git', ['cat-file', '-e', `${COMMIT}^{commit}`], { cwd: root }).status === 0

/** Its code in a directory of its own, with the packages of today. */
export function formerRelease(): { readonly directory: string; readonly remove: () => void } {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'aufbau-former-'))
  const archive = path.join(directory, 'former.tar')
  execFileSync('git', ['archive', '-o', archive, COMMIT, 'src', 'package.json'], { cwd: root })
  execFileSync('tar', ['-xf', archive, '-C', directory])
  symlinkSync(path.join(root, 'node_modules'), path.join(directory, 'node_modules'))
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) }
}
