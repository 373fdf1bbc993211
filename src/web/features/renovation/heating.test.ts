import { expect, test } from 'vitest'
import { effectiveYears } from '#assessment/heating/decline.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { comparedHeatings } from './heat-sources.ts'
import { chosen, heatingOf, heatLoss, losesHeat, statesOf } from './heating.ts'
import { fieldState } from './heating-fields.ts'
import type { HeatingChoices, HeatingTexts } from './renovation-search.ts'

const nothing: HeatingChoices = {
  station: null,
  limit: null,
  neighbour: null,
  groundwater: null,
  generator: null,
  supply: null,
  path: null,
}
/** Thermal resistance before and after works that insulate. */
const insulated = { before: 0.4, after: 4 }

function heating(
  choices: Partial<HeatingChoices>,
  texts: Partial<HeatingTexts> = {},
  type: ConstructionType = 'outerWall',
) {
  const taken = chosen({ ...nothing, ...choices }, type)
  return heatingOf(statesOf({ texts, last: {} }, taken, insulated, 2026), taken, 2026)
}

test('without being told it is Potsdam, a limit of 15 °C and a condensing boiler', () => {
  const { corrections, emissions, primaryEnergy, freeFrom } = heating({})
  expect(emissions.degreeHours).toBe(86.5)
  expect(corrections).toEqual({ before: 1, after: 1 })
  expect(emissions.perHeat).toBeCloseTo(0.2348 / 0.99, 4)
  expect(primaryEnergy.perHeat).toBeCloseTo(1.09 / 0.99, 2)
  expect(effectiveYears(50, emissions.decline)).toBe(50)
  expect(freeFrom).toBeNull()
})

test('presets follow what is chosen', () => {
  const pump = heating(
    { station: 'hof', limit: 12, neighbour: 'cellarB5', generator: 'airHeatPump10' },
    {},
    'basementCeiling',
  )
  expect(pump.emissions.degreeHours).toBe(91.8)
  expect(pump.corrections).toEqual({ before: 0.7, after: 0.7 })
  expect(pump.emissions.perHeat).toBeCloseTo(0.532 / 3.4, 4)
  expect(heating({ neighbour: 'cellarB5' }).corrections.before).toBe(1)
  expect(heating({}, {}, 'basementCeiling').corrections.before).toBe(0.65)
})

test('own figures take the place of presets', () => {
  const own = heating({}, { degreeHours: '75', emissionFactor: '240', efficiency: '0.96', systemEfficiency: '0,9' })
  expect(own.emissions.degreeHours).toBe(75)
  expect(own.emissions.perHeat).toBeCloseTo(0.25 / 0.9, 12)
  expect(own.heatPerEnergy).toBeCloseTo(0.864, 12)
})

test.each([
  ['90', 0.9],
  ['92 %', 0.92],
  ['105', 1.05],
  ['0,95', 0.95],
  ['3,4', 3.4],
])('an efficiency of %s is %s', (text, value) => {
  expect(fieldState('efficiency', text, { preset: 0.99, thisYear: 2026 })).toMatchObject({ kind: 'own', value })
})

test('a field says which range it takes, and without an earlier figure the preset stands in', () => {
  const state = (field: keyof HeatingTexts, text: string) => fieldState(field, text, { preset: 1, thisYear: 2026 })
  expect(state('correction', '2')).toEqual({ kind: 'wrong', least: 0.05, most: 1.2, preset: 1, value: 1 })
  expect(state('efficiency', '15')).toMatchObject({ kind: 'wrong', least: 0.1, most: 10, value: 1 })
  expect(state('freeFrom', '2026')).toMatchObject({ kind: 'wrong', least: 2027 })
  expect(state('degreeHours', '75 kKh')).toMatchObject({ kind: 'wrong', least: 1, most: 300 })
  expect(state('degreeHours', ' ')).toEqual({ kind: 'preset', preset: 1, value: 1 })
})

test('emissions may fall to nothing by a year, primary energy then stays', () => {
  const free = heating({ path: 'zero' })
  expect(free.freeFrom).toBe(2045)
  expect(effectiveYears(50, free.emissions.decline)).toBe(9.5)
  expect(effectiveYears(50, free.primaryEnergy.decline)).toBe(50)
  expect(heating({ path: 'zero' }, { freeFrom: '2036' }).freeFrom).toBe(2036)
})

