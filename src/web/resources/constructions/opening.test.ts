import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/lib/api-error.ts'
import { signedIn, signedOut } from '#web/lib/session.ts'
import { beginOpening, figuresOf, hasMade, openingQuery } from './opening.ts'

const user = {
  userId: '1',
  email: 'a@b.example',
  name: 'Ada',
  locale: 'de_DE',
  policies: [],
  verifiedEmail: true,
} as const
const place = { ownership: 'custom', id: 'c', locale: 'de_DE' } as const
const asked: string[] = []
const refusal = { code: 'notFound', message: 'Nein.', traceId: 't', details: [] }
let status = 200

beforeEach(() => {
  asked.length = 0
  status = 200
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://aufbau.example')
    asked.push(pathname)
    return new Response(JSON.stringify(status === 200 ? { of: pathname } : refusal), {
      status,
      headers: { etag: '"1"' },
    })
  })
  const sessionExpiration = new Date(Date.now() + 600_000).toISOString()
  signedIn({ sessionJwt: 'a', sessionExpiration, firstSeen: false, user: { ...user, policies: [] } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  signedOut()
})

const open = (at: Parameters<typeof openingQuery>[0]) => new QueryClient().fetchQuery(openingQuery(at))

test('construction and figures are asked for once, before the screen asks', async () => {
  beginOpening(place)
  const stored = await open(place)
  expect(stored).toEqual({ construction: { of: '/v1/construction/custom/c' }, etag: '"1"' })
  const figures = figuresOf(stored)
  await figures?.answer
  expect(figures?.now()?.result).toEqual({ of: '/v1/construction/custom/kpi/c' })
  expect(asked.toSorted()).toEqual(['/v1/construction/custom/c', '/v1/construction/custom/kpi/c'])
})

test('the second opening asks anew: others may have changed it', async () => {
  beginOpening(place)
  await open(place)
  expect(figuresOf(await open(place))).toBeUndefined()
  expect(asked.filter((path) => path === '/v1/construction/custom/c')).toHaveLength(2)
})

test('what was begun for another construction or language is not taken', async () => {
  beginOpening(place)
  expect(figuresOf(await open({ ...place, id: 'd' }))).toBeUndefined()
  expect(figuresOf(await open({ ...place, locale: 'en_GB' }))).toBeUndefined()
})

test('a refusal is told to whoever opens it', async () => {
  status = 404
  beginOpening(place)
  await expect(open(place)).rejects.toBeInstanceOf(ApiError)
})

test('nothing is asked for before somebody has signed in, nor for what the screen has made', async () => {
  hasMade('c')
  beginOpening(place)
  signedOut()
  beginOpening({ ...place, id: 'e' })
  await Promise.resolve()
  expect(asked).toEqual([])
})
