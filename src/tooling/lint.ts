import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Lints every file; with the rules that ask for types, which are four fifths of the work, only files whose content
 * differs from the last clean run. What a change does to files that did not change themselves is seen by a run of all:
 * with `CI` set, with `--all`, after a change to the rules or the packages, and where most files are new.
 */
const stored = 'node_modules/.cache/lint/clean.json'
/** From so many files on, all of them cost no more. */
const MANY = 300

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64')

const rules = ['.oxlintrc.json', 'package-lock.json', 'tsconfig.json'].map(hashOf).join(' ')
const files = globSync(['src/**/*.{ts,tsx,mjs}', 'e2e/**/*.ts', '*.ts'])
const now = Object.fromEntries(files.map((file) => [file.replaceAll(path.sep, '/'), hashOf(file)]))

/** Content of the files of the last clean run by the same rules; nothing where there was none. */
function lastClean(): Readonly<Record<string, string>> {
  try {
    const last = JSON.parse(readFileSync(stored, 'utf8')) as {
      readonly rules: string
      readonly files: Record<string, string>
    }
    return last.rules === rules ? last.files : {}
  } catch {
    return {}
  }
}

const lint = (args: readonly string[]) =>
  spawnSync('oxlint', args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0

const isForAll = process.env['CI'] !== undefined || process.argv.includes('--all')
const last = isForAll ? {} : lastClean()
const changed = Object.entries(now).flatMap(([file, hash]) => (last[file] === hash ? [] : [file]))

const isClean =
  changed.length > MANY
    ? lint(['--type-aware'])
    : lint([]) && (changed.length === 0 || lint(['--type-aware', ...changed]))
if (isClean) {
  mkdirSync(path.dirname(stored), { recursive: true })
  writeFileSync(stored, JSON.stringify({ rules, files: now }))
} else {
  process.exitCode = 1
}
