import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { forgetUnconfirmedAccounts, forgetWhatIsOver } from './housekeeping.repository.ts'

let service: AccountsService
beforeAll(async () => {
  service = await buildAccountsService()
})

const count = async (table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(service.db)
  return Number(rows[0]?.count)
}

test('what is over goes, what still runs stays', async () => {
  const running = await service.login('architektin@buero.example')
  const over = await service.login('architekt@buero.example')
  await service.post('/v1/auth/logout', undefined, { 'x-refresh-token': over.refreshToken ?? '' })
  await service.post('/v1/auth/magic-link/login', { email: 'architekt@buero.example' })
  await service.linkTo('architekt@buero.example')
  const admin = bearer(await service.login('admin@aufbau.example'))
  const key = await service.post('/v1/access-key', { name: 'A', email: 'architekt@buero.example' }, admin)
  await sql`update session set ended_at = now() - interval '8 days' where ended_at is not null`.execute(service.db)
  await sql`update mail_link set expires_at = now() - interval '8 days'`.execute(service.db)
  await sql`update outbox set sent_at = now() - interval '8 days'`.execute(service.db)
  await sql`update security_event set at = now() - interval '181 days' where event = 'logout'`.execute(service.db)
  const before = await count('session')
  await forgetWhatIsOver(service.db)
  expect(await count('session')).toBe(before - 1)
  expect([await count('mail_link'), await count('outbox')]).toEqual([0, 0])
  expect(await count('security_event')).toBeGreaterThan(0)
  const refreshed = await service.post('/v1/auth/refresh', { refreshToken: running.refreshToken ?? '' })
  expect(refreshed.statusCode).toBe(200)
  const exchanged = await service.post('/v1/auth/access-keys/exchange-key', { accessKey: key.json().accessKey })
  expect(exchanged.statusCode).toBe(200)
})

test('an account nobody has confirmed goes after thirty days', async () => {
  for (const email of ['alt@buero.example', 'frisch@buero.example']) {
    await service.post('/v1/auth/password/sign-up', { email, password: 'Lehm und Stroh', name: 'Neu' })
    await service.mailTo(email)
  }
  await sql`update account set created_at = now() - interval '31 days' where email like 'a%'`.execute(service.db)
  await forgetUnconfirmedAccounts(service.db)
  const left = await service.db.selectFrom('account').select('email').where('status', '=', 'pending').execute()
  expect(left).toEqual([{ email: 'frisch@buero.example' }])
  expect(await count('account')).toBe(5)
})
