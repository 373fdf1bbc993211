import { expect, test } from 'vitest'
import { fastenerSystems, figuresOfSystem, knownFasteners, statedFasteners } from './fasteners.ts'

test('systems are known by χ or by cross section and conductivity; the others ask for what they lack', () => {
  const known = Object.fromEntries(fastenerSystems.map((system) => [system, knownFasteners({ system })]))
  expect(known).toEqual({
    eticsDowels: { perArea: 6, pointTransmittance: 0.002 },
    roofFasteners: { perArea: 4, area: expect.closeTo(18.1e-6, 12), conductivity: 50 },
    wallTies: { perArea: 7, area: expect.closeTo(12.57e-6, 12), conductivity: 17 },
    rafterScrews: { missing: 'perArea' },
    sandwichAnchors: { missing: 'perArea' },
    facadeBrackets: { missing: 'perArea' },
  })
  expect(knownFasteners({ system: 'facadeBrackets', perArea: 3 })).toEqual({ missing: 'pointTransmittance' })
  expect(knownFasteners({ system: 'rafterScrews', perArea: 3 })).toEqual({ missing: 'diameter' })
  expect(figuresOfSystem('wallTies').diameter).toBeCloseTo(0.004, 5)
})

test('own figures go before those of the system; an own diameter before its χ', () => {
  expect(knownFasteners({ system: 'eticsDowels', perArea: 8, pointTransmittance: 0.001 })).toEqual({
    perArea: 8,
    pointTransmittance: 0.001,
  })
  expect(knownFasteners({ system: 'eticsDowels', diameter: 0.01, conductivity: 50 })).toMatchObject({ perArea: 6 })
  expect(knownFasteners({ system: 'eticsDowels', diameter: 0.01 })).toEqual({ missing: 'conductivity' })
})

test('an accessory that is built in counts in U where nothing else is stated', () => {
  expect(statedFasteners({ accessories: [{ accessoryId: 'eticsMesh' }, { accessoryId: 'eticsDowels' }] })).toEqual({
    system: 'eticsDowels',
  })
  expect(statedFasteners({ fasteners: { perArea: 2 }, accessories: [{ accessoryId: 'eticsDowels' }] })).toEqual({
    perArea: 2,
  })
  expect(statedFasteners({})).toBeUndefined()
})
