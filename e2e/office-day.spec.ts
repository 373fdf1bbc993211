import { randomUUID } from 'node:crypto'
import { apiAs } from './support/constructions.ts'
import { expect, test } from './support/test.ts'
import { expectWithinWindow } from './support/within-window.ts'

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
      const other = await create({ name: `Bürotag ${code} dicker`, code: `${code}b` })

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

      let opened = 0
      for (const address of [
        '/library',
        `/compare?ids=${id},${other.id}`,
        `/constructions/custom/${id}/report`,
        `/materials/own/${materialId}`,
      ]) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        opened += await expectWithinWindow(page)
      }
      opened += await expectWithinWindow(page, 'header')
      expect(opened).toBeGreaterThan(4)
    })
  })
}
