import { describe, expect, test } from 'vitest'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { defaultClimate } from '#engine/climate/climates.ts'
import { openTrace } from '#engine/open-trace.ts'
import {
  air,
  bitumen,
  buildConstruction,
  buildFraming,
  buildLayer,
  buildMaterial,
  chipboard,
  concrete,
  mineralWool,
  plasterboard,
  substrate,
  timber,
} from '#testing/physics-builders.ts'
import { assessPhysics } from './assess-physics.ts'

const codes = (...given: Parameters<typeof buildConstruction>) =>
  assessPhysics(buildConstruction(...given)).warnings.map(({ code, path }) => (path ? `${code} ${path}` : code))
const refusal =
  (...given: Parameters<typeof buildConstruction>) =>
  () =>
    assessPhysics(buildConstruction(...given))

test('the result fits the parts of the contract it fills', () => {
  const { thermal, geometry, summer } = assessPhysics(buildConstruction([buildLayer(concrete, 0.2)]))
  const parts: Pick<KeyPerformanceIndicators, 'thermal' | 'geometry' | 'summer'> = { thermal, geometry, summer }
  expect(parts.thermal.uValue).toBeCloseTo(1 / (0.17 + 0.2 / 1.8), 12)
})

describe('what is unknown is null, with the reason; the rest is computed', () => {
  test('a conductivity', () => {
    const unknown: ReturnType<typeof buildMaterial> = {
      id: 'unknown',
      traits: [],
      density: 100,
      specificHeatCapacity: 1000,
    }
    const result = assessPhysics(buildConstruction([buildLayer(unknown, 0.1), buildLayer(concrete, 0.2)]))
    const { thermal, moisture, summer, geometry, warnings } = result
    expect([thermal.uValue, thermal.rUpper, moisture.fRsi, summer.timeShift]).toEqual([null, null, null, null])
    expect(thermal.temperatures).toEqual([])
    expect(geometry.mass).toBeCloseTo(490, 9)
    expect(summer.effectiveHeatCapacity).toBeCloseTo(240, 9)
    expect(warnings).toContainEqual({ code: 'conductivityUnknown', path: '/layers/0' })
  })

  test('the conductivity of a member: the path between the members is known all the same', () => {
    const framing = buildFraming({ material: { id: 'unknown', traits: [] } })
    const result = assessPhysics(
      buildConstruction([buildLayer(mineralWool, 0.1, { framing }), buildLayer(concrete, 0.2)]),
    )
    expect(result.thermal.uValue).toBeNull()
    expect(result.geometry.mass).toBeNull()
    expect(result.thermal.temperatures).toHaveLength(3)
    expect(result.summer.timeShift).not.toBeNull()
    const reasons = result.warnings.map(({ code, path }) => `${code} ${path ?? ''}`)
    expect(reasons).toEqual(
      expect.arrayContaining(['conductivityUnknown /layers/0/framing', 'densityUnknown /layers/0', 'mainPathOnly ']),
    )
  })

  test('a vapour resistance factor: no balance, no dew points, temperatures stay', () => {
    const open = { id: 'board', traits: [], conductivity: 0.2, density: 800, specificHeatCapacity: 1000 }
    const { moisture, thermal, warnings } = assessPhysics(
      buildConstruction([buildLayer(open, 0.02), buildLayer(concrete, 0.2)]),
    )
    expect([moisture.condensate, moisture.sdTotal, moisture.dries]).toEqual([null, null, null])
    expect([moisture.applicable, moisture.monthly]).toEqual([true, []])
    expect(moisture.fRsi).not.toBeNull()
    expect(thermal.temperatures.map(({ dewPoint }) => dewPoint)).toEqual([null, null, null])
    expect(warnings).toContainEqual({ code: 'vapourResistanceUnknown', path: '/layers/0' })
  })

  test('a density or heat capacity', () => {
    const { density: _, ...light } = plasterboard
    const { summer, geometry } = assessPhysics(buildConstruction([buildLayer(light, 0.02), buildLayer(concrete, 0.2)]))
    expect([summer.timeShift, geometry.mass]).toEqual([null, null])
    expect(codes([buildLayer(light, 0.02), buildLayer(concrete, 0.2)])).toEqual(
      expect.arrayContaining(['densityUnknown /layers/0', 'heatCapacityUnknown /layers/0']),
    )
  })

  test('a foil without figures counts without resistance, mass and heat, and that is said; not without vapour figure', () => {
    const foil = { id: 'foil', traits: [], vapourResistanceFactor: { dry: 100_000, wet: 100_000 } }
    const layers = [buildLayer(mineralWool, 0.1), buildLayer(foil, 0.0002), buildLayer(plasterboard, 0.0125)]
    const { thermal, summer, moisture, warnings } = assessPhysics(buildConstruction(layers))
    expect(thermal.rTotal).toBeCloseTo(0.17 + 0.1 / 0.035 + 0.05, 12)
    expect(summer.decrement).not.toBeNull()
    expect(moisture.sdTotal).toBeCloseTo(0.1 + 20 + 0.05, 12)
    expect(warnings).toContainEqual({ code: 'thinSheetNeglected', path: '/layers/1' })
    expect(codes([buildLayer({ id: 'foil', traits: [] }, 0.0002)])).toContain('vapourResistanceUnknown /layers/0')
  })
})

