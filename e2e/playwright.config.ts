import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { browserArguments, browserPath } from '../src/tooling/browser.ts'
import { type Place, place } from './support/place.ts'

const [working, still] = [await place('E2E'), await place('E2E_STILL')]
const root = fileURLToPath(new URL('..', import.meta.url))

/** The real service on a free port and an empty data directory, in demo mode. */
const service = ({ port, dataDir, origin }: Place, command: string) => ({
  command,
  cwd: root,
  url: `${origin}/health/ready`,
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: {
    PORT: port,
    DATA_DIR: dataDir,
    PUBLIC_URL: origin,
    DEMO: 'true',
    LOG_LEVEL: 'warn',
    LEGAL_NOTICE_URL: `${origin}/impressum`,
    PRIVACY_URL: `${origin}/datenschutz`,
    // The tests sign in far more often than people do.
    MAIL_LIMIT: '10000',
    RATE_LIMIT_STRICT: '10000',
    RATE_LIMIT_PUBLIC: '100000',
    RATE_LIMIT_SESSION: '1000000',
  },
})

/** Tests in a browser on the built app. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // pages wait for the service and for themselves: with one more than a small machine has cores, nobody waits for nothing
  workers: 3,
  // A machine busy with other things may keep a page waiting; what fails twice is broken.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../test-results',
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  use: {
    baseURL: working.origin,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    // what moves for the eye alone keeps a small machine busy
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    // answers that a test puts in the place of the service's pass a worker by
    serviceWorkers: 'block',
    launchOptions: { executablePath: browserPath(), args: [...browserArguments] },
  },
  webServer: [
    service(working, 'node src/tooling/build-if-missing.ts && node src/service/main.ts'),
    service(still, 'node src/service/main.ts'),
  ],
})
