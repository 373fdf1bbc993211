import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Runs the tests and closes with one line of the true sums: `N passed, N failed`, and how many were skipped, or passed
 * only at the second try, where there are any; before it, what failed by name.
 * First argument: `unit` (vitest), `browser` (Playwright) or none for both; what follows goes to the runner, such as a
 * filter or, for new pictures, `npm run test:browser -- appearance --update-snapshots`.
 */
type Sums = { passed: number; failed: number; skipped: number; retried: number; failures: readonly string[] }

/** What is read of the reports of vitest and Playwright. */
type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly meta: { readonly isRetried?: boolean }
    }[]
  }[]
  readonly suites: readonly Suite[]
  readonly stats: {
    readonly expected: number
    readonly flaky: number
    readonly unexpected: number
    readonly skipped: number
  }
}

type Suite = {
  readonly suites?: readonly Suite[]
  readonly specs: readonly { readonly file: string; readonly title: string; readonly ok: boolean }[]
}

const reports = mkdtempSync(path.join(tmpdir(), 'aufbau-tests-'))

const run = (command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): boolean =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0

/** Reads a report; a run that wrote none has failed as a whole. */
const report = (file: string, sum: (content: Report) => Sums): Sums => {
  try {
    return sum(JSON.parse(readFileSync(file, 'utf8')) as Report)
  } catch {
    return { passed: 0, failed: 1, skipped: 0, retried: 0, failures: [`${path.basename(file)}: no report`] }
  }
}

const unit = (filter: readonly string[]): Sums => {
  const file = path.join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  // a third of the time of one pure file goes into compiling the runner, unless that is kept
  const clean = run('vitest', ['run', ...reporters, ...filter], { NODE_COMPILE_CACHE: 'node_modules/.cache/node' })
  return report(file, ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => {
    const failed = testResults.filter(({ status }) => status === 'failed')
    return {
      passed: numPassedTests,
      failed: Math.max(numFailedTests, clean ? 0 : 1),
      skipped: numPendingTests,
      retried: testResults.flatMap((one) => one.assertionResults).filter(({ meta }) => meta.isRetried === true).length,
      failures: failed.flatMap(({ name, assertionResults }) => {
        const tests = assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName }) => fullName.trim())
        return (tests.length > 0 ? tests : ['as a whole']).map((test) => `${path.relative('.', name)}: ${test}`)
      }),
    }
  })
}

const failuresIn = ({ suites = [], specs }: Suite): readonly string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `e2e/${file}: ${title}`),
  ...suites.flatMap(failuresIn),
]

const browser = (given: readonly string[]): Sums => {
  const file = path.join(reports, 'playwright.json')
  const clean = run('playwright', ['test', '--config', 'e2e', '--reporter=list,json', ...given], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  return report(file, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: Math.max(stats.unexpected, clean ? 0 : 1),
    skipped: stats.skipped,
    retried: stats.flaky,
    failures: suites.flatMap(failuresIn),
  }))
}

const given = process.argv.slice(2)
const kind = given[0] === 'unit' || given[0] === 'browser' ? given[0] : null
/** What follows the kind goes to its runner. */
const rest = given.slice(kind === null ? 0 : 1).filter((one) => one !== '--')

const results = [...(kind === 'browser' ? [] : [unit(rest)]), ...(kind === 'unit' ? [] : [browser(rest)])]
rmSync(reports, { recursive: true, force: true })
for (const failure of results.flatMap(({ failures }) => failures)) process.stdout.write(`failed: ${failure}\n`)
const total = (key: Exclude<keyof Sums, 'failures'>) => results.reduce((sum, result) => sum + result[key], 0)
const further = [
  ['skipped', total('skipped')],
  ['passed only at the second try', total('retried')],
] as const
const told = further.filter(([, count]) => count > 0).map(([what, count]) => `, ${count} ${what}`)
process.stdout.write(`${total('passed')} passed, ${total('failed')} failed${told.join('')}\n`)
process.exitCode = total('failed') > 0 ? 1 : 0