describe('moisture says where its methods do not apply', () => {
  const wall = [buildLayer(concrete, 0.2), buildLayer(mineralWool, 0.1)]
  test.each([
    ['outerWallGround', 'moistureGroundContact'],
    ['groundSlab', 'moistureGroundContact'],
    ['innerWall', 'moistureNoClimateDifference'],
    ['internalFloor', 'moistureNoClimateDifference'],
    ['partitionToUnheated', 'moistureUnheatedSpace'],
    ['basementCeiling', 'moistureUnheatedSpace'],
  ] as const)('%s', (type, code) => {
    const { moisture, warnings } = assessPhysics(buildConstruction(wall, { type }))
    expect(warnings.map((warning) => warning.code)).toContain(code)
    expect([moisture.applicable, moisture.condensate, moisture.monthly]).toEqual([false, null, []])
    expect(moisture.sdTotal).toBeGreaterThan(0)
  })

  test('a knee wall stands against roof space, which is as cold as outdoors', () => {
    const settings = { unheatedSide: 'roofSpace' } as const
    const knee = assessPhysics(buildConstruction(wall, { type: 'partitionToUnheated', settings }))
    const room = assessPhysics(buildConstruction(wall, { type: 'partitionToUnheated' }))
    const { moisture } = assessPhysics(buildConstruction(wall))
    expect(knee.moisture).toEqual(moisture)
    expect(knee.thermal.uValue).toBe(room.thermal.uValue)
    expect(knee.moisture.fRsi).toBeLessThan(room.moisture.fRsi ?? 0)
  })

  test('between heated rooms no heat flows, and there is no mould', () => {
    const { thermal, moisture } = assessPhysics(buildConstruction(wall, { type: 'innerWall' }))
    expect(thermal.temperatures.map(({ temperature }) => temperature)).toEqual([20, 20, 20])
    expect([moisture.fRsi, moisture.surfaceMould]).toEqual([null, null])
  })

  test('mould against the ground is judged as against outdoor air, on the safe side', () => {
    const bare = [buildLayer(concrete, 0.2)]
    expect(codes(bare, { type: 'groundSlab' })).toEqual(expect.arrayContaining(['mouldRisk', 'mouldAsOutdoors']))
    expect(codes(bare).filter((code) => code.startsWith('mould'))).toEqual(['mouldRisk'])
    expect(codes(wall, { type: 'groundSlab' })).not.toContain('mouldAsOutdoors')
  })

  test('a green roof has a balance, for orientation', () => {
    const roof = [buildLayer(substrate, 0.1), buildLayer(bitumen, 0.01), ...wall]
    const { moisture } = assessPhysics(buildConstruction(roof, { type: 'flatRoof' }))
    expect(moisture.condensate).not.toBeNull()
  })

  test('the ceiling below an attic is assessed as against outdoor air', () => {
    const { moisture } = assessPhysics(buildConstruction(wall, { type: 'topFloorCeiling' }))
    expect(moisture.applicable).toBe(true)
    expect(moisture.monthly.map(({ climate }) => climate)).toEqual(['mannheimTry2010', 'iso13788C2'])
  })
})

