import { randomUUID } from 'node:crypto'
import { expect, test } from './support/test.ts'

test.use({ account: 'admin' })

test('materials are searched, narrowed and read with their sources, and the address keeps it', async ({ page }) => {
  await page.goto('/materials')
  const list = page.getByRole('region', { name: 'Materialien' })
  const status = list.getByRole('status').first()
  await expect(status).toHaveText(/^(\d+) von \1$/)
  await page.getByRole('searchbox').fill('0,030–0,040')
  await expect(page).toHaveURL(/q=0/)
  const first = list.locator('tbody tr td:nth-child(3)').first()
  await expect(first).toHaveText(/^0,0(3\d*|4|40)$/)
  await page.getByRole('searchbox').fill('zellulose')
  await expect(list.locator('tbody tr').first()).toContainText('Zellulose')
  await page.getByRole('checkbox', { name: /^C3/ }).check()
  await page.getByRole('checkbox', { name: /Dämmstoff|Dämmung/ }).check()
  await expect(page).toHaveURL(/module=C3/)
  await page
    .getByRole('link', { name: /Zellulose/ })
    .first()
    .click()
  const panel = page.getByRole('complementary', { name: /Zellulose/ })
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(panel.getByRole('table')).toContainText('A1–A3')
  await expect(panel.getByRole('heading', { name: 'Quellen der Werte' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Datenstand' }).selectOption('OBD_2024_I')
  await expect(panel).toContainText('EN 15804+A2')
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('zellulose')
  await expect(page.getByRole('checkbox', { name: /^C3/ })).toBeChecked()
  await expect(panel).toContainText('EN 15804+A2')
})

test('a data release is imported with a report, found among the datasets, switched on, off, and deleted', async ({
  page,
}) => {
  const release = `TEST_${randomUUID().slice(0, 8)}`
  const uuid = randomUUID()
  const head = 'UUID;Version;Name (de);Konformität;Typ;Bezugsgroesse;Bezugseinheit;Modul;GWPtotal (A2);Gueltig bis'
  const row = (id: string, module: string, gwp: string) =>
    `${id};00.01.000;Prüfziegel ${release};EN 15804+A2;specific dataset;1;kg;${module};${gwp};2020`
  const text = [head, row(uuid, 'A1-A3', '0,25'), row(uuid, 'C3', '0,125'), row(randomUUID(), 'A1-A3', '?')].join(
    '\r\n',
  )
  await page.goto('/admin/data')
  const send = async (content: string) => {
    await page.getByLabel('Datei wählen').setInputFiles({
      name: 'Ziegel.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(content, 'latin1'),
    })
    await page.getByRole('button', { name: 'Importieren' }).click()
    await expect(page.getByRole('textbox', { name: 'Datenstand' })).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('textbox', { name: 'Datenstand' }).fill(release)
    await page.getByRole('button', { name: 'Importieren' }).click()
    // a file that is chosen before the form has sent the last one goes with it
    await expect(page.getByRole('button', { name: 'Importieren' })).toBeHidden()
  }
  const imports = page.getByRole('region', { name: 'Importe' })
  await send('a;b\r\n1;2')
  // others import meanwhile
  const job = imports.getByRole('listitem').filter({ hasText: release }).first()
  await expect(job).toContainText('es fehlen die Spalten UUID')
  await send(`${text}\r\n`)
  await expect(job).toContainText('1 neu, 0 schon da, 1 ausgelassen')
  await page.reload()
  await job.getByText('1 ausgelassen', { exact: true }).click()
  await expect(job.getByRole('row', { name: /Zeile 4/ })).toContainText('Nicht lesbar: GWPtotal (A2) „?“')

  await page.getByRole('link', { name: release, exact: true }).click()
  await expect(page.getByRole('table', { name: 'Datensätze' })).toContainText(release)
  await page.getByRole('checkbox', { name: /Abgelaufen/ }).check()
  await page.getByRole('link', { name: `Prüfziegel ${release}` }).click()
  const panel = page.getByRole('complementary', { name: /Prüfziegel/ })
  await expect(panel.getByRole('row', { name: /C3/ })).toContainText('0,125')
  await expect(panel).toContainText(uuid)

  await page.goto('/admin/data')
  const line = page.getByRole('row', { name: new RegExp(release) })
  const act = async (name: string) => {
    await line.getByRole('button', { name: `Aktionen zu ${release}` }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await act('Einschalten')
  await expect(line.getByRole('cell', { name: 'ein', exact: true })).toBeVisible()
  await act('Ausschalten')
  await expect(line.getByRole('cell', { name: 'aus', exact: true })).toBeVisible()
  await act('Löschen')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(line).toBeHidden()
})
