import { describe, expect, test } from 'vitest'
import { condensationPeriod, defaultClimate, fromHumidity, iso13788C2 } from '#engine/climate/climates.ts'
import { humidityClasses, indoorHumidity, maritimeExcess } from '#engine/climate/indoor-climate.ts'
import { PERIOD } from '#engine/formulas/moisture.ts'
import {
  bitumen,
  buildConstruction,
  buildLayer,
  buildMaterial,
  chipboard,
  concrete,
  mineralWool,
  plasterboard,
  timber,
} from '#testing/physics-builders.ts'
import { assessPhysics } from './assess-physics.ts'
import { monthlyBalance, monthSeconds } from './monthly-balance.ts'
import { DRYING_SATURATION, twoPeriodBalance } from './two-period-balance.ts'
import { valueAt } from './value-at.ts'
import { type VapourBodies, vapourPath } from './vapour-path.ts'
import { AIR_PERMEABILITY, saturationPressure, saturationTemperature } from './vapour-pressure.ts'

/** From inside to outside: pairs of thermal resistance and sd. */
const bodies = (...pairs: readonly (readonly [number, number])[]): VapourBodies => ({
  bodies: pairs.map(([resistance], index) => ({
    inner: index,
    outer: index,
    thickness: 0.1,
    resistance,
  })),
  sd: pairs.map(([, sd]) => sd),
  total: pairs.reduce((sum, [, sd]) => sum + sd, 0),
})
const surfaces = { rsi: 0.25, rse: 0.04 }
const balance = (vapour: VapourBodies, saturation: number = DRYING_SATURATION.wall) =>
  twoPeriodBalance(vapourPath(vapour, Number.POSITIVE_INFINITY), condensationPeriod, surfaces, saturation)
const moisture = (...given: Parameters<typeof buildConstruction>) => assessPhysics(buildConstruction(...given)).moisture

/** DIN 4108-3, annex B: two planes, at sd 0.26 and 4.76 m of 5.96 m. */
const annexB = bodies([0.0125 / 0.21, 0.1], [2, 0.16], [0.3 / 0.79, 3], [0.06 / 0.035, 1.5], [0.008, 1.2])
const flow = (pressure: number, sd: number) => (PERIOD * AIR_PERMEABILITY * pressure) / sd

const stone = (id: string, factor: number) =>
  buildMaterial({ id, vapourResistanceFactor: { dry: factor, wet: factor } })
const wall = (thickness: number) => [buildLayer(concrete, 0.2), buildLayer(mineralWool, thickness)]
const resistance = (thickness: number) => 0.25 + thickness / 0.035 + 0.2 / 1.8 + 0.04

