import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { apiAs } from './support/constructions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/** Constructions of one test, found by a tag of its own. */
const ownTag = () => `t-${randomUUID().slice(0, 8)}`

test('typing finds a construction by name, code and without accents, and a reload keeps the search', async ({
  page,
  request,
}) => {
  const tag = ownTag()
  const { create } = await apiAs(request, 'architect')
  await create({ name: 'Müllers Giebel', code: 'GW-77', tags: [tag] })
  await create({ name: 'Anderes', tags: [tag] })
  await page.goto(`/library?tag=${tag}`)
  const list = page.getByRole('region', { name: 'Aufbauten' })
  await expect(list.getByRole('status').first()).toHaveText('2 Aufbauten')
  await page.getByRole('searchbox').fill('muller')
  await expect(list.getByRole('status').first()).toHaveText('1 Aufbau')
  await expect(page).toHaveURL(/q=muller/)
  await expect(page.getByRole('link', { name: 'Müllers Giebel' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('muller')
  await expect(list.getByRole('status').first()).toHaveText('1 Aufbau')
  await page.getByRole('searchbox').fill('gw-77')
  await expect(page.getByRole('link', { name: 'Müllers Giebel' })).toBeVisible()
})

test('fast typing asks once it rests, and shows what was asked last', async ({ page, request }) => {
  const tag = ownTag()
  const { create } = await apiAs(request, 'architect')
  await create({ name: 'Erster Aufbau', tags: [tag] })
  await create({ name: 'Zweiter Aufbau', tags: [tag] })
  await page.goto(`/library?tag=${tag}`)
  await expect(page.getByRole('link', { name: 'Erster Aufbau' })).toBeVisible()
  const asked: string[] = []
  page.on('request', (sent) => {
    const url = new URL(sent.url())
    if (url.pathname === '/v1/construction/list') asked.push(url.searchParams.get('query') ?? '')
  })
  await page.getByRole('searchbox').pressSequentially('Zweiter', { delay: 30 })
  await expect(page.getByRole('link', { name: 'Erster Aufbau' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Zweiter Aufbau' })).toBeVisible()
  expect(asked).toEqual(['Zweiter'])
})

test('every row shows its section, all to one scale', async ({ page, request }) => {
  const tag = ownTag()
  const { create } = await apiAs(request, 'architect')
  const single = (thickness: number) => [{ materialId: 'sand_lime_1400', thickness }]
  await create({ name: 'dünn', tags: [tag], layers: single(0.115) })
  await create({ name: 'dick', tags: [tag], layers: single(0.23) })
  await page.goto(`/library?tag=${tag}&sort=thickness`)
  const filled = page.locator('tbody td:nth-child(2) svg rect.m')
  await expect(filled).toHaveCount(2)
  const widths = await filled.evaluateAll((rects) => rects.map((rect) => rect.getBoundingClientRect().width))
  expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(2, 1)
  await expect(page.locator('tbody tr').first()).toContainText('115')
})

test('pages, page size and order live in the address and go back and forth', async ({ page, request }) => {
  const tag = ownTag()
  const { create } = await apiAs(request, 'architect')
  for (let number = 1; number <= 14; number += 1)
    await create({ name: `Wand ${String(number).padStart(2, '0')}`, tags: [tag] })
  await page.goto(`/library?tag=${tag}&size=12&sort=name`)
  const pages = page.getByRole('navigation', { name: 'Seiten' })
  await expect(pages).toContainText('1–12 von 14')
  await expect(page.getByRole('link', { name: 'Wand 01' })).toBeVisible()
  await pages.getByRole('link', { name: '2', exact: true }).click()
  await expect(pages).toContainText('13–14 von 14')
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('columnheader', { name: 'Bezeichnung' }).getByRole('button').click()
  await expect(page).toHaveURL(/sort=-name/)
  await expect(page.locator('tbody tr').first()).toContainText('Wand 14')
  await expect(page.getByRole('columnheader', { name: 'Bezeichnung' })).toHaveAttribute('aria-sort', 'descending')
  await page.goBack()
  await expect(pages).toContainText('13–14 von 14')
  await page.getByLabel('Zeilen je Seite').selectOption('25')
  await expect(pages).toContainText('1–14 von 14')
})

test('ownership and element narrow the list; nothing left names a way back', async ({ page, request }) => {
  const tag = ownTag()
  const { create } = await apiAs(request, 'architect')
  await create({ name: 'Nur eine Decke', type: 'internalFloor', tags: [tag] })
  await page.goto(`/library?tag=${tag}`)
  await page.getByRole('radio', { name: /^Eigene/ }).check()
  await expect(page.getByRole('link', { name: 'Nur eine Decke' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Flachdach' }).check()
  await expect(page.getByRole('heading', { name: 'Kein Aufbau passt zu den Filtern' })).toBeVisible()
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
  await expect(page.getByRole('link', { name: 'Nur eine Decke' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Eigene/ })).toBeChecked()
})

test('what was copied is there at once', async ({ page, request }) => {
  const tag = ownTag()
  const { create } = await apiAs(request, 'architect')
  await create({ name: 'Vorlage', code: 'V-1', tags: [tag] })
  await page.goto(`/library?tag=${tag}`)
  await page.getByRole('checkbox', { name: 'V-1 auswählen' }).check()
  await page.getByRole('region', { name: 'Auswahl' }).getByRole('button', { name: 'Kopieren' }).click()
  await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText('kopiert')
  await expect(page.locator('tbody tr')).toHaveCount(2)
})

test('deleting asks first, and undo brings the constructions back', async ({ page, request }) => {
  const tag = ownTag()
  const { create } = await apiAs(request, 'architect')
  await create({ name: 'Bleibt', code: 'B-1', tags: [tag] })
  await create({ name: 'Geht', code: 'G-1', tags: [tag] })
  await page.goto(`/library?tag=${tag}`)
  await page.getByRole('checkbox', { name: 'G-1 auswählen' }).check()
  await page.getByRole('region', { name: 'Auswahl' }).getByRole('button', { name: 'Löschen' }).click()
  const question = page.getByRole('alertdialog', { name: '1 Aufbau löschen' })
  await expect(question).toContainText('Geht')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('link', { name: 'Geht' })).toBeVisible()
  await page.getByRole('region', { name: 'Auswahl' }).getByRole('button', { name: 'Löschen' }).click()
  await question.getByRole('button', { name: '1 Aufbau löschen' }).click()
  await expect(page.getByRole('link', { name: 'Geht' })).toBeHidden()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByRole('link', { name: 'Geht' })).toBeVisible()
})

test.describe('the whole library', () => {
  test.use({ account: 'supplier' })

  test('is taken away as one archive, and what was deleted comes back from it', async ({ page, request }) => {
    const { create } = await apiAs(request, 'supplier')
    const name = `Archiviert ${ownTag()}`
    await create({ name })
    await page.goto(`/library?q=${name}`)
    await expect(page.getByRole('link', { name })).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Bibliothek sichern' }).click()
    const archive = await downloading
    expect(archive.suggestedFilename()).toMatch(/^Aufbau Bibliothek \d{4}-\d\d-\d\d\.zip$/)
    await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText('gespeichert')
    const content = await readFile(await archive.path())

    await page.getByRole('checkbox', { name: `${name} auswählen` }).check()
    await page.getByRole('region', { name: 'Auswahl' }).getByRole('button', { name: 'Löschen' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '1 Aufbau löschen' }).click()
    await expect(page.getByRole('link', { name })).toBeHidden()

    await page.getByRole('link', { name: 'Importieren' }).click()
    const bring = (buffer: Buffer) =>
      page.getByLabel('Datei wählen').setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer })
    await bring(content.subarray(0, content.length - 30))
    await expect(page.getByText('Die Datei ist beschädigt oder unvollständig.')).toBeVisible()
    await bring(content)
    await expect(page.getByRole('heading', { name: '1 Aufbau übernommen' })).toBeVisible()
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('textbox', { name: 'Bezeichnung' })).toHaveValue(name)

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportieren' }).click()
    await page.getByRole('menuitem', { name: 'JSON', exact: true }).click()
    expect((await saving).suggestedFilename()).toBe(`${name}.json`)
  })
})

test('two to five chosen constructions lead to the comparison; more lock it and say why', async ({ page, request }) => {
  const tag = ownTag()
  const { create } = await apiAs(request, 'architect')
  for (let number = 1; number <= 6; number += 1)
    await create({ name: `Wand ${number}`, code: `W-${number}`, tags: [tag] })
  await page.goto(`/library?tag=${tag}&sort=name`)
  const bar = page.getByRole('region', { name: 'Auswahl' })
  await page.getByRole('checkbox', { name: 'W-1 auswählen' }).check()
  await expect(bar.getByRole('button', { name: 'Vergleichen' })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check()
  await expect(bar).toContainText('6 ausgewählt')
  await expect(bar).toContainText('höchstens 5')
  await page.getByRole('checkbox', { name: 'W-6 auswählen' }).uncheck()
  await bar.getByRole('link', { name: 'Vergleichen' }).click()
  await expect(page).toHaveURL(/\/compare\?ids=/)
  await expect(page.getByRole('main')).toContainText('Wand 5')
})

test('a service that fails is said, the filters stay, and reloading goes on', async ({ page }) => {
  let failing = true
  await page.route('**/v1/construction/list*', (route) => (failing ? route.abort() : route.continue()))
  await page.goto('/library?type=flatRoof')
  await expect(page.getByRole('alert')).toContainText('Die Bibliothek konnte nicht geladen werden.')
  const types = page.getByRole('group', { name: 'Bauteil' })
  await expect(types.getByRole('checkbox', { name: 'Flachdach' })).toBeChecked()
  failing = false
  await page.getByRole('button', { name: 'Erneut laden' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('too many requests count down and go on by themselves', async ({ page }) => {
  let refused = 0
  await page.route('**/v1/construction/list*', (route) => {
    refused += 1
    return refused > 1
      ? route.continue()
      : route.fulfill({
          status: 429,
          headers: { 'retry-after': '2', 'content-type': 'application/json' },
          body: JSON.stringify({ code: 'rateLimited', message: 'Zu viele Anfragen.', traceId: 't', details: [] }),
        })
  })
  await page.goto('/library')
  await expect(page.getByText('Zu viele Anfragen in dieser Minute.')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Wartezeit' })).toBeVisible()
  await expect(page.getByText('Zu viele Anfragen in dieser Minute.')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Seiten' }).or(page.locator('[data-empty]'))).toBeVisible()
  expect(refused).toBe(2)
})

test('the list is worked by keyboard alone', async ({ page, request }) => {
  const tag = ownTag()
  const { create } = await apiAs(request, 'architect')
  await create({ name: 'Tastenwand', code: 'T-1', tags: [tag] })
  await page.goto(`/library?tag=${tag}`)
  await expect(page.getByRole('link', { name: 'Tastenwand' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.getByRole('checkbox', { name: 'T-1 auswählen' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('region', { name: 'Auswahl' })).toContainText('1 ausgewählt')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Auswahl' })).toBeHidden()
  await page.getByRole('button', { name: /^Konto:/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Konto und Passwort' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Konto:/ })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Konto und Passwort' })).toBeHidden()
})

test('on a narrow screen the filters open over the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/library')
  await page.getByRole('button', { name: 'Filter' }).click()
  const filters = page.getByRole('dialog', { name: 'Filter' })
  await filters.getByRole('radio', { name: 'Geteilt mit mir' }).check()
  await expect(page).toHaveURL(/in=shared/)
  await filters.getByLabel('Sortierung').selectOption('U-Wert, absteigend')
  await expect(page).toHaveURL(/sort=-uValue/)
  await filters.getByRole('button', { name: 'Liste zeigen' }).click()
  await expect(filters).toBeHidden()
})

test(`the library is accessible at 390 px and does not scroll sideways`, async ({ page, request }) => {
  const tag = ownTag()
  const { create } = await apiAs(request, 'architect')
  const name = 'Außenwand mit einem Namen, der länger ist als die Spalte breit, und noch ein Stück'
  await create({ name, code: 'AW-1', tags: [tag, 'Holzbau', 'ein ziemlich langes Schlagwort'] })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/library?tag=${tag}`)
  await page.getByRole('checkbox', { name: 'AW-1 auswählen' }).check()
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  // and between phone and desk every name has room, nothing beyond the edge
  for (const width of [768, 834, 900, 960, 1024]) {
    await page.setViewportSize({ width, height: 768 })
    const link = await page.getByRole('link', { name }).boundingBox()
    expect(link?.width, `name at ${width} px`).toBeGreaterThanOrEqual(120)
    const end = await page
      .getByRole('table')
      .evaluate((table) => table.scrollWidth + table.getBoundingClientRect().left)
    expect(end, `table at ${width} px`).toBeLessThanOrEqual(width)
  }
})

test('the map narrows the list to a box that is drawn, its points and the rows open', async ({ page }) => {
  await page.goto('/library?in=standard')
  await page.getByRole('button', { name: 'U gegen GWP' }).click()
  const map = page.getByRole('listbox', { name: /U-Wert und GWP/ })
  const box = await map.boundingBox()
  if (!box) throw new Error('no map')
  await page.mouse.move(box.x + 60, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 50, { steps: 4 })
  await page.mouse.up()
  await expect(page).toHaveURL(/u=0\.\d+\.\.0\.\d+&gwp=/)
  const narrowed = page.url()
  await map.press('ArrowRight')
  await map.press('Enter')
  await expect(page).toHaveURL(/\/constructions\/standard\//)
  await page.goto(narrowed)
  await expect(map).toBeVisible()
  const row = page.locator('tbody tr').filter({ has: page.getByRole('link') })
  await row.first().click({ position: { x: 700, y: 50 } })
  await expect(page).toHaveURL(/\/constructions\/standard\//)
})
