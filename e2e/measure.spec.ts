import { apiAs } from './support/constructions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/** The outside render is taken off and made anew. */
const layers = [
  { materialId: 'plaster_lime', thickness: 0.02, state: 'removed' },
  { materialId: 'plaster_lime', thickness: 0.02 },
  { materialId: 'brick_solid_1800', thickness: 0.38, state: 'existing' },
]

test('what is done is asked from the layers, confirmed, changed, and decides the limits', async ({ page, request }) => {
  const api = await apiAs(request, 'architect')
  const { id } = await api.create({
    type: 'outerWall',
    name: 'Wand mit neuem Außenputz',
    layers,
  })
  await page.goto(`/constructions/custom/${id}`)
  const limits = page.getByRole('list').filter({ has: page.locator('[data-verdict]') })
  await expect(limits).toContainText('GModG Anlage 7, Zeile 1b')
  const works = page.getByRole('button', { name: 'Außenputz erneuert?' })
  await works.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Maßnahme und Randbedingungen' })
  await expect(panel).toContainText('Schicht 1 entfernt, Schicht 2 neu')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Ja, so ist es' }).click()
  await expect(panel.getByRole('checkbox', { name: 'Außenputz erneuert' })).toBeChecked()
  await panel.getByRole('checkbox', { name: /^Nach 1983/ }).check()
  await panel.getByRole('button', { name: 'Fertig' }).click()
  await expect(limits.locator('[data-verdict="exempt"]')).toContainText('Zeile 1b')
  await page.getByRole('button', { name: 'Außenputz erneuert' }).click()
  await panel.getByRole('checkbox', { name: 'Außenputz erneuert' }).uncheck()
  await panel.getByRole('checkbox', { name: 'Innen verputzt oder bekleidet' }).check()
  await panel.getByRole('button', { name: 'Fertig' }).click()
  await expect(limits).not.toContainText('Anlage 7')
})