describe('M05 as many planes as the string has, each with its own drying', () => {
  test('a zone is one wetting, neighbouring boundaries are not two planes', () => {
    const zone = balance(bodies([2.5, 0.1], [1, 0.08], [0.3, 2.4]))
    expect(zone.planes).toBe(1)
    expect(zone.wettings[0]).toMatchObject({ first: 1, last: 2 })
    expect(zone.evaporation).toBeCloseTo(flow(500, 0.14) + flow(500, 2.58 - 0.14), 9)
  })

  test('nodes above the straight line that the string does not touch are no planes', () => {
    const vapour = bodies([4, 0.3], [0.2, 0.3], [0.2, 0.3], [0.05, 10])
    const path = vapourPath(vapour, Number.POSITIVE_INFINITY)
    const { wettings, temperatures } = balance(vapour)
    const straight = (node: number) => 1168 - ((1168 - 321) * valueAt(path.sd, node)) / 10.9
    const above = [1, 2, 3].filter((node) => straight(node) > saturationPressure(valueAt(temperatures, node)))
    expect(above).toEqual([1, 2, 3])
    expect(wettings).toHaveLength(1)
  })

  test('the second plane dries to both sides once the first is dry', () => {
    const { wettings, condensate, evaporation } = balance(annexB)
    const [inner, outer] = wettings
    const rest = 1 - (outer?.condensate ?? 0) / flow(500, 1.2)
    expect(outer?.evaporation).toBeCloseTo(outer?.condensate ?? 0, 12)
    expect(inner?.evaporation).toBeCloseTo(flow(500, 0.26) + rest * flow(500, 5.7), 9)
    expect(evaporation).toBeGreaterThan(condensate ?? 0)
  })

  test('two planes that cannot dry in time dry away from each other to the end', () => {
    const { wettings, condensate, evaporation } = balance(bodies([4.5, 0.1], [0.1, 0.5], [1, 0.5], [0.05, 50]))
    expect(wettings.map((wetting) => wetting.evaporation)).toEqual([
      expect.closeTo(flow(500, 0.1), 9),
      expect.closeTo(flow(500, 50), 9),
    ])
    expect(evaporation).toBeLessThan(condensate ?? 0)
  })

  test('three separate planes are not covered, and that is said', () => {
    const insulation = buildMaterial({ id: 'wool', conductivity: 0.04, vapourResistanceFactor: { dry: 1, wet: 1 } })
    const layers = [
      buildLayer(stone('outer', 200), 0.05),
      buildLayer(insulation, 0.03),
      buildLayer(stone('inner', 50), 0.2),
      buildLayer(insulation, 0.028),
      buildLayer(stone('inner', 50), 0.2),
      buildLayer(insulation, 0.12),
    ]
    const result = assessPhysics(buildConstruction(layers))
    expect(result.warnings).toContainEqual({ code: 'tooManyPlanes', values: { planes: 3 } })
    expect([result.moisture.condensate, result.moisture.dries, result.moisture.fulfilled]).toEqual([null, null, null])
    expect(result.moisture.monthly[1]?.verdict).not.toBe('none')
  })

  test('wet planes stay pinned in the months that follow', () => {
    const roof = bodies([0.075, 0.12], [0, 1000], [3, 15], [0.05, 5000])
    const { months } = monthlyBalance(roof, iso13788C2, { rsi: 0.1, rse: 0.04 }).totals
    const drying = months.filter(({ condensate }) => condensate < 0).map(({ month }) => month)
    expect(drying).toEqual([4, 5, 6, 7])
  })
})

describe('M06 the string is tight, not clamped node by node', () => {
  test('a dry node between two corners lies on the string, below saturation', () => {
    const { pressures, temperatures } = balance(annexB)
    const slope = (valueAt(pressures, 4) - valueAt(pressures, 2)) / 4.5
    expect(valueAt(pressures, 3)).toBeCloseTo(valueAt(pressures, 2) + slope * 3, 9)
    expect(valueAt(pressures, 3)).toBeLessThan(saturationPressure(valueAt(temperatures, 3)))
  })

  test('inside thick insulation the saturation curve is looked at; the norm examples look at boundaries only', () => {
    const humid = { ...condensationPeriod, insideHumidity: 0.65, insidePressure: 1519 }
    const vapour = bodies([0.2 / 0.035, 0.2], [0.02 / 1.8, 2.6])
    const path = vapourPath(vapour, Number.POSITIVE_INFINITY)
    const boundaries = twoPeriodBalance(path, humid, surfaces, DRYING_SATURATION.wall)
    const construction = buildConstruction([buildLayer(concrete, 0.02), buildLayer(mineralWool, 0.2)])
    const { planes, condensate } = assessPhysics(construction, { ...defaultClimate, stationary: humid }).moisture
    expect(boundaries.wettings[0]).toMatchObject({ first: 1, last: 1 })
    expect(planes).toHaveLength(1)
    expect(planes[0]?.from).toBeCloseTo(0.02, 12)
    expect(planes[0]?.to).toBeCloseTo(0.02 + 0.2 / 3, 9)
    expect(condensate).toBeGreaterThan((boundaries.condensate ?? 0) * 1.01)
  })
})

