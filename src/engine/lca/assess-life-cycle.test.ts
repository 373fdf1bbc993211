import { describe, expect, test } from 'vitest'
import { openTrace } from '#engine/open-trace.ts'
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
  withDataset,
} from '#testing/life-cycle-builders.ts'
import { assessLifeCycle } from './assess-life-cycle.ts'

describe('modules', () => {
  test('the sum A1-A3 counts once where A1, A2 and A3 are declared beside it', () => {
    const modules = [
      declare('A1', { gwpA1: 7 }),
      declare('A1-A3', { gwpA1: 10 }),
      declare('A2', { gwpA1: 1 }),
      declare('A3', { gwpA1: 2 }),
    ]
    expect(figure(assessed({ thickness: 1, material: withDataset({ modules }) }), 'A1-A3')).toBe(10)
  })

  test('A1, A2 and A3 are summed where only they are declared', () => {
    const modules = [declare('A1', { gwpA1: 7 }), declare('A2', { gwpA1: 1 }), declare('A3', { gwpA1: 2 })]
    expect(figure(assessed({ thickness: 1, material: withDataset({ modules }) }), 'A1-A3')).toBe(10)
  })

  test('A1 alone is no production', () => {
    const result = assessed({ material: withDataset({ modules: [declare('A1', { gwpA1: 7 })] }) })
    expect(row(result, 'A1-A3')).toMatchObject({ indicators: {}, missing: [{ layer: 0, reason: 'notDeclared' }] })
  })

  test('a replacement repeats whatever is declared of A to C, and not D', () => {
    const result = assessed({ thickness: 1, material: buildMaterial({ serviceLife: 20 }) })
    expect(figure(result, 'B4')).toBe(2 * (100 + 3 + 5))
    expect(result.layers[0]?.replacements).toBe(2)
  })

  test('a B4 that the dataset declares for a service life of its own does not count', () => {
    const modules = [...buildDataset().modules, declare('B4', { gwpA1: 1000 })]
    expect(figure(assessed({ material: withDataset({ modules }) }), 'B4')).toBe(0)
  })

  test('off-cuts are made, brought and taken away, on top of the declared A5', () => {
    const modules = [
      declare('A1-A3', { gwpA1: 100 }),
      declare('A4', { gwpA1: 4 }),
      declare('A5', { gwpA1: 1 }),
      declare('C1', { gwpA1: 1000 }),
      declare('C2', { gwpA1: 3 }),
      declare('C4', { gwpA1: 5 }),
    ]
    const result = assessed({ thickness: 1, material: withDataset({ modules }), wastage: 0.1 })
    expect(figure(result, 'A5')).toBeCloseTo(1 + 0.1 * (100 + 4 + 3 + 5), 12)
  })

  test('M18: D stays out of the total and out of B4, and counts for every end of life', () => {
    const result = assessed({ thickness: 1, material: buildMaterial({ serviceLife: 25 }) })
    expect(figure(result, 'total')).toBe(100 + 3 + 5 + (100 + 3 + 5))
    expect(figure(result, 'B4')).toBe(108)
    expect(figure(result, 'D')).toBe(-40)
    expect(result.lifeCycle.gwp?.total).toBe(216)
    expect(result.lifeCycle.moduleD.gwp).toBe(-40)
  })
})

describe('states', () => {
  const modules = (['A1-A3', 'A4', 'A5', 'C1', 'C2', 'C3', 'C4', 'D'] as const).map((module) =>
    declare(module, { gwpA1: 1 }),
  )
  const material = buildMaterial({ serviceLife: 25, dataset: buildDataset({ modules }) })
  const stages = (layer: Parameters<typeof buildLayer>[0]) =>
    assessed({ thickness: 1, material, ...layer }).lifeCycle.byStage.map(({ gwp }) => gwp)

  test('a new layer takes part in every module', () => expect(stages({})).toEqual([1, 1, 1, 7, 1, 1, 1, 1, 2]))

  test('an existing layer was produced before, and is replaced after its remaining life', () => {
    expect(stages({ state: 'existing', remainingServiceLife: 10 })).toEqual([0, 0, 0, 14, 1, 1, 1, 1, 3])
  })

  test('a removed layer only leaves', () => expect(stages({ state: 'removed' })).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 0]))

  test('an existing layer of unknown remaining life lacks its replacements', () => {
    const result = assessed({ material, state: 'existing' })
    expect(row(result, 'B4').missing).toEqual([{ layer: 0, reason: 'noServiceLife' }])
    expect(result.layers[0]).toMatchObject({ replacements: null, complete: false })
    expect(result.warnings).toContainEqual({ code: 'remainingServiceLifeUnknown', path: '/layers/0' })
  })
})

describe('members', () => {
  const stud = buildMaterial({
    serviceLife: 25,
    dataset: buildDataset({
      modules: [declare('A1-A3', { gwpA1: 10, penrt: 0, pert: 0 }), declare('C3', { gwpA1: 0, penrt: 0, pert: 0 })],
    }),
  })
  const framing = { material: stud, width: 0.06, spacing: 0.6, direction: 'vertical' } as const

  test('M16: members count by their share, the layer by the rest', () => {
    expect(figure(assessed({ thickness: 1, framing }), 'A1-A3')).toBeCloseTo(0.9 * 100 + 0.1 * 10, 12)
  })

  test('members are replaced by their own service life', () => {
    const result = assessed({ thickness: 1, framing })
    expect(figure(result, 'B4')).toBeCloseTo(0.1 * 10, 12)
    expect(result.layers[0]?.replacements).toBe(0)
  })

  test('battens in air: the air needs nothing', () => {
    const material = { id: 'air', traits: ['air'] } as const
    const result = assessed({ thickness: 1, material, framing })
    expect(figure(result, 'A1-A3')).toBeCloseTo(1, 12)
    expect(result.layers[0]).toMatchObject({ replacements: 1, complete: true })
  })
})

