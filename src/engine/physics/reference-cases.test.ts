import { describe, expect, test } from 'vitest'
import type { StationaryClimate } from '#engine/climate/climate.ts'
import { condensationPeriod, fromHumidity } from '#engine/climate/climates.ts'
import { indoorHumidity, indoorTemperature } from '#engine/climate/indoor-climate.ts'
import type { FramingDirection } from '#vocabulary/constructions.ts'
import { type KnownResistance, totalResistance } from './combined-method.ts'
import { dynamicCharacteristics } from './dynamic.ts'
import { monthlyBalance } from './monthly-balance.ts'
import { criticalFactor, requiredTemperatureFactor, temperatureFactor } from './mould.ts'
import din41083 from './reference-cases/din-4108-3.json' with { type: 'json' }
import iso6946 from './reference-cases/iso-6946.json' with { type: 'json' }
import iso13786 from './reference-cases/iso-13786.json' with { type: 'json' }
import iso13788 from './reference-cases/iso-13788.json' with { type: 'json' }
import iso13788Surface from './reference-cases/iso-13788-surface.json' with { type: 'json' }
import vapour from './reference-cases/vapour.json' with { type: 'json' }
import { DRYING_SATURATION, twoPeriodBalance } from './two-period-balance.ts'
import { type VapourBodies, vapourPath } from './vapour-path.ts'
import { saturationPressure, saturationTemperature } from './vapour-pressure.ts'

type Expected = Readonly<Record<string, readonly number[]>>
type LayerInCase = {
  readonly thickness?: number
  readonly conductivity?: number
  readonly resistance?: number
  readonly density?: number
  readonly specificHeatCapacity?: number
  readonly sd?: number
  readonly member?: { readonly conductivity: number; readonly share: number; readonly direction?: FramingDirection }
}
type PhysicsCase = {
  readonly name: string
  readonly rsi: number
  readonly rse: number
  readonly inside?: number
  readonly outside?: number
  readonly layers: readonly LayerInCase[]
  readonly expected: Expected
  readonly temperatures?: { readonly values: readonly number[]; readonly tolerance: number }
}

const expectWithin = (actual: Readonly<Record<string, number>>, expected: Expected) => {
  for (const [quantity, [value = Number.NaN, tolerance = 0]] of Object.entries(expected)) {
    const deviation = Math.abs((actual[quantity] ?? Number.NaN) - value)
    expect(deviation, `${quantity}: ${actual[quantity]} instead of ${value}`).toBeLessThanOrEqual(tolerance)
  }
}

const resistanceOf = ({ thickness = 0, conductivity = 1, resistance }: LayerInCase) =>
  resistance ?? thickness / conductivity

const known = (layer: LayerInCase): KnownResistance => ({
  bay: resistanceOf(layer),
  member: layer.member ? (layer.thickness ?? 0) / layer.member.conductivity : resistanceOf(layer),
  share: layer.member?.share ?? 0,
  direction: layer.member?.direction ?? 'vertical',
})

/** Bodies from inside to outside out of layers from outside to inside. */
const bodiesOf = (layers: readonly LayerInCase[]): VapourBodies => {
  const bodies = layers
    .map((layer, index) => {
      const sd = layer.sd ?? 0
      return { inner: index, outer: index, thickness: 0.1, resistance: resistanceOf(layer), sdLow: sd, sdHigh: sd }
    })
    .toReversed()
  const sd = bodies.map((body) => body.sdLow)
  return { bodies, sd, total: sd.reduce((sum, own) => sum + own, 0) }
}

describe('ISO 6946', () => {
  test.each(iso6946 as PhysicsCase[])(
    '$name',
    ({ rsi, rse, layers, expected, inside = 20, outside = -5, temperatures }) => {
      const resistance = totalResistance(layers.map(known), { rsi, rse })
      expectWithin({ ...resistance, uValue: 1 / resistance.total }, expected)
      let reached = rse
      const faces = [reached, ...layers.map((layer) => (reached += resistanceOf(layer)))]
      temperatures?.values.forEach((value, face) => {
        const temperature = outside + ((inside - outside) * (faces[face] ?? 0)) / resistance.total
        expect(Math.abs(temperature - value)).toBeLessThanOrEqual(temperatures.tolerance)
      })
    },
  )
})

type BalanceCase = {
  readonly name: string
  readonly roof: boolean
  readonly rsi?: number
  readonly rse?: number
  readonly climate?: StationaryClimate
  readonly layers: readonly LayerInCase[]
  readonly expected: Expected
}

describe('DIN 4108-3, annex A, with saturation at the boundaries of layers as in the printed examples', () => {
  test.each(din41083 as BalanceCase[])(
    '$name',
    ({ layers, expected, roof, climate = condensationPeriod, rsi = 0.25, rse = 0.04 }) => {
      const bodies = bodiesOf(layers)
      const path = vapourPath(bodies, Number.POSITIVE_INFINITY)
      const balance = twoPeriodBalance(
        path,
        climate,
        { rsi, rse },
        roof ? DRYING_SATURATION.roof : DRYING_SATURATION.wall,
      )
      const first = balance.wettings[0]?.first ?? 0
      const last = balance.wettings.at(-1)?.last ?? 0
      expectWithin(
        {
          sdTotal: bodies.total,
          planes: balance.planes,
          sdFirst: path.sd[first] ?? Number.NaN,
          sdLast: path.sd[last] ?? Number.NaN,
          pressureFirst: balance.pressures[first] ?? Number.NaN,
          condensateFirst: balance.wettings[0]?.condensate ?? Number.NaN,
          condensate: balance.condensate ?? Number.NaN,
          evaporation: balance.evaporation ?? Number.NaN,
        },
        expected,
      )
    },
  )
})

