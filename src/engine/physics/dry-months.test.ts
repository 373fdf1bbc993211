import fc from 'fast-check'
import { expect, test } from 'vitest'
import { climateOf } from '#engine/climate/room-climate.ts'
import { maybeWetMonths } from './dry-months.ts'
import { LARGEST_SLICE } from './monthly-nodes.ts'
import { type VapourBodies, vapourPath } from './vapour-path.ts'
import { saturationPressure } from './vapour-pressure.ts'

const surfaces = { rsi: 0.13, rse: 0.04 }
const years = [...climateOf('normal').monthly, ...climateOf('class5').monthly]

/** From inside to outside: thermal resistance [m²·K/W] and equivalent air layer thickness [m] of each body. */
const vapourOf = (given: readonly (readonly [number, number])[]): VapourBodies => ({
  bodies: given.map(([resistance], at) => ({ inner: at, outer: at, thickness: 0.1, resistance })),
  sd: given.map(([, sd]) => sd),
  total: given.reduce((sum, [, sd]) => sum + sd, 0),
})

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const bodies = fc.array(fc.tuple(fc.oneof(fc.constant(0), number(0, 8)), number(0.01, 200)), {
  minLength: 1,
  maxLength: 6,
})

test('a month that is passed over stays below saturation in every slice', () => {
  fc.assert(
    fc.property(bodies, fc.constantFrom(...years), (given, year) => {
      const vapour = vapourOf(given)
      const wet = maybeWetMonths(vapour, year, surfaces)
      const { count, resistance, sd } = vapourPath(vapour, LARGEST_SLICE / 4)
      const whole = surfaces.rsi + (resistance[count - 1] ?? 0) + surfaces.rse
      for (const [month, air] of year.months.entries()) {
        if (wet?.[month]) continue
        for (let node = 0; node < count; node += 1) {
          const outwards = (surfaces.rsi + (resistance[node] ?? 0)) / whole
          const temperature = air.insideTemperature + outwards * (air.outsideTemperature - air.insideTemperature)
          const share = (sd[node] ?? 0) / vapour.total
          const pressure = air.insidePressure + share * (air.outsidePressure - air.insidePressure)
          expect(pressure).toBeLessThanOrEqual(saturationPressure(temperature))
        }
      }
    }),
  )
})

test('insulation open to vapour behind a retarder is passed over, before one it is not', () => {
  const [retarder, wool] = [
    [0.1, 20],
    [5, 0.2],
  ] as const
  const [mannheim] = years
  if (!mannheim) throw new Error('there is a year')
  expect(maybeWetMonths(vapourOf([retarder, wool]), mannheim, surfaces)).toBeUndefined()
  expect(maybeWetMonths(vapourOf([wool, retarder]), mannheim, surfaces)?.[0]).toBe(true)
})
