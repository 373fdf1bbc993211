import { apiAs } from './support/constructions.ts'
import { cell, status, thickness, uValue } from './support/editor.ts'
import { accounts, expect, expectAccessible, test } from './support/test.ts'

test('from no project to its report as PDF, by keys alone', async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('button', { name: /^Neues Projekt/ }).waitFor()
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'Neues Projekt' })
  await dialog.getByLabel('Name').fill('Haus am Hang')
  await dialog.getByLabel('Netto-Raumfläche').fill('182')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Projekt' })).toHaveValue('Haus am Hang')

  await page.getByRole('button', { name: 'Bauteil', exact: true }).press('Enter')
  // number, then name, construction and area
  await page.keyboard.type('W1')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Außenwand')
  await page.keyboard.press('Tab')
  await page.keyboard.type('AW-01')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('AW-01')
  await page.keyboard.press('Tab')
  const grid = page.getByRole('grid', { name: 'Bauteile' })
  await expect(grid.locator('[data-column="construction"]').first()).toContainText('AW-01')
  await page.keyboard.type('12,5*4')
  await page.keyboard.press('Enter')
  await expect(grid.locator('[data-column="area"]').first()).toHaveText('50,00')
  await expect(grid.locator('[data-column="share"]').first()).toHaveText(/^\d+,\d\d$/)
  await expect(page.getByText(/^Gespeichert/)).toBeVisible()

  await page.keyboard.press('Control+z')
  await expect(grid.locator('[data-column="area"]').first()).toHaveText('')
  await expect(grid.locator('[data-column="data"]').first()).toContainText('Fläche fehlt')
  await page.keyboard.press('Control+y')
  await expect(grid.locator('[data-column="area"]').first()).toHaveText('50,00')
  await expect(page.getByText(/^Gespeichert/)).toBeVisible()

  await page.getByRole('link', { name: 'Bericht' }).press('Enter')
  await expect(page.getByRole('article', { name: /^Projektbericht Haus am Hang, 1 / })).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF', exact: true }).press('Enter')
  expect((await saving).suggestedFilename()).toBe('Projektbericht Haus am Hang.pdf')
})

test('a project is told of, shared and kept on the device while it cannot be saved', async ({ page, request }) => {
  const { headers } = await apiAs(request, 'architect')
  const house = { name: 'Haus am See', use: 'residential', measure: 'newBuild', areas: { netRoomArea: 100 } }
  const made = await request.post('/v1/project', { headers, data: house })
  const { id } = (await made.json()) as { id: string }
  await page.goto(`/projects/${id}`)
  await page.getByRole('button', { name: 'Angaben', exact: true }).click()
  const details = page.getByRole('dialog', { name: 'Angaben zum Projekt' })
  await details.getByLabel('Nummer', { exact: true }).fill('2431')
  await details.getByLabel('Ort', { exact: true }).fill('Potsdam')
  await expectAccessible(page, 'details')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Gespeichert/)).toBeVisible()

  await page.getByRole('button', { name: 'Teilen', exact: true }).click()
  const share = page.getByRole('dialog', { name: '2431 Haus am See teilen' })
  await share.getByLabel('E-Mail-Adressen').fill(accounts.colleague)
  await share.getByRole('button', { name: 'Freigeben' }).click()
  await expect(page.getByText('2431 Haus am See mit 1 Person geteilt.')).toBeVisible()

  await page.getByRole('button', { name: 'Stände und Fassungen' }).click()
  const states = page.getByRole('dialog', { name: 'Stände und Fassungen' })
  await states.getByLabel('Name für den jetzigen Stand').fill('Abgabe')
  await page.keyboard.press('Enter')
  await expect(states.getByRole('row', { name: /^Abgabe/ })).toContainText('jetzt')
  await expectAccessible(page, 'states')
  await page.keyboard.press('Escape')

  await page.route(`**/v1/project/${id}/changes`, (route) => route.abort())
  await page.getByRole('textbox', { name: 'Projekt' }).fill('Haus am Meer')
  await expect(page.getByText('Ohne Verbindung, wird nachgeholt')).toBeVisible()
  await page.unroute(`**/v1/project/${id}/changes`)
  await page.reload()
  await expect(page.getByText('Nicht gespeicherte Änderungen wiederhergestellt')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Projekt' })).toHaveValue('Haus am Meer')
  await expect(page.getByText(/^Gespeichert/)).toBeVisible()

  // what was stored, but whose answer was lost, is no version of somebody else
  await page.route(
    `**/v1/project/${id}/changes`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('textbox', { name: 'Projekt' }).fill('Haus am Bach')
  await expect(page.getByText('Ohne Verbindung, wird nachgeholt')).toBeVisible()
  await expect(page.getByText(/^Gespeichert/)).toBeVisible({ timeout: 15_000 })
})