const shares = (percent: readonly number[]) => percent.map((value) => value / 100)

describe('ISO 13788, month by month', () => {
  test.each(iso13788)('$name', (given) => {
    const climate = fromHumidity('case', {
      outsideTemperature: given.outsideTemperature,
      outsideHumidity: shares(given.outsideHumidity),
      insideTemperature: given.insideTemperature,
      insideHumidity: shares(given.insideHumidity),
    })
    const year = monthlyBalance(bodiesOf(given.layers), climate, { rsi: given.rsi, rse: given.rse })
    expect(year.verdict).toBe(given.verdict)
    expect(year.peakMonth).toBe(given.peakMonth)
    expect(year.months[0]?.month).toBe(given.startMonth)
    for (const [month, expected] of Object.entries(given.condensate)) {
      const actual = year.months.find((candidate) => candidate.month === Number(month))?.condensate ?? Number.NaN
      expect(Math.abs(actual - expected), `month ${month}: ${actual}`).toBeLessThanOrEqual(given.tolerance)
    }
    const accumulated = year.months.reduce((sum, month) => sum + month.condensate, 0)
    expect(accumulated).toBeCloseTo(year.months[11]?.accumulated ?? Number.NaN, 12)
  })
})

type SurfaceCase = {
  readonly name: string
  readonly occupancy?: 'normal' | 'high'
  readonly outsideTemperature: readonly number[]
  readonly insideTemperature: readonly number[]
  readonly insideHumidity: readonly number[]
  readonly insidePressure?: readonly number[]
  readonly saturationNeeded?: readonly number[]
  readonly surfaceTemperature?: readonly number[]
  readonly fRsiMin: readonly number[]
  readonly criticalMonth: number
}

describe('ISO 13788, inner surface', () => {
  test.each(iso13788Surface as SurfaceCase[])('$name', (given) => {
    const months = given.outsideTemperature.map((outsideTemperature, month) => {
      const insideTemperature = given.insideTemperature[month] ?? Number.NaN
      const humidity = (given.insideHumidity[month] ?? Number.NaN) / 100
      if (given.occupancy) {
        expect(indoorTemperature(outsideTemperature)).toBeCloseTo(insideTemperature, 9)
        expect(indoorHumidity(outsideTemperature, given.occupancy)).toBeCloseTo(humidity, 9)
      }
      const insidePressure = humidity * saturationPressure(insideTemperature)
      const printed = [
        [insidePressure, given.insidePressure?.[month], 0.5],
        [insidePressure / 0.8, given.saturationNeeded?.[month], 0.5],
        [saturationTemperature(insidePressure / 0.8), given.surfaceTemperature?.[month], 0.05],
      ] as const
      for (const [actual, expected, tolerance] of printed)
        if (expected !== undefined) expect(Math.abs(actual - expected)).toBeLessThanOrEqual(tolerance)
      const fRsiMin = requiredTemperatureFactor({
        outsideTemperature,
        outsidePressure: 500,
        insideTemperature,
        insidePressure,
      })
      expect(Math.abs((fRsiMin ?? Number.NaN) - (given.fRsiMin[month] ?? Number.NaN))).toBeLessThanOrEqual(0.0005)
      return { month: month + 1, fRsiMin }
    })
    expect(criticalFactor(months).criticalMonth).toBe(given.criticalMonth)
  })

  test('TSG-1-004:2022, table 8.3: temperature factor 0.939 of the insulated concrete wall', () => {
    expect(temperatureFactor(0.25 + 0.15 / 2.04 + 0.15 / 0.041 + 0.15 / 2.04 + 0.04, 0.25)).toBeCloseTo(0.939, 3)
  })
})

describe('ISO 13786', () => {
  test.each(iso13786 as PhysicsCase[])('$name', ({ rsi, rse, layers, expected }) => {
    const path = layers.toReversed().map((layer) => ({
      resistance: resistanceOf(layer),
      heatCapacity: (layer.density ?? 0) * (layer.specificHeatCapacity ?? 0) * (layer.thickness ?? 0),
    }))
    const dynamic = dynamicCharacteristics(path, { rsi, rse })
    const total = path.reduce((sum, layer) => sum + layer.resistance, rsi + rse)
    expectWithin({ ...dynamic, ambiguous: 0, uValue: 1 / total }, expected)
  })
})

describe('saturation pressure', () => {
  test.each(vapour)('at $name', ({ temperature, pressure, tolerance }) => {
    expect(Math.abs(saturationPressure(temperature) - pressure)).toBeLessThanOrEqual(tolerance)
    expect(saturationTemperature(saturationPressure(temperature))).toBeCloseTo(temperature, 9)
  })
})

test('no table of reference cases is empty', () => {
  for (const table of [iso6946, din41083, iso13788, iso13788Surface, iso13786, vapour]) {
    expect(table.length).toBeGreaterThan(1)
    for (const { name, source } of table) expect(name.length * source.length).toBeGreaterThan(0)
  }
})