test('electricity alone follows the scenarios', () => {
  const { emissions, primaryEnergy } = heating({ path: 'scenario', generator: 'directElectric' })
  expect(emissions.perHeat).toBeCloseTo(0.5894 + 0.6 * (0.5028 - 0.5894), 4)
  expect(emissions.decline.at(-1)?.year).toBe(24)
  expect(emissions.perHeat * (emissions.decline.at(-1)?.share ?? 0)).toBeCloseTo(0.3538, 4)
  expect(primaryEnergy.perHeat * (primaryEnergy.decline.at(-1)?.share ?? 0)).toBeCloseTo(1.106, 3)
  expect(effectiveYears(50, heating({ path: 'scenario' }).emissions.decline)).toBe(50)
})

test('what was typed last and could be goes on being computed with', () => {
  const state = (text: string, last?: string) => fieldState('degreeHours', text, { preset: 86.5, thisYear: 2026, last })
  expect(state('75 kKh', '75')).toEqual({ kind: 'wrong', least: 1, most: 300, preset: 86.5, value: 75 })
  expect(state('', '75')).toEqual({ kind: 'preset', preset: 86.5, value: 86.5 })
  const taken = chosen(nothing, 'outerWall')
  const { degreeHours } = statesOf({ texts: { degreeHours: 'x' }, last: { degreeHours: '75' } }, taken, insulated, 2026)
  expect(degreeHours).toMatchObject({ kind: 'wrong', value: 75 })
})

test('at the ground F_x follows the resistance before and after, groundwater adds to both, an own figure takes its place', () => {
  expect(heating({}, {}, 'outerWallGround').corrections).toEqual({ before: 0.4, after: 0.6 })
  const wet = heating({ groundwater: 'flowing' }, {}, 'outerWallGround').corrections
  expect(wet.before).toBeCloseTo(0.46, 12)
  expect(wet.after).toBeCloseTo(0.69, 12)
  expect(heating({}, { correctionAfter: '0,5' }, 'outerWallGround').corrections).toEqual({ before: 0.4, after: 0.5 })
  expect(heating({}, { correction: '0,45' }, 'basementCeiling').corrections).toEqual({ before: 0.45, after: 0.45 })
  expect(heating({ groundwater: 'flowing' }).corrections).toEqual({ before: 1, after: 1 })
})

test('another supply has its own factor, and the grid alone its scenarios', () => {
  const network = heating({ generator: 'districtHeat', supply: 'networkOfBiomass' })
  expect(network.emissions.perHeat).toBeCloseTo(0.01153 / 0.9, 4)
  const wind = heating({ generator: 'directElectric', supply: 'windPower', path: 'scenario' })
  expect(wind.emissions.perHeat).toBeCloseTo(0.01048, 4)
  expect(effectiveYears(50, wind.emissions.decline)).toBe(50)
  expect(heating({ generator: 'pellets20', supply: 'windPower' })).toEqual(heating({ generator: 'pellets20' }))
})

test('a generator of each carrier is set side by side, the chosen one with its own figures', () => {
  const choices = chosen({ ...nothing, generator: 'brineHeatPump35' }, 'outerWall')
  const texts = { degreeHours: '75', efficiency: '4', emissionFactor: '360' }
  const compared = comparedHeatings({ typed: { texts, last: {} }, choices, element: insulated, thisYear: 2026 })
  expect(compared.map(({ generator, isChosen }) => [generator.id, isChosen])).toEqual([
    ['gasCondensing20', false],
    ['oilCondensing20', false],
    ['districtHeat', false],
    ['brineHeatPump35', true],
    ['pellets20', false],
    ['woodChips20', false],
  ])
  expect(compared.map(({ heating: { emissions } }) => emissions.degreeHours)).toEqual([75, 75, 75, 75, 75, 75])
  expect(compared[3]?.heating.emissions.perHeat).toBeCloseTo(0.09, 12)
  expect(compared[0]?.heating).toEqual(heating({}, { degreeHours: '75' }))
})

test('heat loss is what passes times degree hours', () => {
  expect(heatLoss(1.38, { degreeHours: 75 })).toBeCloseTo(103.5, 9)
  expect(losesHeat('innerWall')).toBe(false)
  expect(losesHeat('groundSlab')).toBe(true)
})
