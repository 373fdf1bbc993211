import { expect, test } from 'vitest'
import type { ConstructionLayer } from '#contract/constructions.ts'
import { testAssessor } from '#testing/assessor.ts'
import { timberWall } from '#testing/constructions.ts'
import { assessed, type Subject } from '../assess-construction.ts'
import { equalised } from './equalised.ts'

const assessor = testAssessor()
async function subjectOf(layers: readonly ConstructionLayer[]): Promise<Subject> {
  const given = { type: 'outerWall', layers } as const
  return { given, resolved: await assessor.resolve(given) }
}
const withThickness = ({ given, resolved }: Subject, index: number | null, thickness: number | null): Subject => ({
  given: {
    ...given,
    layers: given.layers.map((one, at) => (at === index && thickness !== null ? { ...one, thickness } : one)),
  },
  resolved,
})

const rendered: ConstructionLayer[] = [
  { materialId: 'plaster_light_mineral', thickness: 0.015 },
  { materialId: 'stone_wool_etics_035', thickness: 0.16 },
  { materialId: 'sand_lime_1800', thickness: 0.175 },
]
const brick: ConstructionLayer[] = [
  { materialId: 'plaster_light_mineral', thickness: 0.015 },
  { materialId: 'brick_hollow_lambda_008', thickness: 0.425 },
  { materialId: 'plaster_gypsum', thickness: 0.015 },
]

test.each([
  ['insulation under render', rendered, 1],
  ['insulation between members', timberWall(), 3],
  ['a brick that insulates by itself', brick, 1],
])('%s is made as thick as the U-value asks, to the last bit that matters', async (_, layers, layer) => {
  const subject = await subjectOf(layers)
  for (const value of [0.15, 0.2, 0.25]) {
    const made = equalised(subject, { quantity: 'uValue', value })
    expect(made).toMatchObject({ layer, from: layers[layer]?.thickness, reason: null })
    expect(assessed(withThickness(subject, layer, made.to)).thermal.uValue).toBeCloseTo(value, 9)
  }
})

test('of the same thickness: one layer takes up what the whole is too thin', async () => {
  const subject = await subjectOf(rendered)
  const made = equalised(subject, { quantity: 'thickness', value: 0.4 })
  expect(made.to).toBeCloseTo(0.21, 12)
  expect(assessed(withThickness(subject, made.layer, made.to)).geometry.thickness).toBeCloseTo(0.4, 12)
})

test('the layer that is named is adapted in place of the thickest insulation', async () => {
  const made = equalised(await subjectOf(timberWall()), { quantity: 'uValue', value: 0.15 }, 2)
  expect(made).toMatchObject({ layer: 2, from: 0.06, reason: null })
})

test.each([
  ['a U-value that no thickness reaches', { quantity: 'uValue', value: 0.01 }, 'beyond'],
  ['a U-value above that of the wall without insulation', { quantity: 'uValue', value: 4.5 }, 'beyond'],
  ['a wall thinner than its other layers', { quantity: 'thickness', value: 0.1 }, 'beyond'],
] as const)('%s is not reached, with the nearest', async (_, target, reason) => {
  const made = equalised(await subjectOf(rendered), target)
  expect(made).toMatchObject({ layer: 1, to: null, reason })
  expect(made.nearest).toBeGreaterThan(0)
})

test('a construction in which nothing is new has no layer to adapt', async () => {
  const old = rendered.map((layer): ConstructionLayer => ({ ...layer, state: 'existing' }))
  expect(equalised(await subjectOf(old), { quantity: 'uValue', value: 0.2 })).toMatchObject({
    reason: 'noLayer',
    layer: null,
  })
})
