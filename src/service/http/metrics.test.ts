import { beforeAll, expect, test } from 'vitest'
import { type AccountsService, buildAccountsService } from '#testing/accounts-service.ts'

let service: AccountsService
beforeAll(async () => {
  service = await buildAccountsService()
})

test('the operator sees on the machine how the outbox stands', async () => {
  await service.post('/v1/auth/magic-link/login', { email: 'architekt@buero.example' })
  await service.mailTo('architekt@buero.example')
  const response = await service.get('/metrics')
  expect(response.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(response.body).toContain('# TYPE aufbau_mail_sent gauge\naufbau_mail_sent 1\n')
  expect(response.body).toContain('aufbau_mail_failed 0\n')
})

test('nobody else does', async () => {
  expect((await service.get('/metrics', { 'x-forwarded-for': '203.0.113.1' })).statusCode).toBe(404)
  const remote = await service.call({ method: 'GET', url: '/metrics', remoteAddress: '203.0.113.1' })
  expect(remote.statusCode).toBe(404)
})
