import { describe, expect, test } from 'vitest'
import type { Layer } from '#engine/construction.ts'
import {
  air,
  bitumen,
  buildConstruction,
  buildFraming,
  buildLayer,
  concrete,
  extrudedPolystyrene,
  mineralWool,
  plasterboard,
  steel,
  substrate,
  timber,
} from '#testing/physics-builders.ts'
import { constructionTypes } from '#vocabulary/constructions.ts'
import { assessPhysics } from './assess-physics.ts'
import { totalResistance } from './combined-method.ts'

const insulated = [
  buildLayer(mineralWool, 0.16, { framing: buildFraming() }),
  buildLayer(plasterboard, 0.0125),
] as const
const thermal = (...given: Parameters<typeof buildConstruction>) => assessPhysics(buildConstruction(...given)).thermal

const studs = (spacing: number) => buildLayer(mineralWool, 0.1, { framing: buildFraming({ spacing }) })
const codes = (construction: ReturnType<typeof buildConstruction>) =>
  assessPhysics(construction).warnings.map(({ code }) => code)

describe('M01 a well-ventilated air layer drops out with everything outside of it', () => {
  const cavity = { airCavity: 'wellVentilated' } as const
  const cladding = buildLayer(timber, 0.024)
  const ventilated = thermal([cladding, buildLayer(air, 0.04, cavity), ...insulated])

  test('what is left counts with Rse = Rsi', () => {
    expect(ventilated.rse).toBe(0.13)
    expect(ventilated.rUpper).toBeCloseTo(
      1 / (0.9 / (0.26 + 0.16 / 0.035 + 0.05) + 0.1 / (0.26 + 0.16 / 0.13 + 0.05)),
      12,
    )
    expect(ventilated.temperatures[0]?.position).toBeCloseTo(0.064, 12)
  })

  test('cladding, its battens and their direction change nothing', () => {
    const battens = buildFraming({ width: 0.03, spacing: 0.5, direction: 'horizontal' })
    const other = thermal([
      buildLayer(concrete, 0.1, { framing: battens }),
      buildLayer(air, 0.06, { ...cavity, framing: battens }),
      ...insulated,
    ])
    expect(other.uValue).toBe(ventilated.uValue)
    expect([other.rUpper, other.rLower]).toEqual([ventilated.rUpper, ventilated.rLower])
  })

  test('rafters that stand in the room, and what lies inside of them, count in mass and thickness alone', () => {
    const rafters = buildLayer(air, 0.2, { airCavity: 'openToRoom', framing: buildFraming() })
    const slats = buildLayer(timber, 0.02)
    const roof = (...inside: Layer[]) =>
      assessPhysics(buildConstruction([...insulated, ...inside], { type: 'pitchedRoof' }))
    const [bare, open] = [roof(), roof(rafters, slats)]
    expect(open.layers.map(({ counted }) => counted)).toEqual([true, true, false, false])
    expect(open.layers[3]?.mass).toBeCloseTo(10, 9)
    expect({ ...open, geometry: bare.geometry, layers: bare.layers }).toEqual(bare)
    expect(open.geometry.thickness).toBeCloseTo(bare.geometry.thickness + 0.22, 12)
    expect((open.geometry.mass ?? 0) - (bare.geometry.mass ?? 0)).toBeCloseTo(0.1 * 0.2 * 500 + 10, 9)
    expect(roof(buildLayer(air, 0.2, { framing: buildFraming() })).thermal.uValue).not.toBe(bare.thermal.uValue)
  })

  test('a closed cavity counts, cladding included', () => {
    const closed = thermal([cladding, buildLayer(air, 0.04), ...insulated])
    expect(closed.rse).toBe(0.04)
    expect(closed.rLower).toBeCloseTo((ventilated.rLower ?? 0) - 0.13 + 0.04 + 0.18 + 0.024 / 0.13, 12)
  })

  test('layers outside still weigh and take room', () => {
    const { geometry } = assessPhysics(buildConstruction([cladding, buildLayer(air, 0.04, cavity), ...insulated]))
    expect(geometry.thickness).toBeCloseTo(0.024 + 0.04 + 0.16 + 0.0125, 12)
    expect(geometry.mass).toBeCloseTo(0.024 * 500 + 0.16 * (0.9 * 30 + 0.1 * 500) + 0.0125 * 800, 9)
  })
})

