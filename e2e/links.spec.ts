import { apiAs } from './support/constructions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('a link shows a construction to somebody without an account, who tries a thickness; revoked, it shows nothing', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
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
  await theirs.getByRole('link', { name: 'Bericht, PDF' }).click()
  await expect(theirs.getByRole('article').first()).toBeVisible()
  await theirs
    .getByRole('checkbox', { name: /Dampf|Glaser|Feuchte/ })
    .first()
    .click()
  await theirs.getByRole('link', { name: code }).click()
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
