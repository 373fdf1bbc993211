import { expect, test } from 'vitest'
import type { LayerFreedom } from '#contract/optimisation.ts'
import { testCatalogue } from '#testing/catalogue.ts'
import { bruteForce, problemOf } from '#testing/optimisation-problems.ts'
import { randomConstructions } from '#testing/random-constructions.ts'
import { type Goal, type ObjectiveQuantity, objectiveQuantities } from '#vocabulary/optimisation.ts'
import { alternativesOf } from './alternatives.ts'
import { figuresOf } from './figures.ts'
import { optimise } from './optimise.ts'
import type { Problem } from './problem.ts'

const run = (problem: Problem) => {
  const search = optimise(problem)
  let step = search.next()
  while (!step.done) step = search.next()
  return step.value
}

const catalogue = testCatalogue()
const stock = {
  materials: [...catalogue.materials.keys()],
  releases: [{ id: 'OBD_2020_II', datasets: ['f8afef87-5de3-4996-838c-1f2af9ef81df'] }],
}

/** Reads numbers off one after the other, the same for the same seed. */
const dice = (seed: number) => {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const goalsOf = (roll: (sides: number) => number): Goal[] => {
  const all: Goal[] = [
    { quantity: 'uValue', relation: 'atMost', limit: 0.15 + roll(10) / 10 },
    { quantity: 'thickness', relation: 'atMost', limit: 0.2 + roll(10) / 10 },
    { quantity: 'gwp', relation: 'atMost', limit: 50 + roll(200) },
    { quantity: 'mass', relation: 'atLeast', limit: roll(500) },
    { quantity: 'fRsi', relation: 'atLeast', limit: 0.7 + roll(25) / 100 },
    { quantity: 'timeShift', relation: 'atLeast', limit: roll(14) },
    { moisture: 'noCondensate' },
    { moisture: 'fulfilled' },
    { pack: 'begEm' },
    { pack: 'gegAnnex7' },
    { pack: 'din4108-2.r' },
  ]
  return Array.from({ length: roll(3) }, () => all[roll(all.length)]).filter((goal) => goal !== undefined)
}

const objectivesOf = (roll: (sides: number) => number): ObjectiveQuantity[] => [
  ...new Set(Array.from({ length: 1 + roll(3) }, () => objectiveQuantities[roll(objectiveQuantities.length)] ?? 'gwp')),
]

test.each(Array.from({ length: 30 }, (_, index) => index))(
  'construction %d as it comes: the front is that of assessing every alternative',
  async (seed) => {
    const roll = dice(seed * 7919 + 13)
    const { type, layers, settings } = randomConstructions(stock, seed)()
    const free = layers.slice(0, 1 + roll(3)).map((layer, index): LayerFreedom => {
      const thickness = {
        values: Array.from({ length: 1 + roll(4) }, () => Math.max(0.001, layer.thickness * (0.5 + roll(30) / 10))),
      }
      const materials = Array.from(
        { length: 1 + roll(2) },
        () => stock.materials[roll(stock.materials.length)] ?? 'osb',
      )
      return {
        layer: index,
        thickness: { values: thickness.values.map((one) => Math.min(1, one)) },
        ...(roll(2) && { materials }),
        ...(roll(4) === 0 && index > 0 && { removable: true }),
      }
    })
    const additions =
      roll(3) === 0
        ? [
            {
              after: roll(layers.length + 1) - 1,
              materials: ['eps_035', 'mw_facade_035'],
              thickness: { values: [0.06, 0.1] },
            },
          ]
        : []
    const problem = await problemOf({
      type,
      layers,
      settings,
      freedoms: { layers: free, additions },
      goals: goalsOf(roll),
      objectives: objectivesOf(roll),
    })
    const { front, isExhaustive, proposals } = run(problem)
    const expected = bruteForce(problem)
    expect(isExhaustive).toBe(true)
    const byChoice = (one: { choice: readonly number[] }, other: { choice: readonly number[] }) =>
      one.choice.join().localeCompare(other.choice.join())
    const found = front.map(({ choice, values }) => ({ choice, values })).sort(byChoice)
    expect(found).toEqual(expected.map(({ choice, values }) => ({ choice, values })).sort(byChoice))
    for (const { choice, assessment } of proposals)
      expect(figuresOf(assessment)).toEqual(figuresOf(alternativesOf(problem).assess(choice)))
    if (expected.length > 0) expect(proposals.length).toBeGreaterThan(0)
  },
)