describe('moisture of common constructions', () => {
  const sheet = { ...bitumen, traits: ['vapourTight', 'nonAbsorbing'] } as const
  const insulatedRafters = buildLayer(mineralWool, 0.2, { framing: buildFraming({ material: timber }) })
  const timberWall = [buildLayer(chipboard, 0.015), insulatedRafters, buildLayer(plasterboard, 0.0125)]

  test('timber without retarder: too much water at the board, and no reserve', () => {
    const { moisture, warnings } = assessPhysics(buildConstruction(timberWall))
    expect(moisture.fulfilled).toBe(false)
    expect(moisture.dryingReserve).toBeCloseTo((moisture.evaporation ?? 0) - (moisture.condensate ?? 0), 12)
    expect(warnings.map(({ code }) => code)).toContain('condensateExceedsLimit')
    expect(moisture.planes[0]?.layer).toBe(1)
    expect(moisture.sdInside).toBeCloseTo(0.2 + 0.05, 12)
    expect(moisture.sdOutside).toBeCloseTo(1.5, 12)
  })

  test('with a retarder it stays dry, and has a reserve all the same', () => {
    const retarder = buildMaterial({ id: 'retarder', vapourResistanceFactor: { dry: 50_000, wet: 50_000 } })
    const open = buildMaterial({ id: 'softboard', conductivity: 0.045, vapourResistanceFactor: { dry: 5, wet: 3 } })
    const layers = [
      buildLayer(open, 0.06),
      ...timberWall.slice(1, 2),
      buildLayer(retarder, 0.0002),
      ...timberWall.slice(2),
    ]
    const { moisture } = assessPhysics(buildConstruction(layers))
    expect([moisture.condensate, moisture.dries, moisture.fulfilled, moisture.sdOutside]).toEqual([0, true, true, null])
    expect(moisture.planes).toEqual([])
    expect(moisture.dryingReserve).toBeGreaterThan(0.25)
  })

  test('dew points meet the temperature where water condenses, and stay below elsewhere', () => {
    const { thermal, moisture } = assessPhysics(buildConstruction(timberWall))
    const [outer, wet, middle, inner] = thermal.temperatures
    expect(wet?.position).toBeCloseTo(moisture.planes[0]?.position ?? 0, 12)
    expect(wet?.dewPoint).toBeCloseTo(wet?.temperature ?? 0, 9)
    for (const face of [outer, middle, inner]) expect(face?.dewPoint).toBeLessThan(face?.temperature ?? 0)
  })

  test('water that a tight outer sheet keeps in remains through the years', () => {
    const { moisture, warnings } = assessPhysics(
      buildConstruction([buildLayer(sheet, 0.005), insulatedRafters, buildLayer(chipboard, 0.05)], {
        type: 'flatRoof',
      }),
    )
    expect(moisture.sdTotal).toBeCloseTo(1500 + 0.2 + 5, 9)
    expect(warnings.map(({ code }) => code)).toContain('dryingReserveLow')
    expect(moisture.monthly.map(({ verdict }) => verdict)).toContain('driesOut')
  })
})

describe('what is refused', () => {
  test.each([
    ['/layers', 'layersEmpty', []],
    ['/layers/0/thickness', 'valueOutOfRange', [buildLayer(concrete, 0)]],
    ['/layers/1/thickness', 'valueOutOfRange', [buildLayer(concrete, 1), buildLayer(concrete, Number.NaN)]],
    ['/layers/0/thickness', 'valueOutOfRange', [buildLayer(concrete, Number.POSITIVE_INFINITY)]],
    ['/layers/0/material/conductivity', 'valueOutOfRange', [buildLayer(buildMaterial({ conductivity: -1 }), 0.1)]],
    ['/layers/0/material/density', 'valueOutOfRange', [buildLayer(buildMaterial({ density: 0 }), 0.1)]],
    [
      '/layers/0/material/vapourResistanceFactor',
      'valueOutOfRange',
      [buildLayer(buildMaterial({ vapourResistanceFactor: { dry: 10, wet: Number.POSITIVE_INFINITY } }), 0.1)],
    ],
    [
      '/layers/0/framing/width',
      'valueOutOfRange',
      [buildLayer(concrete, 0.1, { framing: buildFraming({ width: 0.6 }) })],
    ],
    [
      '/layers/0/framing/spacing',
      'valueOutOfRange',
      [buildLayer(concrete, 0.1, { framing: buildFraming({ spacing: 9 }) })],
    ],
    ['/layers', 'valueOutOfRange', Array.from({ length: 61 }, () => buildLayer(concrete, 0.01))],
  ] as const)('%s: %s', (path, code, layers) => {
    expect(refusal(layers)).toThrow(expect.objectContaining({ name: 'EngineError', code, path }))
  })

  test('a climate that cannot be', () => {
    const stationary = { ...defaultClimate.stationary, outsideTemperature: Number.NaN }
    const assess = () =>
      assessPhysics(buildConstruction([buildLayer(concrete, 0.2)]), { ...defaultClimate, stationary })
    expect(assess).toThrow(
      expect.objectContaining({ code: 'valueOutOfRange', path: '/climate/stationary/outside/temperature' }),
    )
  })
})

