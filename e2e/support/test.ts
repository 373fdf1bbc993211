import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import axeCore from 'axe-core'

export const PASSWORD = 'Aufbau-Demo-2026'
export const accounts = {
  admin: 'admin@aufbau.example',
  architect: 'architektin@buero.example',
  colleague: 'architekt@buero.example',
  supplier: 'hersteller@dritte.example',
} as const
export type Account = keyof typeof accounts

type Options = {
  /** Who is signed in; nobody where null. */
  account: Account | null
  /** `system` follows what the window prefers. */
  theme: 'light' | 'dark' | 'system'
  language: 'de_DE' | 'en_GB'
  /** What the console may say because the test provokes it. */
  provoked: RegExp | null
}

/** Tests start signed in, by the API, as `account`. A message in the console that nobody expects fails the test. */
export const test = base.extend<Options & { quietConsole: undefined }>({
  account: ['architect', { option: true }],
  theme: ['light', { option: true }],
  language: ['de_DE', { option: true }],
  provoked: [null, { option: true }],
  storageState: async ({ account, theme, language, baseURL, playwright }, provide) => {
    const origin = baseURL ?? ''
    const request = await playwright.request.newContext({ baseURL: origin })
    // A language chosen in the browser outweighs the account's, which another test may have changed.
    const items = [
      { name: 'aufbau.theme', value: theme as string },
      { name: 'aufbau.locale', value: language as string },
    ]
    if (account) {
      const reply = await request.post('/v1/auth/password/login', {
        data: { loginId: accounts[account], password: PASSWORD },
        headers: { 'x-refresh-transport': 'cookie' },
      })
      expect(reply.status(), await reply.text()).toBe(200)
      items.push({ name: 'aufbau.session', value: '1' })
    }
    const { cookies } = await request.storageState()
    await request.dispose()
    await provide({ cookies, origins: [{ origin, localStorage: items }] })
  },
  quietConsole: [
    async ({ page, provoked }, provide) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        const refusedByService = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !refusedByService) complaints.push(message.text())
      })
      await provide(undefined)
      expect(
        complaints.filter((complaint) => !provoked?.test(complaint)),
        'console of the browser',
      ).toEqual([])
    },
    { auto: true },
  ],
})

/** Axe for a page that may have it already: to read it takes a quarter of what a look at the page does. */
const axeSource = `if (!globalThis.axe) {${axeCore.source}}`

/** What axe is asked: all, only what the colours decide, or only what they do not. */
export type AxeScope = 'all' | 'colours' | 'structure'

const DIALOG = 'dialog[open]:modal'

/** Every rule of WCAG 2.2 A and AA that axe knows, and its best practices, as far as they are in the scope. */
export async function expectAccessible(page: Page, where = '', scope: AxeScope = 'all'): Promise<void> {
  // all that is asked for is what is wrong; with a page of its own to close the run on, it takes three times as long
  const axe = new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] }).setLegacyMode()
  if (scope === 'colours') axe.withRules(['color-contrast'])
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  if (scope === 'structure') axe.disableRules(['color-contrast'])
  // what lies behind an open dialog is out of reach, and is looked at where it is not
  if ((await page.locator(DIALOG).count()) > 0) axe.include(DIALOG)
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }))
  expect.soft(found, `axe ${where}`).toEqual([])
}

export { expect }