describe('what is said of the datasets', () => {
  test('gwpTotal that is not the sum of its parts is told, a rounded one is not', () => {
    const parts = { gwpFossil: 195, gwpBiogenic: 1, gwpLuluc: 0.403 }
    const of = (gwpTotal: number) =>
      warningCodes(
        assessed(
          {
            material: buildMaterial({
              dataset: buildSecondGenerationDataset({ modules: [declare('A1-A3', { gwpTotal, ...parts })] }),
            }),
          },
          secondGeneration,
        ),
      )
    expect(of(196)).not.toContain('climatePartsDiffer')
    expect(of(250)).toContain('climatePartsDiffer')
  })

  test('a product of another density than the material is told', () => {
    const result = assessed({ material: buildMaterial({ density: 30, dataset: buildDataset({ density: 250 }) }) })
    expect(result.warnings).toContainEqual({
      code: 'densityDiffers',
      path: '/layers/0',
      values: { dataset: 250, material: 30 },
    })
  })

  test('figures per m² of a thinner board than the layer are told', () => {
    const dataset = buildDataset({ referenceUnit: 'm2', arealMass: 10 })
    expect(warningCodes(assessed({ thickness: 0.025, material: buildMaterial({ density: 800, dataset }) }))).toContain(
      'areaNotScaled',
    )
    expect(
      warningCodes(assessed({ thickness: 0.0125, material: buildMaterial({ density: 800, dataset }) })),
    ).not.toContain('areaNotScaled')
  })

  test('figures per m² that a surprising thickness multiplies are told, two boards are not', () => {
    const dataset = buildDataset({ referenceUnit: 'm2', referenceThickness: 0.0002 })
    const told = (thickness: number) => assessed({ thickness, material: buildMaterial({ dataset }) }).warnings
    expect(told(0.002)).toContainEqual({ code: 'areaScaled', path: '/layers/0', values: { factor: 10 } })
    expect(told(0.0004).map(({ code }) => code)).not.toContain('areaScaled')
  })
})

test('M21: two layers of the same dataset stay two layers', () => {
  const layer = buildLayer()
  const result = assessLifeCycle(buildConstruction(layer, layer), firstGeneration)
  expect(figure(result, 'A1-A3')).toBeCloseTo(20, 12)
  expect(row(result, 'A1-A3').layers.map(({ layer }) => layer)).toEqual([0, 1])
})

test('results stand beside each other, whichever is read first', () => {
  const [thin, thick] = [assessed({ thickness: 0.1 }), assessed({ thickness: 1 })]
  const stages = JSON.stringify(thin.lifeCycle)
  expect([figure(thick, 'A1-A3'), figure(thin, 'A1-A3'), figure(thick, 'D')]).toEqual([100, 10, -20])
  expect(JSON.stringify(thin.lifeCycle)).toBe(stages)
  expect(thin.layers[0]?.gwp).toBeCloseTo(10.8, 12)
})

test('figures per year are those of the study period divided by it', () => {
  const { gwp } = assessed({ thickness: 1 }, { ...firstGeneration, referenceStudyPeriod: 40 }).lifeCycle
  expect(gwp).toEqual({ total: 108, perYear: 2.7, bound: null })
})

test('a trace tells the flow, the replacements and the totals, and changes nothing', () => {
  const trace = openTrace()
  const construction = buildConstruction(buildLayer({ thickness: 1 }))
  const traced = assessLifeCycle(construction, firstGeneration, trace)
  expect(traced.lifeCycle).toEqual(assessLifeCycle(construction, firstGeneration).lifeCycle)
  expect(trace.steps).toContainEqual(
    expect.objectContaining({ quantity: 'lifeCycle.referenceFlow', layer: 0, value: 1 }),
  )
  expect(trace.steps).toContainEqual(
    expect.objectContaining({ quantity: 'lifeCycle.replacements', layer: 0, value: 0 }),
  )
  expect(trace.steps).toContainEqual(
    expect.objectContaining({
      quantity: 'lifeCycle.production',
      inputs: { referenceFlow: 1, figure: 100 },
      value: 100,
    }),
  )
  const total = trace.steps.find(({ quantity, layer }) => quantity === 'lifeCycle.gwp' && layer === null)
  expect(Object.values(total?.inputs ?? {}).reduce((sum, value) => Number(sum) + Number(value), 0)).toBe(total?.value)
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('a study period of %d years is refused', (years) => {
  expect(() => assessed({}, { ...firstGeneration, referenceStudyPeriod: years })).toThrow(
    expect.objectContaining({ code: 'valueOutOfRange', path: '/referenceStudyPeriod' }),
  )
})

test.each([
  ['wastage', { wastage: -0.1 }],
  ['transportDistance', { transport: { distance: Number.NaN, vehicle: undefined, dataset: undefined } }],
])('%s that is no figure is refused with its place', (name, layer) => {
  expect(() => assessed(layer)).toThrow(expect.objectContaining({ code: 'valueOutOfRange', path: `/layers/0/${name}` }))
})
