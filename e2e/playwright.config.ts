import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { browserArguments, browserPath } from '../src/tooling/browser.ts'
import { place } from './support/place.ts'

const { port, dataDir } = await place()
const baseURL = `http://localhost:${port}`

/** The real service with the built app, on a free port and an empty data directory, in demo mode. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../test-results',
  use: {
    baseURL,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: browserPath(), args: [...browserArguments] },
  },
  webServer: {
    command: 'npx vite build --logLevel warn && node src/service/main.ts',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `${baseURL}/health/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      PUBLIC_URL: baseURL,
      DEMO: 'true',
      LOG_LEVEL: 'warn',
      // The tests sign in far more often than people do.
      RATE_LIMIT_STRICT: '10000',
      RATE_LIMIT_PUBLIC: '100000',
      RATE_LIMIT_SESSION: '1000000',
    },
  },
})
