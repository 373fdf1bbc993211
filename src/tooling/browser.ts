import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Where systems keep a Chromium of their own; the one without windows starts and paints faster. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const isRoot = () => process.getuid?.() === 0

/** A browser that is already here: Playwright's own, the one in `CHROME_PATH`, the system's. */
const found = (): string | undefined =>
  [chromium.executablePath(), process.env['CHROME_PATH'], ...usualPlaces].find(
    (file) => file !== undefined && file !== '' && existsSync(file),
  )

const run = (command: string, args: readonly string[]) => {
  process.stderr.write(`${command} ${args.join(' ')}\n`)
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
}

/**
 * Path of a Chromium to test with; installs one where there is none: Playwright's, else the system's package as root.
 *
 * @throws {Error} when none is here and none can be installed
 */
export function browserPath(): string {
  const present = found()
  if (present !== undefined) return present
  run('npx', ['playwright', 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium'])
  if (found() === undefined && isRoot() && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    for (const names of [['chromium-headless-shell', 'fonts-liberation'], ['chromium']])
      if (found() === undefined) run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names])
  }
  const installed = found()
  if (installed === undefined) throw new Error('No Chromium found or installable; name one in CHROME_PATH')
  return installed
}

/** Arguments for a quiet, offline, reproducible browser. */
export const browserArguments: readonly string[] = [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // letters as the font draws them, not as the settings of a machine bend them
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
