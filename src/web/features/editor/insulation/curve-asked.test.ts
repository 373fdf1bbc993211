import { expect, test } from 'vitest'
import type { InsulationCurvePoint } from '#contract/insulation-curve.ts'
import { curveThicknesses, drawnEnd, firstAsked, heatOf, insulatingLayers, otherHeats } from './curve-asked.ts'
import { governing, type Mark } from './curve-marks.ts'

const materials = new Map([
  ['wool', { conductivity: 0.035 }],
  ['brick', { conductivity: 0.7 }],
])
const wool = { materialId: 'wool', thickness: 0.06 }
const wall = { layers: [wool, { materialId: 'brick', thickness: 0.2 }, { ...wool, thickness: 0.14 }] }

test('new layers that insulate can be chosen, the thickest first', () => {
  expect(insulatingLayers(wall, materials)).toEqual([2, 0])
  expect(insulatingLayers({ layers: [{ ...wool, state: 'existing' }] }, materials)).toEqual([])
  const own = { materialId: 'brick', thickness: 0.3, overrides: { conductivity: 0.06 } }
  expect(insulatingLayers({ layers: [own] }, materials)).toEqual([0])
})

test('what is new is heated below 12 °C, what exists below 15 °C', () => {
  expect(heatOf(firstAsked, wall).degreeHours).toBe(79.7)
  expect(heatOf(firstAsked, { layers: [{ ...wool, state: 'existing' }] }).degreeHours).toBe(86.5)
})

test('emissions may fall to nothing; heat of every carrier is asked for alike', () => {
  const asked = { ...firstAsked, course: 'free' } as const
  expect(heatOf(asked, wall).decarbonisation).toEqual({ freeFrom: 2045 })
  expect(otherHeats(asked, wall).map(({ carrier }) => carrier)).toContain('gas')
})

test('the drawing reaches beyond what is marked, as far as is computed', () => {
  expect(drawnEnd([0.14, 0.2])).toBe(0.4)
  expect(drawnEnd([0.45])).toBeGreaterThan(0.45)
  expect(drawnEnd([1.7])).toBe(1.2)
  expect(curveThicknesses.at(-1)).toBe(1.2)
})

const mark = (kind: Mark['kind'], thickness: number, isBinding = false): Mark => ({
  kind,
  name: kind,
  isBinding,
  point: { thickness } as InsulationCurvePoint,
})

test('a rule that has to be kept governs where it asks for more than the optimum', () => {
  const [today, optimum] = [mark('given', 0.14), mark('optimum', 0.2)]
  expect(governing([today, mark('limit', 0.16, true), optimum])?.kind).toBe('optimum')
  expect(governing([today, optimum, mark('limit', 0.26)])?.kind).toBe('optimum')
  expect(governing([today, optimum, mark('limit', 0.24, true), mark('limit', 0.26)])?.point.thickness).toBe(0.24)
  expect(governing([today])).toBeUndefined()
})
