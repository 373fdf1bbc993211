import { expect, test } from 'vitest'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { LayerFreedom } from '#contract/optimisation.ts'
import { testCatalogue } from '#testing/assessor.ts'
import { bruteForce, problemOf } from '#testing/optimisation-problems.ts'
import { randomConstructions } from '#testing/random-constructions.ts'
import { type Goal, type ObjectiveQuantity, objectiveQuantities } from '#vocabulary/optimisation.ts'
import type { Prices } from '#vocabulary/prices.ts'
import { alternativesOf } from './alternatives.ts'
import { figuresOf } from './figures.ts'
import { slotsOf } from './freedoms.ts'
import { optimise } from './optimise.ts'
import { type Problem, sizeOf } from './problem.ts'
import { search } from './search.ts'

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

type Roll = (sides: number) => number

/** Reads numbers off one after the other, the same for the same seed. */
const dice = (seed: number) => {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const goalsOf = (roll: Roll): Goal[] => {
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
    { quantity: 'cost', relation: 'atMost', limit: 20 + roll(200) },
    { quantity: 'costOverStudyPeriod', relation: 'atMost', limit: 50 + roll(400) },
    { quantity: 'costDiscounted', relation: 'atLeast', limit: roll(100) },
  ]
  return Array.from({ length: roll(3) }, () => all[roll(all.length)]).filter((goal) => goal !== undefined)
}

/** Prices of most materials, whichever those are. */
const pricesOf = (roll: Roll): Prices => {
  const gaps = 1 + roll(12)
  const priced = stock.materials.filter((_, index) => index % 13 !== gaps)
  const units = ['m3', 'm3', 'm2', 'kg'] as const
  return {
    byId: new Map(
      priced.map((id) => [id, { amount: roll(2000) / 10, per: units[roll(units.length)] ?? 'm3', on: '2026-03-01' }]),
    ),
    discountRate: 0.03,
    version: 'test',
  }
}

const objectivesOf = (roll: Roll): ObjectiveQuantity[] => [
  ...new Set(Array.from({ length: 1 + roll(3) }, () => objectiveQuantities[roll(objectiveQuantities.length)] ?? 'gwp')),
]

test('of more than can be searched whole a part is, then what lies around it: the same every time', async () => {
  const many = { min: 0.01, max: 0.6, step: 0.01 }
  const problem = await problemOf({
    type: 'outerWall',
    layers: ['plaster_light_mineral', 'eps_032', 'sand_lime_1800', 'plaster_gypsum'].map((materialId) => ({
      materialId,
      thickness: 0.1,
    })),
    freedoms: { layers: [0, 1, 2, 3].map((layer) => ({ layer, thickness: many })) },
    goals: [{ quantity: 'uValue', relation: 'atMost', limit: 0.15 }],
    objectives: ['gwp'],
  })
  expect(sizeOf(problem.slots)).toBe(60 ** 4)
  const { isExhaustive, inPart, front, explored } = run(problem)
  expect({ isExhaustive, inPart }).toEqual({ isExhaustive: false, inPart: 'tooMany' })
  expect(explored).toBeGreaterThan(1_000_000)
  const exact = search(problem, problem.slots, alternativesOf(problem))
  let step = exact.next()
  while (!step.done) step = exact.next()
  expect(front.map(({ choice }) => choice)).toEqual(step.value.front.map(({ choice }) => choice))
})

test('of equals that also keep the goals that of the fewest changes stands for all, however much better others keep them', async () => {
  const materialOptions = ['eps_035', 'mw_facade_035', 'eps_032']
  const problem = await problemOf({
    type: 'outerWall',
    layers: [
      { materialId: 'eps_035', thickness: 0.2 },
      { materialId: 'sand_lime_1800', thickness: 0.175 },
    ],
    freedoms: { layers: [{ layer: 0, materials: materialOptions, thickness: { values: [0.2] } }] },
    goals: [{ quantity: 'uValue', relation: 'atMost', limit: 0.24 }],
    objectives: ['thickness'],
  })
  expect(run(problem).front.map(({ choice }) => choice)).toEqual([[0]])
})

/** `OPTIMISER_PROOF=200` proves as many, with spaces of up to 50,000 alternatives; without it fewer and smaller ones. */
const whole = Number(process.env['OPTIMISER_PROOF'] ?? 0)
const [count, mostOptions, mostAlternatives] = whole > 0 ? [whole, 14, 50_000] : [40, 4, 1_000]

const freedomOf = (layer: ConstructionLayer, index: number, roll: Roll): LayerFreedom => {
  const thicknesses = Array.from({ length: 1 + roll(mostOptions) }, () => layer.thickness * (0.5 + roll(30) / 10))
  const materials = Array.from({ length: 1 + roll(2) }, () => stock.materials[roll(stock.materials.length)] ?? 'osb')
  return {
    layer: index,
    thickness: { values: thicknesses.map((one) => Math.min(1, Math.max(0.001, one))) },
    ...(roll(2) && { materials }),
    ...(roll(4) === 0 && index > 0 && { removable: true }),
  }
}

/** Freedoms of the outermost layers, as many as the space may have. */
const withinSpace = (layers: readonly ConstructionLayer[], free: readonly LayerFreedom[]): LayerFreedom[] => {
  const kept = [...free]
  const size = () => slotsOf(layers, { layers: kept }).reduce((product, { options }) => product * options.length, 1)
  while (kept.length > 1 && size() > mostAlternatives / 5) kept.pop()
  return kept
}

test.each(Array.from({ length: count }, (_, index) => index))(
  'construction %d as it comes: the front is that of assessing every alternative',
  { timeout: whole > 0 ? 600_000 : 30_000 },
  async (seed) => {
    const roll = dice(seed * 7919 + 13)
    const { type, layers, settings } = randomConstructions(stock, seed)()
    const asked = layers.slice(0, 1 + roll(whole > 0 ? 5 : 3)).map((layer, index) => freedomOf(layer, index, roll))
    const free = withinSpace(layers, asked)
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
      prices: pricesOf(roll),
    })
    const { front, isExhaustive, inPart, proposals } = run(problem)
    const expected = bruteForce(problem)
    expect({ isExhaustive, inPart }).toEqual({ isExhaustive: true, inPart: undefined })
    const byChoice = (one: { choice: readonly number[] }, other: { choice: readonly number[] }) =>
      one.choice.join().localeCompare(other.choice.join())
    const found = front.map(({ choice, values }) => ({ choice, values })).sort(byChoice)
    expect(found).toEqual(expected.map(({ choice, values }) => ({ choice, values })).sort(byChoice))
    for (const { choice, assessment } of proposals)
      expect(figuresOf(assessment())).toEqual(figuresOf(alternativesOf(problem).assess(choice)))
    if (expected.length > 0) expect(proposals.length).toBeGreaterThan(0)
  },
)
