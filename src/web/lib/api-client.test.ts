import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AuthenticationResponse } from '#contract/accounts.ts'
import { call, callWithHeaders } from './api-client.ts'
import { ApiError, NetworkError, nextTryAt } from './api-error.ts'
import { currentSession, signedIn, signedOut } from './session.ts'

const user = {
  userId: '00000000-0000-7000-8000-000000000001',
  email: 'ada@buero.example',
  name: 'Ada',
  locale: 'de_DE',
  policies: [],
  verifiedEmail: true,
} satisfies AuthenticationResponse['user']

const session = (sessionJwt: string, seconds = 600): AuthenticationResponse => ({
  sessionJwt,
  sessionExpiration: new Date(Date.now() + seconds * 1000).toISOString(),
  firstSeen: false,
  user,
})

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> }
/** What the service was asked, and what it answers by path. */
const asked: { path: string; token: string | null; request: Request }[] = []
let answers: (path: string, token: string | null) => Answer

const refusal = (code: string) => ({ code, message: 'Nein.', traceId: 't', details: [] })

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const request = new Request(new URL(address, 'http://aufbau.example'), init)
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? null
    const { pathname, search } = new URL(request.url)
    asked.push({ path: pathname + search, token, request })
    const { status = 200, body, headers = {} } = answers(pathname, token)
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  signedOut()
})

test('a call carries token and language, and leaves out what is not asked for', async () => {
  signedIn(session('a'))
  answers = () => ({ body: [], headers: { 'x-total-count': '71', etag: '"1"' } })
  const query = { query: '', type: ['flatRoof', 'innerWall'], page: 2 } as const
  const answer = await callWithHeaders('listConstructions', { query: { ...query, type: [...query.type] } })
  expect(answer).toEqual({ reply: [], etag: '"1"', totalCount: 71, isLowerBound: false, traceId: null })
  expect(asked[0]?.path).toBe('/v1/construction/list?type=flatRoof&type=innerWall&page=2')
  expect(asked[0]?.token).toBe('a')
  expect(asked[0]?.request.headers.get('accept-language')).toMatch(/^(de-DE|en-GB)$/)
})

test('what stands in a path cannot leave its place', async () => {
  signedIn(session('a'))
  answers = () => ({ body: null })
  await call('readMaterial', { params: { id: '../auth/me?x=1' } })
  expect(asked[0]?.path).toBe('/v1/material/..%2Fauth%2Fme%3Fx%3D1')
})

test('calls that meet an ended token share one renewal and are sent again with the new one', async () => {
  signedIn(session('old'))
  answers = (path, token) => {
    if (path === '/v1/auth/refresh') return { body: session('new') }
    return token === 'new' ? { body: 7 } : { status: 401, body: refusal('unauthenticated') }
  }
  const count = (ownershipCategory: 'standard' | 'custom') =>
    call('countConstructions', { params: { ownershipCategory } })
  await expect(Promise.all([count('standard'), count('custom'), count('standard')])).resolves.toEqual([7, 7, 7])
  expect(asked.filter(({ path }) => path === '/v1/auth/refresh')).toHaveLength(1)
})

test('a token about to end is renewed before it is sent', async () => {
  signedIn(session('old', 5))
  answers = (path) => ({ body: path === '/v1/auth/refresh' ? session('new') : 7 })
  await call('countConstructions', { params: { ownershipCategory: 'custom' } })
  expect(asked.map(({ token }) => token)).toEqual([null, 'new'])
})

test('a session that cannot be renewed expires, keeps its user, and the refusal reaches the caller', async () => {
  signedIn(session('old'))
  answers = (path) =>
    path === '/v1/auth/refresh'
      ? { status: 400, body: refusal('refreshTokenInvalid') }
      : { status: 401, body: refusal('unauthenticated') }
  await expect(call('readMe', {})).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
  expect(currentSession()).toEqual({ state: 'expired', user })
})

test('a renewal that the service cannot decide ends no session', async () => {
  signedIn(session('old', 5))
  answers = () => ({ status: 503, body: refusal('unavailable') })
  await expect(call('readMe', {})).rejects.toMatchObject({ status: 503 })
  expect(currentSession().state).toBe('signedIn')
})

test('a wrong password is no reason to renew a session', async () => {
  answers = () => ({ status: 400, body: refusal('invalidCredentials') })
  const body = { loginId: 'ada@buero.example', password: 'x' }
  await expect(call('loginWithPassword', { body })).rejects.toMatchObject({ code: 'invalidCredentials' })
  expect(asked).toHaveLength(1)
})

test('a refusal for too many requests says when the next try is allowed', async () => {
  signedIn(session('a'))
  answers = () => ({ status: 429, body: refusal('rateLimited'), headers: { 'retry-after': '24' } })
  const error: unknown = await call('readMe', {}).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect((nextTryAt(error) ?? 0) - Date.now()).toBeGreaterThan(22_000)
})

test('an answer that is not of the service, and none at all, are failures of the network', async () => {
  signedIn(session('a'))
  answers = () => ({ status: 502, body: '<html>' })
  await expect(call('readMe', {})).rejects.toBeInstanceOf(NetworkError)
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(call('readMe', {})).rejects.toBeInstanceOf(NetworkError)
})

test('a call that is no longer wanted is not mistaken for a failure of the network', async () => {
  signedIn(session('a'))
  const controller = new AbortController()
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    controller.abort()
    throw signal?.reason
  })
  await expect(call('readMe', {}, controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
})

test('without locks, as over plain http, calls of one tab still share one renewal', async () => {
  vi.stubGlobal('navigator', {})
  signedIn(session('stale', -1))
  answers = (path) => (path === '/v1/auth/refresh' ? { body: session('b') } : { body: user })
  await Promise.all([call('readMe', {}), call('listSessions', {})])
  expect(asked.filter(({ path }) => path === '/v1/auth/refresh')).toHaveLength(1)
  expect(asked.filter(({ path }) => path !== '/v1/auth/refresh').map(({ token }) => token)).toEqual(['b', 'b'])
})
