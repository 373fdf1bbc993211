import { randomUUID } from 'node:crypto'
import { linkMailedTo } from './support/mail.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.use({ account: null })

test('a passkey is added, signs in without address and second factor, is renamed and removed', async ({
  page,
  context,
  request,
}) => {
  const email = `passkey-${randomUUID().slice(0, 8)}@buero.example`
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await request.post('/v1/auth/password/sign-up', { data: { email, password: 'Lehm und Stroh 12', name: 'Pia Pass' } })
  await page.goto(await linkMailedTo(request, email))
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bibliothek' })).toBeVisible()

  await page.goto('/account/security')
  await page.getByRole('button', { name: 'Passkey hinzufügen …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Passkey hinzufügen' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expectAccessible(page, 'adding a passkey')
  await dialog.getByLabel('Name').fill('Zeichenrechner')
  await page.keyboard.press('Enter')
  const row = page.getByRole('table', { name: 'Passkeys' }).getByRole('row', { name: /Zeichenrechner/ })
  await expect(row).toContainText('noch nie')

  await page.getByRole('button', { name: /^Konto:/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/login?next=/account/security')
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(page.getByRole('button', { name: 'Konto: Pia Pass' })).toBeVisible()
  await expect(row).not.toContainText('noch nie')
  await row.getByRole('button', { name: 'Passkey „Zeichenrechner“ umbenennen' }).click()
  await page.getByRole('dialog', { name: 'Passkey umbenennen' }).getByLabel('Name').fill('Büro')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Passkey „Büro“ entfernen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click()
  await expect(page.getByText('Der Passkey „Büro“ ist entfernt.')).toBeVisible()

  await page.getByRole('button', { name: /^Konto:/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(page.getByText('Dieser Passkey wird nicht angenommen.')).toBeVisible()
})
