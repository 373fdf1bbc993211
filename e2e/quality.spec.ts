import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { freePort } from '../src/testing/free-port.ts'
import { browserArguments, browserPath } from '../src/tooling/browser.ts'
import { place } from './support/place.ts'
import { publicPages } from './support/public-pages.ts'
import { accounts, expect, PASSWORD, test } from './support/test.ts'

/** Of 100, in accessibility and best practices. */
const LEAST = 95
/** `npm run bench -- lighthouse` asks for every page, and how quick it is: that depends on what else the machine does. */
const asksForAll = process.env['QUALITY_OF'] === 'all'
/** A measurement that something else on the machine has disturbed is taken again. */
const ATTEMPTS = 3

const { origin } = await place('E2E_STILL')
test.use({ baseURL: origin, account: null, trace: 'off' })
test.describe.configure({ mode: 'serial' })

let context: BrowserContext
let port: number
let profile: string

test.beforeAll(async () => {
  port = await freePort()
  profile = mkdtempSync(path.join(tmpdir(), 'aufbau-quality-'))
  context = await chromium.launchPersistentContext(profile, {
    executablePath: browserPath(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  })
})

test.afterAll(async () => {
  await context.close()
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
})

/** Marks of a page as Lighthouse gives them on a desktop computer, and what costs marks. */
async function marksOf(url: string) {
  const result = await lighthouse(
    url,
    {
      port,
      output: 'json',
      logLevel: 'error',
      disableStorageReset: true,
      disableFullPageScreenshot: true,
      onlyCategories: [...(asksForAll ? ['performance'] : []), 'accessibility', 'best-practices'],
      onlyAudits: ['cumulative-layout-shift'],
    },
    desktopConfig,
  )
  if (!result) throw new Error('Lighthouse answered nothing')
  const { categories, audits, finalDisplayedUrl } = result.lhr
  const marks = Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)] as const)
  const costly = Object.values(categories)
    .filter(({ score }) => (score ?? 0) * 100 < LEAST)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`)
  return { marks, costly, url: finalDisplayedUrl, shift: audits['cumulative-layout-shift']?.numericValue ?? 0 }
}

type Measured = Awaited<ReturnType<typeof marksOf>>
const shortcomings = ({ marks }: Measured) => marks.filter(([id, mark]) => id !== 'performance' && mark < LEAST)
const isGood = (measured: Measured) => shortcomings(measured).length === 0 && measured.shift <= 0.02

async function expectQuality(address: string, prepare = async () => {}): Promise<void> {
  const measure = async () => {
    await prepare()
    return marksOf(`${origin}${address}`)
  }
  let measured = await measure()
  for (let attempt = 1; attempt < ATTEMPTS && !isGood(measured); attempt += 1) measured = await measure()
  const { marks, costly, url, shift } = measured
  const figures = marks.map(([id, mark]) => `${id} ${mark}`).join(', ')
  process.stdout.write(`     Lighthouse ${new URL(url).pathname}: ${figures}, layout shift ${shift.toFixed(3)}\n`)
  expect(url).toBe(`${origin}${address}`)
  expect(marks).toHaveLength(asksForAll ? 3 : 2)
  expect(shortcomings(measured), costly.join('; ')).toEqual([])
  expect(shift).toBeLessThanOrEqual(0.02)
}

test('the login is accessible and in good order', async () => {
  test.setTimeout(180_000)
  await expectQuality('/login')
})

test('pages that need no account are accessible and in good order', async ({ request }) => {
  test.skip(!asksForAll, 'the bench asks for all; axe looks at each of them with its pictures anyway')
  test.setTimeout(480_000)
  const { linked, linkedProject, equal } = await publicPages(request, 'supplier')
  for (const address of [linked, linkedProject, `/verify/${equal}`])
    await test.step(address.split('#')[0] ?? address, () => expectQuality(address))
})

/** Signs in anew: a page that is left while it renews its session ends it. */
async function signIn(account: 'architect' | 'admin' = 'architect'): Promise<string> {
  const login = await context.request.post(`${origin}/v1/auth/password/login`, {
    data: { loginId: accounts[account], password: PASSWORD },
    headers: { 'x-refresh-transport': 'cookie' },
  })
  const { sessionJwt } = (await login.json()) as { sessionJwt: string }
  return sessionJwt
}

test('library, editor and comparison are accessible and in good order', async () => {
  test.setTimeout(asksForAll ? 1_200_000 : 480_000)
  const sessionJwt = await signIn()
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(`${origin}/login`)
  await page.evaluate(() => localStorage.setItem('aufbau.session', '1'))
  await page.goto('about:blank')
  const list = await context.request.get(`${origin}/v1/construction/list?ownership=custom`, {
    headers: { authorization: `Bearer ${sessionJwt}` },
  })
  const [one, other] = (await list.json()) as { id: string }[]
  const expectSignedIn = (address: string, account?: 'admin') =>
    expectQuality(address, async () => {
      await signIn(account)
    })
  await test.step('library', () => expectSignedIn('/library'))
  await test.step('editor', () => expectSignedIn(`/constructions/custom/${one?.id}`))
  await test.step('comparison', () => expectSignedIn(`/compare?ids=${one?.id},${other?.id}`))
  // the bench asks for all; axe looks at each of them with its pictures anyway
  if (!asksForAll) return
  for (const address of [
    `/constructions/custom/${one?.id}/report`,
    '/renovation',
    '/materials/own',
    '/datasets',
    '/import',
    '/materials',
    '/materials/prices',
    '/projects',
    '/office',
    '/office/query',
    '/account',
  ])
    await test.step(address, () => expectSignedIn(address))
  for (const address of ['/admin/standards', '/admin/access-keys', '/admin/data'])
    await test.step(address, () => expectSignedIn(address, 'admin'))
})
