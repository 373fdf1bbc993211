import { expect, test } from 'vitest'
import {
  buildConstruction,
  buildDataset,
  buildLayer,
  buildMaterial,
  declare,
  firstGeneration,
} from '#testing/life-cycle-builders.ts'
import type { Indicator } from '#vocabulary/indicators.ts'
import type { ReferenceUnit } from '#vocabulary/materials.ts'
import { assessLifeCycle } from './assess-life-cycle.ts'
import table from './reference-cases/conversions.json' with { type: 'json' }
import { endOfLifeAmount, type Part, referenceFlow } from './reference-flow.ts'

type Case = {
  name: string
  referenceUnit: ReferenceUnit
  referenceQuantity: number
  thickness: number
  density?: number
  figures: Partial<Record<Indicator, number>>
  expected: Partial<Record<Indicator, number>>
}

const part = (overrides: Partial<Part> = {}): Part => ({
  material: buildMaterial({ density: 500 }),
  thickness: 0.2,
  share: 1,
  length: undefined,
  ...overrides,
})
const withoutDensity = () => {
  const { density: _, ...material } = buildMaterial()
  return material
}

test('the table of conversions is not empty', () => expect(table.cases.length).toBeGreaterThan(0))

test.each(table.cases as Case[])('conversion: $name', ({ figures, expected, thickness, density, ...reference }) => {
  const dataset = buildDataset({ ...reference, modules: [declare('A1-A3', figures)] })
  const material = buildMaterial({ dataset, ...(density === undefined ? {} : { density }) })
  const indicators = assessLifeCycle(
    buildConstruction(buildLayer({ thickness, material })),
    firstGeneration,
  ).indicators()
  for (const [indicator, value] of Object.entries(expected))
    expect((indicators[0]?.indicators[indicator as Indicator] ?? Number.NaN) / value).toBeCloseTo(1, 12)
})

test('M16: figures per m² are not multiplied by the thickness', () => {
  expect(referenceFlow(part(), buildDataset({ referenceUnit: 'm2' }))?.amount).toBe(1)
})

test('M16: figures per m² of a product of a named thickness scale with the thickness', () => {
  const dataset = buildDataset({ referenceUnit: 'm2', referenceThickness: 0.1 })
  expect(referenceFlow(part(), dataset)?.amount).toBe(2)
})

test('M16: figures per kg take the density of the material, else of the dataset', () => {
  const dataset = buildDataset({ referenceUnit: 'kg', density: 700 })
  expect(referenceFlow(part(), dataset)?.amount).toBe(100)
  expect(referenceFlow(part({ material: withoutDensity() }), dataset)?.amount).toBeCloseTo(140)
})

test('M16: figures per kg of a product of known mass per area count once per area', () => {
  const dataset = buildDataset({ referenceUnit: 'kg', arealMass: 1.2 })
  expect(referenceFlow(part({ material: withoutDensity(), share: 0.5 }), dataset)?.amount).toBe(0.6)
})

test('M16: figures per kg without any density or mass cannot be converted', () => {
  expect(referenceFlow(part({ material: withoutDensity() }), buildDataset({ referenceUnit: 'kg' }))).toBeUndefined()
})

test('M16: the reference quantity divides', () => {
  expect(referenceFlow(part(), buildDataset({ referenceUnit: 'kg', referenceQuantity: 1000 }))?.amount).toBe(0.1)
  expect(referenceFlow(part(), buildDataset({ referenceUnit: 'm2', referenceQuantity: 100 }))?.amount).toBe(0.01)
})

test('M16: the share of the area counts in every unit', () => {
  for (const referenceUnit of ['kg', 't', 'm3', 'm2'] as const) {
    const dataset = buildDataset({ referenceUnit })
    const whole = referenceFlow(part(), dataset)?.amount ?? 0
    expect(referenceFlow(part({ share: 0.25 }), dataset)?.amount).toBeCloseTo(whole / 4, 14)
  }
})

test('figures per m³ count by volume whatever the densities', () => {
  expect(referenceFlow(part(), buildDataset({ density: 2400 }))).toEqual({ amount: 0.2, mass: 480 })
})

test('figures per metre count the length of members, and nothing else has one', () => {
  const dataset = buildDataset({ referenceUnit: 'm' })
  expect(referenceFlow(part({ length: 1.6 }), dataset)?.amount).toBe(1.6)
  expect(referenceFlow(part(), dataset)).toBeUndefined()
})

test('pieces cannot be told from a layer', () => {
  expect(referenceFlow(part(), buildDataset({ referenceUnit: 'piece' }))).toBeUndefined()
})

test('a dataset of the end of life is per mass', () => {
  expect(endOfLifeAmount(120, buildDataset({ referenceUnit: 'kg' }))).toBe(120)
  expect(endOfLifeAmount(120, buildDataset({ referenceUnit: 't' }))).toBe(0.12)
  expect(endOfLifeAmount(120, buildDataset({ referenceUnit: 'm3' }))).toBeUndefined()
  expect(endOfLifeAmount(undefined, buildDataset({ referenceUnit: 'kg' }))).toBeUndefined()
})
