import { expect, test, vi } from 'vitest'
import { operations } from '#contract/index.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildService, errorOf } from '#testing/service.ts'
import { costLimiter, costOf } from './cost-limit.ts'

test.each([
  ['a usual request', operations.listConstructions, {}, 1],
  ['a construction', operations.createConstruction, { 'content-length': '2000' }, 1],
  ['a building', operations.createProject, { 'content-length': '4000000' }, 489],
  ['a body of unknown length', operations.createProject, { 'transfer-encoding': 'chunked' }, 513],
  ['a body that is packed', operations.createConstruction, { 'content-encoding': 'gzip', 'content-length': '99' }, 33],
  ['what says it is longer than it may be', operations.createConstruction, { 'content-length': '9e15' }, 33],
  ['a file', operations.importArchive, { 'content-length': String(10 * 1024 ** 2) }, 161],
  ['a search', operations.optimiseConstruction, { 'content-length': '500' }, 200],
])('%s costs by what is done and how long it is', (_what, spec, headers, cost) => {
  expect(costOf(spec, headers)).toBe(cost)
})

test('what is used up comes back a minute after it was begun, for each user alone', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const { spend } = costLimiter(100)
    spend('ada', 99)
    // the last one may go beyond
    spend('ada', 300)
    expect(() => spend('ada', 2)).toThrow(expect.objectContaining({ code: 'rateLimited' }) as Error)
    spend('ada', 1)
    spend('ben', 2)
    vi.advanceTimersByTime(60_000)
    spend('ada', 2)
  } finally {
    vi.useRealTimers()
  }
})

test('who has caused enough is told when to come again, and goes on with what is usual', async () => {
  const service = await buildService({ RATE_LIMIT_SESSION: '8' })
  const ada = await service.signIn()
  const ask = (user = ada) =>
    user.call({
      method: 'POST',
      url: '/v1/construction/import',
      payload: [buildConstruction()],
    })
  const large = () =>
    ada.call({
      method: 'POST',
      url: '/v1/construction/import',
      payload: Array.from({ length: 200 }, (_, at) =>
        buildConstruction({ name: `Wand ${at}`, description: 'x'.repeat(1_800) }),
      ),
    })
  expect((await large()).statusCode).toBe(200)
  const refused = await large()
  expect([refused.statusCode, errorOf(refused).code]).toEqual([429, 'rateLimited'])
  expect(refused.headers).toMatchObject({ 'ratelimit-policy': '"cost";q=40;w=60' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask()).statusCode).toBe(200)
  expect((await ask(await service.signIn())).statusCode).toBe(200)
})
