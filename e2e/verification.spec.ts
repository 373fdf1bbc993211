import { apiAs } from './support/constructions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('a report saved as PDF is verified by somebody without an account; withdrawn, it says so', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { create } = await apiAs(request, 'architect')
  const { id } = await create({ name: 'Wand für die Prüfung', code: `V-${Date.now().toString(36).slice(-6)}` })
  await page.goto(`/constructions/custom/${id}/report?project=Kita+Birkenhain`)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF' }).click()
  const pdf = await (await saving).path()
  const reports = page.getByRole('region', { name: 'Prüfbare Berichte' })
  const code = (await reports.getByRole('link').textContent()) ?? ''
  await expectAccessible(page, 'a report that can be verified')

  const stranger = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'de-DE',
    storageState: { cookies: [], origins: [] },
  })
  const theirs = await stranger.newPage()
  const elsewhere: string[] = []
  theirs.on('request', (one) => {
    if (!one.url().startsWith(baseURL ?? '')) elsewhere.push(one.url())
  })
  await theirs.goto('/login')
  await theirs.getByRole('link', { name: 'Bericht prüfen' }).click()
  await expect(theirs).toHaveURL(/\/verification$/)
  await expectAccessible(theirs, 'where a code is typed')
  await theirs.getByLabel('Code vom Bericht').fill(code.toLowerCase().replaceAll('-', ''))
  await theirs.getByRole('button', { name: 'Prüfen' }).click()
  await expect(theirs.getByRole('heading', { name: 'Der Bericht stimmt' })).toBeVisible()
  await expect(theirs.getByText(/Der Fingerabdruck ist gleich\. Geprüft am .*, in \d+,\d\ss\./)).toBeVisible()
  await expect(theirs.getByRole('heading', { name: 'Mit heutigen Regeln' })).toBeVisible()
  await theirs.goto('/verify/unlesbar')
  await expect(theirs.getByRole('heading', { name: 'Diesen Bericht gibt es nicht' })).toBeVisible()
  await theirs.getByLabel('PDF wählen').setInputFiles(pdf)
  await expect(theirs.getByRole('heading', { name: 'Der Bericht stimmt' })).toBeVisible()
  await expect(theirs).toHaveURL(new RegExp(`/verify/${code}$`))
  await expect(theirs.getByText('Kita Birkenhain')).toBeVisible()
  await expect(theirs.getByRole('row', { name: /^U-Wert/ })).toContainText('gleich')
  await expectAccessible(theirs, 'a report that is right')

  await reports.getByRole('button', { name: `Bericht ${code} zurückziehen` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click()
  await expect(reports.getByText('zurückgezogen')).toBeVisible()
  await theirs.getByLabel('Code vom Bericht').fill(code.toLowerCase().replaceAll('-', ' '))
  await theirs.getByLabel('Code vom Bericht').press('Enter')
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: 'Der Bericht wurde zurückgezogen' })).toBeVisible()
  await expect(theirs.getByText('Kita Birkenhain')).toHaveCount(0)
  await expectAccessible(theirs, 'a report that was withdrawn')
  expect(elsewhere).toEqual([])
  await stranger.close()
})
