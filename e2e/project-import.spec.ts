import { ifcHouse } from '#testing/ifc-house.ts'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const file = { name: 'haus.ifc', mimeType: 'application/x-step', buffer: Buffer.from(ifcHouse()) }

test('a building is read from IFC in the browser, seen, and made', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await page.goto('/projects')
  await page.getByRole('link', { name: 'Aus Datei' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Projekt aus Datei' })).toBeVisible()
  await page.getByLabel('Datei wählen').first().setInputFiles(file)
  await expect(page.getByLabel('Name')).toHaveValue('Haus am See')
  await expect(page.getByLabel('Netto-Raumfläche')).toHaveValue('50')
  const rows = page.getByRole('region', { name: 'Was übernommen wird' }).getByRole('row')
  await expect(rows.filter({ hasText: '58,5' })).toContainText('2 Elemente')
  await page.getByText('1 Bauteil ohne Schichten').click()
  await expect(page.getByText('Innen', { exact: true })).toBeVisible()
  await expectAccessible(page)
  expect(sent).not.toContain('/v1/project/proposal')

  await page.getByLabel('Netto-Raumfläche').fill('0')
  await page.getByRole('button', { name: 'Projekt anlegen' }).press('Enter')
  await expect(page.getByLabel('Netto-Raumfläche')).toBeFocused()
  await expect(page.getByText(/^Erlaubt sind 1 bis/)).toBeVisible()
  await page.getByLabel('Netto-Raumfläche').fill('48,5')
  await page.getByRole('button', { name: 'Projekt anlegen' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Projekt' })).toHaveValue('Haus am See')
  const grid = page.getByRole('grid', { name: 'Bauteile' })
  await expect(grid.locator('[data-column="note"]').first()).toContainText('Fläche aus Länge, Höhe und Öffnungen')
  await expect(grid.locator('[data-column="area"]').first()).toHaveText('58,50')

  // a second time: the first wall has grown, the slab is another one
  await page.getByRole('link', { name: 'Flächen aus Datei' }).press('Enter')
  const grown = ifcHouse()
    .replace("'Length',$,$,10000.", "'Length',$,$,12000.")
    .replace('000013', '000099')
    .replace('1500.,1000.', '1500.,2000.')
  await page
    .getByLabel('Datei wählen')
    .first()
    .setInputFiles({ ...file, buffer: Buffer.from(grown) })
  const changes = page.getByRole('region', { name: 'Was die Datei an „Haus am See“ ändert' })
  await expect(changes.getByRole('group', { name: '1 Zeile mit anderer Fläche' })).toContainText('69,00')
  await expect(changes.getByRole('checkbox', { name: '1 Zeile ist nicht mehr in der Datei' })).not.toBeChecked()
  await changes.getByRole('group', { name: '1 neue Zeile' }).getByRole('checkbox').last().press('Space')
  await expectAccessible(page, 'second import')
  await expect(changes.getByRole('group', { name: '1 Öffnung mit anderem Maß' })).toContainText('2,00 × 1,50')
  await page.getByRole('button', { name: '2 Änderungen übernehmen' }).press('Enter')
  await expect(grid.locator('[data-column="area"]').first()).toHaveText('69,00')
  await page.getByRole('link', { name: /^Öffnungen/ }).press('Enter')
  const openings = page.getByRole('grid', { name: 'Öffnungen' })
  await expect(openings.locator('[data-column="type"]').first()).toContainText('F1')
  await expect(openings.locator('[data-column="width"]').first()).toHaveText('2,00')
})

test('a project of a file of this program is taken over with the materials of its maker', async ({ page }) => {
  const id = 'own_0198c0de-0000-7001-8000-000000000001'
  const own = {
    format: 'aufbau-project',
    formatVersion: 1,
    project: {
      name: 'Haus mit Hanf',
      use: 'residential',
      measure: 'newBuild',
      areas: { netRoomArea: 100 },
      constructions: { IW: { type: 'innerWall', name: 'Hanfwand', layers: [{ materialId: id, thickness: 0.1 }] } },
      elements: [{ id: 'E1', construction: 'IW', area: 12 }],
    },
    ownMaterials: [{ ...buildOwnMaterial(), id, version: 3 }],
  }
  await page.goto('/projects/import')
  const buffer = Buffer.from(JSON.stringify(own))
  await page
    .getByLabel('Datei wählen')
    .first()
    .setInputFiles({ name: 'haus.json', mimeType: 'application/json', buffer })
  await expect(page.getByText('mit den eigenen Materialien darin')).toBeVisible()
  await expectAccessible(page, 'own project')
  await page.getByRole('button', { name: 'Projekt anlegen' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Projekt' })).toHaveValue('Haus mit Hanf')
  await expect(page.getByRole('grid', { name: 'Bauteile' }).locator('[data-column="area"]').first()).toHaveText('12,00')
})