test('the coldest month may ask for more than the standard winter', () => {
  const climate = { ...defaultClimate.stationary, insidePressure: 820, insideHumidity: 0.35 }
  const layers = [buildLayer(concrete, 0.2), buildLayer(mineralWool, 0.004)]
  const { moisture, warnings } = assessPhysics(buildConstruction(layers), { ...defaultClimate, stationary: climate })
  expect([moisture.surfaceMould, moisture.monthly.map(({ surfaceMould }) => surfaceMould)]).toEqual([
    false,
    [true, false],
  ])
  expect(warnings.filter(({ code }) => code === 'mouldRisk')).toHaveLength(1)
})

describe('works on an existing construction', () => {
  test('removed layers are gone, existing ones count', () => {
    const kept = buildLayer(concrete, 0.2, { state: 'existing' })
    const before = assessPhysics(
      buildConstruction([kept, buildLayer(mineralWool, 0.1, { state: 'removed' }), buildLayer(plasterboard, 0.01)]),
    )
    const after = assessPhysics(buildConstruction([kept, buildLayer(plasterboard, 0.01)]))
    const { temperatures, ...thermal } = before.thermal
    expect({
      ...thermal,
      temperatures: temperatures.map((face) => ({ ...face, layer: null, outerLayer: null })),
    }).toEqual({
      ...after.thermal,
      temperatures: after.thermal.temperatures.map((face) => ({ ...face, layer: null, outerLayer: null })),
    })
    expect(temperatures.map(({ layer }) => layer)).toEqual([0, 2, null])
    expect(before.geometry).toEqual(after.geometry)
    expect(before.layers.map(({ layer, counted }) => [layer, counted])).toEqual([
      [0, true],
      [1, false],
      [2, true],
    ])
  })

  test('nothing left, or nothing inside of a ventilated layer, is said', () => {
    const removed = [buildLayer(concrete, 0.2, { state: 'removed' })]
    expect(codes(removed)).toEqual(['nothingRemains'])
    const { thermal, moisture, geometry } = assessPhysics(buildConstruction(removed))
    expect([thermal.uValue, thermal.rTotal, moisture.fRsi, geometry.thickness]).toEqual([null, null, null, 0])
    expect(codes([buildLayer(concrete, 0.2), buildLayer(air, 0.04, { airCavity: 'wellVentilated' })])).toContain(
      'nothingCounts',
    )
  })
})

describe('the trace', () => {
  const construction = buildConstruction([
    buildLayer(concrete, 0.2),
    buildLayer(air, 0.02),
    buildLayer(mineralWool, 0.1),
  ])

  const trace = openTrace()
  const result = assessPhysics(construction, defaultClimate, trace)
  const { steps } = trace

  test('explains every figure, and ends at its value', () => {
    const { thermal, geometry, moisture, summer } = result
    const parts = Object.entries({ thermal, geometry, moisture, summer })
    const expected = parts.flatMap(([part, figures]) =>
      Object.entries(figures).flatMap(([key, value]) => (typeof value === 'number' ? [[`${part}.${key}`, value]] : [])),
    )
    const values = new Map(steps.map(({ quantity, value }) => [quantity, value]))
    expect(expected.length).toBeGreaterThan(20)
    expect(expected.filter(([quantity, value]) => values.get(String(quantity)) !== value)).toEqual([])
  })

  test('goes through the layers, and names clause and unit everywhere', () => {
    const layers = steps.filter(({ quantity }) => quantity === 'layers.resistance')
    const resistances = result.layers.map(({ layer, resistance }) => [layer, resistance])
    expect(layers.map(({ layer, value }) => [layer, value])).toEqual(resistances)
    expect(steps.filter(({ clause, formula, unit }) => !clause || !formula || !unit)).toEqual([])
  })

  test('changes nothing', () => {
    expect(assessPhysics(construction, defaultClimate, openTrace())).toEqual(assessPhysics(construction))
  })
})
