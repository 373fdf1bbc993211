import { describe, expect, test } from 'vitest'
import type { Layer } from '#engine/construction.ts'
import {
  board,
  brick,
  calciumSilicate,
  cast,
  cavity,
  foam,
  framed,
  insulatingRender,
  lightBrick,
  lined,
  plaster,
  plastered,
  proven,
  retarder,
  sheet,
  slip,
  solidTimber,
  woodFibre,
  wool,
} from '#testing/moisture-builders.ts'
import { buildLayer } from '#testing/physics-builders.ts'

const of = (...layers: readonly Layer[]) => proven(layers).proof
const rowOf = (...layers: readonly Layer[]) => of(...layers).row
const codesOf = (...layers: readonly Layer[]) => of(...layers).conditions
const render = buildLayer(plaster, 0.015)
const wall = buildLayer(brick, 0.24)
const cladding = buildLayer(slip, 0.01)

describe('masonry and concrete with inside plaster', () => {
  test.each([
    ['render on masonry that insulates', [render, buildLayer(lightBrick, 0.365)], 'renderRepellent'],
    ['outside insulation of any kind', [render, buildLayer(foam, 0.16), wall], undefined],
    ['insulating render', [buildLayer(insulatingRender, 0.12), wall], undefined],
    ['a facing leaf with core insulation', [buildLayer(brick, 0.115), buildLayer(wool, 0.14), wall], undefined],
    ['adhered cladding', [cladding, buildLayer(lightBrick, 0.365)], 'jointShare'],
    ['ventilated cladding', [cladding, cavity(), buildLayer(wool, 0.16), buildLayer(cast, 0.2)], 'claddingOpenings'],
  ] as const)('%s is listed', (_, layers, condition) => {
    expect(of(...layers, plastered)).toMatchObject({ stage: 'list', fulfilled: true, row: 'masonryWall' })
    const own = codesOf(...layers, plastered).filter((code) => code !== 'airtight' && code !== 'rain')
    expect(own).toEqual(condition ? [condition] : [])
  })

  test('not without plaster, without weather protection, or below the minimum of R', () => {
    expect(rowOf(render, buildLayer(foam, 0.16), wall)).toBeNull()
    expect(rowOf(buildLayer(lightBrick, 0.365), plastered)).toBeNull()
    expect(rowOf(render, wall, plastered)).toBeNull()
  })

  test('render whose figures are known repels water, or is not listed', () => {
    const coated = (waterAbsorption: number) => [
      buildLayer(plaster, 0.015, { waterAbsorption }),
      buildLayer(lightBrick, 0.365),
      plastered,
    ]
    expect(codesOf(...coated(0.4))).toEqual(['airtight', 'rain'])
    expect(rowOf(...coated(0.6))).toBeNull()
  })

  test('the list outranks a balance that fails: cavity wall of clinker', () => {
    const clinker = { ...brick, conductivity: 0.96, vapourResistanceFactor: { dry: 100, wet: 50 } }
    const { proof, entries } = proven([
      buildLayer(clinker, 0.115),
      buildLayer(wool, 0.14),
      buildLayer({ ...brick, conductivity: 0.99, vapourResistanceFactor: { dry: 25, wet: 15 } }, 0.175),
      plastered,
    ])
    expect(proof).toMatchObject({ stage: 'list', fulfilled: true })
    expect(entries.filter(({ pack }) => pack === 'din4108-3')).toEqual([])
  })
})

describe('insulation inside', () => {
  const thick = buildLayer(lightBrick, 0.3)
  const inside = (thickness: number, sd: number) =>
    of(render, thick, buildLayer(calciumSilicate, thickness, { sd }), plastered)

  test.each([
    [0.5, 0.03, 0.01, 'insideInsulation'],
    [1, 0.06, 0.5, 'insideInsulation'],
    [1, 0.06, 0.3, null],
    [1.05, 0.063, 0.5, null],
  ] as const)('R %d', (_, thickness, sd, row) => expect(inside(thickness, sd).row).toBe(row))
})

