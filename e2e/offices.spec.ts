import type { Page } from '@playwright/test'
import { apiAs } from './support/constructions.ts'
import { linkMailedTo } from './support/mail.ts'
import { accounts, expect, expectAccessible, test } from './support/test.ts'

test.describe.configure({ mode: 'serial' })
// another one at every try
const office = `Atelier ${Date.now()}`

test('an office is opened, and a colleague invited', async ({ page }) => {
  await page.goto('/library')
  await page.getByRole('button', { name: /^Konto:/ }).click()
  await page.getByRole('link', { name: 'Büros' }).click()
  await page.getByRole('button', { name: 'Neues Büro' }).click()
  await page.getByLabel('Name des Büros').fill(office)
  await page.getByRole('button', { name: 'Büro anlegen' }).click()
  await expect(page.getByRole('table', { name: `Mitglieder von ${office}` })).toContainText('Leitung')
  await page.getByRole('button', { name: `In ${office} einladen` }).click()
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('niemand')
  await page.getByRole('button', { name: 'Einladung senden' }).click()
  await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(accounts.colleague)
  await page.getByRole('button', { name: 'Einladung senden' }).click()
  await expect(page.getByRole('table', { name: `Offene Einladungen von ${office}` })).toContainText(accounts.colleague)
  const activity = page.getByRole('region', { name: `Protokoll ${office}` })
  await expect(activity).toContainText(`hat ${accounts.colleague} eingeladen`)
  await expectAccessible(page, 'offices')
  await expect(page.getByText(/^Büro seit .* · 1 Mitglied, 1 eingeladen · Ihre Rolle: Leitung$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Ausscheiden' })).toContainText('Ein Büro braucht jemanden')
  await activity.getByLabel('Vorgang').selectOption('Aufbauten')
  await expect(activity).toContainText('Dazu ist nichts aufgezeichnet.')
  await activity.getByRole('button', { name: 'Filter aufheben' }).press('Enter')
  await expect(activity).toContainText(`hat das Büro ${office} angelegt`)
})

const openOffice = async (page: Page) => {
  await page.goto('/office')
  await page.getByRole('link', { name: office, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: office })).toBeVisible()
}

test('who administers an office renames it', async ({ page }) => {
  await openOffice(page)
  await page.getByRole('link', { name: 'Regeln' }).click()
  const name = page.getByRole('textbox', { name: 'Name des Büros' })
  await name.fill(' ')
  await name.press('Enter')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill(`${office} West`)
  await page.getByRole('button', { name: `${office} umbenennen` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${office} West` })).toBeVisible()
  await expectAccessible(page, 'rules of an office')
  await name.fill(office)
  await name.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: office, exact: true })).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue(office)
  await page.getByRole('link', { name: 'Protokoll' }).click()
  await expect(page.getByRole('region', { name: `Protokoll ${office}` })).toContainText(`${office} West → ${office}`)
})

test('an invitation that has lapsed is sent again', async ({ page }) => {
  await page.route(/\/v1\/office\/[^/]+\/invitation$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    const list = (await answer.json()) as object[]
    await route.fulfill({
      response: answer,
      json: list.map((one) => ({ ...one, expiresAt: '2020-01-01T12:00:00.000Z' })),
    })
  })
  await openOffice(page)
  const invitations = page.getByRole('table', { name: `Offene Einladungen von ${office}` })
  await expect(invitations).toContainText('Abgelaufen am 01.01.2020')
  await page.unrouteAll({ behavior: 'wait' })
  await invitations.getByRole('button', { name: `Einladung an ${accounts.colleague} erneut senden` }).click()
  await expect(page.getByText(`Die Einladung an ${accounts.colleague} ist unterwegs.`)).toBeVisible()
  await expect(invitations).not.toContainText('Abgelaufen')
})

test('an office has webhooks of its own', async ({ page }) => {
  await openOffice(page)
  await page.getByRole('link', { name: 'Regeln' }).click()
  await page.getByRole('link', { name: `Webhooks öffnen, ${office}` }).click()
  const whose = page.getByRole('combobox', { name: 'Webhooks von' })
  await expect(whose.getByRole('option', { selected: true })).toHaveText(office)
  await page.getByRole('button', { name: 'Webhook anlegen' }).click()
  const dialog = page.getByRole('dialog')
  // a name that nobody has, RFC 2606
  await dialog.getByRole('textbox', { name: 'Adresse' }).fill('https://aufbau.invalid/buero')
  await dialog.getByRole('button', { name: 'Webhook anlegen' }).click()
  await page.getByRole('button', { name: 'Gesichert' }).click()
  await expect(page.getByRole('row', { name: /aufbau\.invalid/ })).toContainText('alles')
  await expectAccessible(page, 'webhooks of an office')
  await whose.selectOption('mir')
  await expect(page.getByRole('row', { name: /aufbau\.invalid/ })).toHaveCount(0)
  await openOffice(page)
  await expect(page.getByRole('region', { name: `Protokoll ${office}` })).toContainText(
    'hat den Webhook https://aufbau.invalid/buero angelegt',
  )
})

test('a construction is moved into the office, listed there, and moved out again', async ({ page, request }) => {
  const code = `B-${Date.now().toString(36).slice(-6)}`
  const { create } = await apiAs(request, 'architect')
  await create({ name: 'Wand fürs Büro', code })
  await page.goto(`/library?q=${code}`)
  const move = async (to: string) => {
    await page.getByRole('checkbox', { name: `${code} auswählen` }).check()
    await page.getByRole('region', { name: 'Auswahl' }).getByRole('button', { name: 'Verschieben' }).click()
    const dialog = page.getByRole('dialog', { name: '1 Aufbau verschieben' })
    await dialog.getByRole('radio', { name: to }).check()
    await expectAccessible(page, 'moving a construction')
    await dialog.getByRole('button', { name: 'Verschieben' }).click()
    await expect(dialog).toBeHidden()
  }
  await move(office)
  await expect(page.getByRole('row', { name: code })).toHaveCount(0)
  await page.getByRole('button', { name: /^Konto:/ }).click()
  await page.getByLabel('Aktives Büro').selectOption(office)
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Bibliothek' }).click()
  await expect(page.getByRole('radio', { name: new RegExp(office) })).toBeChecked()
  await expect(page.getByRole('row', { name: code })).toContainText(`Büro${office}`)
  await move('Meine Bibliothek')
  await expect(page.getByText(`Im Büro ${office} steht noch kein Aufbau`)).toBeVisible()
})

test('a variant of a construction of the office is of the office too, and found by its letter', async ({
  page,
  request,
}) => {
  const { headers } = await apiAs(request, 'architect')
  const offices = (await (await request.get('/v1/office', { headers })).json()) as { id: string; name: string }[]
  const own = offices.find(({ name }) => name === office)
  const made = await request.post(`/v1/construction/custom?office=${own?.id}`, {
    headers,
    data: { name: 'Bürowand', type: 'outerWall', layers: [{ materialId: 'sand_lime_1400', thickness: 0.175 }] },
  })
  expect(made.status(), await made.text()).toBe(200)
  const { id } = (await made.json()) as { id: string }
  await page.goto(`/constructions/custom/${id}`)
  await page.getByRole('button', { name: 'Als Variante' }).click()
  await expect(page.getByRole('radio', { name: 'B', exact: true })).toBeChecked()
  await expect(page.getByPlaceholder('Bezeichnung')).toHaveValue('Bürowand (B)')
  await expect(page.getByRole('link', { name: office })).toBeVisible()
  await page.reload()
  await page.getByRole('radio', { name: 'A', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(id))
})

test.describe('who is invited', () => {
  test.use({ account: 'colleague' })
  test('accepts, is a member, and leaves', async ({ page }) => {
    await page.goto('/office')
    await page.getByRole('button', { name: `Einladung in ${office} annehmen` }).click()
    await expect(page.getByRole('table', { name: `Mitglieder von ${office}` }).getByRole('row')).toHaveCount(3)
    await expectAccessible(page, 'an office as a member')
    await page.getByRole('button', { name: `Büro verlassen: ${office}` }).click()
    await page.getByRole('button', { name: 'Büro verlassen', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Büros' })).toBeVisible()
    await expect(page.getByRole('link', { name: office, exact: true })).toHaveCount(0)
  })
})

test.describe('who has no account yet', () => {
  test.use({ account: null })
  test('is invited by mail, signs up, and accepts', async ({ page, request }) => {
    const email = `neu-${Date.now()}@buero.example`
    const { headers } = await apiAs(request, 'architect')
    const own = `Zu ${email}`
    const made = await request.post('/v1/office', { headers, data: { name: own } })
    const { id } = (await made.json()) as { id: string }
    const data = { email, role: 'viewer' }
    expect((await request.post(`/v1/office/${id}/invitation`, { headers, data })).status()).toBe(201)
    await page.goto(await linkMailedTo(request, email))
    await expect(page).toHaveURL(/\/login\?next=%2Foffice/)
    await page.getByRole('link', { name: 'Konto anlegen' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Nora Neu')
    await page.getByLabel('E-Mail', { exact: true }).fill(email)
    await page.getByLabel('Passwort', { exact: true }).fill('Kalk und Hanf 31')
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await page.goto(await linkMailedTo(request, email, 2))
    await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
    await expect(page).toHaveURL(/library|office/)
    await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Büro' }).click()
    await page.getByRole('button', { name: `Einladung in ${own} annehmen` }).click()
    const members = page.getByRole('table', { name: `Mitglieder von ${own}` })
    await expect(members.getByRole('row', { name: /Nora Neu/ })).toContainText('Nur ansehen')
    // who only looks at it is offered nothing that is refused
    await expect(page.getByRole('button', { name: `In ${own} einladen` })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Regeln' })).toHaveCount(0)
  })
})

test.describe('whose company signs on', () => {
  test.use({ account: null })
  test('proves its domain by that, opens it, and a colleague joins by it', async ({ page, browser, baseURL }) => {
    const own = `Firma ${office}`
    const signOn = async (who: Page, email: string) => {
      await who.goto('/login?next=/office')
      await who.getByLabel('E-Mail', { exact: true }).fill(email)
      await who.getByRole('button', { name: 'Mit Firmenkonto anmelden' }).click()
      await expect(who).toHaveURL(/\/demo\/oidc\//)
      await who.getByRole('button').first().click()
      await expect(who.getByRole('heading', { level: 1, name: 'Büros' })).toBeVisible()
    }
    await signOn(page, 'olga.ort@firma.example')
    await page.getByRole('button', { name: 'Neues Büro' }).click()
    await page.getByLabel('Name des Büros').fill(own)
    await page.getByRole('button', { name: 'Büro anlegen' }).click()
    await page.getByRole('link', { name: 'Regeln' }).click()
    await page.getByRole('button', { name: `Domain beanspruchen für ${own}` }).press('Enter')
    await expect(page.getByLabel('Domain', { exact: true })).toHaveValue('firma.example')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Nachweis für firma.example prüfen' }).press('Enter')
    await expect(page.getByText('firma.example ist nachgewiesen.')).toBeVisible()
    await page.getByLabel('Wer eine Adresse bei firma.example hat, darf selbst beitreten').click()

    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' })
    const colleague = await context.newPage()
    await signOn(colleague, 'ada.arndt@firma.example')
    await colleague.getByRole('button', { name: `${own} beitreten` }).press('Enter')
    await expect(colleague.getByRole('table', { name: `Mitglieder von ${own}` })).toContainText(
      'ada.arndt@firma.example',
    )
    const activity = colleague.getByRole('region', { name: `Protokoll ${own}` })
    await expect(activity).toContainText('hat den Beitritt über firma.example geändert: wer dort eine Adresse hat')
    await expectAccessible(colleague, 'an office that was joined by its domain')
    await context.close()
    await page.getByRole('button', { name: 'Domain firma.example aufgeben' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Aufgeben' }).click()
    await expect(page.getByRole('button', { name: 'Domain firma.example aufgeben' })).toHaveCount(0)
  })
})
