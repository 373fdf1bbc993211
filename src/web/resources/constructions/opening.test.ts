import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/lib/api-error.ts'
import { signedIn, signedOut } from '#web/lib/session.ts'
import { materialQuery } from '../materials/material-queries.ts'
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
const layers = [
  { materialId: 'osb', thickness: 0.02 },
  { materialId: 'cellulose', thickness: 0.2, framing: { materialId: 'kvh', width: 0.06, spacing: 0.6 } },
  { materialId: 'osb', thickness: 0.02 },
]
let status = 200
/** What materials wait for. */
let slow: Promise<void> = Promise.resolve()

beforeEach(() => {
  asked.length = 0
  status = 200
  slow = Promise.resolve()
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://aufbau.example')
    asked.push(pathname)
    const answer = pathname.startsWith('/v1/construction/custom/c')
      ? { of: pathname, layers }
      : { of: pathname, layers: [] }
    if (pathname.startsWith('/v1/material/')) await slow
    return new Response(JSON.stringify(status === 200 ? answer : refusal), {
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

const open = (at: Parameters<typeof openingQuery>[0], client = new QueryClient()) => client.fetchQuery(openingQuery(at))
const ofMaterials = () => asked.filter((path) => path.startsWith('/v1/material/')).toSorted()

test('construction and figures are asked for once, before the screen asks', async () => {
  beginOpening(place)
  const stored = await open(place)
  expect(stored).toEqual({ construction: { of: '/v1/construction/custom/c', layers }, etag: '"1"' })
  const figures = figuresOf(stored)
  await figures?.answer
  expect(figures?.now()?.result).toMatchObject({ of: '/v1/construction/custom/kpi/c' })
  expect(asked.filter((path) => path.includes('construction')).toSorted()).toEqual([
    '/v1/construction/custom/c',
    '/v1/construction/custom/kpi/c',
  ])
})

test('its materials are there with it, each asked for once', async () => {
  const client = new QueryClient()
  beginOpening(place)
  await open(place, client)
  const { queryKey } = materialQuery('kvh', null, 'de_DE')
  expect(client.getQueryData(queryKey)).toMatchObject({ of: '/v1/material/kvh' })
  expect(ofMaterials()).toEqual(['/v1/material/cellulose', '/v1/material/kvh', '/v1/material/osb'])
})

test('a construction opens without materials that are long in coming, which are not asked for twice', async () => {
  let come = () => {}
  slow = new Promise((resolve) => (come = resolve))
  const client = new QueryClient()
  beginOpening(place)
  expect((await open(place, client)).etag).toBe('"1"')
  const shown = client.fetchQuery(materialQuery('kvh', null, 'de_DE'))
  come()
  expect(await shown).toMatchObject({ of: '/v1/material/kvh' })
  expect(ofMaterials()).toHaveLength(3)
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
