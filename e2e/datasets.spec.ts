import type { Page } from '@playwright/test'
import { apiAs } from './support/constructions.ts'
import { accounts, expect, expectAccessible, PASSWORD, test } from './support/test.ts'

const rows = (page: Page) => page.getByRole('grid').locator('tbody tr')
const status = (page: Page) => page.locator('[data-save-status]')
const climate = (page: Page) => page.locator('[data-kpi="impact"]')

/** Pastes as a spreadsheet does: cells apart by tabs. */
const paste = (page: Page, label: string, text: string) =>
  page.getByRole('textbox', { name: label }).evaluate((field, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

async function enterMaterial(page: Page, name: string) {
  await page.getByRole('button', { name: /^Konto/ }).click()
  await page.getByRole('link', { name: 'Eigene Materialien' }).click()
  await page.getByRole('link', { name: 'Neues Material' }).click()
  await page.getByRole('textbox', { name: 'Name, deutsch' }).fill(name)
  await page.getByRole('textbox', { name: 'Wärmeleitfähigkeit λ, W/(mK)' }).fill('700')
  await page.getByRole('textbox', { name: 'Rohdichte, kg/m³', exact: true }).fill('38')
  await page.getByRole('textbox', { name: 'μ trocken' }).fill('1')
  await page.getByRole('textbox', { name: 'Nutzungsdauer, Jahre' }).fill('50')
  await page.getByRole('radiogroup', { name: 'Ökobilanz' }).getByText('EPD').click()
  await page.getByLabel('Norm').selectOption('EN 15804+A1')
  await paste(page, 'GWP, A1-A3', 'Indikator\tA1-A3\tC2\tC3\tD\nGWP\t−0,5\t0,01\t1,4\t-0,3\nPENRT\t12\t0,2\t0,5\t-4')
  await expect(page.getByRole('textbox', { name: 'GWP, C3' })).toHaveValue('1,4')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Von 0,0001 bis 500.')).toBeVisible()
  await expect(page.getByText('2 Angaben sind zu berichtigen.')).toBeVisible()
  await expectAccessible(page, 'form of a material with errors')
  await page.getByRole('textbox', { name: 'Wärmeleitfähigkeit λ, W/(mK)' }).fill('0,041')
  await page.getByRole('textbox', { name: 'Inhaber der Deklaration' }).fill('Musterwerk GmbH')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expectAccessible(page, 'list of own materials')
}

test('a material of one’s own is used, shared, given another dataset, and its construction assessed with newer data', async ({
  page,
  browser,
  request,
}) => {
  const name = `Hanf ${Date.now()}`
  const api = await apiAs(request, 'architect')
  const { id } = await api.create({ name: `Wand mit ${name}` })
  await page.goto('/library')
  await enterMaterial(page, name)

  await page.goto(`/constructions/custom/${id}`)
  await expect(climate(page)).toBeVisible()
  const before = await climate(page).textContent()
  await page.getByRole('button', { name: /Schicht hinzufügen/ }).click()
  await page.keyboard.type(name)
  const [form] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')])
  await expect(form.getByRole('textbox', { name: 'Name, deutsch' })).toHaveValue(name)
  await form.close()
  await page.locator('[role="combobox"]:focus').fill(name)
  const hit = page.getByRole('listbox', { name: 'Materialien' }).getByRole('option').filter({ hasText: name })
  await expect(hit).toContainText('eigenes')
  await hit.click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('100')
  await page.keyboard.press('Enter')
  await expect(climate(page)).not.toHaveText(before ?? '')
  await expect(status(page)).toContainText('Gespeichert')

  const shared = await request.post(`/v1/construction/share?id=${id}`, {
    headers: await bearer(request),
    data: { [accounts.colleague]: 'view' },
  })
  expect(shared.status()).toBe(200)
  const other = await browser.newContext({ storageState: await colleagueState(request) })
  const theirs = await other.newPage()
  await theirs.goto(`/constructions/custom/${id}`)
  await expect(rows(theirs).filter({ hasText: name })).toHaveCount(1)
  await other.close()

  const insulation = rows(page).nth(1)
  await insulation.getByRole('button', { name: /Weitere Aktionen/ }).click()
  await page.getByRole('menuitem', { name: 'Datensatz ersetzen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox', { name: 'Datensatz suchen' }).fill('mineralwolle')
  await expect(dialog.getByRole('radio', { name: /^Gleiche Art: / })).toBeChecked()
  await dialog.getByRole('radiogroup', { name: 'Gefundene Datensätze' }).getByRole('radio').first().check()
  await expect(dialog.getByRole('button', { name: 'Zurücknehmen' })).toBeEnabled()
  await expectAccessible(page, 'dataset of a layer')
  await dialog.getByRole('button', { name: 'Fertig' }).click()
  await expect(insulation).toContainText('eigener Datensatz')
  const replaced = async () => {
    const reply = await request.get(`/v1/construction/custom/${id}`, { headers: await bearer(request) })
    const { layers } = (await reply.json()) as { layers: { dataset?: object }[] }
    return layers.some(({ dataset }) => dataset !== undefined)
  }
  await expect.poll(replaced).toBe(true)
  await expect(status(page)).toContainText('Gespeichert')

  await page.getByRole('button', { name: 'Datenstand vergleichen' }).click()
  const drift = page.getByRole('dialog', { name: 'Mit neueren Daten bilanzieren' })
  await expect(drift.getByText('Mit diesem Datenstand ändert sich nichts.')).toBeVisible()
  await expect(drift.getByRole('button', { name: 'Übernehmen' })).toBeDisabled()
  await drift.getByLabel('Vergleichen mit').selectOption('OBD_2024_I')
  await expect(drift.getByRole('row', { name: /GWP gesamt/ })).toContainText('andere Definition')
  await expect(
    drift
      .getByRole('row', { name: /U-Wert/ })
      .getByRole('cell')
      .last(),
  ).toHaveText('0')
  await expectAccessible(page, 'comparison with newer data')
  await drift.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByText('Bilanziert jetzt mit ÖKOBAUDAT 2024-I.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Datenstand', { exact: true })).toHaveValue('OBD_2024_I')
})

test('newer versions of datasets are marked in list and editor, compared, and taken over when accepted', async ({
  page,
  request,
}) => {
  const { headers: administrator } = await apiAs(request, 'admin')
  const { create, headers } = await apiAs(request, 'architect')
  const read = async <T>(path: string, as = headers) => (await (await request.get(path, { headers: as })).json()) as T
  const materialId = 'sand_lime_1400'
  const { dataset } = await read<{ dataset: { uuid: string } }>(`/v1/material/${materialId}`)
  const release = `TEST_${Date.now()}`
  const bringIn = async (version: string, gwp: string) => {
    const head = 'UUID;Version;Name (de);Konformität;Typ;Bezugsgroesse;Bezugseinheit;Modul;GWPtotal (A2)'
    const rows = ['A1-A3', 'C3'].map(
      (module) => `${dataset.uuid};${version};Prüfstein;EN 15804+A2;generic dataset;1;kg;${module};${gwp}`,
    )
    const started = await request.post(`/v1/catalogue/import?fileName=p.csv&release=${release}&switchOn=true`, {
      headers: { ...administrator, 'content-type': 'text/csv' },
      data: Buffer.from(`${[head, ...rows].join('\r\n')}\r\n`, 'latin1'),
    })
    const { id } = (await started.json()) as { id: string }
    const status = async () => (await read<{ status: string }>(`/v1/catalogue/import/${id}`, administrator)).status
    await expect.poll(status).toBe('done')
  }
  await bringIn('00.01.000', '0,1')
  const known = async () => (await read<{ id: string }[]>('/v1/material/releases')).some(({ id }) => id === release)
  await expect.poll(known).toBe(true)
  const name = `Wand mit ${release}`
  const { id } = await create({ name, release, layers: [{ materialId, thickness: 0.2 }] })
  await bringIn('00.02.000', '0,2')
  const newer = async () => (await read<{ newerData: boolean }>(`/v1/construction/custom/${id}`)).newerData
  await expect.poll(newer).toBe(true)

  await page.goto(`/library?in=custom&q=${release}`)
  await expect(page.getByRole('row', { name: new RegExp(release) })).toContainText('Neuere Daten vorhanden')
  await page.getByRole('link', { name }).click()
  const badge = page.getByRole('button', { name: 'Neuere Daten' })
  await badge.press('Enter')
  const drift = page.getByRole('dialog', { name: 'Mit neueren Daten bilanzieren' })
  const climateChange = drift.getByRole('row', { name: /Treibhauspotenzial/ }).getByRole('cell')
  await expect(climateChange.first()).toHaveText('56,0')
  await expect(climateChange.last()).toHaveText('+56,0 +100,0 %')
  await expectAccessible(page, 'comparison with newer versions')
  await page.keyboard.press('Escape')
  await expect(badge).toBeFocused()
  await badge.press('Enter')
  await drift.getByRole('button', { name: 'Übernehmen' }).press('Enter')
  await expect(page.getByText('Bilanziert jetzt mit')).toBeVisible()
  await expect(badge).toBeHidden()
})

type Request = Parameters<typeof apiAs>[0]

const loginOf = async (request: Request, loginId: string) => {
  const reply = await request.post('/v1/auth/password/login', { data: { loginId, password: PASSWORD } })
  return (await reply.json()) as { sessionJwt: string }
}
const bearer = async (request: Request) => ({
  authorization: `Bearer ${(await loginOf(request, accounts.architect)).sessionJwt}`,
})

/** The colleague, signed in, in a browser of their own. */
async function colleagueState(request: Request) {
  const reply = await request.post('/v1/auth/password/login', {
    data: { loginId: accounts.colleague, password: PASSWORD },
    headers: { 'x-refresh-transport': 'cookie' },
  })
  expect(reply.status()).toBe(200)
  const { cookies } = await request.storageState()
  const { origin } = new URL(reply.url())
  const localStorage = [
    { name: 'aufbau.session', value: '1' },
    { name: 'aufbau.locale', value: 'de_DE' },
  ]
  return { cookies, origins: [{ origin, localStorage }] }
}
