import { expect, test } from 'vitest'
import { loadStandardConstructions } from '#catalogue/standard-constructions.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import { testCatalogue } from '#testing/assessor.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { defaultFreedoms } from './default-freedoms.ts'
import { eitherRender, insulationRenders, ofOwnDuty } from './place-rules.ts'
import { choosableOf, choosablesOf, optionLayers, spaceOf } from './space.ts'

const { materials } = testCatalogue()
const known = choosablesOf([...materials.values()].map((one) => choosableOf(one, true)))

const free = (type: ConstructionType, layers: readonly ConstructionLayer[]) => defaultFreedoms({ type, layers }, known)
const materialsOf = (type: ConstructionType, layers: readonly ConstructionLayer[], layer: number) =>
  free(type, layers).layers.find((one) => one.layer === layer)?.materials ?? []

const rendered: ConstructionLayer[] = [
  { materialId: 'plaster_light_mineral', thickness: 0.015 },
  { materialId: 'stone_wool_etics_035', thickness: 0.14 },
  { materialId: 'sand_lime_1800', thickness: 0.175 },
  { materialId: 'plaster_gypsum', thickness: 0.01 },
]
const studs = { materialId: 'kvh', width: 0.06, spacing: 0.625 }
const timber: ConstructionLayer[] = [
  { materialId: 'timber_larch', thickness: 0.024 },
  { materialId: 'air_well_ventilated', thickness: 0.04 },
  { materialId: 'dhf', thickness: 0.015 },
  { materialId: 'cellulose_blown', thickness: 0.2, framing: studs },
  { materialId: 'osb', thickness: 0.015 },
  { materialId: 'gypsum_fibre_board', thickness: 0.0125 },
]

test('every material that a rule names is in the catalogue', () => {
  for (const id of [...ofOwnDuty, ...insulationRenders, ...eitherRender]) expect(known.has(id), id).toBe(true)
})

test('behind render stands what carries render, and nothing that is blown', () => {
  const behind = materialsOf('outerWall', rendered, 1)
  expect(behind).toContain('eps_032')
  expect(behind).not.toContain('cellulose_blown')
})

test('no gypsum outside, and no render of masonry on insulation', () => {
  const outside = materialsOf('outerWall', rendered, 0)
  expect(outside).toContain('plaster_light_mineral')
  for (const id of ['plaster_gypsum', 'plaster_lime_cement', 'plaster_clay']) expect(outside).not.toContain(id)
  const bare = rendered.toSpliced(1, 1)
  for (const id of materialsOf('outerWall', bare, 0)) expect(insulationRenders.has(id)).toBe(false)
})

test('only perimeter insulation lies against the ground', () => {
  const cellar: ConstructionLayer[] = [
    { materialId: 'xps_035', thickness: 0.12 },
    { materialId: 'reinforced_concrete_c30_37', thickness: 0.25 },
  ]
  const against = materialsOf('outerWallGround', cellar, 0)
  expect(against.length).toBeGreaterThan(2)
  for (const id of against) expect(known.get(id)?.uses).toContain('perimeterInsulation')
})

test('masonry gives way to masonry of the same thickness, never to facing bricks or blocks of glass', () => {
  const alike = materialsOf('outerWall', rendered, 2)
  expect(alike).toContain('brick_hollow_1000')
  for (const id of alike) {
    expect(known.get(id)?.category).toBe('masonry')
    expect(known.get(id)?.uses).not.toContain('cladding')
    expect(ofOwnDuty.has(id)).toBe(false)
    if (id !== 'sand_lime_1800') expect(known.get(id)?.marketThicknesses).toContain(0.175)
  }
})

test('what keeps the air inside is replaced by what keeps it too; what opens to the outside stays', () => {
  const inside = materialsOf('outerWall', timber, 4)
  expect(inside).toContain('plywood')
  for (const id of inside) expect(known.get(id)?.uses).toContain('airtightLayer')
  expect(materialsOf('outerWall', timber, 2)).toEqual([])
  for (const id of materialsOf('outerWall', timber, 0)) expect(known.get(id)?.category).toBe('wood')
})

test('members are as deep as studs and rafters are', () => {
  const [cavity] = free('outerWall', timber).layers.filter(({ layer }) => layer === 3)
  expect(cavity?.thickness).toEqual({ values: [0.12, 0.14, 0.16, 0.18, 0.2, 0.22, 0.24, 0.26, 0.28] })
})

test('what is chosen as a product, exists or goes does not change', () => {
  const product = rendered.map((layer, index) => (index === 2 ? { ...layer, overrides: { density: 1700 } } : layer))
  expect(materialsOf('outerWall', product, 2)).toEqual([])
  for (const state of ['existing', 'removed'] as const)
    expect(
      free(
        'outerWall',
        rendered.map((layer) => ({ ...layer, state })),
      ).layers,
    ).toEqual([])
})

const added = (type: ConstructionType, layers: readonly ConstructionLayer[]) => {
  const { freedoms, ifBlocked } = spaceOf({ type, layers }, {}, known)
  return (ifBlocked?.freedoms ?? freedoms).additions?.map(({ after }) => after) ?? []
}

test('a further layer of insulation comes where the type has it, and nowhere twice', () => {
  expect(added('outerWall', rendered.toSpliced(1, 1))).toEqual([0])
  expect(added('outerWall', rendered)).toEqual([])
  expect(added('outerWall', timber)).toEqual([1])
  expect(added('innerWall', rendered)).toEqual([])
  const roof = ['bitumen_pye_slated', 'bitumen_pye', 'reinforced_concrete_c25_30']
  expect(
    added(
      'flatRoof',
      roof.map((materialId) => ({ materialId, thickness: 0.004 })),
    ),
  ).toEqual([1])
})

test.each(loadStandardConstructions().map(({ code, type, layers }) => [code, { type, layers }] as const))(
  '%s has a space that can be searched, of what is sold alone',
  (_, given) => {
    const { drafts, ifBlocked } = spaceOf(given, {}, known)
    const size = drafts.reduce((product, { options }) => product * options.length, 1)
    expect(size).toBeLessThanOrEqual(10_000_000)
    for (const { materialId, framing, thickness } of optionLayers([...drafts, ...(ifBlocked?.drafts ?? [])])) {
      const isToday = given.layers.some((one) => one.materialId === materialId && one.thickness === thickness)
      if (!framing && !isToday)
        expect(known.get(materialId)?.marketThicknesses?.some((sold) => Math.abs(sold - thickness) < 1e-6)).toBe(true)
    }
  },
)