describe('M02 surface resistances and air layers follow direction and adjacency', () => {
  const expected = {
    outerWall: [0.13, 0.04],
    outerWallGround: [0.13, 0],
    innerWall: [0.13, 0.13],
    partitionToUnheated: [0.13, 0.13],
    pitchedRoof: [0.1, 0.04],
    flatRoof: [0.1, 0.04],
    topFloorCeiling: [0.1, 0.1],
    internalFloor: [0.17, 0.17],
    basementCeiling: [0.17, 0.17],
    groundSlab: [0.17, 0],
    floorAboveOutdoorAir: [0.17, 0.04],
  } as const

  test.each(constructionTypes)('%s', (type) => {
    const { rsi, rse, rTotal } = thermal([buildLayer(concrete, 0.18)], { type })
    expect([rsi, rse]).toEqual(expected[type])
    expect(rTotal).toBeCloseTo(rsi + rse + 0.1, 12)
  })

  test.each([
    ['flatRoof', 0.16],
    ['outerWall', 0.18],
    ['floorAboveOutdoorAir', 0.21],
  ] as const)('50 mm of air in a %s resist %d', (type, resistance) => {
    const result = assessPhysics(buildConstruction([buildLayer(concrete, 0.1), buildLayer(air, 0.05)], { type }))
    expect(result.layers[1]?.resistance).toBe(resistance)
  })
})

describe('M03 crossing and aligned members', () => {
  const inner = { bay: 2, member: 0.5, share: 0.1, direction: 'vertical' } as const
  const outer = { bay: 1, member: 0.25, share: 0.2 } as const
  const films = { rsi: 0.13, rse: 0.04 }
  const crossing = totalResistance([{ ...outer, direction: 'horizontal' }, inner], films)
  const aligned = totalResistance([{ ...outer, direction: 'vertical' }, inner], films)

  test('crossing ones make four paths, each with both surfaces', () => {
    const conductance = 0.72 / 3.17 + 0.18 / 2.42 + 0.08 / 1.67 + 0.02 / 0.92
    expect(crossing.upper).toBeCloseTo(1 / conductance, 12)
  })

  test('aligned ones share their axis: the narrow member lies within the wide one', () => {
    const conductance = 0.8 / 3.17 + 0.1 / 2.42 + 0.1 / 0.92
    expect(aligned.upper).toBeCloseTo(1 / conductance, 12)
  })

  test('the lower limit does not care, the upper one does', () => {
    expect(aligned.lower).toBe(crossing.lower)
    expect(crossing.lower).toBeCloseTo(0.17 + 1 / (0.9 / 2 + 0.1 / 0.5) + 1 / (0.8 / 1 + 0.2 / 0.25), 12)
    expect(aligned.upper).not.toBeCloseTo(crossing.upper, 3)
  })

  test('different spacings in one direction are said to be an assumption', () => {
    expect(codes(buildConstruction([studs(0.6), studs(0.8)]))).toContain('alignedMembersAssumed')
    expect(codes(buildConstruction([studs(0.6), studs(0.6)]))).not.toContain('alignedMembersAssumed')
  })
})

