import { expect, test } from 'vitest'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Sensitivity } from '#contract/sensitivity.ts'
import { assess } from '#engine/assessment.ts'
import { testAssessor } from '#testing/assessor.ts'
import { timberWall } from '#testing/constructions.ts'
import { lifeCycleOptions, type Subject } from '../assess-construction.ts'
import { toEngine } from '../engine-construction.ts'
import { offBy } from './off-construction.ts'
import { rangesOf, type SensitivityAsked, sensitivityOf } from './sensitivity.ts'
import { sourcesOf } from './sources.ts'

const assessor = testAssessor()

async function subjectOf(layers: readonly ConstructionLayer[]): Promise<Subject> {
  const given = { type: 'outerWall', layers } as const
  return { given, resolved: await assessor.resolve(given) }
}
function sensitivity(subject: Subject, asked: Partial<SensitivityAsked> = {}) {
  const running = sensitivityOf(subject, { ranges: rangesOf({}), goals: [], seed: 1, draws: 400, ...asked })
  let step = running.next()
  while (!step.done) step = running.next()
  return step.value
}

/** By how much a source moves a figure at either end of its range. */
function movedBy(quantities: Sensitivity['quantities'], quantity: string, source: number) {
  const { value = Number.NaN, swings = [] } = quantities.find((one) => one.quantity === quantity) ?? {}
  const { low = Number.NaN, high = Number.NaN } = swings.find((one) => one.source === source) ?? {}
  return { low: low - value, high: high - value }
}

const wall = () => subjectOf(timberWall())
const solid = () =>
  subjectOf([
    { materialId: 'mw_facade_035', thickness: 0.14 },
    { materialId: 'sand_lime_1800', thickness: 0.175 },
  ])

test('a λ of ten per cent more moves U by as much as another assessment says', async () => {
  const subject = await solid()
  const { sources, quantities } = sensitivity(subject)
  const source = sources.findIndex(({ kind, layers }) => kind === 'conductivity' && layers[0] === 0)
  expect(sources[source]).toMatchObject({ part: 'material', given: 0.035 })
  const swing = quantities.find(({ quantity }) => quantity === 'uValue')?.swings.find((one) => one.source === source)
  const overrides = { conductivity: sources[source]?.high ?? 0 }
  const layers = subject.given.layers.map((layer, index) => (index === 0 ? { ...layer, overrides } : layer))
  const { thermal } = assess(toEngine({ ...subject.given, layers }, subject.resolved), lifeCycleOptions(subject))
  expect(swing?.high).toBe(thermal.uValue)
})

test('a dataset that is a fifth too low moves the sums by a fifth of its part, wherever it is used', async () => {
  const subject = await subjectOf([
    { materialId: 'osb', thickness: 0.02 },
    { materialId: 'mw_facade_035', thickness: 0.14 },
    { materialId: 'osb', thickness: 0.01 },
  ])
  const { sources, quantities } = sensitivity(subject)
  const source = sources.findIndex(({ kind, layers }) => kind === 'dataset' && layers.length === 2)
  expect(sources[source]).toMatchObject({ layers: [0, 2], low: 0.8, given: 1, high: 1.2 })
  const { layers } = assess(toEngine(subject.given, subject.resolved), lifeCycleOptions(subject))
  for (const quantity of ['gwp', 'penrt', 'pert'] as const) {
    const part = [layers[0], layers[2]].reduce((sum, layer) => sum + (layer?.[quantity] ?? Number.NaN), 0)
    const { low, high } = movedBy(quantities, quantity, source)
    expect(high).toBeCloseTo(0.2 * part, 8)
    expect(low).toBeCloseTo(-0.2 * part, 8)
  }
  const stored = quantities.find(({ quantity }) => quantity === 'biogenicCarbonStored')
  expect(stored?.swings.some((one) => one.source === source)).toBe(false)
})

test('every source at its given value is the construction as it is', async () => {
  const { given, resolved } = await wall()
  const construction = toEngine({ ...given }, resolved)
  const options = lifeCycleOptions({ given, resolved })
  const sources = sourcesOf(construction, assess(construction, options), rangesOf({}))
  expect(new Set(sources.map(({ kind }) => kind)).size).toBe(5)
  expect(offBy(construction, sources)(sources.map((source) => source.given))).toEqual(construction)
})

test('the swings come with the greatest first, and what does not move a figure is not among them', async () => {
  const { quantities, sources } = sensitivity(await wall())
  for (const { swings, value } of quantities) {
    const widths = swings.map(({ low, high }) => Math.max(low, high, value) - Math.min(low, high, value))
    expect(widths).toEqual(widths.toSorted((one, other) => other - one))
    expect(Math.min(...widths)).toBeGreaterThan(0)
  }
  const thermal = quantities.find(({ quantity }) => quantity === 'uValue')
  expect(thermal?.swings.map(({ source }) => sources[source]?.kind)).not.toContain('dataset')
})

test('the same seed gives the same answer, another one nearly the same', async () => {
  const subject = await solid()
  const goals = [{ quantity: 'uValue', relation: 'atMost', limit: 0.23 }] as const
  const [one, again, other] = [1, 1, 2].map((seed) => sensitivity(subject, { goals, seed }))
  expect(one).toEqual(again)
  const of = (answer: typeof one) => answer?.limits.find(({ pack }) => pack === null)?.probability ?? Number.NaN
  expect(of(one)).not.toBe(of(other))
  expect(Math.abs(of(one) - of(other))).toBeLessThan(0.1)
  expect(one?.draws).toBe(400)
})

test('a limit at the figure itself is kept by about half of the draws, far ones by all or none', async () => {
  const subject = await solid()
  const { quantities } = sensitivity(subject)
  const { value = 0, low, high } = quantities.find(({ quantity }) => quantity === 'uValue') ?? {}
  expect(low).toBeLessThan(value)
  expect(high).toBeGreaterThan(value)
  const goals = [value, value * 2, value / 2].map(
    (limit) => ({ quantity: 'uValue', relation: 'atMost', limit }) as const,
  )
  const [near, kept, missed] = sensitivity(subject, { goals }).limits.filter(({ pack }) => pack === null)
  expect(Math.abs((near?.probability ?? 0) - 0.5)).toBeLessThan(0.1)
  expect(kept?.probability).toBe(1)
  expect(missed?.probability).toBe(0)
  expect(near?.worst).toMatchObject({ source: expect.any(Number) as number })
})

test('how probably a limit is kept is not known where some draws cannot tell', async () => {
  // of the wool no dataset is there: the sum is a lower bound, which can fail a greatest value and not keep it
  const subject = await subjectOf([
    { materialId: 'sheep_wool', thickness: 0.14 },
    { materialId: 'sand_lime_1800', thickness: 0.175 },
  ])
  const { gwp = 0 } = Object.fromEntries(
    sensitivity(subject).quantities.map(({ quantity, value }) => [quantity, value]),
  )
  const goals = [{ quantity: 'gwp', relation: 'atMost', limit: gwp }] as const
  const limits = sensitivity(subject, { goals }).limits.filter(({ pack }) => pack === null)
  expect(limits.map(({ probability }) => probability)).toEqual([null])
})

test('without ranges nothing is drawn', async () => {
  const none = { conductivity: 0, thickness: 0, serviceLife: 0, dataset: 0, framingShare: 0 }
  const { sources, draws, limits } = sensitivity(await solid(), { ranges: rangesOf(none) })
  expect(sources).toEqual([])
  expect(draws).toBe(0)
  expect(new Set(limits.map(({ probability }) => probability))).toEqual(new Set([null]))
})
