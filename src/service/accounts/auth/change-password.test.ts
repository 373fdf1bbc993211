import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#service/accounts/profile/demo-accounts.ts'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { errorOf } from '#testing/service.ts'
import { until } from '#testing/service-process.ts'

const email = 'architekt@buero.example'
let service: AccountsService
beforeAll(async () => {
  service = await buildAccountsService()
})

const logIn = (password: string) => service.post('/v1/auth/password/login', { loginId: email, password })
const change = (refreshToken: string | undefined, newPassword: string) =>
  service.post(
    '/v1/auth/password/update',
    { loginId: email, currentPassword: DEMO_PASSWORD, newPassword },
    { 'x-refresh-token': refreshToken ?? '' },
  )

test('a password is not changed where the other sessions cannot be ended', async () => {
  const [own, other] = [await service.login(email), await service.login(email)]
  await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`.execute(
    service.db,
  )
  await sql`create trigger refusing before update of ended_at on session execute function refuse()`.execute(service.db)
  expect((await change(own.refreshToken, 'Kalk und Sand')).statusCode).toBe(500)
  await sql`drop trigger refusing on session`.execute(service.db)
  expect((await logIn('Kalk und Sand')).statusCode).toBe(400)
  expect((await logIn(DEMO_PASSWORD)).statusCode).toBe(200)
  expect((await service.get('/v1/auth/me', bearer(other))).statusCode).toBe(200)
})

test('who signs in with the old password while it is being replaced gets no session', async () => {
  const account = service.ids[email]
  const answer = await service.db.transaction().execute(async (replacing) => {
    await sql`update sign_in set password_hash = 'another' where account_id = ${account}`.execute(replacing)
    const asked = logIn(DEMO_PASSWORD)
    const isWaiting = async () =>
      (
        await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          replacing,
        )
      ).rows.length > 0
    // signing in takes a while; it must wait for the replacement before it opens a session
    await until(isWaiting)
    return { asked }
  })
  const response = await answer.asked
  expect([response.statusCode, errorOf(response).code]).toEqual([400, 'invalidCredentials'])
})
