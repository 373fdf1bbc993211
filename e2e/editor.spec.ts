import type { Page } from '@playwright/test'
import { apiAs } from './support/constructions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const uValue = (page: Page) => page.locator('[data-kpi="uValue"]')
const rows = (page: Page) => page.getByRole('grid').locator('tbody tr')
const status = (page: Page) => page.locator('.tb2 [role="status"]')
const thickness = (page: Page, number: number) => page.getByRole('textbox', { name: `Dicke in mm, Schicht ${number}` })
/** Hits of the material search. */
const hits = (page: Page) => page.getByRole('listbox', { name: 'Materialien' }).getByRole('option')
const cell = (page: Page, row: number, column: string) =>
  rows(page)
    .nth(row - 1)
    .locator(`[data-column="${column}"]`)

/** Thicknesses as the table shows them, outside first. */
const thicknesses = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) => {
      const shown = row.querySelector('[data-column="thickness"]')
      return shown?.querySelector('input')?.value ?? shown?.textContent
    }),
  )

async function chooseMaterial(page: Page, text: string, name: RegExp) {
  await page.keyboard.type(text)
  await hits(page).filter({ hasText: name }).first().click()
}

test('an architect builds a wall, sees the figures follow, saves it and finds it again', async ({ page }) => {
  const name = `Wand ${Date.now()}`
  await page.goto('/library')
  await page.getByRole('link', { name: 'Neuer Aufbau' }).first().click()
  await page.getByRole('textbox', { name: 'Bezeichnung' }).fill(name)
  await expect(uValue(page)).toHaveText('–')
  await page.getByRole('button', { name: /Schicht hinzufügen/ }).click()
  await chooseMaterial(page, 'kalksand', /Kalksandstein/)
  await page.keyboard.press('Enter')
  await page.keyboard.type('175')
  await page.keyboard.press('Enter')
  await expect(uValue(page)).toHaveText(/^\d,\d{3}$/)
  const bare = Number((await uValue(page).textContent())?.replace(',', '.'))

  await page.getByRole('button', { name: /Schicht hinzufügen/ }).click()
  await chooseMaterial(page, 'mineralwolle', /Mineralwolle/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('140+20')
  await expect(page.getByText('= 160, Enter übernimmt')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(thickness(page, 2)).toHaveValue('160')
  await expect.poll(async () => Number((await uValue(page).textContent())?.replace(',', '.'))).toBeLessThan(bare / 3)

  await page.keyboard.press('Control+s')
  await expect(status(page)).toContainText('Gespeichert')
  await expect(page).toHaveURL(/\/constructions\/custom\/[0-9a-f-]{36}$/)
  const shown = await uValue(page).textContent()

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Bezeichnung' })).toHaveValue(name)
  await expect(uValue(page)).toHaveText(shown ?? '')
  await expect.poll(() => thicknesses(page)).toEqual(['175', '160'])

  await page.getByRole('link', { name: 'Zurück zur Bibliothek' }).click()
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('textbox', { name: 'Bezeichnung' })).toHaveValue(name)
})

test.describe('with a stored wall', () => {
  let address = ''
  test.beforeEach(async ({ page, request }) => {
    const { create } = await apiAs(request, 'architect')
    const { id } = await create({ name: 'Prüfwand', code: 'PW-1' })
    address = `/constructions/custom/${id}`
    await page.goto(address)
    await expect(uValue(page)).toHaveText(/\d/)
  })

  test('the keyboard alone moves, inserts, duplicates, deletes, undoes and redoes', async ({ page }) => {
    await expect.poll(() => thicknesses(page)).toEqual(['15', '160', '175'])
    await cell(page, 1, 'thickness').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => thicknesses(page)).toEqual(['160', '15', '175'])
    await page.keyboard.press('Control+d')
    await expect.poll(() => thicknesses(page)).toEqual(['160', '160', '15', '175'])
    await page.keyboard.press('Delete')
    await expect.poll(() => thicknesses(page)).toEqual(['160', '15', '175'])
    await page.keyboard.press('Insert')
    await expect(rows(page)).toHaveCount(4)
    await expect(page.getByRole('combobox', { name: 'Material, Schicht 3' })).toBeFocused()
    await page.keyboard.type('gipsfaser')
    await expect(hits(page).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(cell(page, 3, 'material').getByRole('combobox')).toHaveValue(/Gipsfaser/)
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Control+z')
    await expect.poll(() => thicknesses(page)).toEqual(['15', '160', '175'])
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+Shift+Z')
    await expect.poll(() => thicknesses(page)).toEqual(['160', '15', '175'])
    await expect(page.getByRole('button', { name: /Wiederholen/ })).toBeEnabled()
  })

  test('numbers are typed over, stepped, restored, and an invalid one stops only the figures', async ({ page }) => {
    await cell(page, 2, 'thickness').focus()
    const before = await uValue(page).textContent()
    await page.keyboard.press('2')
    await page.keyboard.type('00')
    await expect(thickness(page, 2)).toHaveValue('200')
    await expect(uValue(page)).not.toHaveText(before ?? '')
    await page.keyboard.press('Escape')
    await expect(thickness(page, 2)).toHaveValue('160')
    await expect(uValue(page)).toHaveText(before ?? '')
    await page.keyboard.press('F2')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Shift+ArrowUp')
    await expect(thickness(page, 2)).toHaveValue('171')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('-15')
    await expect(page.getByText('Zu klein. Zahl über 0 bis 5')).toHaveCount(2)
    await expect(uValue(page)).toHaveText('–')
    await page.keyboard.press('Enter')
    await expect(cell(page, 2, 'thickness')).toHaveText('-15')
    await expect(status(page)).toContainText('Ungültige Schicht')
    await page.keyboard.press('Control+z')
    await expect(uValue(page)).toHaveText(/\d/)
  })

  test('a row is dragged by its handle with mouse and with keys', async ({ page }) => {
    const handle = page.getByRole('button', { name: 'Schicht 1 verschieben' })
    const target = await rows(page).nth(2).boundingBox()
    await handle.hover()
    await page.mouse.down()
    await page.mouse.move((target?.x ?? 0) + 10, (target?.y ?? 0) + 20, { steps: 12 })
    await page.mouse.up()
    await expect.poll(() => thicknesses(page)).toEqual(['160', '175', '15'])
    await page.getByRole('button', { name: 'Schicht 3 verschieben' }).focus()
    await page.keyboard.press('Space')
    await page.waitForTimeout(250)
    await page.keyboard.press('ArrowUp')
    await page.waitForTimeout(250)
    await page.keyboard.press('Space')
    await expect.poll(() => thicknesses(page)).toEqual(['160', '15', '175'])
  })

  test('rows pasted as text become layers with framing', async ({ page }) => {
    await cell(page, 3, 'material').focus()
    await page.evaluate(() => {
      const data = new DataTransfer()
      data.setData('text/plain', '12,5 Gipsfaserplatte | 200 Zellulose @ KVH 60/625')
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
    })
    await expect(rows(page)).toHaveCount(5)
    await expect.poll(() => thicknesses(page)).toEqual(['15', '160', '175', '12,5', '200'])
    await expect(rows(page).nth(4)).toContainText('Zellulose')
    await expect(rows(page).nth(4)).toContainText('60/200')
    await expect(uValue(page)).toHaveText(/\d/)
    await cell(page, 5, 'thickness').focus()
    await page.evaluate(() => {
      const data = new DataTransfer()
      data.setData('text/plain', 'OSB-Platte\t18\t\t\r\nHolzfaser-Unterdeckplatte\t60,5\tKVH 60/625\r\n')
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
    })
    await expect.poll(() => thicknesses(page)).toEqual(['15', '160', '175', '12,5', '200', '18', '60,5'])
    await expect(rows(page).nth(6)).toContainText('60/60')
    await page.keyboard.press('Control+z')
    await expect(rows(page)).toHaveCount(5)
  })

  test('studs and own values change the figures; the catalogue value stands beside', async ({ page }) => {
    const before = await uValue(page).textContent()
    await cell(page, 2, 'thickness').focus()
    await page.keyboard.press('s')
    const dialog = page.getByRole('dialog', { name: 'Ständer, Schicht 2' })
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('combobox').click()
    await page.keyboard.type('kvh')
    await hits(page).first().click()
    await expect(dialog.getByText('9,6')).toBeVisible()
    await dialog.getByRole('button', { name: 'Fertig' }).click()
    await expect(uValue(page)).not.toHaveText(before ?? '')
    const framed = await uValue(page).textContent()
    await cell(page, 2, 'conductivity').dblclick()
    const values = page.getByRole('dialog', { name: /Schicht 2/ })
    await expect(values.getByText(/Katalog: 0,03/)).toBeVisible()
    await values.getByLabel(/Wärmeleitfähigkeit/).fill('0,032')
    await values.getByRole('button', { name: 'Fertig' }).click()
    await expect(uValue(page)).not.toHaveText(framed ?? '')
    await expect(cell(page, 2, 'conductivity')).toContainText('0,032')
  })

  test('changes save themselves, and a reload before that keeps them', async ({ page }) => {
    await cell(page, 1, 'thickness').focus()
    await page.keyboard.type('20')
    await page.waitForTimeout(400)
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

  test('too many requests: every key counts, and the figures come when they may', async ({ page }) => {
    let refuse = true
    await page.route('**/v1/construction/kpi**', (route) =>
      refuse
        ? route.fulfill({
            status: 429,
            headers: { 'retry-after': '2' },
            json: { code: 'rateLimited', message: 'Zu viele Anfragen.', traceId: 't', details: [] },
          })
        : route.fallback(),
    )
    const before = await uValue(page).textContent()
    await cell(page, 2, 'thickness').focus()
    await page.keyboard.type('180')
    await expect(page.getByText(/weiter in \d\ss/).first()).toBeVisible()
    await expect(uValue(page)).toHaveText(before ?? '')
    await page.keyboard.type('5')
    await expect(thickness(page, 2)).toHaveValue('1805')
    refuse = false
    await expect(uValue(page)).not.toHaveText(before ?? '', { timeout: 10_000 })
  })

  test('offline: editing goes on, a reload loses nothing, and all is sent later', async ({ page, context }) => {
    await context.setOffline(true)
    await cell(page, 2, 'thickness').focus()
    await page.keyboard.type('220')
    await expect(page.getByText(/Der Dienst ist nicht erreichbar, nächster Versuch/)).toBeVisible()
    await expect(status(page)).toContainText('Offline, auf diesem Gerät gesichert', { timeout: 10_000 })
    await context.setOffline(false)
    await page.reload()
    await expect.poll(() => thicknesses(page)).toEqual(['15', '220', '175'])
    await expect(status(page)).toContainText('Gespeichert', { timeout: 10_000 })
  })

  test('drawing and table choose the same layer, and F6 leads from part to part', async ({ page }) => {
    await page.keyboard.press('F6')
    const drawing = page.getByRole('listbox', { name: /Schnitt Außenwand/ })
    await expect(drawing).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('F6')
    await expect(cell(page, 2, 'material')).toBeFocused()
    await page.keyboard.press('3')
    await expect(cell(page, 2, 'state')).toContainText('Rückbau')
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByRole('checkbox').uncheck()
    await page.keyboard.press('Escape')
    await cell(page, 2, 'material').focus()
    await page.keyboard.press('1')
    await page.keyboard.press('t')
    await expect(cell(page, 2, 'state')).toContainText('Rückbau')
    await expect(page.getByRole('radio', { name: 'Temperatur und Taupunkt' })).toBeChecked()
  })

  for (const theme of ['light', 'dark'] as const) {
    test.describe(theme, () => {
      test.use({ theme })
      test('has no accessibility findings, wide and narrow, at rest and while searching', async ({ page }) => {
        test.slow()
        await expectAccessible(page)
        await cell(page, 2, 'material').click()
        await expect(hits(page).first()).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await page.setViewportSize({ width: 390, height: 844 })
        await expectAccessible(page)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      })
    })
  }
})
