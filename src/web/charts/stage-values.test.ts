import { expect, test } from 'vitest'
import { extentOf, shownModules, stagesOf } from './stage-values.ts'

const rows = [
  { module: 'A1-A3', indicators: { gwpA1: -70 } },
  { module: 'B4', indicators: { gwpA1: 5 } },
  { module: 'C3', indicators: { gwpA1: 99 } },
  { module: 'C4', indicators: {} },
  { module: 'D', indicators: { gwpA1: -80 } },
  { module: 'total', indicators: { gwpA1: 34 } },
] as const

test('modules and sum of an indicator; what is not declared is absent', () => {
  expect(stagesOf(rows, 'gwpA1')).toEqual({ stages: { 'A1-A3': -70, B4: 5, C3: 99, D: -80 }, total: 34 })
  expect(stagesOf(rows, 'penrt')).toEqual({ stages: {}, total: null })
})

test('bars reach as far as uptake and release do; D counts for itself', () => {
  const { stages } = stagesOf(rows, 'gwpA1')
  expect(extentOf([{ stages, total: 34 }])).toEqual([-80, 104])
  expect(extentOf([])).toEqual([0, 0])
})

test('modules that no row has a value of are not shown', () => {
  expect(shownModules([{ stages: { 'A1-A3': 1, A4: 0 } }, { stages: { D: -1 } }])).toEqual(['A1-A3', 'D'])
})
