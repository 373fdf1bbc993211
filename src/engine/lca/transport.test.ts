import { describe, expect, test } from 'vitest'
import type { Transport } from '#engine/construction.ts'
import { openTrace } from '#engine/open-trace.ts'
import {
  assessed,
  buildConstruction,
  buildDataset,
  buildLayer,
  buildMaterial,
  buildSecondGenerationDataset,
  buildTruck,
  declare,
  figure,
  firstGeneration,
  secondGeneration,
  warningCodes,
  withDataset,
} from '#testing/life-cycle-builders.ts'
import { modulesWithin } from '#vocabulary/life-cycle.ts'
import { assessLifeCycle } from './assess-life-cycle.ts'

/** Of the truck, per t·km. */
const GWP = 0.0896859880375202
const by = (distance: number): Transport => ({ distance, vehicle: 'truck', dataset: buildTruck() })
const declaring = withDataset({ modules: [...buildDataset().modules, declare('A4', { gwpA1: 4 })] })

describe('A4 of a distance', () => {
  test('is the mass in tonnes times the distance times the figure of the vehicle', () => {
    const result = assessed({ thickness: 0.2, transport: by(50) })
    expect(figure(result, 'A4')).toBeCloseTo(0.2 * 50 * GWP, 14)
    expect(warningCodes(result)).not.toContain('transportDistanceUnused')
  })

  test('replaces what the dataset declares, which is said with the figure; it is never added to it', () => {
    const result = assessed({ thickness: 1, material: declaring, transport: by(50) })
    expect(figure(result, 'A4')).toBeCloseTo(50 * GWP, 12)
    expect(result.warnings).toContainEqual({
      code: 'transportReplacesDeclared',
      path: '/layers/0',
      values: { declared: 4 },
    })
  })

  test('of 0 km is nothing', () => {
    expect(figure(assessed({ thickness: 1, material: declaring, transport: by(0) }), 'A4')).toBe(0)
  })

  test('weighs the material by its own density, not the product of the dataset', () => {
    const material = buildMaterial({ density: 500, dataset: buildDataset({ density: 1000 }) })
    expect(figure(assessed({ thickness: 1, material, transport: by(100) }), 'A4')).toBeCloseTo(0.5 * 100 * GWP, 12)
  })

  test('brings members and what is built in along', () => {
    const steel = buildMaterial({ id: 'steel', dataset: buildDataset({ referenceUnit: 'kg' }) })
    const { density: _none, ...unweighed } = steel
    const layer = {
      thickness: 0.1,
      framing: { material: buildMaterial({ density: 500 }), width: 0.1, spacing: 1, direction: 'vertical' as const },
      accessories: [{ material: unweighed, unit: 'kg/m²' as const, amount: 8 }],
      transport: by(100),
    }
    const mass = 0.1 * 0.9 * 1000 + 0.1 * 0.1 * 500 + 8
    expect(figure(assessed(layer), 'A4')).toBeCloseTo((mass / 1000) * 100 * GWP, 12)
  })

  test('is repeated by replacements where the boundary counts it, and by an existing layer too', () => {
    const material = buildMaterial({ serviceLife: 20 })
    const plain = figure(assessed({ thickness: 1, material }), 'B4') ?? 0
    expect(figure(assessed({ thickness: 1, material, transport: by(50) }), 'B4')).toBeCloseTo(plain + 2 * 50 * GWP, 10)
    const existing = { thickness: 1, material, state: 'existing' as const, remainingServiceLife: 10 }
    const still = figure(assessed(existing), 'B4') ?? 0
    const moved = assessed({ ...existing, transport: by(50) })
    expect(figure(moved, 'B4')).toBeCloseTo(still + 2 * 50 * GWP, 10)
    expect(figure(moved, 'A4')).toBe(0)
  })

  test('is no part of the boundary of QNG: neither booked nor spoken of', () => {
    const qng = { ...firstGeneration, modules: modulesWithin.qng }
    const trace = openTrace()
    const layer = buildLayer({ thickness: 1, material: declaring, transport: by(50) })
    const result = assessLifeCycle(buildConstruction(layer), qng, trace)
    expect(result.lifeCycle).toEqual(assessed({ thickness: 1, material: declaring }, qng).lifeCycle)
    expect(warningCodes(result)).not.toContain('transportReplacesDeclared')
    expect(trace.steps.filter(({ quantity }) => quantity.startsWith('lifeCycle.transport'))).toEqual([])
  })

  test('is told with mass, distance, figure and the dataset of the vehicle', () => {
    const trace = openTrace()
    assessLifeCycle(buildConstruction(buildLayer({ thickness: 0.2, transport: by(50) })), firstGeneration, trace)
    expect(trace.steps.find(({ quantity }) => quantity === 'lifeCycle.transport')).toMatchObject({
      clause: 'OBD_2020_II f54f1e4c-07e2-4045-9f1b-fb28ef8adf13 20.19.120',
      layer: 0,
      inputs: { transportMass: 200, transportDistance: 50, figurePerTonneKilometre: GWP },
      value: 0.2 * 50 * GWP,
    })
  })

  test('opens no biogenic balance: what a vehicle burns is not the carbon of the product', () => {
    const dataset = {
      ...buildTruck(),
      release: 'OBD_2024_I',
      generation: 'EN 15804+A2' as const,
      modules: [declare('A4', { gwpTotal: 1, gwpBiogenic: 1 })],
    }
    const layer = {
      thickness: 1,
      material: buildMaterial({ dataset: buildSecondGenerationDataset() }),
      transport: { distance: 1000, vehicle: 'truck' as const, dataset },
    }
    expect(warningCodes(assessed(layer, secondGeneration))).not.toContain('biogenicReleaseOpen')
  })
})

describe('a distance that does not count says why, and A4 stays as declared', () => {
  const { density: _none, ...unweighed } = buildMaterial({ dataset: { ...buildDataset(), modules: [] } })
  const { density: _dataset, ...areaOnly } = buildDataset({
    referenceUnit: 'm2',
    modules: [...buildDataset().modules, declare('A4', { gwpA1: 4 })],
  })
  test.each([
    ['vehicle', declaring, { distance: 300, vehicle: undefined, dataset: undefined }],
    ['figures', declaring, { distance: 300, vehicle: 'truck' as const, dataset: undefined }],
    ['mass', { ...unweighed, dataset: areaOnly }, by(300)],
  ])('%s', (reason, material, transport) => {
    const result = assessed({ thickness: 1, material, ...(transport && { transport }) })
    expect(figure(result, 'A4')).toBe(4)
    expect(result.warnings).toContainEqual(
      expect.objectContaining({ code: 'transportDistanceUnused', values: { distance: 300, reason } }),
    )
  })
})

test('a vehicle of another release is refused', () => {
  const dataset = { ...buildTruck(), release: 'OBD_2024_I' }
  expect(() => assessed({ transport: { distance: 1, vehicle: 'truck', dataset } })).toThrow('/layers/0/transport')
})
