import { expect, test } from 'vitest'
import { constructionTypes } from './constructions.ts'
import { degreeHoursOf, stationKeys, stations } from './degree-hours.ts'
import {
  electricityInYear,
  energyCarriers,
  lifeCycleFactors,
  otherSupplies,
  proofPacks,
  supplyKeys,
} from './energy-carriers.ts'
import { comparedGenerators, generatorOf, heatGenerators } from './heat-generators.ts'
import { correctionOf, isAtGround, neighbours, neighboursOf } from './temperature-corrections.ts'

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
  const factors = (type: 'basementCeiling' | 'groundSlab', resistance: number) =>
    neighboursOf(type)?.all.map((key) => correctionOf(key, { resistance, groundwater: false }))
  expect(factors('basementCeiling', 0.4)).toEqual([0.7, 0.65, 0.55, 0.55, 0.5, 0.45])
  expect(factors('basementCeiling', 4)).toEqual(factors('basementCeiling', 0.4))
  expect(factors('groundSlab', 1)).toEqual([0.45, 0.4, 0.25, 0.3, 0.25, 0.2, 0.25, 0.2, 0.15, 0.3, 0.25, 0.2])
  expect(factors('groundSlab', 1.01)).toEqual([0.6, 0.5, 0.35, 0.3, 0.25, 0.2, 0.25, 0.2, 0.15, 0.45, 0.4, 0.35])
})

test('insulation changes the factor of a wall at the ground; flowing groundwater adds 15 % at the ground alone', () => {
  const wall = (resistance: number, groundwater: boolean) => correctionOf('cellarWall', { resistance, groundwater })
  expect([wall(0.5, false), wall(3, false)]).toEqual([0.4, 0.6])
  expect(wall(0.5, true)).toBeCloseTo(0.46, 12)
  expect(wall(3, true)).toBeCloseTo(0.69, 12)
  expect(correctionOf('cellarB10', { resistance: 0.5, groundwater: true })).toBe(0.65)
  expect(neighbours.filter(isAtGround)).toHaveLength(13)
})

test('district heat and electricity come in other supplies, each of a dataset of its own', () => {
  const datasets = supplyKeys.map((key) => otherSupplies[key].factor.dataset)
  expect(new Set([...datasets, ...Object.values(lifeCycleFactors).map(({ dataset }) => dataset)]).size).toBe(14)
  expect(otherSupplies.networkOfBiomass.factor.gwp).toBeCloseTo(0.01153, 5)
  expect(otherSupplies.networkOfWaste.factor.penrt).toBeCloseTo(0.08834, 5)
  expect(new Set(supplyKeys.map((key) => otherSupplies[key].carrier))).toEqual(new Set(['electricity', 'districtHeat']))
})

test('each generator has an id of its own and burns what has a factor', () => {
  expect(new Set(heatGenerators.map(({ id }) => id)).size).toBe(heatGenerators.length)
  expect(generatorOf(null)).toMatchObject({ id: 'gasCondensing20', efficiency: 0.99 })
  expect(generatorOf('coal')).toBe(generatorOf(null))
  for (const carrier of energyCarriers) {
    expect(generatorOf(comparedGenerators[carrier])).toMatchObject({ id: comparedGenerators[carrier], carrier })
  }
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
