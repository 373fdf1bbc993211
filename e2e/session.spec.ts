import { expect, expectAccessible, PASSWORD, test } from './support/test.ts'

test('a session that ends asks for the password over the work, and the work goes on', async ({ page }) => {
  await page.goto('/library')
  await expect(page.getByRole('navigation', { name: 'Seiten' }).or(page.locator('[data-empty]'))).toBeVisible()
  await page.context().clearCookies()
  await page.route('**/v1/construction/list*', async (route) => {
    const headers = { ...route.request().headers(), authorization: 'Bearer ended' }
    await route.continue({ headers })
  })
  await page.getByRole('searchbox').fill('nicht verloren')
  const dialog = page.getByRole('alertdialog', { name: 'Sitzung abgelaufen' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await expect(dialog.getByLabel('E-Mail', { exact: true })).toHaveValue('architektin@buero.example')
  // a browser refuses to be refused for ever, and closes
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await page.unroute('**/v1/construction/list*')
  await dialog.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Weiterarbeiten' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('searchbox')).toHaveValue('nicht verloren')
  await expect(page.getByRole('heading', { name: /nicht verloren/ })).toBeVisible()
})

test('a session token that has run out is renewed once, unseen, however many calls need it', async ({ page }) => {
  let refreshes = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/auth/refresh')) refreshes += 1
  })
  await page.goto('/library')
  await expect(page.getByRole('navigation', { name: 'Seiten' }).or(page.locator('[data-empty]'))).toBeVisible()
  expect(refreshes).toBe(1)
})

test('two tabs that start together both end up signed in', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()]
  await Promise.all([one.goto('/library'), two.goto('/library')])
  for (const page of [one, two]) {
    await expect(page.getByRole('heading', { level: 1, name: 'Bibliothek' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Bibliothek' })).toBeVisible()
  }
})

test('signing out in one tab signs out in all', async ({ page, context }) => {
  await page.goto('/library')
  const other = await context.newPage()
  await other.goto('/library?q=Wand')
  await expect(other.getByRole('heading', { level: 1, name: 'Bibliothek' })).toBeVisible()
  await page.getByRole('button', { name: /^Konto:/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
  await page.goto('/library')
  await expect(page).toHaveURL(/\/login/)
})

test('signing out asks first where something is not saved, and leaves nothing of it on the device', async ({
  page,
}) => {
  await page.goto('/constructions/new')
  await page.getByRole('textbox', { name: 'Bezeichnung' }).fill('Noch ohne Schicht')
  const drafts = () =>
    page.evaluate(async () => {
      const name = 'aufbau.drafts'
      // opening it would make it, without its store
      if (!(await indexedDB.databases()).some((one) => one.name === name)) return 0
      return new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('error', () => reject(opening.error ?? new Error(name)))
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count()
          counting.addEventListener('success', () => resolve(counting.result))
        })
      })
    })
  await expect.poll(drafts).toBe(1)
  const leave = async () => {
    await page.getByRole('button', { name: /^Konto:/ }).click()
    await page.getByRole('button', { name: 'Abmelden' }).click()
  }
  await leave()
  const question = page.getByRole('alertdialog', { name: 'Abmelden' })
  await expect(question).toContainText('nicht gespeichert')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'Bezeichnung' })).toHaveValue('Noch ohne Schicht')
  await leave()
  await question.getByRole('button', { name: 'Abmelden und verwerfen' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await drafts()).toBe(0)
})

test('losing the network is said, and coming back too', async ({ page, context }) => {
  await page.goto('/library')
  await expect(page.getByRole('heading', { level: 1, name: 'Bibliothek' })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('Offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Offline.')).toBeHidden()
})

test('an address that leads nowhere says so and leads back', async ({ page }) => {
  await page.goto('/nirgends')
  await expect(page.getByRole('heading', { name: 'Diese Schicht fehlt' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Zur Bibliothek' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bibliothek' })).toBeFocused()
  await expect(page).toHaveTitle('Bibliothek – Aufbau')
})

test.describe('after an installation', () => {
  test.use({ provoked: /dynamically imported module/ })

  test('a tab that is older than the installed version loads itself anew', async ({ page }) => {
    await page.goto('/library')
    await expect(page.getByRole('heading', { level: 1, name: 'Bibliothek' })).toBeVisible()
    let gone = true
    await page.route(/\/assets\/account-.*\.js$/, (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()))
    await page.getByRole('button', { name: /^Konto:/ }).click()
    const reloaded = page.waitForEvent('load')
    page.once('framenavigated', () => {
      gone = false
    })
    await page.getByRole('link', { name: 'Konto und Passwort' }).click()
    await reloaded
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/Bibliothek|Konto/)
  })
})

test('a service that cannot be reached is said, and the screen goes on by itself once it is back', async ({ page }) => {
  let away = true
  await page.route('**/v1/auth/refresh', (route) => (away ? route.abort() : route.continue()))
  await page.goto('/library')
  await expect(page.getByRole('heading', { name: 'Der Dienst ist nicht erreichbar' })).toBeVisible()
  await expectAccessible(page)
  away = false
  await expect(page.getByRole('heading', { level: 1, name: 'Bibliothek' })).toBeVisible()
})
