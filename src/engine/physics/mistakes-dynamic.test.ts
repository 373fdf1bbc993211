import { describe, expect, test } from 'vitest'
import {
  air,
  buildConstruction,
  buildLayer,
  buildMaterial,
  concrete,
  extrudedPolystyrene,
  mineralWool,
  plasterboard,
  timber,
} from '#testing/physics-builders.ts'
import { assessPhysics } from './assess-physics.ts'
import { dynamicCharacteristics } from './dynamic.ts'

const films = { rsi: 0.13, rse: 0.04 }
const insulation = buildMaterial({ conductivity: 0.04, density: 30, specificHeatCapacity: 1400 })
const summer = (...given: Parameters<typeof buildConstruction>) => assessPhysics(buildConstruction(...given)).summer

describe('M07 the order of the layers reaches the dynamic figures', () => {
  const outsideIn = [buildLayer(insulation, 0.1), buildLayer(concrete, 0.2)]
  const outside = assessPhysics(buildConstruction(outsideIn))
  const inside = assessPhysics(buildConstruction(outsideIn.toReversed()))

  test('insulation outside leaves the mass to the room', () => {
    expect(outside.thermal.uValue).toBeCloseTo(inside.thermal.uValue ?? 0, 12)
    expect(outside.summer.arealHeatCapacityInside).toBeCloseTo(82.3, 0)
    expect(inside.summer.arealHeatCapacityInside).toBeLessThan(15)
    expect(inside.summer.arealHeatCapacityOutside).toBeGreaterThan(80)
  })

  test('seen from the other side, inside and outside change places and the transfer stays', () => {
    const there = dynamicCharacteristics({ resistances: [0.1, 2.5], heatCapacities: [480_000, 4_200] }, films)
    const back = dynamicCharacteristics(
      { resistances: [2.5, 0.1], heatCapacities: [4_200, 480_000] },
      { rsi: films.rse, rse: films.rsi },
    )
    expect(back.capacityInside).toBeCloseTo(there.capacityOutside, 6)
    expect(back.capacityOutside).toBeCloseTo(there.capacityInside, 6)
    expect(back.periodicTransmittance).toBeCloseTo(there.periodicTransmittance, 12)
    expect(back.timeShift).toBeCloseTo(there.timeShift, 9)
  })
})

describe('M08 the time shift is a delay in hours between 0 and 24', () => {
  test('a construction without mass passes the heat on at once', () => {
    const dynamic = dynamicCharacteristics({ resistances: [0.18], heatCapacities: [0] }, films)
    expect(dynamic.timeShift).toBe(0)
    expect(dynamic.decrement).toBeCloseTo(1, 12)
    expect([dynamic.capacityInside, dynamic.capacityOutside]).toEqual([0, 0])
    expect(summer([buildLayer(air, 0.05)]).timeShift).toBe(0)
  })

  test('a thin board delays by minutes, not by half a day', () => {
    expect(summer([buildLayer(plasterboard, 0.0125)]).timeShift).toBeLessThan(0.5)
  })

  test('20 cm of concrete delay by some hours', () => {
    const { timeShift } = summer([buildLayer(concrete, 0.2)])
    expect(timeShift).toBeGreaterThan(4)
    expect(timeShift).toBeLessThan(7)
  })

  test('1 m of timber delays by 55.2 h: 7.2 h are left, and the loss is said', () => {
    const { summer: result, warnings } = assessPhysics(buildConstruction([buildLayer(timber, 1)]))
    expect(result.timeShift).toBeCloseTo(7.2, 1)
    expect(warnings.map(({ code }) => code)).toContain('timeShiftAmbiguous')
  })

  test('5 m of wood fibre neither overflow nor yield NaN', () => {
    const result = summer([
      buildLayer(buildMaterial({ conductivity: 0.04, density: 250, specificHeatCapacity: 2100 }), 5),
    ])
    expect(result.decrement).toBeGreaterThanOrEqual(0)
    expect(result.decrement).toBeLessThan(1e-20)
    expect(Number.isFinite(result.timeShift)).toBe(true)
    expect(result.arealHeatCapacityInside).toBeGreaterThan(0)
  })
})

describe('M09 areal heat capacity, 10 cm rule and the sum of ρcd are three figures', () => {
  test('20 cm of concrete: 86.17 (κ1), 240 (10 cm), 480 kJ/(m²·K) (sum)', () => {
    const result = summer([buildLayer(concrete, 0.2)])
    expect(result.arealHeatCapacityInside).toBeCloseTo(86.1677, 4)
    expect(result.arealHeatCapacityOutside).toBeCloseTo(170.8749, 4)
    expect(result.effectiveHeatCapacity).toBeCloseTo(240, 9)
  })

  test('the 10 cm stop at the first insulating layer', () => {
    const lined = [buildLayer(concrete, 0.2), buildLayer(mineralWool, 0.06), buildLayer(plasterboard, 0.025)]
    expect(summer(lined).effectiveHeatCapacity).toBeCloseTo(0.025 * 800, 9)
    const thin = [buildLayer(concrete, 0.2), buildLayer(mineralWool, 0.008), buildLayer(plasterboard, 0.025)]
    const stored = 0.025 * 800 + 0.008 * 30 + (0.1 - 0.033) * 2400
    expect(summer(thin).effectiveHeatCapacity).toBeCloseTo(stored, 9)
  })

  test('a part between rooms gives each of them half', () => {
    const wall = [buildLayer(concrete, 0.12)]
    expect(summer(wall, { type: 'innerWall' }).effectiveHeatCapacity).toBeCloseTo(0.06 * 2400, 9)
    expect(summer(wall).effectiveHeatCapacity).toBeCloseTo(0.1 * 2400, 9)
  })
})

test('M22 the decrement factor is |Y12| divided by U, not multiplied', () => {
  const { summer: result, thermal } = assessPhysics(
    buildConstruction([buildLayer(extrudedPolystyrene, 0.1), buildLayer(concrete, 0.2)]),
  )
  expect(result.decrement).toBeCloseTo((result.periodicTransmittance ?? 0) / (thermal.uValue ?? 0), 12)
})

test('the damping of surface temperatures is at least that of a pure resistance', () => {
  const damping = summer([buildLayer(concrete, 0.2)]).dampingTav ?? 0
  const { dampingTav } = summer([buildLayer(air, 0.05)])
  expect(dampingTav).toBeCloseTo((0.13 + 0.18) / 0.13, 12)
  expect(damping).toBeGreaterThan((0.13 + 0.2 / 1.8) / 0.13)
})
