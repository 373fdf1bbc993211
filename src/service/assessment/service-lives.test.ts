import { expect, test } from 'vitest'
import { loadStandardConstructions } from '#catalogue/standard-constructions.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import { testAssessor } from '#testing/assessor.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { modulesWithin } from '#vocabulary/life-cycle.ts'
import type { Settings } from '#vocabulary/settings.ts'

const assessor = testAssessor(() => new Date('2026-11-22T12:00:00Z'))
type Given = { readonly type: ConstructionType; readonly layers: ConstructionLayer[]; readonly release?: string }
const kpis = (given: Given, settings: Settings = {}) =>
  assessor.kpis({ ...given, settings, assessedWith: null }, { locale: 'de_DE' })
const told = async (given: Given, settings: Settings = {}) =>
  (await kpis(given, settings)).layers.map(({ serviceLife, replacements }) =>
    serviceLife
      ? [`${serviceLife.open ? '≥ ' : ''}${serviceLife.years}`, replacements, serviceLife.position, serviceLife.code]
      : null,
  )
const of = (materialId: string, thickness: number, more: Partial<ConstructionLayer> = {}): ConstructionLayer => ({
  materialId,
  thickness,
  ...more,
})
const studs = { framing: { materialId: 'kvh', width: 0.06, spacing: 0.625 } }
const wall = (...layers: ConstructionLayer[]): Given => ({ type: 'outerWall', layers })
const masonry = of('sand_lime_1800', 0.175)

test('cellulose and mineral wool between the same studs live as long as the studs', async () => {
  for (const type of ['outerWall', 'innerWall', 'pitchedRoof', 'internalFloor'] as const)
    for (const serviceLifeEdition of ['2017', '2025'] as const)
      for (const fill of ['cellulose_blown', 'mw_partition_040', 'wood_fibre_flex', 'straw_bale']) {
        const layers = [of('osb', 0.015), of(fill, 0.2, studs), of('gypsum_board', 0.0125)]
        const [, filled] = await told({ type, layers }, { serviceLifeEdition })
        expect([type, fill, filled?.[0], filled?.[1]]).toEqual([type, fill, '≥ 50', 0])
      }
})

test('one and the same EPS: 40 or at least 50 in ETICS, at least 50 under a screed, never replaced below a slab', async () => {
  const etics = wall(of('etics_coat_mineral_light', 0.009), of('eps_035', 0.16), masonry)
  expect((await told(etics)).slice(0, 2)).toEqual([
    ['40', 1, 'render.etics', null],
    ['40', 1, 'insulation.etics', '335.641'],
  ])
  expect((await told(etics, { serviceLifeEdition: '2025' })).slice(0, 2)).toEqual([
    ['≥ 50', 0, 'render.etics', null],
    ['≥ 50', 0, 'insulation.etics', null],
  ])
  const slab = of('reinforced_concrete_c25_30', 0.2)
  const floor: Given = { type: 'internalFloor', layers: [slab, of('eps_035', 0.03), of('screed_cement', 0.06)] }
  expect((await told(floor))[1]).toEqual(['≥ 50', 0, 'insulation.floor', '352.122'])
  const ground: Given = { type: 'groundSlab', layers: [of('eps_035', 0.12), slab] }
  expect((await told(ground))[0]).toEqual(['≥ 50', 0, 'structure.concrete', null])
})

test('carpet 10 years is replaced four times; 48 and 49 years once; own figures and positions take the place of the rules', async () => {
  const slab = of('reinforced_concrete_c25_30', 0.2)
  const floor = (more: Partial<ConstructionLayer>): Given => ({
    type: 'internalFloor',
    layers: [slab, of('carpet_needle', 0.008, more)],
  })
  expect((await told(floor({})))[1]).toEqual(['10', 4, 'floor.carpet/tufted', null])
  for (const serviceLife of [48, 49])
    expect((await told(floor({ overrides: { serviceLife } })))[1]).toEqual([String(serviceLife), 1, null, null])
  const chosen = floor({ serviceLifePosition: 'floor.carpet/woven', serviceLifeReason: 'gewebt' })
  const { layers } = await kpis(chosen, { serviceLifeEdition: '2025' })
  expect(layers[1]?.serviceLife).toMatchObject({ years: 20, basis: 'chosen', given: 'gewebt', code: '353.127' })
  expect((await kpis(floor({ serviceLifeReason: 'niemand fragt' }))).layers[1]?.serviceLife?.given).toBeNull()
})

test('what 2025 leaves open is that of 2017 and says so; what the table does not tell is that of the material', async () => {
  const roof: Given = { type: 'flatRoof', layers: [of('roof_epdm', 0.0015), of('eps_035', 0.2), of('clt', 0.14)] }
  const lives = async (settings: Settings) => (await kpis(roof, settings)).layers.map(({ serviceLife }) => serviceLife)
  expect((await lives({ serviceLifeEdition: '2025' })).map((life) => life?.edition)).toEqual(['2017', '2017', '2025'])
  const [cladding] = (await kpis(wall(of('timber_spruce', 0.024), of('air_well_ventilated', 0.04), masonry))).layers
  expect(cladding?.serviceLife).toMatchObject({
    basis: 'material',
    position: 'cladding.softwoodUntreated',
    edition: null,
  })
})

test('a layer that lives shorter than both its neighbours is enclosed; air between does not free it', async () => {
  const layers = [
    of('gypsum_fibre_board', 0.0125),
    of('underlay_pur', 0.0005),
    of('air_unventilated_wall', 0.02),
    masonry,
    of('carpet_needle', 0.005),
  ]
  const { layers: found } = await kpis(wall(...layers))
  expect(found.map(({ enclosed }) => enclosed)).toEqual([false, true, false, false, false])
})

test.each(['OBD_2020_II', 'OBD_2024_I'])(
  '%s: B4 of all standard constructions is n times what the boundary counts, n by the years shown',
  async (release) => {
    let checked = 0
    for (const { type, layers } of loadStandardConstructions())
      for (const boundary of ['full', 'qng'] as const) {
        const settings = { boundary, serviceLifeEdition: boundary === 'qng' ? '2017' : '2025' } as const
        const given = { type, layers, release, settings, assessedWith: null }
        const { layers: figures } = await assessor.kpis(given, { locale: 'de_DE' })
        const rows = await assessor.indicators(given)
        const key = release === 'OBD_2020_II' ? 'gwpA1' : 'gwpTotal'
        const valueIn = (module: string, index: number) =>
          rows.find((row) => row.module === module)?.layers.find((one) => one.layer === index)?.indicators[key] ?? 0
        for (const [index, { state = 'new', framing }] of layers.entries()) {
          const life = figures[index]?.serviceLife
          if (state !== 'new' || framing || !life) continue
          const n = Math.max(0, Math.ceil(50 / life.years) - 1)
          expect(figures[index]?.replacements).toBe(n)
          const once = modulesWithin[boundary]
            .filter((one) => one !== 'B4')
            .reduce((sum, module) => sum + valueIn(module, index), 0)
          expect(valueIn('B4', index)).toBeCloseTo(n * once, 8)
          checked += 1
        }
      }
    expect(checked).toBeGreaterThan(500)
  },
)
