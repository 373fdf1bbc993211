import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { accessoryOf, amountOfAccessory, layerAccessoryIds, studsOf } from './accessories.ts'

test('what displaces stone, belongs to the services or is in the dataset already is not built in', () => {
  for (const id of ['mortarFacingBrick', 'mortarThinBed', 'floorHeating', 'reinforcementPrecast'] as const)
    expect(layerAccessoryIds).not.toContain(id)
})

test('the amount is the own one, else the typical one; what only the design tells has none', () => {
  expect(amountOfAccessory({ accessoryId: 'reinforcementWall' })).toBe(60)
  expect(amountOfAccessory({ accessoryId: 'reinforcementWall', amount: 0 })).toBe(0)
  expect(amountOfAccessory({ accessoryId: 'rafterScrews' })).toBeUndefined()
})

test('studs follow their spacing: 9 instead of 8 in 4 m at 500 mm, a quarter metre more per m²', () => {
  const at = (spacing: number) => amountOfAccessory({ accessoryId: 'studsCw75', spacing })
  expect(at(0.625)).toBe(2.25)
  expect(at(0.5)).toBeCloseTo(2.25 + 0.25 * 0.86, 9)
  expect(at(0.4)).toBeCloseTo(2.25 + 0.75 * 0.86, 9)
  expect(amountOfAccessory({ accessoryId: 'studsCw75', spacing: 0.4, amount: 2 })).toBe(2)
})

test('wider spacing never asks for more steel', () => {
  const spacing = fc.double({ min: 0.1, max: 2, noNaN: true })
  fc.assert(
    fc.property(spacing, spacing, (one, other) => {
      const [narrow, wide] = [Math.min(one, other), Math.max(one, other)].map((at) =>
        amountOfAccessory({ accessoryId: 'studsCw100', spacing: at }),
      )
      expect(narrow).toBeGreaterThanOrEqual(wide ?? Number.NaN)
    }),
  )
})

test('studs are drawn at their own spacing, else the usual one; nothing else is drawn as members', () => {
  expect(studsOf([{ accessoryId: 'eticsDowels' }])).toBeUndefined()
  expect(studsOf([{ accessoryId: 'eticsDowels' }, { accessoryId: 'studsCw50' }])).toEqual({
    hatch: 'metal',
    width: 0.05,
    spacing: accessoryOf('studsCw50').studs?.spacing,
  })
  expect(studsOf([{ accessoryId: 'studsCw50', spacing: 0.4 }])?.spacing).toBe(0.4)
})