test('a pasted table is shown before it is put in, as one step', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/projects')
  await page.getByRole('button', { name: /^Neues Projekt/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Neues Projekt' })
  await dialog.getByLabel('Name').fill('Aus Excel')
  await dialog.getByLabel('Netto-Raumfläche').fill('400')
  await dialog.getByRole('button', { name: 'Projekt anlegen' }).click()
  await page.getByRole('button', { name: 'Bauteil', exact: true }).click()
  await page.evaluate(() =>
    navigator.clipboard.writeText(
      'Nr.\tBauteil\tAufbau\tFläche\tU\nW1\tNord\tAW-01\t1.250\t0,2\nW2\tSüd\tFantasiewand\tviel\t0,2',
    ),
  )
  await page.keyboard.press('Control+v')
  const preview = page.getByRole('dialog', { name: 'Tabelle einfügen' })
  await expect(preview).toContainText('2 neue Zeilen')
  await expect(preview).toContainText('1 mit Lücke')
  await expect(preview).toContainText('Wird gerechnet und nicht übernommen: U')
  await expect(preview.getByRole('combobox', { name: 'AW-01' })).toHaveValue(/^library:/)
  await expect(preview.getByRole('combobox', { name: 'Fantasiewand' })).toHaveValue('')
  await preview.getByRole('radio', { name: 'Dezimalpunkt' }).click()
  await expect(preview.getByRole('cell', { name: '1.25', exact: true })).toBeVisible()
  await preview.getByRole('radio', { name: 'Dezimalkomma' }).click()
  await expectAccessible(page, 'paste')
  await preview.getByRole('button', { name: '2 Zeilen übernehmen' }).click()
  const grid = page.getByRole('grid', { name: 'Bauteile' })
  await expect(grid.locator('[data-row]')).toHaveCount(3)
  await expect(grid.getByText('viel')).toBeVisible()
  await expect(grid.locator('[data-column="construction"]').nth(1)).toContainText('AW-01')
  await expect(grid.locator('[data-column="area"]').nth(1)).toHaveText(/^1\s250,00$/)
  await expect(page.getByText(/^Gespeichert/)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(grid.locator('[data-row]')).toHaveCount(1)
})

test('a schedule is written with the mouse: what is pressed ends what was written before, and is not taken from', async ({
  page,
  request,
}) => {
  const { headers } = await apiAs(request, 'architect')
  const wallOf = (name: string, thickness: number) => ({
    type: 'outerWall',
    name,
    layers: [{ materialId: 'sand_lime_1400', thickness }],
  })
  const house = {
    name: 'Haus mit Maus',
    use: 'residential',
    measure: 'newBuild',
    areas: { netRoomArea: 100 },
    constructions: { A: wallOf('Wand dünn', 0.115), B: wallOf('Wand dick', 0.24) },
    elements: ['E1', 'E2', 'E3'].map((id) => ({ id, name: `Teil ${id}`, construction: 'A', area: 50 })),
  }
  const { id } = (await (await request.post('/v1/project', { headers, data: house })).json()) as { id: string }
  await page.goto(`/projects/${id}`)
  const at = (row: string, column: string) => page.locator(`[data-row="${row}"] [data-column="${column}"]`)
  await at('E1', 'construction').dblclick()
  await page.getByRole('option', { name: 'Wand dick' }).click()
  await expect(at('E1', 'construction')).toContainText('Wand dick')

  await at('E1', 'area').dblclick()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('77')
  await at('E3', 'area').click()
  await expect(at('E1', 'area')).toContainText('77,00')
  await expect(at('E3', 'area')).toBeFocused()
  await page.keyboard.type('88')
  await page.getByRole('searchbox', { name: 'Zeilen filtern' }).click()
  await page.keyboard.type('E3')
  await expect(at('E1', 'area')).toHaveCount(0)
  await expect(at('E3', 'area')).toContainText('88,00')
  await page.getByRole('searchbox', { name: 'Zeilen filtern' }).fill('')

  await at('E1', 'area').hover()
  await page.mouse.down()
  await at('E3', 'area').hover()
  await page.mouse.up()
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(3)
})

test('figures follow a number while it is written in a cell, and Escape takes them back', async ({ page, request }) => {
  const { headers } = await apiAs(request, 'architect')
  const house = {
    name: 'Haus in Zahlen',
    use: 'residential',
    measure: 'newBuild',
    areas: { netRoomArea: 100 },
    constructions: {
      A: { type: 'outerWall', name: 'Wand', layers: [{ materialId: 'sand_lime_1400', thickness: 0.24 }] },
    },
    elements: ['E1', 'E2'].map((id) => ({ id, name: `Teil ${id}`, construction: 'A', area: 50 })),
  }
  const { id } = (await (await request.post('/v1/project', { headers, data: house })).json()) as { id: string }
  await page.goto(`/projects/${id}`)
  const share = page.locator('[data-row="E1"] [data-column="share"]')
  const foot = page.getByRole('grid', { name: 'Bauteile' }).getByRole('row', { name: /^Summe/ })
  await expect(share).toHaveText(/^\d+,\d\d/)
  const [before, sum] = [await share.innerText(), (await foot.textContent()) ?? '']

  await page.locator('[data-row="E1"] [data-column="area"]').click()
  await page.keyboard.type('100')
  await expect(page.getByRole('textbox', { name: 'Fläche (m²)' })).toBeFocused()
  await expect(share).not.toHaveText(before)
  await expect(foot).toContainText('150,00')
  await expect(foot).not.toHaveText(sum)
  const written = await share.innerText()
  await expect(page.getByText(/^Gespeichert/)).toBeVisible()
  // what is no number yet leaves what is kept
  await page.keyboard.type('*')
  await expect(share).toHaveText(before)
  await page.keyboard.type('1')
  await expect(share).toHaveText(written)

  await page.keyboard.press('Escape')
  await expect(share).toHaveText(before)
  await expect(foot).toHaveText(sum)
  await page.keyboard.type('100')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-row="E1"] [data-column="area"]')).toHaveText('100,00')
  await expect(share).toHaveText(written)
})

test('a construction of a project is edited in the layer editor, and comes back as one step', async ({
  page,
  request,
}) => {
  const { headers } = await apiAs(request, 'architect')
  const wall = {
    type: 'outerWall',
    name: 'Wand im Projekt',
    layers: [
      { materialId: 'mw_facade_035', thickness: 0.16 },
      { materialId: 'sand_lime_1400', thickness: 0.175 },
    ],
  }
  const house = {
    name: 'Haus mit Aufbau',
    use: 'residential',
    measure: 'newBuild',
    areas: { netRoomArea: 100 },
    constructions: { AW: wall },
    elements: [{ id: 'E1', code: 'W1', construction: 'AW', area: 50 }],
  }
  const { id } = (await (await request.post('/v1/project', { headers, data: house })).json()) as { id: string }
  await page.goto(`/projects/${id}`)
  const grid = page.getByRole('grid', { name: 'Bauteile' })
  const shown = grid.locator('[data-column="uValue"]').first()
  await expect(shown).toHaveText(/\d/)
  const before = (await shown.textContent()) ?? ''
  await grid.locator('[data-column="construction"]').first().click()
  await page.getByRole('button', { name: 'Aufbau bearbeiten' }).click()

  await expect(page).toHaveURL(new RegExp(`/projects/${id}/constructions/AW$`))
  await expect(status(page)).toHaveText('Wie im Projekt')
  await expect(uValue(page)).toHaveText(/\d/)
  await cell(page, 1, 'thickness').click()
  await thickness(page, 1).fill('240')
  await expect(status(page)).toHaveText('Ungespeicherte Änderungen')
  await expectAccessible(page, 'construction of a project')

  await page.reload()
  await expect(page.getByText(/wiederhergestellt/)).toBeVisible()
  await page.getByRole('button', { name: 'Ins Projekt übernehmen' }).click()
  await expect(page).toHaveURL(new RegExp(`/projects/${id}$`))
  await expect(shown).not.toHaveText(before)
  await expect(page.getByText(/^Gespeichert/)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(shown).toHaveText(before)
})

test('a variant is derived where variants are compared, and stands beside them', async ({ page, request }) => {
  const { headers } = await apiAs(request, 'architect')
  const layers = [{ materialId: 'sand_lime_1400', thickness: 0.175 }]
  const house = {
    name: 'Haus mit Varianten',
    use: 'residential',
    measure: 'newBuild',
    areas: { netRoomArea: 100 },
    constructions: { AW: { type: 'outerWall', name: 'Wand', layers } },
    elements: [{ id: 'E1', code: 'W1', construction: 'AW', area: 50 }],
    variants: [{ id: 'B', name: 'Größer', elements: { E1: { area: 80 } } }],
  }
  const { id } = (await (await request.post('/v1/project', { headers, data: house })).json()) as { id: string }
  await page.goto(`/projects/compare?in=${id}:base,${id}:B`)
  await page.getByRole('button', { name: 'Variante ableiten' }).click()
  const dialog = page.getByRole('dialog', { name: 'Variante ableiten' })
  await dialog.getByLabel('Name der Variante').fill('Noch größer')
  await dialog.getByLabel('Beginnt wie').selectOption('Größer')
  await expectAccessible(page, 'derive a variant')
  await dialog.getByRole('button', { name: 'Variante ableiten' }).click()

  const table = page.getByRole('table', { name: '3 Varianten nebeneinander, Referenz Basis' })
  await expect(table.getByRole('columnheader', { name: /Noch größer/ })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${id}%3AC|${id}:C`))
  const area = table.getByRole('row', { name: /W1/ }).getByRole('cell')
  await expect(area.nth(2)).toHaveText((await area.nth(1).textContent()) ?? '')

  await page.reload()
  await expect(table.getByRole('columnheader', { name: /Noch größer/ })).toBeVisible()
})
