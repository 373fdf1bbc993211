import { expect, test } from 'vitest'
import {
  airGapCorrection,
  correctedTransmittance,
  fastenerCorrection,
  invertedRoofAddition,
  pointTransmittanceCorrection,
} from './corrections.ts'

test('air gaps weigh with the square of the share of the resistance they lie in', () => {
  expect(([0, 1, 2] as const).map((level) => airGapCorrection(level, 4, 5))).toEqual([
    0,
    expect.closeTo(0.0064, 12),
    expect.closeTo(0.0256, 12),
  ])
})

test('fasteners through the insulation: α λ A n / d1 (R1 / RT)²', () => {
  const fasteners = {
    conductivity: 50,
    area: 12.5e-6,
    count: 4,
    length: 0.1,
    insulationThickness: 0.1,
    insulation: 2.5,
    total: 3,
  }
  const full = (0.8 * 50 * 12.5e-6 * 4 * (2.5 / 3) ** 2) / 0.1
  expect(fastenerCorrection(fasteners)).toBeCloseTo(full, 12)
  const recessed = fastenerCorrection({ ...fasteners, length: 0.05 })
  expect(recessed).toBeCloseTo((0.4 * 50 * 12.5e-6 * 4 * (2.5 / 3) ** 2) / 0.05, 12)
  expect(pointTransmittanceCorrection(4, 0.002)).toBeCloseTo(0.008, 12)
})

test('addition for an inverted roof by the share of resistance inside', () => {
  expect([0.05, 0.1, 0.5, 0.51].map(invertedRoofAddition)).toEqual([0.05, 0.03, 0.03, 0])
})

test('corrections below 3 % of U in sum are left out, from 3 % on all are added', () => {
  expect(correctedTransmittance(0.2, [0.003, 0.002])).toBe(0.2)
  expect(correctedTransmittance(0.2, [0.003, 0.003])).toBeCloseTo(0.206, 12)
})