describe('M10, M11 mould: Rsi 0.25 and 80 %, in the worst month', () => {
  test('M10 the temperature factor is built with Rsi 0.25', () => {
    expect(moisture(wall(0.04)).fRsi).toBeCloseTo(1 - 0.25 / resistance(0.04), 12)
  })

  test('M10 a member lowers it: the weakest straight path counts', () => {
    const framing = { material: timber, width: 0.06, spacing: 0.6, direction: 'vertical' } as const
    const { fRsi } = moisture([buildLayer(concrete, 0.2), buildLayer(mineralWool, 0.04, { framing })])
    expect(fRsi).toBeCloseTo(1 - 0.25 / (0.25 + 0.04 / 0.13 + 0.2 / 1.8 + 0.04), 12)
  })

  test('M11 mould needs 80 %, not dew', () => {
    const { surfaceMould, surfaceTemperature } = moisture(wall(0.01))
    expect(surfaceTemperature).toBeGreaterThan(saturationTemperature(1168))
    expect(surfaceTemperature).toBeLessThan(saturationTemperature(1168 / 0.8))
    expect(surfaceMould).toBe(true)
    expect(moisture(wall(0.04)).surfaceMould).toBe(false)
    expect(saturationTemperature(1168 / 0.8)).toBeCloseTo(12.6, 1)
  })

  test('M11 the critical month need not be January', () => {
    const humidity = [0.35, 0.35, 0.4, 0.45, 0.5, 0.5, 0.5, 0.5, 0.55, 0.6, 0.65, 0.5]
    const climate = fromHumidity('humidAutumn', {
      outsideTemperature: [-5, -3, 3, 8, 14, 17, 19, 18, 14, 9, 4, 0],
      outsideHumidity: humidity.map(() => 0.8),
      insideTemperature: humidity.map(() => 20),
      insideHumidity: humidity,
    })
    const { monthly } = assessPhysics(buildConstruction(wall(0.1)), { ...defaultClimate, monthly: [climate] }).moisture
    expect(monthly[0]?.criticalMonth).toBe(11)
    expect(monthly[0]?.surfaceMould).toBe(false)
    expect(monthly[0]?.fRsiMin).toBeGreaterThan(monthly[0]?.months.find(({ month }) => month === 1)?.fRsiMin ?? 1)
  })
})

test('M12 below 0 °C the constants of ice hold', () => {
  expect(saturationPressure(-10)).toBeCloseTo(259.33, 2)
  expect(saturationPressure(-20)).toBeCloseTo(102.74, 2)
  expect(saturationPressure(-1e-9)).toBeCloseTo(saturationPressure(0), 6)
})

test('M13 the humidity of a class falls as it gets warmer outside, and does not jump', () => {
  for (const humidityClass of humidityClasses) {
    const excess = [-10, 0, 1e-9, 10, 20, 30].map((outside) => maritimeExcess(humidityClass, outside))
    expect(excess).toEqual([...excess].sort((one, other) => other - one))
    expect(excess[2]).toBeCloseTo(excess[1] ?? 0, 6)
    expect([excess[4], excess[5]]).toEqual([0, 0])
  }
  expect(maritimeExcess(1, 10)).toBeCloseTo(135, 12)
  expect(indoorHumidity(-20)).toBeCloseTo(0.35, 12)
  expect(indoorHumidity(25)).toBeCloseTo(0.65, 12)
})

