import { expect, test } from 'vitest'
import { heatUseOf } from './heat-use.ts'

const given = { type: 'outerWall', layers: [{ materialId: 'osb', thickness: 0.02 }] } as const
const old = { ...given, layers: [{ materialId: 'osb', thickness: 0.02, state: 'existing' }] } as const

test('without a word: Potsdam, condensing gas, constant; the heating limit by what stands already', () => {
  const { told } = heatUseOf({}, given, 2026)
  expect(told).toMatchObject({ degreeHours: 79.7, carrier: 'gas', efficiency: 0.99, systemEfficiency: 1 })
  expect(told.source).toMatch(/2020-II/)
  expect(heatUseOf({}, old, 2026).told.degreeHours).toBe(86.5)
})

test('heat of a year is U · F_x · degree hours over the efficiency, for every year of the period', () => {
  const factor = { gwp: 0.2348, penrt: 1.09 }
  const { perTransmittance } = heatUseOf({ degreeHours: 86.5, factor, efficiency: 0.92 }, given, 2026)
  // 133.5 kWh of heat are 34.1 kg a year (worked example)
  expect((perTransmittance.gwp / 50) * 1.5436).toBeCloseTo(34.1, 1)
  expect(perTransmittance.penrt / perTransmittance.gwp).toBeCloseTo((1.09 * 3.6) / 0.2348, 9)
})

test('electricity follows the scenarios, gas does not; free of emissions says nothing of primary energy', () => {
  const years = (asked: Parameters<typeof heatUseOf>[0]) => heatUseOf(asked, given, 2026).told.effectiveYears
  expect(years({ carrier: 'electricity', decarbonisation: 'scenario' }).gwp).toBeLessThan(40)
  expect(years({ carrier: 'gas', decarbonisation: 'scenario' })).toEqual({ gwp: 50, penrt: 50 })
  expect(years({ decarbonisation: { freeFrom: 2046 } })).toEqual({ gwp: 10, penrt: 50 })
})

test('a factor of F_x that is said holds at the ground too', () => {
  const slab = { ...given, type: 'groundSlab' } as const
  expect(heatUseOf({}, slab, 2026).correctionAt(0.5)).toBe(0.4)
  expect(heatUseOf({}, slab, 2026).correctionAt(3)).toBe(0.5)
  expect(heatUseOf({ fx: 0.3 }, slab, 2026).correctionAt(3)).toBe(0.3)
})
