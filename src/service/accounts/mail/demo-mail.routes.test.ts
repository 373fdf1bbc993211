import { beforeAll, expect, test } from 'vitest'
import { type AccountsService, buildAccountsService } from '#testing/accounts-service.ts'

let service: AccountsService
beforeAll(async () => {
  service = await buildAccountsService()
  for (const email of ['architektin@buero.example', 'architekt@buero.example']) {
    await service.post('/v1/auth/magic-link/login', { email })
    await service.mailTo(email)
  }
})

test('lists the mails of the demo as JSON, newest first', async () => {
  const response = await service.get('/demo/mail.json')
  const [newest, older] = response.json()
  expect(newest).toEqual({
    to: 'architekt@buero.example',
    subject: 'Aufbau: Anmelden per Link',
    text: expect.stringContaining('/verify?token='),
    html: expect.stringContaining('<a href='),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  })
  expect(older.to).toBe('architektin@buero.example')
})

test('shows them on a page that runs no script, with links to click', async () => {
  const response = await service.get('/demo/mail')
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.headers['content-security-policy']).toMatch(/script-src 'none'/)
  expect(response.headers['content-security-policy']).not.toMatch(/unsafe/)
  expect(response.body).toMatch(/<a href="http:\/\/localhost:3000\/verify\?token=[\w-]{43}&amp;type=magicLink">/)
  expect(response.body).not.toMatch(/<script|style=/)
})

test('is not there outside the demo', async () => {
  const real = await buildAccountsService({ DEMO: 'false' })
  for (const url of ['/demo/mail', '/demo/mail.json']) expect((await real.get(url)).statusCode).toBe(404)
})