describe('timber frames', () => {
  const studs = framed(wool, 0.2)
  const clad = (outside: number, inside: number) =>
    rowOf(cladding, cavity(), retarder(outside), studs, retarder(inside), lined)

  test('ventilated cladding: sd,i ≥ 2 and sd,e ≤ 0.3', () => {
    expect(clad(0.3, 2)).toBe('timberVentilated')
    expect(clad(0.31, 5)).toBeNull()
    expect(clad(0.1, 1.9)).toBeNull()
  })

  const rendered = (outside: number, inside: number, carrier = woodFibre) =>
    of(buildLayer(plaster, 0.007, { sd: outside }), buildLayer(carrier, 0.06), studs, retarder(inside), lined)

  test('ETICS of mineral wool or wood fibre: sd,i ≥ 2, render system ≤ 0.7', () => {
    expect(rendered(0.7, 2).row).toBe('timberRendered')
    expect(rendered(0.7, 2, { ...woodFibre, ...wool }).row).toBe('timberRendered')
    expect(rendered(0.71, 2).row).toBeNull()
    expect(rendered(0.7, 1.9).row).toBeNull()
  })

  test('rows whose sd is not known are no hit, and said so', () => {
    const known = { stage: 'balance', row: null, advice: ['rowWithoutLimits'] }
    expect(rendered(0.2, 3, { ...woodFibre, ...foam })).toMatchObject(known)
    expect(of(buildLayer(brick, 0.115), cavityClosed, studs, retarder(3), lined)).toMatchObject(known)
    expect(of(render, buildLayer(woodFibre, 0.16), buildLayer(solidTimber, 0.1), lined)).toMatchObject(known)
    expect(rendered(0.7, 1.9).advice).toEqual([])
  })
})

const cavityClosed = buildLayer({ id: 'air', traits: ['air'] }, 0.04)

describe('half-timber', () => {
  const infill = framed(lightBrick, 0.16)

  test('insulating infill: 1 ≤ sd,i ≤ 2', () => {
    expect(rowOf(framed({ ...lightBrick, conductivity: 0.07 }, 0.2), retarder(1.5), plastered)).toBe('halfTimberInfill')
    expect(rowOf(framed({ ...lightBrick, conductivity: 0.07 }, 0.2), retarder(2.5), plastered)).toBeNull()
    expect(rowOf(framed({ ...lightBrick, conductivity: 0.07 }, 0.2), plastered)).toBeNull()
  })

  test('inside insulation: R ≤ 0.5 free, up to 1.0 with 1 ≤ sd,i ≤ 2', () => {
    const inside = (thickness: number, sd: number) => rowOf(infill, buildLayer(wool, thickness), retarder(sd), lined)
    expect(inside(0.017, 0.01)).toBe('halfTimberInside')
    expect(inside(0.034, 1.4)).toBe('halfTimberInside')
    expect(inside(0.034, 0.5)).toBeNull()
    expect(inside(0.034, 2.5)).toBeNull()
  })

  test('outside insulation: sd,e ≤ 2, or ventilated cladding', () => {
    const outside = (sd: number) => rowOf(retarder(sd), buildLayer(wool, 0.12), infill, plastered)
    expect(outside(2)).toBe('halfTimberOutside')
    expect(outside(2.1)).toBeNull()
    expect(rowOf(cladding, cavity(), retarder(3), buildLayer(wool, 0.12), infill, plastered)).toBe('halfTimberOutside')
  })
})

describe('against the ground', () => {
  const cellar = (...layers: readonly Layer[]) => proven(layers, 'outerWallGround').proof

  test('cellar walls, sealed: insulating masonry or perimeter insulation', () => {
    const sealed = buildLayer(sheet, 0.004)
    expect(cellar(sealed, buildLayer(lightBrick, 0.365), plastered)).toMatchObject({ stage: 'list', row: 'cellarWall' })
    expect(cellar(buildLayer(foam, 0.12), sealed, buildLayer(cast, 0.25))).toMatchObject({ row: 'cellarWall' })
    expect(cellar(buildLayer(foam, 0.12), buildLayer(cast, 0.25))).toMatchObject({ stage: null, open: 'groundContact' })
    expect(cellar(sealed, buildLayer(cast, 0.25), buildLayer(foam, 0.12))).toMatchObject({ open: 'groundContact' })
  })

  test('slab with perimeter insulation: at most 20 % of R above the sealing', () => {
    const slab = (above: number) =>
      proven(
        [buildLayer(foam, 0.14), buildLayer(sheet, 0.004), buildLayer(cast, 0.2), buildLayer(wool, above)],
        'groundSlab',
      ).proof
    expect(slab(0.02)).toMatchObject({ stage: 'list', row: 'perimeterSlab' })
    expect(slab(0.05)).toMatchObject({ stage: null, open: 'groundContact' })
  })
})

test('what is missing is named by its layer', () => {
  const { vapourResistanceFactor: _, ...unknown } = board
  const { conductivity: __, ...dark } = { ...wool, id: 'dark' }
  const layers = [buildLayer(dark, 0.2), buildLayer(unknown, 0.0125)]
  expect(of(...layers)).toMatchObject({
    stage: null,
    fulfilled: null,
    open: 'figureMissing',
    missing: [
      { layer: 0, figure: 'conductivity' },
      { layer: 1, figure: 'vapourResistanceFactor' },
    ],
  })
})
