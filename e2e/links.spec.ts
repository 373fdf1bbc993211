import { readFileSync } from 'node:fs'
import { apiAs } from './support/constructions.ts'
import { readPdf } from './support/pdf.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { codeIn, expectVerified } from './support/verified.ts'

test('a link shows a construction to somebody without an account, who tries a thickness; revoked, it shows nothing', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow()
  const { create } = await apiAs(request, 'architect')
  const code = `L-${Date.now().toString(36).slice(-6)}`
  const { id } = await create({ name: 'Wand für Fremde', code })
  await page.goto(`/constructions/custom/${id}`)
  await page.getByRole('button', { name: 'Teilen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `${code} teilen` })
  await dialog.getByRole('tab', { name: 'Personen' }).press('ArrowRight')
  await expect(dialog.getByText('Noch kein Link.', { exact: false })).toBeVisible()
  await dialog.getByLabel('Kopieren in eine andere Bibliothek erlauben').check()
  await dialog.getByLabel('Bericht zeigen').check()
  await dialog.getByRole('button', { name: 'Link erstellen' }).click()
  const address = await dialog.getByLabel('Die Adresse wird nur jetzt gezeigt:').inputValue()
  await expectAccessible(page, 'links in the share dialog')

  const stranger = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'de-DE',
    storageState: { cookies: [], origins: [] },
  })
  const theirs = await stranger.newPage()
  const asked: string[] = []
  theirs.on('request', (one) => asked.push(one.url()))
  await theirs.goto(address)
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('Wand für Fremde')
  await expectAccessible(theirs, 'a linked construction')
  const shared = await theirs.locator('.big').textContent()
  await theirs.getByRole('button', { name: /^Schicht 2 wählen/ }).click()
  await theirs.getByRole('textbox', { name: /Dicke$/ }).fill('320')
  await expect(theirs.locator('.big')).not.toHaveText(shared ?? '')
  const both = await theirs.locator('.big').textContent()
  // another layer beside it: both stay changed
  await theirs.getByRole('button', { name: /^Schicht 3 wählen/ }).click()
  await theirs.getByRole('textbox', { name: /Dicke$/ }).fill('300')
  await expect(theirs.locator('.big')).not.toHaveText(both ?? '')
  await theirs.getByRole('button', { name: /^Schicht 2 wählen/ }).click()
  await expect(theirs.getByRole('textbox', { name: /Dicke$/ })).toHaveValue('320')
  await expect(theirs.getByText(/^wie geteilt 350/)).toBeVisible()
  await theirs.getByRole('radio', { name: 'Anteile' }).click()
  await expect(theirs.locator('[data-tint]').first()).toBeVisible()
  const gwp = theirs.getByRole('row', { name: /^GWP/ }).getByRole('button')
  await gwp.click()
  const explanation = theirs.getByRole('dialog', { name: 'GWP, A bis C' })
  await expect(explanation.getByRole('heading', { name: 'Datensätze' })).toBeVisible()
  await expectAccessible(theirs, 'where a figure of a linked construction comes from')
  await theirs.keyboard.press('Escape')
  await theirs.getByRole('button', { name: 'Alles wie geteilt' }).click()
  await expect(theirs.locator('.big')).toHaveText(shared ?? '')
  await theirs.getByRole('link', { name: 'Bericht, PDF' }).click()
  await expect(theirs.getByRole('article').first()).toBeVisible()
  await theirs
    .getByRole('checkbox', { name: /Dampf|Glaser|Feuchte/ })
    .first()
    .click()
  const [saved] = await Promise.all([
    theirs.waitForEvent('download'),
    theirs.getByRole('button', { name: 'PDF', exact: true }).click(),
  ])
  const reported = codeIn((await readPdf(readFileSync(await saved.path()))).text)
  await expectVerified(theirs, reported)
  await theirs.getByRole('link', { name: code }).click()
  await theirs.reload()
  await expect(theirs.getByRole('link', { name: reported })).toBeVisible()
  await theirs.getByRole('button', { name: 'In meine Bibliothek kopieren' }).click()
  await expect(theirs).toHaveURL(/\/login\?next=%2Fs$/)
  const secret = new URL(address).hash.slice(1)
  expect(asked.filter((url) => !url.startsWith(baseURL ?? '') || url.split('#')[0]?.includes(secret))).toEqual([])

  await dialog.getByRole('button', { name: /^Link vom .* zurückziehen$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click()
  await expect(dialog.getByText('Noch kein Link.', { exact: false })).toBeVisible()
  await theirs.goto('/login')
  await theirs.goto(address)
  await expect(theirs.getByRole('heading', { name: 'Dieser Link zeigt nichts' })).toBeVisible()
  await expectAccessible(theirs, 'a link that shows nothing')
  await stranger.close()
})

test('a link shows a project to somebody without an account, variant by variant; revoked, it shows nothing', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { headers } = await apiAs(request, 'architect')
  const layers = [{ materialId: 'sand_lime_1400', thickness: 0.175 }]
  const name = `Haus für Fremde ${Date.now().toString(36).slice(-6)}`
  const house = {
    name,
    use: 'residential',
    measure: 'newBuild',
    areas: { netRoomArea: 182 },
    constructions: { A: { type: 'outerWall', name: 'Kalksandstein', layers } },
    elements: [{ id: 'E1', name: 'Nordwand', construction: 'A', area: 80, note: 'noch zu klären' }],
    variants: [{ id: 'b', name: 'Kleiner', elements: { E1: { area: 40 } } }],
  }
  const { id } = await (await request.post('/v1/project', { headers, data: house })).json()
  await page.goto(`/projects/${id}`)
  await page.getByRole('button', { name: 'Teilen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `${name} teilen` })
  await dialog.getByRole('tab', { name: 'Personen' }).press('ArrowRight')
  await dialog.getByLabel('Kopieren in eigene Projekte erlauben').check()
  await dialog.getByRole('button', { name: 'Link erstellen' }).click()
  const address = await dialog.getByLabel('Die Adresse wird nur jetzt gezeigt:').inputValue()

  const stranger = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'de-DE',
    storageState: { cookies: [], origins: [] },
  })
  const theirs = await stranger.newPage()
  const asked: string[] = []
  theirs.on('request', (one) => asked.push(one.url()))
  await theirs.goto(address)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(name)
  const rows = theirs.getByRole('table', { name: 'Bauteile' })
  await expect(rows).toContainText('80,00')
  await expect(theirs.locator('main')).not.toContainText('noch zu klären')
  await expectAccessible(theirs, 'a linked project')
  await theirs.getByLabel('Variante').selectOption({ label: 'Kleiner' })
  await expect(rows).toContainText('40,00')
  await theirs.getByRole('button', { name: 'In meine Projekte kopieren' }).click()
  await expect(theirs).toHaveURL(/\/login\?next=%2Fs%2Fproject$/)
  const secret = new URL(address).hash.slice(1)
  expect(asked.filter((url) => !url.startsWith(baseURL ?? '') || url.split('#')[0]?.includes(secret))).toEqual([])

  await dialog.getByRole('button', { name: /^Link vom .* zurückziehen$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click()
  await expect(dialog.getByText('Noch kein Link.', { exact: false })).toBeVisible()
  await theirs.goto('/login')
  await theirs.goto(address)
  await expect(theirs.getByRole('heading', { name: 'Dieser Link zeigt nichts' })).toBeVisible()
  await stranger.close()
})
