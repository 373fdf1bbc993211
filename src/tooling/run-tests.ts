import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Runs the tests and closes with one line of the true sums: `N passed, N failed`, and how many were skipped, or passed
 * only at the second try, where there are any.
 * First argument: `unit` (vitest), `browser` (Playwright) or none for both; what follows goes to the runner, such as a
 * filter or, for new pictures, `npm run test:browser -- appearance --update-snapshots`.
 */
type Sums = { passed: number; failed: number; skipped: number; retried: number }

/** What is read of the reports of vitest and Playwright. */
type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly stats: {
    readonly expected: number
    readonly flaky: number
    readonly unexpected: number
    readonly skipped: number
  }
}

const reports = mkdtempSync(path.join(tmpdir(), 'aufbau-tests-'))

const run = (command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): boolean =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0

/** Reads a report; a run that wrote none has failed as a whole. */
const report = (file: string, sum: (content: Report) => Sums): Sums => {
  try {
    return sum(JSON.parse(readFileSync(file, 'utf8')) as Report)
  } catch {
    return { passed: 0, failed: 1, skipped: 0, retried: 0 }
  }
}

const unit = (filter: readonly string[]): Sums => {
  const file = path.join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  // a third of the time of one pure file goes into compiling the runner, unless that is kept
  const clean = run('vitest', ['run', ...reporters, ...filter], { NODE_COMPILE_CACHE: 'node_modules/.cache/node' })
  return report(file, ({ numPassedTests, numFailedTests, numPendingTests }) => ({
    passed: numPassedTests,
    failed: Math.max(numFailedTests, clean ? 0 : 1),
    skipped: numPendingTests,
    retried: 0,
  }))
}

const browser = (given: readonly string[]): Sums => {
  const file = path.join(reports, 'playwright.json')
  const clean = run('playwright', ['test', '--config', 'e2e', '--reporter=list,json', ...given], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  return report(file, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: Math.max(stats.unexpected, clean ? 0 : 1),
    skipped: stats.skipped,
    retried: stats.flaky,
  }))
}

const given = process.argv.slice(2)
const kind = given[0] === 'unit' || given[0] === 'browser' ? given[0] : null
/** What follows the kind goes to its runner. */
const rest = given.slice(kind === null ? 0 : 1).filter((one) => one !== '--')

const results = [...(kind === 'browser' ? [] : [unit(rest)]), ...(kind === 'unit' ? [] : [browser(rest)])]
rmSync(reports, { recursive: true, force: true })
const total = (key: keyof Sums) => results.reduce((sum, result) => sum + result[key], 0)
const further = [
  ['skipped', total('skipped')],
  ['passed only at the second try', total('retried')],
] as const
const told = further.filter(([, count]) => count > 0).map(([what, count]) => `, ${count} ${what}`)
process.stdout.write(`${total('passed')} passed, ${total('failed')} failed${told.join('')}\n`)
process.exitCode = total('failed') > 0 ? 1 : 0
