import { describe, expect, test } from 'vitest'
import type { StationaryClimate } from '#engine/climate/climate.ts'
import { condensationPeriod, fromHumidity } from '#engine/climate/climates.ts'
import { indoorHumidity, indoorTemperature } from '#engine/climate/indoor-climate.ts'
import { temperatureFactor } from '#engine/formulas/moisture.ts'
import type { FramingDirection } from '#vocabulary/constructions.ts'
import { totalResistance } from './combined-method.ts'
import { dynamicCharacteristics } from './dynamic.ts'
import type { KnownResistance } from './known-resistance.ts'
import { monthlyBalance } from './monthly-balance.ts'
import { criticalFactor, requiredTemperatureFactor } from './mould.ts'
import din41083 from './reference-cases/din-4108-3.json' with { type: 'json' }
import iso6946 from './reference-cases/iso-6946.json' with { type: 'json' }
import iso13786 from './reference-cases/iso-13786.json' with { type: 'json' }
import iso13788 from './reference-cases/iso-13788.json' with { type: 'json' }
import iso13788Surface from './reference-cases/iso-13788-surface.json' with { type: 'json' }
import vapour from './reference-cases/vapour.json' with { type: 'json' }
import { DRYING_SATURATION, type TwoPeriodBalance, twoPeriodBalance } from './two-period-balance.ts'
import { numberAt, valueAt } from './value-at.ts'
import { type VapourBodies, type VapourPath, vapourPath } from './vapour-path.ts'
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

/** The quantities that miss their published value, with both. */
const misses = (actual: Readonly<Record<string, number>>, expected: Expected): string[] =>
  Object.entries(expected).flatMap(([quantity, [value = Number.NaN, tolerance = 0]]) => {
    const own = actual[quantity] ?? Number.NaN
    return Math.abs(own - value) <= tolerance ? [] : [`${quantity}: ${own} instead of ${value}`]
  })

const missesInSeries = (actual: readonly number[], expected: readonly number[] | undefined, tolerance: number) =>
  misses(
    Object.fromEntries(actual.map((value, index) => [index, value])),
    Object.fromEntries((expected ?? []).map((value, index) => [index, [value, tolerance]])),
  )

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
    .map((layer, index) => ({ inner: index, outer: index, thickness: 0.1, resistance: resistanceOf(layer) }))
    .toReversed()
  const sd = layers.map((layer) => layer.sd ?? 0).toReversed()
  return { bodies, sd, total: sd.reduce((sum, own) => sum + own, 0) }
}

describe('ISO 6946', () => {
  test.each(iso6946 as PhysicsCase[])(
    '$name',
    ({ rsi, rse, layers, expected, inside = 20, outside = -5, temperatures }) => {
      const resistance = totalResistance(layers.map(known), { rsi, rse })
      expect(misses({ ...resistance, uValue: 1 / resistance.total }, expected)).toEqual([])
      const outsideOf = layers.map((_, face) =>
        layers.slice(0, face + 1).reduce((sum, layer) => sum + resistanceOf(layer), rse),
      )
      const faces = [rse, ...outsideOf].map((reached) => outside + ((inside - outside) * reached) / resistance.total)
      expect(missesInSeries(faces, temperatures?.values, temperatures?.tolerance ?? 0)).toEqual([])
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

const figuresOf = (path: VapourPath, balance: TwoPeriodBalance) => {
  const first = balance.wettings[0]
  const node = first?.first ?? -1
  return {
    planes: balance.planes,
    sdFirst: valueAt(path.sd, node),
    sdLast: valueAt(path.sd, balance.wettings.at(-1)?.last ?? -1),
    pressureFirst: valueAt(balance.pressures, node),
    condensateFirst: first?.condensate ?? Number.NaN,
    condensate: balance.condensate ?? Number.NaN,
    evaporation: balance.evaporation ?? Number.NaN,
  }
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
      expect(misses({ ...figuresOf(path, balance), sdTotal: bodies.total }, expected)).toEqual([])
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
    const { totals: year } = monthlyBalance(bodiesOf(given.layers), climate, { rsi: given.rsi, rse: given.rse })
    expect(year.verdict).toBe(given.verdict)
    expect(year.peakMonth).toBe(given.peakMonth)
    expect(year.months[0]?.month).toBe(given.startMonth)
    const condensate = Object.fromEntries(year.months.map((month) => [month.month, month.condensate]))
    const printed = Object.entries(given.condensate).map(([month, value]) => [month, [value, given.tolerance]])
    expect(misses(condensate, Object.fromEntries(printed))).toEqual([])
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
    const { outsideTemperature: outside, insideTemperature: inside } = given
    const pressures = inside.map(
      (temperature, month) => (saturationPressure(temperature) * numberAt(given.insideHumidity, month)) / 100,
    )
    const needed = pressures.map((pressure) => pressure / 0.8)
    const factors = pressures.map((insidePressure, month) =>
      requiredTemperatureFactor({
        outsideTemperature: numberAt(outside, month),
        outsidePressure: 500,
        insideTemperature: numberAt(inside, month),
        insidePressure,
      }),
    )
    const numbers = factors.map((factor) => factor ?? Number.NaN)
    expect(missesInSeries(pressures, given.insidePressure, 0.5)).toEqual([])
    expect(missesInSeries(needed, given.saturationNeeded, 0.5)).toEqual([])
    expect(missesInSeries(needed.map(saturationTemperature), given.surfaceTemperature, 0.05)).toEqual([])
    expect(missesInSeries(numbers, given.fRsiMin, 0.0005)).toEqual([])
    expect(criticalFactor(factors.map((fRsiMin, month) => ({ month: month + 1, fRsiMin }))).criticalMonth).toBe(
      given.criticalMonth,
    )
  })

  test.each((iso13788Surface as SurfaceCase[]).filter(({ occupancy }) => occupancy))(
    '$name: climate inside',
    (given) => {
      const percent = given.outsideTemperature.map((temperature) => 100 * indoorHumidity(temperature, given.occupancy))
      expect(missesInSeries(given.outsideTemperature.map(indoorTemperature), given.insideTemperature, 1e-9)).toEqual([])
      expect(missesInSeries(percent, given.insideHumidity, 1e-9)).toEqual([])
    },
  )

  test('TSG-1-004:2022, table 8.3: temperature factor 0.939 of the insulated concrete wall', () => {
    expect(temperatureFactor.of(0.25 + 0.15 / 2.04 + 0.15 / 0.041 + 0.15 / 2.04 + 0.04, 0.25)).toBeCloseTo(0.939, 3)
  })
})

describe('ISO 13786', () => {
  test.each(iso13786 as PhysicsCase[])('$name', ({ rsi, rse, layers, expected }) => {
    const path = layers.toReversed()
    const resistances = path.map(resistanceOf)
    const heatCapacities = path.map(
      (layer) => (layer.density ?? 0) * (layer.specificHeatCapacity ?? 0) * (layer.thickness ?? 0),
    )
    const dynamic = dynamicCharacteristics({ resistances, heatCapacities }, { rsi, rse })
    const total = resistances.reduce((sum, own) => sum + own, rsi + rse)
    const kappa = { capacityInside: 1000 * dynamic.capacityInside, capacityOutside: 1000 * dynamic.capacityOutside }
    expect(misses({ ...dynamic, ...kappa, ambiguous: 0, uValue: 1 / total }, expected)).toEqual([])
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
