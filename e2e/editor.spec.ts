import type { Page } from '@playwright/test'
import { cell, openStoredWall, rows, status, thickness, thicknesses, uValue } from './support/editor.ts'
import { expect, test } from './support/test.ts'

/** Hits of the material search. */
const hits = (page: Page) => page.getByRole('listbox', { name: 'Materialien' }).getByRole('option')
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

/** Keys and presses of the pointer that the page is given from now on. */
async function countInputs(page: Page) {
  await page.evaluate(() => {
    const counted = { keys: 0, clicks: 0 }
    Object.assign(window, { counted })
    addEventListener('keydown', () => (counted.keys += 1), true)
    addEventListener('pointerdown', () => (counted.clicks += 1), true)
  })
  return () => page.evaluate(() => (window as unknown as { counted: { keys: number; clicks: number } }).counted)
}

test('a first wall by hand, seven layers with three framings, takes at most sixty keys and clicks', async ({
  page,
}) => {
  await page.goto('/constructions/new')
  await expect(page.getByRole('textbox', { name: /^Schichten schreiben/ })).toBeFocused()
  const inputs = await countInputs(page)
  await page.getByRole('button', { name: /Schicht hinzufügen/ }).click()
  const layer = async (text: string, name: RegExp, { framed = false, thickness: typed = '' } = {}) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await expect(rows(page).last().getByRole('combobox')).toHaveValue(name)
    if (typed !== '') await page.keyboard.type(typed)
    if (!framed) return
    if (typed !== '') await page.keyboard.press('Enter')
    await page.keyboard.press('s')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('1')
    await page.keyboard.press('Escape')
    await expect(rows(page).last().locator('[data-column="framing"]')).toContainText('625')
  }
  const further = () => page.keyboard.press('Insert')
  await layer('lar', /Lärche/)
  await further()
  await layer('hin', /Luft/, { framed: true })
  await further()
  await layer('hfd', /Holzfaser/)
  await further()
  await layer('zel', /Zellulose/, { framed: true })
  await further()
  await layer('osb', /OSB/)
  await further()
  await layer('flex', /Flexmatte/, { framed: true, thickness: '60' })
  await further()
  await layer('gk', /Gips/)
  await expect(rows(page)).toHaveCount(7)
  await expect(uValue(page)).toHaveText(/^0,\d{3}$/)
  const { keys, clicks } = await inputs()
  process.stdout.write(`first wall by hand, seven layers, three framings: ${keys} keys, ${clicks} clicks\n`)
  expect(keys + clicks).toBeLessThanOrEqual(60)
})

test('a first wall by text is one line, understood while it is written, and saves itself once it has a name', async ({
  page,
}) => {
  await page.goto('/constructions/new')
  await expect(page.getByRole('textbox', { name: /^Schichten schreiben/ })).toBeFocused()
  const line = '24 Fichte | 60 HFD | 240 Zelulose @ KVH 60/625 | 18 OSB | 60 Flexmatte @ KVH 60/625 | 12,5 Gipsplatte'
  const inputs = await countInputs(page)
  await page.keyboard.type(line)
  const understood = page.getByRole('list', { name: 'So verstanden' }).getByRole('listitem')
  await expect(understood).toHaveCount(6)
  await expect(understood.nth(2)).toHaveText(/^240.mm.*Zellulose.*KVH.* 60\/625$/)
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(6)
  await expect(uValue(page)).toHaveText(/^0,\d{3}$/)
  const { keys, clicks } = await inputs()
  process.stdout.write(`first wall by text: one line of ${line.length}, ${keys - line.length} key, ${clicks} clicks\n`)
  expect([keys - line.length, clicks]).toEqual([1, 0])

  await page.getByRole('textbox', { name: 'Bezeichnung' }).fill(`Erste Wand ${Date.now()}`)
  await expect(status(page)).toContainText('Gespeichert')
  await expect(page).toHaveURL(/\/constructions\/custom\/[0-9a-f-]{36}$/)
})

const sizes = [
  { width: 1440, height: 800 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

test('the editor fits laptop, tablet and phone: figures in sight, names with room, lists within the window', async ({
  page,
  request,
}) => {
  await openStoredWall(page, request)
  for (const size of sizes) {
    await page.setViewportSize(size)
    const insert = rows(page).last().locator('[data-column="thickness"]')
    await insert.click()
    await expect(thickness(page, 3)).toBeFocused()
    for (const figure of ['uValue', 'impact']) await expect(page.locator(`[data-kpi="${figure}"]`)).toBeInViewport()
    await expect(insert).toBeInViewport({ ratio: 1 })
    const measured = await page.evaluate(() => ({
      page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
      names: [...document.querySelectorAll('tbody [data-column="material"]')].map((one) => one.clientWidth),
    }))
    expect(measured.page).toEqual([size.width, size.height])
    expect(Math.min(...measured.names)).toBeGreaterThanOrEqual(160)

    await page.getByRole('combobox', { name: 'Material, Schicht 3' }).click()
    await expect(hits(page).first()).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await rows(page).last().getByRole('button', { name: 'Weitere Aktionen, Schicht 3' }).click()
    const menu = await page.getByRole('menu').boundingBox()
    expect(menu && menu.y >= 0 && menu.y + menu.height <= size.height && menu.x >= 0).toBe(true)
    await page.keyboard.press('Escape')
  }
})

test.describe('with a stored wall', () => {
  test.beforeEach(async ({ page, request }) => {
    await openStoredWall(page, request)
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
    await expect(page.getByText('Zu klein. Zahl von 0,001 bis 5')).toHaveCount(2)
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
    // the last one that was pasted is chosen, so that its name stands in a field
    await expect(cell(page, 5, 'material').getByRole('combobox')).toHaveValue(/Zellulose/)
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
    // by its name: the hits of what was typed before stand until the new ones come
    await chooseMaterial(page, 'kvh', /KVH/)
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

  test('drawing and table choose the same layer, and F6 leads from part to part', async ({ page }) => {
    await page.keyboard.press('F6')
    const drawing = page.getByRole('listbox', { name: /Schnitt Außenwand/ })
    await expect(drawing).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Tab')
    const border = page.getByRole('slider', { name: /Außenrand, Schicht 2/ })
    await expect(border).toBeFocused()
    const grip = await border.boundingBox()
    if (!grip) throw new Error('no border to take hold of')
    await page.mouse.move(grip.x + 12, grip.y + 14)
    await page.mouse.down()
    await page.mouse.move(grip.x - 40, grip.y + 14, { steps: 4 })
    const dragged = Number((await thickness(page, 2).inputValue()).replace(',', '.'))
    expect(dragged).toBeGreaterThan(165)
    await page.mouse.up()
    await page.keyboard.press('ArrowRight')
    await expect(thickness(page, 2)).toHaveValue(String(dragged - 1).replace('.', ','))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+z')
    await expect(thickness(page, 2)).toHaveValue('160')
    await cell(page, 2, 'material').focus()
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
})
