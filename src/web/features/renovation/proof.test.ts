import { expect, test } from 'vitest'
import { proofSavings } from './proof.ts'

/** Saved by mineral wool of 140 mm on a brick wall of 240 mm, Potsdam [kWh/(m²a)]. */
const HEAT = 86.5 * (1 / 0.56736 - 1 / 4.56736)

test('the worked example: gas with 0.92, a heat pump with 3.0 in 2026 and in 2027', () => {
  expect(proofSavings(HEAT / 0.92, 'gas').map(({ emissions }) => emissions)).toEqual([
    expect.closeTo(34.8, 1),
    expect.closeTo(34.8, 1),
  ])
  expect(proofSavings(HEAT / 3, 'electricity').map(({ emissions }) => emissions)).toEqual([
    expect.closeTo(24.9, 1),
    expect.closeTo(4.45, 2),
  ])
  expect(proofSavings(HEAT / 3, 'electricity').map(({ primaryEnergy }) => primaryEnergy)).toEqual([
    expect.closeTo((HEAT / 3) * 1.8, 9),
    expect.closeTo((HEAT / 3) * 1.5, 9),
  ])
})

test('where the law refers to the network nothing is guessed', () => {
  const [geg, gmodg] = proofSavings(100, 'districtHeat')
  expect(geg).toMatchObject({ emissions: null, primaryEnergy: null })
  expect(gmodg?.emissions).toBeNull()
  expect(gmodg?.primaryEnergy).toBeCloseTo(70, 9)
})
