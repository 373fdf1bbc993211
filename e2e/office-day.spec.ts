import { randomUUID } from 'node:crypto'
import { heatGenerators } from '#vocabulary/heat-generators.ts'
import { apiAs, standards } from './support/constructions.ts'
import { expect, test } from './support/test.ts'

// nobody else works with this account: what heads its reports is its own
test.use({ account: 'supplier' })

const hemp = {
  name: { de_DE: 'Hanfmatte' },
  category: 'insulation',
  hatch: 'woodFibre',
  conductivity: 0.041,
  density: 38,
  specificHeatCapacity: 2300,
}

for (const [width, height] of [
  [1440, 800],
  [1024, 768],
  [390, 844],
] as const) {
  test.describe(`in ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('find, compare, head and print a report, share, give a key, see what uses a material', async ({
      page,
      request,
    }) => {
      test.setTimeout(120_000)
      const { create, headers } = await apiAs(request, 'supplier')
      const made = await request.post('/v1/material/own', { headers, data: hemp })
      const { id: materialId } = (await made.json()) as { id: string }
      const code = `T-${randomUUID().slice(0, 6)}`
      const layers = [
        { materialId: 'plaster_lime_cement', thickness: 0.015 },
        { materialId, thickness: 0.2 },
      ]
      const { id } = await create({ name: `Bürotag ${code}`, code, layers })
      await create({ name: `Bürotag ${code} dicker`, code: `${code}b` })

      await page.goto(`/library?q=${code}`)
      await page.getByRole('checkbox', { name: `${code} auswählen` }).check()
      await page.getByRole('checkbox', { name: `${code}b auswählen` }).check()
      const selection = page.getByRole('region', { name: 'Auswahl' })
      await selection.getByRole('button', { name: 'Teilen' }).click()
      const share = page.getByRole('dialog')
      await expect(share.getByLabel('E-Mail-Adressen')).toBeFocused()
      await page.keyboard.type('gast@nordhang.example')
      await page.keyboard.press('Enter')
      await expect(share).toBeVisible()
      await page.keyboard.press('Escape')
      await selection.getByRole('link', { name: 'Vergleichen' }).click()
      await expect(page.getByRole('img', { name: /^Schnitt/ })).toHaveCount(2)
      await page.getByRole('button', { name: /Aufbau hinzufügen/ }).click()
      await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused()
      await page.keyboard.press('Escape')

      await page.goto('/account')
      const reports = page.getByRole('region', { name: 'Berichte' })
      await reports.getByLabel('Büro').fill(`Atelier ${code}`)
      await reports.getByRole('button', { name: 'Speichern' }).click()
      await expect(page.getByText('Gespeichert.')).toBeVisible()
      await page.goto(`/constructions/custom/${id}/report`)
      await page.getByLabel('Projekt').fill('Kita Sonnenhang')
      const sheet = page.getByRole('article').first()
      await expect(sheet).toContainText('Kita Sonnenhang')
      await expect(sheet).toContainText(/Atelier T-/)
      await expect(page).toHaveURL(/project=Kita/)

      await page.goto('/account/access-keys')
      await page.getByRole('button', { name: 'Schlüssel anlegen' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('Anwendung')).toBeFocused()
      await page.keyboard.type(`Tabelle ${code}`)
      await dialog.getByRole('checkbox', { name: 'anlegen und ändern' }).check()
      await dialog.getByRole('button', { name: 'Schlüssel anlegen' }).click()
      const shown = page.getByRole('region', { name: new RegExp(`Tabelle ${code}`) })
      const accessKey = await shown.getByRole('textbox').inputValue()
      expect((await request.post('/v1/auth/access-keys/exchange-key', { data: { accessKey } })).status()).toBe(200)
      await shown.getByRole('button', { name: 'Gesichert' }).click()
      const row = page.getByRole('row').filter({ hasText: `Tabelle ${code}` })
      await expect(row).toContainText('lesen, anlegen und ändern')
      await row.getByRole('button', { name: `Tabelle ${code} ersetzen` }).click()
      await expect(shown).toContainText('24 Stunden')
      await expect(row).toHaveCount(2)
      await row
        .first()
        .getByRole('button', { name: `Tabelle ${code} sperren` })
        .click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sperren' }).click()
      await expect(row.first()).toContainText('gesperrt')

      await page.goto(`/materials/own/${materialId}`)
      await page
        .getByRole('list', { name: 'Verwendet in' })
        .getByRole('link', { name: `Bürotag ${code}` })
        .click()
      await expect(page).toHaveURL(new RegExp(`/constructions/custom/${id}$`))
    })

    test('renovate, and bring a construction along', async ({ page, request }) => {
      test.setTimeout(90_000)
      const { byCode } = await standards(request)
      await page.goto('/renovation')
      const candidates = page.getByRole('list', { name: 'Aufbauten mit Bestand' })
      await page.getByRole('searchbox').fill('AW-08')
      await candidates.getByRole('button', { name: /AW-08/ }).click()
      await expect(page).toHaveURL(new RegExp(byCode('AW-08')))
      await expect(page.getByRole('img', { name: /Bestand .* und Sanierung/ })).toBeVisible()
      const payback = page.getByRole('img', { name: /Kumulierte Emissionen/ })
      await expect(payback).toHaveAccessibleName(/Ausgleich nach \d/)
      const before = (await payback.getAttribute('aria-label')) ?? ''
      const heatPump = heatGenerators.find(({ carrier }) => carrier === 'electricity')?.id ?? ''
      await page.getByLabel('Wärmeerzeuger').selectOption(heatPump)
      await expect(payback).not.toHaveAccessibleName(before)
      await expect(page).toHaveURL(/heat/)

      const name = `Aus der Datei ${randomUUID().slice(0, 6)}`
      const { create, exported } = await apiAs(request, 'supplier')
      const text = await exported((await create({ name: 'Vorlage' })).id)
      await page.goto('/import')
      await page.getByLabel('Datei wählen').setInputFiles({
        name: 'wand.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text.replaceAll('Vorlage', name)),
      })
      await page.getByRole('link', { name }).click()
      await expect(page.getByRole('textbox', { name: 'Bezeichnung' })).toHaveValue(name)
    })
  })

  test.describe(`who maintains, in ${width} × ${height}`, () => {
    test.use({ account: 'admin', viewport: { width, height } })

    test('replaces a standard construction, withdraws it, and reads why a file is refused', async ({
      page,
      request,
    }) => {
      test.setTimeout(90_000)
      const { headers } = await apiAs(request, 'admin')
      const code = `T-${randomUUID().slice(0, 6)}`
      const layers = [{ materialId: 'sand_lime_1400', thickness: 0.175 }]
      const data = { type: 'innerWall', code, name: 'Trennwand', layers }
      expect((await request.post('/v1/construction/standard', { headers, data })).status()).toBe(200)

      await page.goto(`/admin/standards?q=${code}`)
      await page.getByRole('button', { name: `${code} Trennwand ersetzen` }).click()
      const panel = page.getByRole('complementary', { name: new RegExp(code) })
      await panel.getByRole('link', { name: 'Entwurf bearbeiten' }).click()
      // the draft says that it is one, and leads to where it is published
      await expect(page.getByText('Entwurf', { exact: true })).toBeVisible()
      await page.getByRole('textbox', { name: 'Bezeichnung' }).fill('Trennwand, neu')
      await expect(page.getByText(/Gespeichert/)).toBeVisible({ timeout: 12_000 })
      await page.getByRole('link', { name: 'Veröffentlichen …' }).click()
      await expect(panel.getByRole('button', { name: 'Zurückziehen' })).toBeVisible()
      const note = panel.getByRole('textbox')
      await note.fill('Neuer Name')
      const publish = panel.getByRole('button', { name: 'Veröffentlichen' })
      const [field, button] = [await note.boundingBox(), await publish.boundingBox()]
      expect((button?.y ?? 0) - ((field?.y ?? 0) + (field?.height ?? 0))).toBeGreaterThanOrEqual(8)
      await publish.click()
      await expect(panel).toContainText('Fassung 2, veröffentlicht')
      await panel.getByRole('button', { name: 'Zurückziehen' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click()
      await expect(panel).toContainText('zurückgezogen')

      await page.goto('/admin/data')
      await page.getByLabel('Datei wählen').setInputFiles({
        name: 'Liste.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('a;b\r\n1;2'),
      })
      await page.getByRole('textbox', { name: 'Datenstand' }).fill(`TEST_${code}`)
      await page.getByRole('button', { name: 'Importieren' }).click()
      const job = page
        .getByRole('region', { name: 'Importe' })
        .getByRole('listitem')
        .filter({ hasText: `TEST_${code}` })
      await expect(job).toContainText('es fehlen die Spalten UUID')
    })
  })
}
