import { describe, expect, test } from 'vitest'
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
  withDataset,
} from '#testing/life-cycle-builders.ts'
import type { ResultModule } from '#vocabulary/life-cycle.ts'
import { assessLifeCycle } from './assess-life-cycle.ts'
import type { LifeCycleResult } from './life-cycle-result.ts'

const missing = (result: LifeCycleResult, module: ResultModule) => row(result, module).missing

describe('missing is not zero', () => {
  const noDataset = { id: 'plain', traits: [], density: 1000, serviceLife: 50 } as const

  test('a layer without a dataset is missing in every module but a B4 it does not need', () => {
    const result = assessLifeCycle(
      buildConstruction(buildLayer(), buildLayer({ material: noDataset })),
      firstGeneration,
    )
    for (const module of ['A1-A3', 'A4', 'A5', 'C1', 'C2', 'C3', 'C4', 'D', 'total'] as const)
      expect(missing(result, module)).toContainEqual({ layer: 1, reason: 'noDataset' })
    expect(missing(result, 'B4')).toEqual([])
    expect(result.lifeCycle).toMatchObject({ complete: false })
    expect(result.lifeCycle.gwp?.total).toBeCloseTo(10.8, 12)
    expect(result.layers[1]).toMatchObject({ gwp: null, penrt: null, pert: null, complete: false })
    expect(result.warnings).toContainEqual({ code: 'datasetUnknown', path: '/layers/1' })
  })

  test('a material without traits and figures is one the catalogue does not hold', () => {
    const result = assessed({ material: { id: 'gone', traits: [] } })
    expect(missing(result, 'A1-A3')).toEqual([{ layer: 0, reason: 'noMaterial' }])
    expect(result.lifeCycle.gwp).toBeNull()
    expect(warningCodes(result)).toContain('materialUnknown')
  })

  test('a dataset whose unit cannot be converted is missing, with the unit named', () => {
    const result = assessed({ material: withDataset({ referenceUnit: 'piece' }) })
    expect(missing(result, 'total')).toEqual([{ layer: 0, reason: 'noConversion' }])
    expect(result.warnings).toContainEqual({
      code: 'datasetNotConvertible',
      path: '/layers/0',
      values: { unit: 'piece' },
    })
  })

  test('C3 without C4 is complete, neither is not', () => {
    expect(assessed({}).lifeCycle.complete).toBe(true)
    const result = assessed({ material: withDataset({ modules: [declare('A1-A3', { gwpA1: 1 })] }) })
    expect(missing(result, 'C3')).toEqual([{ layer: 0, reason: 'notDeclared' }])
    expect(missing(result, 'C4')).toEqual([{ layer: 0, reason: 'notDeclared' }])
    expect(result.warnings).toContainEqual({
      code: 'modulesNotDeclared',
      path: '/layers/0',
      values: { modules: 'C3, C4' },
    })
  })

  test('A4, A5, C1 and D that are not declared are listed, and do not make the total a lower bound', () => {
    const result = assessed({ material: withDataset({ modules: buildDataset().modules.slice(0, 3) }) })
    for (const module of ['A4', 'A5', 'C1', 'D'] as const)
      expect(missing(result, module)).toEqual([{ layer: 0, reason: 'notDeclared' }])
    expect(result.lifeCycle.complete).toBe(true)
    expect(figure(result, 'A4')).toBeUndefined()
  })

  test('without a service life the replacements are missing', () => {
    const { serviceLife: _, ...material } = buildMaterial()
    const result = assessed({ material })
    expect(missing(result, 'B4')).toEqual([{ layer: 0, reason: 'noServiceLife' }])
    expect(warningCodes(result)).toContain('serviceLifeUnknown')
  })

  test('an indicator that one layer leaves out is a lower bound, and that is said with the layer', () => {
    const dataset = buildDataset({ modules: [declare('A1-A3', { gwpA1: 1 }), declare('C3', { gwpA1: 1 })] })
    const construction = buildConstruction(buildLayer(), buildLayer({ material: buildMaterial({ dataset }) }))
    const result = assessLifeCycle(construction, firstGeneration)
    expect(figure(result, 'A1-A3', 'penrt')).toBeUndefined()
    expect(figure(result, 'A1-A3', 'gwpA1')).toBeCloseTo(10.1, 12)
    expect(result.lifeCycle.penrt).toMatchObject({ total: 109, bound: 'lower' })
    expect(result.lifeCycle.gwp).toMatchObject({ bound: null })
    expect(result.lifeCycle.complete).toBe(false)
    expect(result.layers.map(({ complete }) => complete)).toEqual([true, false])
    const values = { indicator: 'penrt', layers: '2' }
    expect(result.warnings).toContainEqual({ code: 'indicatorNotDeclared', values })
    expect(row(result, 'A1-A3').layers[0]?.indicators.penrt).toBe(100)
  })

  test('a declared zero is a figure', () => {
    const dataset = buildDataset({ modules: [declare('A1-A3', { gwpA1: 0 }), declare('C3', { gwpA1: 0 })] })
    expect(figure(assessed({ material: buildMaterial({ dataset }) }), 'A1-A3')).toBe(0)
  })

  test('air alone is complete and zero', () => {
    const result = assessed({ material: { id: 'air', traits: ['air'] } })
    expect(result.lifeCycle).toMatchObject({ complete: true, gwp: { total: 0, perYear: 0 } })
    expect(result.layers[0]).toMatchObject({ gwp: 0, penrt: 0, pert: 0, replacements: 0, complete: true })
  })
})
