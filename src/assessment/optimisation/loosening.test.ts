import { expect, test } from 'vitest'
import { problemOf } from '#testing/optimisation-problems.ts'
import type { Goal } from '#vocabulary/optimisation.ts'
import { loosened } from './loosening.ts'
import { type Search, startSearch } from './run-search.ts'

const thin: Goal = { quantity: 'thickness', relation: 'atMost', limit: 0.3 }
const warm: Goal = { quantity: 'uValue', relation: 'atMost', limit: 0.15 }
const dry: Goal = { moisture: 'noCondensate' }

async function searchOf(goals: readonly Goal[]): Promise<Search> {
  const problem = await problemOf({
    type: 'outerWall',
    layers: [
      { materialId: 'eps_032', thickness: 0.1 },
      { materialId: 'sand_lime_1800', thickness: 0.175 },
    ],
    freedoms: { layers: [{ layer: 0, thickness: { min: 0.1, max: 0.3, step: 0.01 } }] },
    goals: [...goals],
    objectives: ['gwp'],
  })
  return { problem, freedoms: { layers: [] } }
}

const clock = () => 0
const answerOf = (search: Search) => {
  const running = startSearch(search, clock)
  let answer = running.goOn(false)
  while (!answer) answer = running.goOn(false)
  return 'found' in answer ? answer.found : undefined
}

test('each goal that keeps the others from being kept gives way as little as can be', async () => {
  const search = await searchOf([thin, warm])
  expect(answerOf(search)?.blocked).toHaveLength(2)
  for (const goal of [thin, warm]) {
    const given = loosened(search, goal, clock, 1000)?.nearest.figures
    const quantity = goal === thin ? 'thickness' : 'uValue'
    const limit = given?.[quantity] ?? Number.NaN
    const goals = (by: number) => [thin, warm].map((one) => (one === goal ? { ...one, limit: limit + by } : one))
    expect(answerOf({ ...search, problem: { ...search.problem, goals: goals(1e-6) } })?.blocked).toBeUndefined()
    expect(answerOf({ ...search, problem: { ...search.problem, goals: goals(-1e-4) } })?.blocked).toBeDefined()
  }
})

test('a goal without degrees is given up; none gives way where the others cannot be kept either', async () => {
  const search = await searchOf([thin, warm, dry])
  expect(loosened(search, dry, clock, 1000)).toBeUndefined()
  const alone = await searchOf([dry, thin])
  expect(loosened(alone, dry, clock, 1000)?.nearest.figures.thickness).toBeLessThanOrEqual(0.3)
})
