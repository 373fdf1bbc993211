import type { Page } from '@playwright/test'
import { apiAs } from './support/constructions.ts'
import { openStoredWall, openView, thicknesses } from './support/editor.ts'
import { pictureIn } from './support/picture-file.ts'
import { accounts, expect, expectAccessible, PASSWORD, test } from './support/test.ts'

const uValue = (page: Page) => page.locator('[data-kpi="uValue"]')
const rows = (page: Page) => page.getByRole('grid').locator('tbody tr')
const cell = (page: Page, row: number, column: string) =>
  rows(page)
    .nth(row - 1)
    .locator(`[data-column="${column}"]`)

test('every figure opens how it came about, step by step, and gives the focus back', async ({ page, request }) => {
  const { create } = await apiAs(request, 'architect')
  const { id } = await create({ name: 'Erklärte Wand', code: 'EW-1' })
  await page.goto(`/constructions/custom/${id}`)
  await expect(uValue(page)).toHaveText(/\d/)
  const figure = page.getByRole('button', { name: (await uValue(page).textContent()) ?? '' })
  await figure.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'U-Wert' })).toBeVisible()
  await expect(dialog.getByText('ISO 6946:2017, 6.5.2')).toBeVisible()
  await expect(dialog.getByRole('row', { name: /Schicht 2/ })).toContainText('m²·K/W')
  await expectAccessible(page)
  await dialog
    .getByRole('row', { name: /Schicht 2/ })
    .getByRole('button')
    .click()
  await expect(dialog.getByText('R = d / λ')).toBeVisible()
  await expect(dialog.getByRole('row', { name: /Dicke/ })).toContainText('0,16')
  await dialog.getByRole('button', { name: /Zurück zu/ }).click()
  await page.keyboard.press('Escape')
  await expect(figure).toBeFocused()

  await cell(page, 2, 'impact').focus()
  await page.keyboard.press('Space')
  await expect(dialog.getByText(/Schicht 2/).first()).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Datensätze' })).toBeVisible()
  await expect(dialog.locator('code')).toHaveText(/^[0-9a-f-]{36}$/)
  await page.keyboard.press('Escape')
  await expect(cell(page, 2, 'impact')).toBeFocused()

  await page.getByText('Alle Indikatoren').click()
  await page.locator('#kpis').getByRole('combobox', { name: 'Indikator' }).selectOption({ label: 'Süßwasser (FW)' })
  await expect(page.getByRole('table', { name: 'Beitrag je Schicht, A–C' }).getByRole('row')).toHaveCount(3)
  await expectAccessible(page)
})

test('the keyboard never falls out of the table, and nothing that is pasted is lost', async ({ page, request }) => {
  const { create } = await apiAs(request, 'architect')
  const { id } = await create({ name: 'Tastenweg' })
  await page.goto(`/constructions/custom/${id}`)
  await expect(uValue(page)).toHaveText(/\d/)
  const thickness = page.getByRole('textbox', { name: 'Dicke in mm, Schicht 2' })
  await cell(page, 2, 'thickness').focus()
  await page.keyboard.type('77')
  await page.keyboard.press('Control+z')
  await expect(thickness).toHaveValue('160')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('-4')
  await page.keyboard.press('Tab')
  await expect(cell(page, 2, 'conductivity')).toBeFocused()
  await expect(cell(page, 2, 'conductivity')).toContainText('Zu klein')
  await expect(page.locator('tfoot')).not.toContainText('190')
  await page.keyboard.press('ArrowRight')
  await expect(cell(page, 2, 'framing').getByRole('button')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Control+z')
  await expect(cell(page, 2, 'conductivity')).toBeFocused()
  await expect(cell(page, 2, 'conductivity')).toHaveText('0,035')
  await page.getByRole('textbox', { name: 'Bezeichnung' }).focus()
  await page.keyboard.press('Shift+F6')
  await expect(page.locator('#kpis')).toBeFocused()
  await page.keyboard.press('Shift+F6')
  await expect(cell(page, 2, 'conductivity')).toBeFocused()
  for (let layer = 0; layer < 3; layer += 1) await page.keyboard.press('Delete')
  const start = page.getByRole('textbox', { name: /^Schichten schreiben/ })
  await expect(start).toBeFocused()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', 'Material\tDicke [cm]\nOSB-Platte\t1,8\nLehmputz\t999,9')
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  })
  await expect(rows(page).nth(0)).toContainText('OSB-Platte')
  await expect(page.getByRole('combobox', { name: 'Material, Schicht 2' })).toHaveValue(/Lehmputz/)
  await expect(thickness).toHaveValue('9999')
  await expect(rows(page).nth(1)).toContainText('Zu groß. Zahl von 0,001 bis 5')
  await page.keyboard.press('Control+z')
  await expect(start).toBeFocused()
  await start.blur()
  await page.keyboard.press('Insert')
  await expect(page.getByRole('combobox', { name: 'Material, Schicht 1' })).toBeFocused()
})

