import type { Page } from '@playwright/test'
import { cell, openStoredWall, openView, status, thicknesses, uValue } from './support/editor.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** The last of the files is kept, and what the service answered. */
async function expectKept(page: Page) {
  const keptNames = (name: string) =>
    page.evaluate(
      async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname),
      name,
    )
  await expect.poll(() => keptNames('aufbau.app'), { timeout: 20_000 }).toContain('/')
  await expect.poll(() => keptNames('aufbau.private')).toContain('/v1/material/figures')
}

test('without a network the editor opens again, computes and keeps; with it all is sent; signing out leaves nothing', async ({
  page,
  request,
  context,
}) => {
  await openStoredWall(page, request)
  await expectKept(page)

  await context.setOffline(true)
  const before = await uValue(page).textContent()
  await cell(page, 2, 'thickness').focus()
  await page.keyboard.type('220')
  await expect(uValue(page)).not.toHaveText(before ?? '')
  const typed = await uValue(page).textContent()
  await expect(status(page)).toContainText('Offline, auf diesem Gerät gesichert', { timeout: 10_000 })

  await page.reload()
  await expect.poll(() => thicknesses(page)).toEqual(['15', '220', '175'])
  await expect(uValue(page)).toHaveText(typed ?? '')
  await cell(page, 2, 'framing').getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')

  await context.setOffline(false)
  await expect(status(page)).toContainText('Gespeichert', { timeout: 15_000 })
  await page.getByRole('button', { name: /^Konto:/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => caches.has('aufbau.private'))).toBe(false)
})

test('without a network proposals are searched and taken over', async ({ page, request, context }) => {
  await openStoredWall(page, request)
  await expectKept(page)
  await openView(page, 'p', 'Vorschläge')
  const proposals = page.locator('[data-proposal]')
  await expect(proposals.first()).toBeVisible({ timeout: 20_000 })
  await context.setOffline(true)
  await page.reload()
  await expect(uValue(page)).toHaveText(/\d/, { timeout: 10_000 })
  await openView(page, 'p', 'Vorschläge')
  await expect(proposals.first()).toBeVisible({ timeout: 20_000 })
  const before = await thicknesses(page)
  await proposals.first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => thicknesses(page)).not.toEqual(before)
})
