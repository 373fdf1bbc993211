import { expect, test } from 'vitest'
import { assess } from '#engine/assessment.ts'
import type { LayerAccessory, Material } from '#engine/construction.ts'
import { openTrace } from '#engine/open-trace.ts'
import {
  assessed,
  buildConstruction,
  buildDataset,
  buildLayer,
  buildMaterial,
  declare,
  figure,
  firstGeneration,
  row,
  warningCodes,
} from '#testing/life-cycle-builders.ts'
import { assessLifeCycle } from './assess-life-cycle.ts'

const steelDataset = buildDataset({
  uuid: '00000000-0000-0000-0000-000000000002',
  referenceUnit: 'kg',
  modules: [declare('A1-A3', { gwpA1: 2 }), declare('C4', { gwpA1: 0.5 }), declare('D', { gwpA1: -1 })],
})
const steel: Material = { id: 'steel', traits: [], dataset: steelDataset }
const reinforcement: LayerAccessory = { material: steel, unit: 'kg/m³', amount: 80 }
const dowels: LayerAccessory = { material: steel, unit: 'kg/m²', amount: 0.3 }
const framing = { material: buildMaterial(), width: 0.06, spacing: 0.6, direction: 'vertical' as const }

/** What an accessory adds to A to C of a layer [kg CO₂e/m²]. */
const added = (accessory: LayerAccessory, layer: Parameters<typeof assessed>[0] = {}) =>
  (figure(assessed({ ...layer, accessories: [accessory] }), 'total') ?? Number.NaN) -
  (figure(assessed(layer), 'total') ?? Number.NaN)

test('reinforcement counts by the volume of the layer between its members, fasteners by the area', () => {
  expect(added(reinforcement)).toBeCloseTo(80 * 0.1 * 2.5, 9)
  expect(added(reinforcement, { framing })).toBeCloseTo(80 * 0.1 * 0.9 * 2.5, 9)
  expect(added(dowels)).toBeCloseTo(0.3 * 2.5, 9)
  expect(added(dowels, { framing })).toBeCloseTo(0.3 * 2.5, 9)
})

test('what is built in is replaced with its layer, or after its own life', () => {
  const life = (serviceLife: number) => ({ material: buildMaterial({ serviceLife }) })
  expect(added(dowels, life(20))).toBeCloseTo(0.3 * 2.5 * 3, 9)
  expect(added({ ...dowels, material: { ...steel, serviceLife: 50 } }, life(20))).toBeCloseTo(0.3 * 2.5, 9)
  expect(added(dowels, { ...life(20), state: 'removed' })).toBeCloseTo(0.3 * 0.5, 9)
})

test('an air layer has no life that it could share', () => {
  const air = buildMaterial({ traits: ['air'] })
  const { serviceLife: _life, ...ageless } = air
  const result = assessed({ material: ageless, accessories: [dowels] })
  expect(row(result, 'B4').missing).toEqual([{ layer: 0, reason: 'noServiceLife' }])
})

test('a sheet counts by its area where the dataset does, and weighs what it weighs', () => {
  const dataset = buildDataset({ referenceUnit: 'm2', referenceThickness: 0.0005 })
  const mesh: LayerAccessory = {
    material: { id: 'mesh', traits: [], dataset },
    unit: 'm²/m²',
    amount: 1.1,
    arealMass: 0.16,
  }
  expect(figure(assessed({ accessories: [mesh] }), 'A1-A3')).toBeCloseTo(0.1 * 100 + 1.1 * 100, 9)
  const { layers, geometry } = assess(buildConstruction(buildLayer({ accessories: [mesh] })), firstGeneration)
  expect(layers[0]?.mass).toBeCloseTo(100 + 1.1 * 0.16, 9)
  expect(geometry.mass).toBeCloseTo(100 + 1.1 * 0.16, 9)
})

test('mass and every step of it are told', () => {
  const trace = openTrace()
  const layer = buildLayer({ accessories: [reinforcement, dowels] })
  const { layers } = assess(buildConstruction(layer), firstGeneration, trace)
  expect(layers[0]?.mass).toBeCloseTo(100 + 8 + 0.3, 9)
  const steps = trace.steps.filter(({ quantity }) => quantity.startsWith('layers.') && quantity.endsWith('ass'))
  expect(steps.map(({ quantity, formula, value }) => [quantity, formula, value])).toEqual([
    ['layers.bodyMass', 'arealMass', 100],
    ['layers.accessoryMass', 'massPerVolume', 8],
    ['layers.accessoryMass', 'massPerArea', 0.3],
    ['layers.mass', 'massWithAccessories', 108.3],
  ])
  const flows = trace.steps.filter(({ quantity }) => quantity === 'lifeCycle.referenceFlow')
  expect(flows.map(({ value, clause }) => [value, clause.includes(steelDataset.uuid)])).toEqual([
    [0.1, false],
    [8, true],
    [0.3, true],
  ])
})

test('one without a dataset makes the balance a lower bound, and says so', () => {
  const { dataset: _dataset, ...unknown } = steel
  const result = assessLifeCycle(
    buildConstruction(buildLayer({ accessories: [{ ...dowels, material: unknown }] })),
    firstGeneration,
  )
  expect(result.lifeCycle.complete).toBe(false)
  expect(row(result, 'total').missing).toEqual([{ layer: 0, reason: 'noAccessoryDataset' }])
  expect(warningCodes(result)).toContain('accessoryDatasetUnknown')
})

test('an amount out of range is refused at its place', () => {
  expect(() => assessed({ accessories: [dowels, { ...reinforcement, amount: 1001 }] })).toThrow(
    '/layers/0/accessories/1/amount: 1001 is not from 0 to 1000',
  )
})
