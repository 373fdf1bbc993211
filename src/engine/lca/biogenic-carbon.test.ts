import { describe, expect, test } from 'vitest'
import type { Dataset, ModuleDeclaration } from '#engine/construction.ts'
import {
  assessed,
  buildConstruction,
  buildDataset,
  buildLayer,
  buildMaterial,
  buildSecondGenerationDataset,
  declare,
  figure,
  firstGeneration,
  row,
  secondGeneration,
  warningCodes,
} from '#testing/life-cycle-builders.ts'
import { assessLifeCycle } from './assess-life-cycle.ts'

const wood = (modules: ModuleDeclaration[], overrides: Partial<Dataset> = {}) =>
  buildMaterial({
    traits: ['wood', 'biogenic'],
    density: 500,
    dataset: buildSecondGenerationDataset({ modules, ...overrides }),
  })

describe('biogenic carbon', () => {
  const uptake = declare('A1-A3', { gwpTotal: -700, gwpFossil: 100, gwpBiogenic: -800, gwpLuluc: 0 })
  const release = declare('C3', { gwpTotal: 810, gwpFossil: 10, gwpBiogenic: 800, gwpLuluc: 0 })

  test('M20: a release that matches the uptake leaves the balance closed', () => {
    const result = assessed({ material: wood([uptake, release]) }, secondGeneration)
    expect(warningCodes(result)).not.toContain('biogenicBalanceOpen')
    expect(figure(result, 'total', 'gwpBiogenic')).toBe(0)
  })

  test('M20: an uptake without release is told', () => {
    const result = assessed(
      { thickness: 0.1, material: wood([uptake, declare('C3', { gwpTotal: 0, gwpBiogenic: 0 })]) },
      secondGeneration,
    )
    expect(result.warnings).toContainEqual(
      expect.objectContaining({ code: 'biogenicBalanceOpen', path: '/layers/0', values: { balance: 80 } }),
    )
  })

  test('an end of life that keeps the uptake makes the sum a lower bound, of production alone it does not', () => {
    const material = wood([uptake, declare('C3', { gwpTotal: 0, gwpBiogenic: 0 })])
    const result = assessed({ thickness: 0.1, material }, secondGeneration)
    expect(result.lifeCycle).toMatchObject({ complete: false, gwp: { bound: 'lower' } })
    expect(row(result, 'total').missing).toEqual([{ layer: 0, reason: 'uptakeHeld' }])
    const product = assessed({ thickness: 0.1, material }, { ...secondGeneration, modules: ['A1-A3'] })
    expect(row(product, 'total').missing).toEqual([])
    expect(warningCodes(product)).not.toContain('biogenicBalanceOpen')
  })

  test('a release beyond the uptake is told, and no lower bound', () => {
    const more = declare('C3', { gwpTotal: 1810, gwpFossil: 10, gwpBiogenic: 1800, gwpLuluc: 0 })
    const result = assessed({ material: wood([uptake, more]) }, secondGeneration)
    expect(warningCodes(result)).toContain('biogenicReleaseOpen')
    expect(row(result, 'total').missing).toEqual([])
  })

  test('existing timber releases what was taken up before: said once for all its layers', () => {
    const layer = buildLayer({
      thickness: 0.1,
      material: wood([uptake, release]),
      state: 'existing',
      remainingServiceLife: 50,
    })
    const result = assessLifeCycle(
      buildConstruction(layer, buildLayer({ material: wood([uptake, release]) }), layer),
      secondGeneration,
    )
    const told = result.warnings.filter(({ code }) => code === 'releaseWithoutUptake')
    expect(told).toEqual([{ code: 'releaseWithoutUptake', values: { layers: '1, 3', release: 160 } }])
  })

  test('M20: in a first-generation release, an uptake without any end of life is told', () => {
    const dataset = buildDataset({ modules: [declare('A1-A3', { gwpA1: -640 })] })
    expect(warningCodes(assessed({ material: buildMaterial({ dataset }) }))).toContain('biogenicBalanceOpen')
  })

  test('M20: a replacement releases what the replaced one held', () => {
    const material = { ...wood([uptake, release]), serviceLife: 25 }
    expect(figure(assessed({ material }, secondGeneration), 'B4', 'gwpBiogenic')).toBe(0)
  })

  test('stored carbon is the declared one, as CO₂', () => {
    const result = assessed(
      { thickness: 0.1, material: wood([uptake, release], { biogenicCarbon: 218 }) },
      secondGeneration,
    )
    expect(result.lifeCycle.biogenicCarbonStored).toBeCloseTo((0.1 * 218 * 44) / 12, 10)
  })

  test('stored carbon of wood without a declaration follows EN 16449, and that is said', () => {
    const result = assessed({ thickness: 0.1, material: wood([uptake, release]) }, secondGeneration)
    expect(result.lifeCycle.biogenicCarbonStored).toBeCloseTo(((44 / 12) * 0.5 * 50) / 1.12, 10)
    expect(warningCodes(result)).toContain('biogenicCarbonEstimated')
  })

  test('stored carbon of other grown materials is unknown', () => {
    const material = buildMaterial({ traits: ['biogenic'] })
    const result = assessed({ material })
    expect(result.lifeCycle.biogenicCarbonStored).toBeNull()
    expect(result.warnings).toContainEqual({ code: 'biogenicCarbonUnknown', path: '/layers/0' })
  })

  test('a sum over what is unknown is a lower bound, and blank where nothing is known', () => {
    const unknown = buildLayer({ material: buildMaterial({ traits: ['biogenic'] }) })
    const known = buildLayer({ thickness: 0.1, material: wood([uptake, release]) })
    const grown = buildLayer({
      material: buildMaterial({ traits: ['biogenic'], dataset: buildSecondGenerationDataset() }),
    })
    const { lifeCycle } = assessLifeCycle(buildConstruction(known, grown), secondGeneration)
    expect(lifeCycle.biogenicCarbonStored).toBeCloseTo(((44 / 12) * 0.5 * 50) / 1.12, 10)
    expect(lifeCycle.biogenicCarbonBound).toBe('lower')
    expect(assessLifeCycle(buildConstruction(known), secondGeneration).lifeCycle.biogenicCarbonBound).toBeNull()
    expect(assessLifeCycle(buildConstruction(unknown), firstGeneration).lifeCycle).toMatchObject({
      biogenicCarbonStored: null,
      biogenicCarbonBound: null,
    })
  })

  test('each layer says whether what it takes up is released; mineral ones have nothing to say', () => {
    const balances = (...layers: Parameters<typeof buildConstruction>) =>
      assessLifeCycle(buildConstruction(...layers), secondGeneration).layers.map((one) => one.biogenicBalance)
    const mineral = buildLayer({ material: buildMaterial({ dataset: buildSecondGenerationDataset() }) })
    const even = buildLayer({ material: wood([uptake, release]) })
    expect(balances(even, buildLayer({ material: wood([uptake]) }), mineral, { ...even, state: 'existing' })).toEqual([
      'closed',
      'open',
      null,
      null,
    ])
  })

  test('what is removed stores nothing', () => {
    const result = assessed({ state: 'removed', material: wood([uptake, release]) }, secondGeneration)
    expect(result.lifeCycle.biogenicCarbonStored).toBe(0)
  })
})
