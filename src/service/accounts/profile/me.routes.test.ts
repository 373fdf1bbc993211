import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ownSession } from '#contract/accounts.ts'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { errorOf } from '#testing/service.ts'

const ada = 'architektin@buero.example'
let service: AccountsService
beforeAll(async () => {
  service = await buildAccountsService()
})

const listed = async (headers: Record<string, string>) =>
  z.array(ownSession).parse((await service.get('/v1/auth/sessions', headers)).json())

test('a user sees and changes the own name and language', async () => {
  const own = bearer(await service.login(ada))
  expect((await service.get('/v1/auth/me', own)).json()).toMatchObject({ email: ada, name: 'Ada Architektin' })
  const changed = await service.call({
    method: 'PUT',
    url: '/v1/auth/me',
    headers: own,
    payload: { name: ' Ada A. ', locale: 'en_GB' },
  })
  expect(changed.json()).toMatchObject({ name: 'Ada A.', locale: 'en_GB' })
  expect((await service.get('/v1/auth/me', own)).json()).toEqual(changed.json())
})

test('what a user may do is not the user’s to change', async () => {
  const own = bearer(await service.login(ada))
  const response = await service.call({
    method: 'PUT',
    url: '/v1/auth/me',
    headers: own,
    payload: { policies: ['admin'] },
  })
  expect(errorOf(response)).toMatchObject({
    code: 'invalidRequest',
    details: [{ path: '/policies', code: 'unknownField' }],
  })
})

test('a user sees the own sessions and ends another one, which is refused at once', async () => {
  const here = bearer(await service.login(ada, { 'user-agent': 'here' }))
  const there = bearer(await service.login(ada, { 'user-agent': 'there' }))
  const sessions = await listed(here)
  expect(sessions.find(({ current }) => current)?.userAgent).toBe('here')
  const other = sessions.find(({ userAgent }) => userAgent === 'there')
  const end = () => service.call({ method: 'DELETE', url: `/v1/auth/sessions/${other?.id}`, headers: here })
  expect((await service.get('/v1/auth/me', there)).statusCode).toBe(200)
  expect((await end()).statusCode).toBe(204)
  expect((await service.get('/v1/auth/me', there)).statusCode).toBe(401)
  expect((await listed(here)).map(({ id }) => id)).not.toContain(other?.id)
  expect(errorOf(await end()).code).toBe('notFound')
})

test('another user’s session is not found and goes on', async () => {
  const own = bearer(await service.login(ada))
  const other = bearer(await service.login('architekt@buero.example'))
  const [theirs] = await listed(other)
  const response = await service.call({ method: 'DELETE', url: `/v1/auth/sessions/${theirs?.id}`, headers: own })
  expect([response.statusCode, errorOf(response).code]).toEqual([404, 'notFound'])
  expect((await service.get('/v1/auth/me', other)).statusCode).toBe(200)
})