describe('M14 limits and periods are not confused', () => {
  const retarder = buildMaterial({ id: 'retarder', vapourResistanceFactor: { dry: 2000, wet: 2000 } })
  const inside = [buildLayer(retarder, 0.001), buildLayer(plasterboard, 0.0125)]

  test('roofs dry at 2000 Pa, walls at 1700 Pa, and inwards adds to outwards', () => {
    const vapour = bodies([4, 2], [0.15, 1.9])
    const wall = balance(vapour).evaporation ?? 0
    expect(wall).toBeCloseTo(flow(500, 2) + flow(500, 1.9), 12)
    expect(balance(vapour, DRYING_SATURATION.roof).evaporation).toBeCloseTo((wall * 800) / 500, 12)
    const roof = moisture([buildLayer(concrete, 0.05), buildLayer(mineralWool, 0.2), ...inside], { type: 'flatRoof' })
    const facade = moisture([buildLayer(concrete, 0.05), buildLayer(mineralWool, 0.2), ...inside])
    expect(roof.evaporation).toBeCloseTo(((facade.evaporation ?? 0) * 800) / 500, 6)
  })

  test('shaded and light roofs, and those under gravel or substrate, dry at 1700 Pa', () => {
    const sealed = [buildLayer(bitumen, 0.005), buildLayer(mineralWool, 0.2), ...inside]
    const of = (...layers: Parameters<typeof moisture>) => moisture(...layers).evaporation ?? 0
    const dark = of(sealed, { type: 'flatRoof' })
    const gravel = buildLayer(buildMaterial({ id: 'gravel', category: 'fill' }), 0.05)
    expect(of(sealed, { type: 'flatRoof', settings: { roofShaded: true } })).toBeCloseTo((dark * 500) / 800, 12)
    expect(of([gravel, ...sealed], { type: 'flatRoof' })).toBeCloseTo((dark * 500) / 800, 12)
    expect(of([...sealed, gravel], { type: 'flatRoof' })).toBeGreaterThan((dark * 500) / 800)
    expect(of(sealed, { settings: { roofShaded: true } })).toBe(of(sealed))
  })

  test('0.5 kg/m² beside what does not absorb, 1.0 elsewhere', () => {
    const absorbing = buildMaterial({
      id: 'woodFibreless',
      conductivity: 0.04,
      vapourResistanceFactor: { dry: 1, wet: 1 },
    })
    const render = buildMaterial({ id: 'render', vapourResistanceFactor: { dry: 100, wet: 100 } })
    const limit = (outside: typeof render, insulation: typeof render) =>
      moisture([buildLayer(outside, 0.02), buildLayer(insulation, 0.2), ...inside]).planes[0]
    expect(limit(render, absorbing)).toMatchObject({ limit: 1, limitReason: 'general' })
    expect(limit(render, mineralWool)).toMatchObject({ limit: 0.5, limitReason: 'nonAbsorbing' })
    expect(limit(concrete, absorbing)).toMatchObject({ limit: 0.5, limitReason: 'nonAbsorbing' })
  })

  test('wood may gain 5 %, wood-based boards 3 % of their mass: 0.665 and 0.399, not 0.02 %', () => {
    const absorbing = buildMaterial({
      id: 'woodFibreless',
      conductivity: 0.04,
      vapourResistanceFactor: { dry: 1, wet: 1 },
    })
    const board = { ...chipboard, traits: ['wood'] } as const
    const plane = (outside: typeof chipboard) =>
      moisture([buildLayer(outside, 0.019), buildLayer(absorbing, 0.16), ...inside]).planes[0]
    expect(plane(chipboard)?.limit).toBeCloseTo(0.03 * 700 * 0.019, 12)
    expect(plane(chipboard)?.limitReason).toBe('woodBased')
    expect(plane(board)?.limit).toBeCloseTo(0.05 * 700 * 0.019, 12)
    const lined = [buildLayer(chipboard, 0.019), buildLayer(absorbing, 0.16), buildLayer(retarder, 0.001)]
    const inner = { ...chipboard, id: 'inner', vapourResistanceFactor: { dry: 50, wet: 50 } }
    const condensate = moisture([...lined, buildLayer(inner, 0.019)]).condensate ?? 0
    expect(condensate / (700 * 0.019)).toBeCloseTo(0.02, 3)
  })
})

test('M23 δ0 is 2.0e-10 kg/(m·s·Pa), periods are 90 days, months have their own length', () => {
  expect(AIR_PERMEABILITY).toBe(2e-10)
  expect(PERIOD).toBe(90 * 24 * 3600)
  expect(monthSeconds[1]).toBe(28 * 86_400)
  expect(monthSeconds.reduce((sum, seconds) => sum + seconds, 0)).toBe(365 * 86_400)
})