test('an empty construction begins with a template of its type, in one step', async ({ page }) => {
  await page.goto('/constructions/new')
  await page
    .getByRole('button', { name: /^Vorlage: / })
    .first()
    .click()
  await expect(uValue(page)).toHaveText(/\d/)
  await expect(page.getByRole('button', { name: /^Vorlage: / })).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(rows(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Weitere Vorlagen' })).toBeVisible()
})

test('a standard construction is only looked at, and copied to be changed', async ({ page, request }) => {
  const login = await request.post('/v1/auth/password/login', { data: { loginId: accounts.admin, password: PASSWORD } })
  const { sessionJwt } = (await login.json()) as { sessionJwt: string }
  const made = await request.post('/v1/construction/standard', {
    headers: { authorization: `Bearer ${sessionJwt}` },
    data: { type: 'outerWall', name: 'Norm', layers: [{ materialId: 'sand_lime_1400', thickness: 0.24 }] },
  })
  const { id } = (await made.json()) as { id: string }
  await page.goto(`/constructions/standard/${id}`)
  await expect(uValue(page)).toHaveText(/\d/)
  await expect(page.getByRole('textbox', { name: 'Bezeichnung' })).not.toBeEditable()
  await expect(page.getByRole('button', { name: /Schicht hinzufügen/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Als eigenen Aufbau kopieren' }).click()
  await expect(page).toHaveURL(/\/constructions\/custom\//)
  await expect(page.getByRole('textbox', { name: 'Bezeichnung' })).toBeEditable()
})

test('what does not exist says so', async ({ page }) => {
  await page.goto('/constructions/custom/0198c0de-0000-7fff-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Aufbau nicht gefunden' })).toBeVisible()
})

test('a variant is made, changed, left by key, shown against, and sent to the comparison', async ({
  page,
  request,
}) => {
  const { create } = await apiAs(request, 'architect')
  const { id } = await create({ name: 'Variantenwand', code: 'VW-1' })
  await page.goto(`/constructions/custom/${id}`)
  await expect(uValue(page)).toHaveText(/\d/)
  const first = await uValue(page).innerText()
  await page.getByRole('button', { name: 'Als Variante' }).click()
  const letter = (name: string) => page.getByRole('radio', { name, exact: true })
  await expect(letter('B')).toBeChecked()
  const second = new URL(page.url()).pathname.split('/').at(-1)
  await cell(page, 2, 'thickness').focus()
  await page.keyboard.type('240')
  await page.keyboard.press('Enter')
  await expect(uValue(page)).not.toHaveText(first)
  const beside = page.locator('#kpis').getByText(`A ${first}`)
  await expect(beside.first()).toBeVisible()
  await letter('B').focus()
  await page.keyboard.press('v')
  await expect(letter('A')).toBeFocused()
  await expect(uValue(page)).toHaveText(first)
  await page.getByRole('button', { name: 'Varianten vergleichen' }).click()
  await expect(page).toHaveURL(new RegExp(`/compare\\?ids=${id}(,|%2C)${second}$`))
})

test('proposals are those of the interface; one is taken over in one step, back again, and goes to the comparison', async ({
  page,
  request,
}) => {
  const { headers } = await apiAs(request, 'architect')
  await openStoredWall(page, request)
  await openView(page, 'p', 'Vorschläge')
  const proposals = page.locator('[data-proposal]')
  await expect(proposals.first()).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/Vorschl(a|ä)ge? aus/)).toBeVisible()
  await expectAccessible(page)
  const reply = await request.post('/v1/construction/optimisation', {
    headers,
    data: {
      constructionType: 'outerWall',
      layers: [
        { materialId: 'plaster_lime_cement', thickness: 0.015 },
        { materialId: 'mw_facade_035', thickness: 0.16 },
        { materialId: 'sand_lime_1400', thickness: 0.175 },
      ],
      goals: [{ quantity: 'uValue', relation: 'atMost', limit: 0.16 }],
      objectives: ['gwp', 'uValue'],
    },
  })
  const answer = (await reply.json()) as { proposals: { figures: { uValue: number; gwp: number } }[] }
  await page.getByRole('radio', { name: 'Eigene Werte' }).click()
  await page.getByRole('textbox', { name: /^U-Wert ≤/ }).fill('0,16')
  await page.getByRole('checkbox', { name: 'tauwasserfrei' }).uncheck()
  await page.getByRole('checkbox', { name: 'Putz, Platten, Beläge' }).check()
  const shown = () => proposals.evaluateAll((rows) => rows.map((row) => row.querySelector('b')?.textContent ?? ''))
  const expected = answer.proposals
    .map(({ figures }) => figures)
    .sort((one, other) => one.gwp - other.gwp)
    .map(({ uValue }) => uValue.toFixed(3).replace('.', ','))
  await expect.poll(shown, { timeout: 20_000 }).toEqual(expected)

  await page.locator('#layers [tabindex="0"]').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('l')
  await page.getByRole('button', { name: /^Schicht 2, .*, wieder freigeben$/ }).click()
  const lock = page.getByRole('button', { name: 'Schicht 2 in Vorschlägen so lassen' })
  await expect(lock).toHaveAttribute('aria-pressed', 'false')
  await lock.click()
  await expect(lock).toHaveAttribute('aria-pressed', 'true')
  await lock.click()
  await expect.poll(shown, { timeout: 20_000 }).toEqual(expected)

  const before = await thicknesses(page)
  await proposals.first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => thicknesses(page)).not.toEqual(before)
  await page.keyboard.press('Control+z')
  await expect.poll(() => thicknesses(page)).toEqual(before)
  await proposals.first().focus()
  await page.keyboard.press('v')
  await expect(page).toHaveURL(/\/compare\?ids=[\w-]+(,|%2C)[\w-]+$/, { timeout: 20_000 })
})

test('the best thickness is drawn and taken over, and what the figures depend on is told', async ({
  page,
  request,
}) => {
  await openStoredWall(page, request)
  await openView(page, 'd', 'Dicke')
  const apply = page.getByRole('button', { name: /^[\d,]+ mm übernehmen$/ })
  await expect(apply).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Eigener Wert' }).click()
  await page.getByLabel('Emissionsfaktor').fill('20')
  await expect(page.getByText(/^Emissionsfaktor 20,00/)).toBeVisible({ timeout: 20_000 })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PNG', exact: true }).click(),
  ])
  const lines = page.locator('[data-drawing="curve"] path[data-line]')
  const colours = await lines.evaluateAll((all) => all.map((line) => getComputedStyle(line).stroke))
  expect(new Set(colours).size).toBe(3)
  const { width, height, painted } = await pictureIn(page, await file.path(), colours)
  const drawn = await page.locator('[data-drawing="curve"]').boundingBox()
  // 288 points to an inch of the screen's 96
  expect(width / (drawn?.width ?? 0)).toBeCloseTo(3, 2)
  expect(height / (drawn?.height ?? 0)).toBeCloseTo(3, 2)
  // each line goes across most of the picture
  for (const points of painted) expect(points).toBeGreaterThan(width / 2)
  const chosen = /^[\d,]+/.exec((await apply.textContent()) ?? '')?.[0] ?? ''
  await apply.click()
  await openView(page, 'i', 'Einfluss')
  await expect(page.getByText('10 000 Ziehungen')).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  await page.getByLabel('Nutzungsdauer ±').fill('80')
  await expect(page.getByLabel('Nutzungsdauer ±')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Nutzungsdauer ±').fill('')
  await page.getByLabel('λ ±').fill('25')
  await expect(page).toHaveURL(/off\.conductivity=0\.25/)
  await page.getByRole('button', { name: 'Übliche Spannen' }).click()
  await expect(page.getByLabel('λ ±')).toHaveValue('10')
  await page.getByRole('tab', { name: 'Einfluss' }).press('Escape')
  await expect.poll(() => thicknesses(page)).toEqual(['15', chosen, '175'])
  await openView(page, 'd', 'Dicke')
  await page.getByRole('button', { name: 'Als Variante vergleichen' }).click()
  await expect(page).toHaveURL(/\/compare\?ids=[\w-]+(,|%2C)[\w-]+$/, { timeout: 20_000 })
})
