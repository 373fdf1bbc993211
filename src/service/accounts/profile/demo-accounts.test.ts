import { expect, test } from 'vitest'
import { buildAccountsService } from '#testing/accounts-service.ts'
import { admitDemoAccounts, DEMO_PASSWORD, demoAccounts } from './demo-accounts.ts'

const logIn = (service: Awaited<ReturnType<typeof buildAccountsService>>, loginId: string) =>
  service.post('/v1/auth/password/login', { loginId, password: DEMO_PASSWORD })

test('what was a demo once lets nobody in by an account whose password is published', async () => {
  const service = await buildAccountsService()
  const { refreshToken = '' } = await service.login('admin@aufbau.example')
  await admitDemoAccounts(service.db, false)
  for (const { email } of demoAccounts) expect((await logIn(service, email)).statusCode).toBe(400)
  expect((await service.post('/v1/auth/refresh', { refreshToken })).json()).toMatchObject({
    code: 'refreshTokenInvalid',
  })
  const asked = await service.post('/v1/auth/magic-link/login', { email: 'admin@aufbau.example' })
  expect(asked.statusCode).toBe(200)
  expect(await service.mailTo('admin@aufbau.example')).toBeUndefined()

  await admitDemoAccounts(service.db, true)
  expect((await logIn(service, 'admin@aufbau.example')).statusCode).toBe(200)
})
