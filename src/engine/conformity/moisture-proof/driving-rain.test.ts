import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Layer } from '#engine/construction.ts'
import {
  brick,
  cast,
  cavity,
  foam,
  framed,
  lined,
  paint,
  plaster,
  plastered,
  proven,
  retarder,
  slip,
  solidTimber,
  wool,
} from '#testing/moisture-builders.ts'
import { buildLayer } from '#testing/physics-builders.ts'
import { type DrivingRainGroup, drivingRainGroups } from '#vocabulary/settings.ts'
import { absorptionOf, isRepellent } from './driving-rain.ts'

const at = (drivingRainGroup: DrivingRainGroup, ...layers: readonly Layer[]) =>
  proven(layers, 'outerWall', { drivingRainGroup }).rain
const inGroups = (...layers: readonly Layer[]) => drivingRainGroups.map((group) => at(group, ...layers)?.fulfilled)

const wall = [buildLayer(brick, 0.24), plastered]
const rendered = (own: Partial<Layer>) => [buildLayer(plaster, 0.015, own), ...wall]

test('nothing is said without a group, and of what is no outer wall', () => {
  expect(proven(wall).rain).toBeNull()
  expect(proven(wall, 'pitchedRoof', { drivingRainGroup: 'II' }).rain).toBeNull()
})

describe('render on masonry', () => {
  test.each([
    ['repels', { waterAbsorption: 0.5, sd: 0.4 }, [true, true, true]],
    ['takes up too much', { waterAbsorption: 0.51, sd: 0.1 }, [true, false, false]],
    ['is too tight', { waterAbsorption: 0.05, sd: 2.1 }, [true, false, false]],
    ['is both too much', { waterAbsorption: 0.5, sd: 0.41 }, [true, false, false]],
    ['is not known', { sd: 0.2 }, [true, null, null]],
    ['is too tight, whatever w is', { sd: 3 }, [true, false, false]],
  ] as const)('that %s', (_, own, expected) => expect(inGroups(...rendered(own))).toEqual(expected))

  test('what is missing is said', () => {
    expect(at('II', ...rendered({ sd: 0.2 }))).toMatchObject({
      surface: 'render',
      sd: 0.2,
      missing: ['waterAbsorption'],
    })
    expect(at('I', ...rendered({ sd: 0.2 }))?.missing).toEqual([])
  })

  test('paint on it counts: its w, and the sd of both', () => {
    const painted = [buildLayer(paint, 0.0002, { sd: 0.3, waterAbsorption: 0.1 }), ...rendered({ sd: 0.2 })]
    expect(at('III', ...painted)).toMatchObject({
      fulfilled: true,
      waterAbsorption: 0.1,
      sd: 0.5,
      absorption: 'repellent',
    })
  })
})

test('classes of water absorption', () => {
  expect([0, 0.001, 0.002, 0.5, 0.51, 2, 2.1].map(absorptionOf)).toEqual([
    'watertight',
    'watertight',
    'repellent',
    'repellent',
    'inhibiting',
    'inhibiting',
    'absorbing',
  ])
  expect(isRepellent(null, null)).toBeNull()
})

test('ventilated cladding, ETICS and weather-protected timber walls: all groups', () => {
  const cladding = buildLayer(slip, 0.01)
  const frame = [framed(wool, 0.2), retarder(3), lined]
  expect(inGroups(cladding, cavity(0.02), buildLayer(wool, 0.16), ...wall)).toEqual([true, true, true])
  expect(at('III', cladding, cavity(0.02), ...wall)?.conditions).toEqual(['rainOpenings'])
  expect(inGroups(cladding, cavity(0.015), ...wall)).toEqual([true, false, false])
  expect(inGroups(plastered, buildLayer(foam, 0.16), ...wall)).toEqual([true, true, true])
  expect(inGroups(buildLayer(solidTimber, 0.024), ...frame)).toEqual([true, true, true])
})

test('facing masonry: 31 cm in group II, 37.5 cm or two leaves in group III', () => {
  const facing = (thickness: number) => inGroups(buildLayer(brick, thickness), plastered)
  expect(facing(0.3)).toEqual([true, false, false])
  expect(facing(0.31)).toEqual([true, true, false])
  expect(facing(0.375)).toEqual([true, true, true])
  expect(inGroups(buildLayer(brick, 0.115), buildLayer(wool, 0.14), ...wall)).toEqual([true, true, true])
})

test('of bare concrete nothing is laid down, and the list does not follow from it', () => {
  expect(inGroups(buildLayer(cast, 0.2))).toEqual([true, null, null])
})

test('a wall that lets rain in is on no list, one that keeps it out no longer asks for protection', () => {
  const light = { ...brick, conductivity: 0.09 }
  const proof = (waterAbsorption: number) =>
    proven([buildLayer(plaster, 0.015, { waterAbsorption }), buildLayer(light, 0.365), plastered], 'outerWall', {
      drivingRainGroup: 'III',
    }).proof
  expect(proof(0.4)).toMatchObject({ stage: 'list', conditions: ['airtight'] })
  expect(proof(1)).toMatchObject({ stage: 'balance', row: null })
})

test('more rain makes no wall better, and a less absorbent render none worse', () => {
  const coefficient = fc.double({ min: 0, max: 3, noNaN: true })
  const sd = fc.double({ min: 0.01, max: 3, noNaN: true })
  fc.assert(
    fc.property(coefficient, sd, fc.double({ min: 0, max: 1, noNaN: true }), (waterAbsorption, own, part) => {
      const [low, medium, high] = inGroups(...rendered({ waterAbsorption, sd: own }))
      expect(low).toBe(true)
      expect(high).toBe(medium)
      if (medium) expect(inGroups(...rendered({ waterAbsorption: part * waterAbsorption, sd: own }))[2]).toBe(true)
    }),
  )
})
