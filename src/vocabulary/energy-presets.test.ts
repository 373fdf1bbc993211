import { expect, test } from 'vitest'
import { constructionTypes } from './constructions.ts'
import { degreeHoursOf, stationKeys, stations } from './degree-hours.ts'
import { electricityInYear, energyCarriers, lifeCycleFactors, proofPacks } from './energy-carriers.ts'
import { heatGenerators, USUAL_GENERATOR } from './heat-generators.ts'
import { neighboursOf, temperatureCorrections } from './temperature-corrections.ts'

test('fifteen stations, the reference climate among them; a lower heating limit leaves fewer degree hours', () => {
  expect(stationKeys).toHaveLength(15)
  expect(degreeHoursOf('potsdam', 15)).toBe(86.5)
  for (const key of stationKeys) {
    const { degreeHours, height } = stations[key]
    expect(height).toBeGreaterThan(0)
    expect(degreeHours[15]).toBeGreaterThan(degreeHours[12])
    expect(degreeHours[12]).toBeGreaterThan(degreeHours[10])
  }
})

test('every type has a neighbour with a factor, or no heat balance', () => {
  for (const type of constructionTypes) {
    const beyond = neighboursOf(type)
    if (beyond === null) expect(['innerWall', 'internalFloor']).toContain(type)
    else expect(beyond.all).toContain(beyond.usual)
  }
  expect(neighboursOf('basementCeiling')?.all.map((key) => temperatureCorrections[key])).toEqual([
    0.7, 0.65, 0.55, 0.55, 0.5, 0.45,
  ])
  expect(neighboursOf('groundSlab')?.all).toHaveLength(18)
})

test('each generator has an id of its own and burns what has a factor', () => {
  expect(new Set(heatGenerators.map(({ id }) => id)).size).toBe(heatGenerators.length)
  expect(heatGenerators.some(({ id }) => id === USUAL_GENERATOR)).toBe(true)
  expect(new Set(heatGenerators.map(({ carrier }) => carrier))).toEqual(new Set(energyCarriers))
})

/** Efficiencies are given to two digits. */
const TWO_DIGITS = 0.008

test('final energy over efficiency is what ÖKOBAUDAT declares per kWh of heat', () => {
  const perHeat = (id: string, key: 'gwp' | 'penrt') => {
    const generator = heatGenerators.find((one) => one.id === id)
    return generator ? lifeCycleFactors[generator.carrier][key] / generator.efficiency : Number.NaN
  }
  expect(Math.abs(perHeat('gasCondensing20', 'gwp') / 0.2372 - 1)).toBeLessThan(TWO_DIGITS)
  expect(Math.abs(perHeat('oilLowTemperature120', 'gwp') / 0.3323 - 1)).toBeLessThan(TWO_DIGITS)
  expect(Math.abs(perHeat('districtHeat', 'gwp') / 0.2744 - 1)).toBeLessThan(TWO_DIGITS)
  expect(Math.abs(perHeat('pellets20', 'penrt') / 0.09049 - 1)).toBeLessThan(TWO_DIGITS)
  expect(Math.abs(perHeat('airHeatPump10', 'penrt') / 0.547 - 1)).toBeLessThan(TWO_DIGITS)
  expect(Math.abs(perHeat('brineHeatPump35', 'penrt') / 0.4241 - 1)).toBeLessThan(TWO_DIGITS)
})

test('electricity falls between the scenarios and stays beyond them', () => {
  expect(electricityInYear(2015).gwp).toBeCloseTo(0.5894, 4)
  expect(electricityInYear(2026).gwp).toBeCloseTo(0.5894 + 0.6 * (0.5028 - 0.5894), 4)
  expect(electricityInYear(2030).penrt).toBeCloseTo(1.474, 3)
  expect(electricityInYear(2045).gwp).toBeCloseTo((0.4136 + 0.3538) / 2, 4)
  expect(electricityInYear(2070).gwp).toBeCloseTo(0.3538, 4)
})

test('the packs of certificates follow one another without a gap', () => {
  expect(proofPacks.map(({ validTo }) => validTo)).toEqual(['2026-12-31', null])
  expect(proofPacks.map(({ validFrom }) => validFrom)).toEqual([null, '2027-01-01'])
  expect(proofPacks.map(({ factors }) => factors.electricity)).toEqual([
    { gwp: 0.56, penrt: 1.8 },
    { gwp: 0.1, penrt: 1.5 },
  ])
})
