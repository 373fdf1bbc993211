import { describe, expect, test } from 'vitest'
import type { Layer } from '#engine/construction.ts'
import {
  brick,
  calciumSilicate,
  cast,
  foam,
  framed,
  gravel,
  lined,
  plaster,
  plastered,
  proven,
  retarder,
  sheet,
  soil,
  solidTimber,
  wool,
} from '#testing/moisture-builders.ts'
import { buildLayer } from '#testing/physics-builders.ts'

const sealed = buildLayer(sheet, 0.005)
const roof = (...outside: readonly Layer[]) => [...outside, sealed, framed(wool, 0.24), retarder(100), lined]
const solidRoof = (...outside: readonly Layer[]) => [
  ...outside,
  sealed,
  buildLayer(foam, 0.2),
  retarder(200),
  buildLayer(cast, 0.2),
]
const simulation = { stage: 'simulation', fulfilled: null, row: null }

describe('where the balance may not be used', () => {
  test('greened roofs: its figures stay as an orientation', () => {
    const { proof, entries } = proven(solidRoof(buildLayer(soil, 0.1)), 'flatRoof')
    expect(proof).toMatchObject({ ...simulation, reasons: ['greened'], status: 'secondary' })
    expect(entries.filter(({ pack }) => pack === 'din4108-3')).toEqual([])
  })

  test('gravel on a timber roof, which is recalled; not on concrete', () => {
    const ballast = buildLayer(gravel, 0.05)
    expect(proven(roof(ballast), 'flatRoof').proof.reasons).toEqual(['ballastOnTimber', 'timberFlatRoof'])
    const pitched = proven(roof(ballast), 'pitchedRoof').proof
    expect(pitched).toMatchObject({ ...simulation, reasons: ['ballastOnTimber'], status: 'recalled' })
    expect(proven(solidRoof(ballast), 'flatRoof').proof).toMatchObject({ stage: 'list', reasons: [] })
  })

  test('unventilated timber flat roof, tight on both sides; not ventilated, nor with the timber inside', () => {
    expect(proven(roof(), 'flatRoof').proof).toMatchObject({ ...simulation, reasons: ['timberFlatRoof'] })
    const crossLaminated = [sealed, buildLayer(foam, 0.2), retarder(20), buildLayer(solidTimber, 0.14)]
    expect(proven(crossLaminated, 'flatRoof').proof).toMatchObject({ stage: 'balance', reasons: [] })
    const bare = [sealed, buildLayer(solidTimber, 0.024)]
    expect(proven(bare, 'flatRoof').proof).toMatchObject({ stage: 'balance', reasons: [] })
  })

  test.each(['class4', 'class5', 'special'] as const)('indoor climate %s', (humidityClass) => {
    const wall = [plastered, buildLayer(foam, 0.16), buildLayer(brick, 0.24), plastered]
    expect(proven(wall, 'outerWall', { humidityClass }).proof).toMatchObject({
      ...simulation,
      reasons: ['indoorClimate'],
    })
    for (const usual of ['normal', 'high', 'class1', 'class2', 'class3'] as const)
      expect(proven(wall, 'outerWall', { humidityClass: usual }).proof.stage).toBe('list')
  })

  test('inside insulation above R 1.0, and where it is capillary-active', () => {
    const wall = (...inside: readonly Layer[]) =>
      proven([plastered, buildLayer(brick, 0.38), ...inside, lined]).proof.reasons
    expect(wall(buildLayer(wool, 0.06), retarder(20))).toEqual(['insideInsulation'])
    expect(wall(buildLayer(calciumSilicate, 0.08))).toEqual(['capillaryActive'])
    expect(wall(buildLayer(wool, 0.03), retarder(20))).toEqual([])
    const outside = [plastered, buildLayer(foam, 0.2), buildLayer(brick, 0.24), buildLayer(wool, 0.06), lined]
    expect(proven(outside).proof.reasons).toEqual([])
  })

  test('driving rain into the facing', () => {
    const single = [buildLayer(brick, 0.24), buildLayer(wool, 0.03), retarder(1), lined]
    const at = (drivingRainGroup: 'I' | 'II') => proven(single, 'outerWall', { drivingRainGroup }).proof.reasons
    expect(at('II')).toEqual(['rainIntoFacing'])
    expect(at('I')).toEqual([])
  })
})

test('solid parts that are new take built-in moisture for dry', () => {
  const bare = (state: 'new' | 'existing') =>
    proven([buildLayer(plaster, 0.015), buildLayer(foam, 0.16), buildLayer(cast, 0.2, { state })]).proof
  expect(bare('new')).toMatchObject({ stage: 'balance', conditions: ['noBuiltInMoisture'] })
  expect(bare('existing').conditions).toEqual([])
})

test('shaded, light and covered roofs: a simulation is advised beside the balance', () => {
  const open = [buildLayer(sheet, 0.002), buildLayer(foam, 0.2), retarder(50), buildLayer(cast, 0.2)]
  expect(proven(open, 'flatRoof').proof).toMatchObject({ stage: 'balance', advice: [] })
  expect(proven(open, 'flatRoof', { roofShaded: true }).proof.advice).toEqual(['simulationAdvised'])
  expect(proven([buildLayer(gravel, 0.05), ...open], 'flatRoof').proof.advice).toEqual(['simulationAdvised'])
})

test('no proof against the ground, between heated rooms and to unheated ones, each with its reason', () => {
  const wall = [buildLayer(brick, 0.24), plastered]
  expect(proven(wall, 'outerWallGround').proof).toMatchObject({ stage: null, open: 'groundContact' })
  expect(proven(wall, 'innerWall').proof).toMatchObject({ stage: null, open: 'noClimateDifference' })
  expect(proven(wall, 'basementCeiling').proof).toMatchObject({ stage: null, open: 'unheatedSpace' })
})
