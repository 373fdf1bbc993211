import { afterAll, expect, test } from 'vitest'
import { problemOf } from '#testing/optimisation-problems.ts'
import { searchWorkers } from './search-workers.ts'

const workers = searchWorkers(1)
afterAll(() => workers.close())

/** A space of which every alternative has to be assessed: nothing in it stores carbon. */
const endless = async (budget: number) => {
  const freedoms = { layers: [0, 1, 2].map((layer) => ({ layer, thickness: { min: 0.01, max: 1, step: 0.01 } })) }
  const layers = [
    { materialId: 'vapour_barrier_bitumen_alu', thickness: 0.004 },
    { materialId: 'mw_facade_035', thickness: 0.1 },
    { materialId: 'gypsum_board', thickness: 0.0125 },
  ]
  const goals = [{ quantity: 'biogenicCarbonStored', relation: 'atLeast', limit: 100 }] as const
  const problem = await problemOf({ type: 'outerWall', layers, freedoms, goals })
  return { problem, freedoms, budget }
}

test('a search ends with what it has found when its time is up', async () => {
  const answer = await workers.search('optimisation', await endless(50), new AbortController().signal)
  expect(answer).toMatchObject({ found: { exhaustive: false, inPart: 'ended', proposals: [] } })
})

test('a worker that has answered is asked again', async () => {
  const { signal } = new AbortController()
  for (const budget of [10, 10, 10])
    await expect(workers.search('optimisation', await endless(budget), signal)).resolves.toHaveProperty('found')
})

test('a search ends when the caller leaves, and the next one runs', async () => {
  const leaving = new AbortController()
  const left = workers.search('optimisation', await endless(60_000), leaving.signal)
  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'requestTimeout' })
  await expect(workers.search('optimisation', await endless(50), new AbortController().signal)).resolves.toHaveProperty(
    'found',
  )
})

test('more than may wait are told to come again', async () => {
  const leaving = new AbortController()
  const task = await endless(60_000)
  const waiting = Array.from({ length: 5 }, () =>
    workers.search('optimisation', task, leaving.signal).catch(() => undefined),
  )
  await expect(workers.search('optimisation', task, leaving.signal)).rejects.toMatchObject({
    code: 'unavailable',
    headers: { 'Retry-After': '5' },
  })
  leaving.abort()
  await Promise.all(waiting)
})
