import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { apiAs } from './support/constructions.ts'
import { linkMailedTo } from './support/mail.ts'
import { accounts, expect, expectAccessible, PASSWORD, test } from './support/test.ts'

/** A page on which the colleague is signed in, beside the one of the test. */
async function colleaguesPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'de-DE' })
  const reply = await context.request.post('/v1/auth/password/login', {
    data: { loginId: accounts.colleague, password: PASSWORD },
    headers: { 'x-refresh-transport': 'cookie' },
  })
  expect(reply.status(), await reply.text()).toBe(200)
  await context.addInitScript(() => {
    localStorage.setItem('aufbau.session', '1')
    localStorage.setItem('aufbau.locale', 'de_DE')
  })
  return context.newPage()
}

/** The bodies sent to share something. */
function sharesSent(page: Page): unknown[] {
  const sent: unknown[] = []
  page.on('request', (request) => {
    const asked = request.method() === 'POST' && request.url().includes('/v1/construction/share')
    if (asked) sent.push(request.postDataJSON())
  })
  return sent
}

test('a construction is shared by keyboard alone in one request; the colleague finds it, and loses it again', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const code = `S-${randomUUID().slice(0, 6)}`
  const stranger = `${code.toLowerCase()}@nordhang.example`
  const { create } = await apiAs(request, 'architect')
  const { id } = await create({ name: 'Geteilte Wand', code })
  const sent = sharesSent(page)
  await page.goto(`/constructions/custom/${id}`)
  const opener = page.getByRole('button', { name: 'Teilen', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `${code} teilen` })
  await expect(dialog.getByText('Noch mit niemandem geteilt.', { exact: false })).toBeVisible()
  const field = dialog.getByLabel('E-Mail-Adressen')
  await field.focus()
  await page.keyboard.type(`${accounts.architect}, l.brandt@nordhang, `)
  await expect(dialog.getByText('ist Ihre eigene Adresse.')).toBeVisible()
  await expect(dialog.getByText('ist keine vollständige Adresse.')).toBeVisible()
  await expect(dialog.getByText('2 Adressen prüfen')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Freigeben' })).toBeDisabled()
  await expectAccessible(page)
  await field.press('Backspace')
  await field.press('Backspace')
  await page.keyboard.type(`${accounts.colleague};`)
  await dialog.getByLabel('Recht für neue Freigaben').selectOption('edit')
  await dialog.getByRole('button', { name: 'Hinzufügen' }).press('Enter')
  await dialog.getByLabel('Recht für neue Freigaben').selectOption('view')
  await field.focus()
  await page.keyboard.type(stranger)
  await expect(dialog.getByText('2 neue Freigaben, noch nicht gesendet')).toBeVisible()
  await dialog.getByRole('button', { name: 'Freigeben' }).press('Enter')
  await expect(page.getByText(`${code} mit 2 Personen geteilt.`)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  expect(sent).toEqual([{ [accounts.colleague]: 'edit', [stranger]: 'view' }])
  expect(await linkMailedTo(request, stranger)).toContain(id)

  const theirs = await colleaguesPage(browser, baseURL ?? '')
  await theirs.goto(`/library?in=shared&q=${code}`)
  await theirs.getByRole('link', { name: 'Geteilte Wand' }).click()
  await theirs.getByRole('button', { name: 'Teilen', exact: true }).click()
  await expect(theirs.getByRole('dialog')).toContainText('Weitere Freigaben vergibt Ada Architektin.')
  await expect(theirs.getByRole('dialog')).toContainText('Bearbeiten')
  await expectAccessible(theirs)

  await opener.press('Enter')
  await expect(dialog.getByText(/^eingeladen am/)).toHaveCount(1)
  await dialog.getByRole('button', { name: `Freigabe für ${accounts.colleague} entziehen` }).press('Enter')
  await dialog.getByLabel(`Recht für ${stranger}`).selectOption('edit')
  await expect(dialog.getByText('1 Recht geändert, 1 Freigabe entzogen')).toBeVisible()
  await expectAccessible(page)
  let refusals = 0
  await page.route('**/v1/construction/share?*', async (route) => {
    if (route.request().method() !== 'POST' || refusals > 0) return route.continue()
    refusals += 1
    const body = { code: 'rateLimited', message: 'Zu viele Anfragen', traceId: 'abc', details: [] }
    await route.fulfill({ status: 429, headers: { 'retry-after': '2' }, json: body })
  })
  await dialog.getByRole('button', { name: 'Änderungen senden' }).press('Enter')
  await expect(dialog.getByText('Wartet auf neuen Versuch')).toBeVisible()
  await expect(page.getByText(`Freigaben von ${code} geändert.`)).toBeVisible()
  expect(sent.slice(1)).toEqual([1, 2].map(() => ({ [accounts.colleague]: 'none', [stranger]: 'edit' })))
  await theirs.goto(`/constructions/custom/${id}`)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(/gibt es nicht|nicht gefunden/)
  await theirs.context().close()
})

test('several constructions are shared at once; rights that are there stay, and standards need no share', async ({
  page,
  request,
}) => {
  const tag = `t-${randomUUID().slice(0, 8)}`
  const stranger = `${tag}@nordhang.example`
  const { create } = await apiAs(request, 'architect')
  await create({ name: 'Erste Wand', tags: [tag] })
  await create({ name: 'Zweite Wand', tags: [tag] })
  const sent = sharesSent(page)
  await page.goto(`/library?in=custom&tag=${tag}`)
  await expect(page.getByRole('radio', { name: /^Standard und Eigene/ }).locator('..')).toContainText('2')
  await page.getByRole('checkbox', { name: 'Erste Wand auswählen' }).check()
  await page.getByRole('button', { name: 'Teilen' }).click()
  await expect(page.getByRole('dialog')).toContainText('Noch mit niemandem geteilt.')
  await page.getByRole('dialog').getByLabel('E-Mail-Adressen').fill(stranger)
  await page.getByRole('dialog').getByLabel('Recht für neue Freigaben').selectOption('edit')
  await page.getByRole('button', { name: 'Freigeben' }).click()
  await expect(page.getByText('Erste Wand mit 1 Person geteilt.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Zweite Wand auswählen' }).check()
  await page.getByRole('radio', { name: /^Standard \d/ }).check()
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
  await page.locator('tbody').getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Teilen' }).click()
  const dialog = page.getByRole('dialog', { name: '3 Aufbauten teilen' })
  await expect(dialog).toContainText('Standard, für alle lesbar')
  await dialog.getByLabel('E-Mail-Adressen').fill(stranger)
  await dialog.getByRole('button', { name: 'Freigeben' }).click()
  await expect(page.getByText('2 Aufbauten geteilt.')).toBeVisible()
  expect(sent).toEqual([{ [stranger]: 'edit' }, { [stranger]: 'view' }])
})

test('a page of 200 rows draws those in view, and every filter says what it would show', async ({ page, request }) => {
  const tag = `t-${randomUUID().slice(0, 8)}`
  const { create } = await apiAs(request, 'architect')
  const last = 70
  for (let number = 1; number <= last; number += 1)
    await create({
      name: `Reihe ${String(number).padStart(3, '0')}`,
      tags: [tag],
      type: number % 7 === 0 ? 'flatRoof' : 'outerWall',
    })
  await page.goto(`/library?in=custom&tag=${tag}&size=200&sort=name`)
  await expect(page.getByRole('checkbox', { name: 'Flachdach' }).locator('..')).toContainText('10')
  await expect(page.getByRole('checkbox', { name: /^Außenwand \d/ }).locator('..')).toContainText('60')
  const rows = page.locator('tbody tr:not([aria-hidden])')
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(last + 1))
  await expect(page.getByRole('link', { name: 'Reihe 001' })).toBeVisible()
  expect(await rows.count()).toBeLessThan(40)
  await page.getByRole('navigation', { name: 'Seiten' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: 'Reihe 070' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reihe 001' })).toBeHidden()
  await expectAccessible(page)
})
