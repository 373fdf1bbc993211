import type { Page } from '@playwright/test'
import { apiAs } from './support/constructions.ts'
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
  await expect(status(page)).toContainText('Offline, auf diesem Gerät gesichert', { timeout: 10_000 })
  const typed = await uValue(page).textContent()

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

test('without a network a step is undone and done again; what was saved elsewhere meanwhile is put to the choice', async ({
  page,
  request,
  context,
}) => {
  const address = await openStoredWall(page, request)
  await expectKept(page)
  const { headers } = await apiAs(request, 'architect')
  const stored = `/v1${address.replace('/constructions/', '/construction/')}`

  await context.setOffline(true)
  const before = await uValue(page).innerText()
  await cell(page, 2, 'thickness').focus()
  await page.keyboard.type('220')
  await page.keyboard.press('Enter')
  await expect(uValue(page)).not.toHaveText(before)
  // what is kept is whole: until then the figure may be that of 2 or 22 mm
  await expect(status(page)).toContainText('Offline, auf diesem Gerät gesichert', { timeout: 10_000 })
  const typed = await uValue(page).innerText()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect.poll(() => thicknesses(page)).toEqual(['15', '160', '175'])
  await expect(uValue(page)).toHaveText(before)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => thicknesses(page)).toEqual(['15', '220', '175'])
  await expect(uValue(page)).toHaveText(typed)
  await expect(status(page)).toContainText('Offline, auf diesem Gerät gesichert', { timeout: 10_000 })

  const read = await request.get(stored, { headers })
  const { name, code, type, layers } = await read.json()
  const [first, ...others] = layers.map((one: { materialId: string; thickness: number }) => ({
    materialId: one.materialId,
    thickness: one.thickness,
  }))
  const changed = await request.put(stored, {
    headers: { ...headers, 'if-match': read.headers()['etag'] ?? '' },
    data: { name, code, type, layers: [{ ...first, thickness: 0.03 }, ...others] },
  })
  expect(changed.status(), await changed.text()).toBe(200)

  await context.setOffline(false)
  const dialog = page.getByRole('dialog', { name: 'Zwei Fassungen' })
  await expect(dialog.getByRole('row', { name: /Schicht 1/ })).toContainText('30', { timeout: 15_000 })
  await expect(dialog.getByRole('row', { name: /Schicht 2/ })).toContainText('220')
  await dialog.getByRole('button', { name: 'Gespeicherte übernehmen' }).click()
  await expect.poll(() => thicknesses(page)).toEqual(['30', '160', '175'])
})
