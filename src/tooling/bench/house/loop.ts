import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { freePort } from '#testing/free-port.ts'
import { browserArguments, browserPath } from '../../browser.ts'

const pure = 'src/web/lib/arithmetic.test.ts'
const component = 'src/web/features/auth/password-login-form.tsx'
const CHANGES = 3

const secondsSince = (started: number) => (performance.now() - started) / 1000

/** Wall time of one file of arithmetic through the script that the README names, npm apart [s]; the best of three. */
export function pureTest(): number {
  const once = () => {
    const started = performance.now()
    const { status } = spawnSync('node', ['src/tooling/run-tests.ts', 'unit', pure], { stdio: 'ignore' })
    if (status !== 0) throw new Error(`${pure} failed`)
    return secondsSince(started)
  }
  return Math.min(once(), once(), once())
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answers = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('npm run dev ended by itself')
}

/** Changes the login form several times and puts it back; the shortest time until the browser shows a change [s]. */
async function shownAfterChange(url: string): Promise<number> {
  const source = readFileSync(component, 'utf8')
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArguments] })
  try {
    const page = await browser.newPage()
    await page.goto(`${url}/login`)
    await page.locator('form').first().waitFor({ timeout: 120_000 })
    const times: number[] = []
    for (let change = 1; change <= CHANGES; change += 1) {
      const shown = page.locator(`form[data-change="${change}"]`)
      const started = performance.now()
      writeFileSync(component, source.replace('<form', `<form data-change="${change}"`))
      await shown.waitFor({ timeout: 60_000 })
      times.push(secondsSince(started))
    }
    return Math.min(...times)
  } finally {
    writeFileSync(component, source)
    await browser.close()
  }
}

/** Starts `npm run dev` on a database of its own, and measures how long a changed component takes to the screen [s]. */
export async function changeOnScreen(): Promise<number> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'aufbau-house-'))
  const port = String(await freePort())
  const child = spawn(process.execPath, ['src/tooling/dev.ts'], {
    stdio: 'ignore',
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, PUBLIC_URL: `http://localhost:${port}` },
  })
  try {
    await answering(`http://localhost:${port}/health/ready`, child)
    return await shownAfterChange(`http://localhost:${port}`)
  } finally {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}