describe('M04 no silent number where the combined method is not applicable', () => {
  test('a ratio of the limits above 1.5 is said', () => {
    const framing = buildFraming({ material: concrete, width: 0.1, spacing: 0.5 })
    const { thermal: result, warnings } = assessPhysics(
      buildConstruction([buildLayer(mineralWool, 0.2, { framing }), buildLayer(concrete, 0.01)]),
    )
    const ratio = (result.rUpper ?? 0) / (result.rLower ?? 1)
    expect(ratio).toBeGreaterThan(1.5)
    expect(warnings).toContainEqual({ code: 'limitRatioExceeded', values: { ratio } })
  })

  test('metal through insulation yields no U-value', () => {
    const framing = buildFraming({ material: steel, width: 0.002 })
    const result = assessPhysics(
      buildConstruction([buildLayer(mineralWool, 0.1, { framing }), buildLayer(plasterboard, 0.0125)]),
    )
    expect([result.thermal.uValue, result.thermal.rTotal, result.moisture.fRsi]).toEqual([null, null, null])
    expect(result.warnings).toContainEqual({ code: 'metalBridge', path: '/layers/0/framing' })
    expect(result.summer.timeShift).not.toBeNull()
  })

  test('metal in an air layer is no bridge through insulation', () => {
    const framing = buildFraming({ material: steel, width: 0.002 })
    const result = assessPhysics(buildConstruction([buildLayer(mineralWool, 0.1), buildLayer(air, 0.05, { framing })]))
    expect(result.thermal.uValue).not.toBeNull()
  })
})

describe('M17 what lies above the waterproofing does not count', () => {
  const roof = { type: 'flatRoof' } as const
  const warm = [
    buildLayer(bitumen, 0.005),
    buildLayer(extrudedPolystyrene, 0.16),
    buildLayer(bitumen, 0.004),
    buildLayer(concrete, 0.2),
  ]
  const bare = thermal(warm, roof)

  test('substrate and gravel of a roof', () => {
    const gravel = buildLayer(concrete, 0.05)
    expect(thermal([buildLayer(substrate, 0.1), gravel, ...warm], roof).uValue).toBe(bare.uValue)
  })

  test('the outermost sheet bounds, not the vapour barrier of the same material', () => {
    expect(bare.rTotal).toBeCloseTo(0.14 + 0.005 / 0.23 + 0.16 / 0.035 + 0.004 / 0.23 + 0.2 / 1.8, 12)
  })

  test('insulation that stands water counts, with the addition of the inverted roof', () => {
    const inverted = [
      buildLayer(concrete, 0.05),
      buildLayer(extrudedPolystyrene, 0.2),
      buildLayer(bitumen, 0.01),
      buildLayer(concrete, 0.2),
    ]
    const { thermal: result, warnings, layers } = assessPhysics(buildConstruction(inverted, roof))
    const resistance = 0.14 + 0.2 / 0.035 + 0.01 / 0.23 + 0.2 / 1.8
    expect(layers.map(({ counted }) => counted)).toEqual([false, true, true, true])
    expect(result.rTotal).toBeCloseTo(resistance, 12)
    expect(result.uValue).toBeCloseTo(1 / resistance + 0.05, 12)
    expect(warnings).toContainEqual({ code: 'invertedRoofCorrection', values: { correction: 0.05 } })
  })

  test('other insulation above it is dropped, and that is said', () => {
    const { layers, warnings } = assessPhysics(buildConstruction([buildLayer(mineralWool, 0.1), ...warm], roof))
    expect(layers[0]?.counted).toBe(false)
    expect(warnings).toContainEqual({ code: 'insulationNotCounted', path: '/layers/0' })
  })

  test('perimeter insulation counts without addition; in a wall to outdoor air a sheet bounds nothing', () => {
    const wall = [buildLayer(extrudedPolystyrene, 0.1), buildLayer(bitumen, 0.01), buildLayer(concrete, 0.25)]
    const resistance = 0.13 + 0.1 / 0.035 + 0.01 / 0.23 + 0.25 / 1.8
    expect(thermal(wall, { type: 'outerWallGround' }).uValue).toBeCloseTo(1 / resistance, 12)
    const facade = [buildLayer(mineralWool, 0.1), ...wall.slice(1)]
    expect(thermal(facade).rTotal).toBeCloseTo(resistance + 0.04, 12)
  })
})
