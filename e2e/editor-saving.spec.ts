import { cell, openStoredWall, rows, status, thicknesses, uValue } from './support/editor.ts'
import { expect, expectAccessible, test } from './support/test.ts'

let address = ''
test.beforeEach(async ({ page, request }) => {
  address = await openStoredWall(page, request)
})

test('changes save themselves, and a reload before that keeps them', async ({ page }) => {
  await cell(page, 1, 'thickness').focus()
  await page.keyboard.type('20')
  await page.reload()
  await expect(page.getByText(/Nicht gespeicherte Änderungen wiederhergestellt/)).toBeVisible()
  await expect.poll(() => thicknesses(page)).toEqual(['20', '160', '175'])
  await expect(status(page)).toContainText('Gespeichert', { timeout: 10_000 })
  await page.reload()
  await expect(rows(page)).toHaveCount(3)
  await expect.poll(() => thicknesses(page)).toEqual(['20', '160', '175'])
  await expect(page.getByText(/wiederhergestellt/)).toHaveCount(0)
})

test('a version saved elsewhere is not overwritten: both are shown, the user decides', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({
    storageState: await page.context().storageState(),
    baseURL: baseURL ?? '',
  })
  const other = await elsewhere.newPage()
  await other.goto(address)
  await cell(other, 1, 'thickness').focus()
  await other.keyboard.type('30')
  await other.keyboard.press('Control+s')
  await expect(status(other)).toContainText('Gespeichert')
  await elsewhere.close()

  await cell(page, 3, 'thickness').focus()
  await page.keyboard.type('240')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Zwei Fassungen' })
  await expect(dialog.getByRole('row', { name: /Schicht 1/ })).toContainText('30')
  await expect(dialog.getByRole('row', { name: /Schicht 3/ })).toContainText('240')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Gespeicherte übernehmen' }).click()
  await expect.poll(() => thicknesses(page)).toEqual(['30', '160', '175'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => thicknesses(page)).toEqual(['15', '160', '240'])
  await expect(status(page)).toContainText('Gespeichert', { timeout: 10_000 })
})

test('what was stored, but whose answer was lost on its way, is no version of somebody else', async ({ page }) => {
  let isLost = false
  await page.route('**/v1/construction/custom/*', async (route) => {
    if (isLost || route.request().method() !== 'PUT') return route.fallback()
    isLost = true
    await route.fetch()
    await route.abort('connectionreset')
  })
  await cell(page, 2, 'thickness').focus()
  await page.keyboard.type('220')
  await page.keyboard.press('Control+s')
  await expect.poll(() => isLost).toBe(true)
  await expect(status(page)).not.toContainText('Gespeichert')
  await expect(status(page)).toContainText('Gespeichert', { timeout: 15_000 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // and the next change is saved upon it
  await cell(page, 2, 'thickness').focus()
  await page.keyboard.type('240')
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT')
  await page.keyboard.press('Control+s')
  expect((await saved).status()).toBe(200)
  await expect(status(page)).toContainText('Gespeichert', { timeout: 10_000 })
  await page.reload()
  await expect.poll(() => thicknesses(page)).toEqual(['15', '240', '175'])
})

test('too many requests: the figures follow all the same, and are confirmed when they may', async ({ page }) => {
  let refuse = true
  let refusals = 0
  await page.route('**/v1/construction/kpi**', (route) => {
    if (!refuse) return route.fallback()
    refusals += 1
    return route.fulfill({
      status: 429,
      headers: { 'retry-after': '2' },
      json: { code: 'rateLimited', message: 'Zu viele Anfragen.', traceId: 't', details: [] },
    })
  })
  const before = await uValue(page).textContent()
  await cell(page, 2, 'thickness').focus()
  await page.keyboard.type('180')
  await expect(uValue(page)).not.toHaveText(before ?? '')
  await expect.poll(() => refusals).toBe(1)
  await expect(page.getByText(/weiter in \d\ss/)).toBeHidden()
  const confirmed = page.waitForResponse((one) => one.url().includes('/v1/construction/kpi') && one.ok())
  refuse = false
  await confirmed
})
