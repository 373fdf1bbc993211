import { expect, test } from 'vitest'
import { loadStandardConstructions } from '#catalogue/standard-constructions.ts'
import type { Conformity } from '#contract/assessment.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import { testAssessor } from '#testing/assessor.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { Settings } from '#vocabulary/settings.ts'

const assessor = testAssessor(() => new Date('2026-11-22T12:00:00Z'))
const standards = new Map(loadStandardConstructions().map((one) => [one.code, one]))
const standard = (code: string): { type: ConstructionType; layers: ConstructionLayer[] } => {
  const found = standards.get(code)
  if (!found) throw new Error(`no standard construction ${code}`)
  return { type: found.type, layers: found.layers }
}
const kpis = (given: { type: ConstructionType; layers: ConstructionLayer[] }, settings: Settings = {}) =>
  assessor.kpis({ ...given, settings, assessedWith: null }, { locale: 'de_DE' })
const entries = async (...given: Parameters<typeof kpis>): Promise<Conformity[]> => (await kpis(...given)).conformity
const ofPack = async (pack: string, ...given: Parameters<typeof kpis>) =>
  (await entries(...given)).filter((one) => one.pack === pack)
const rows = async (...given: Parameters<typeof kpis>) =>
  (await ofPack('gegAnnex7', ...given)).filter(({ kind }) => kind === 'requirement')

const existing = (materialId: string, thickness: number): ConstructionLayer => ({
  materialId,
  thickness,
  state: 'existing',
})
const fresh = (materialId: string, thickness: number): ConstructionLayer => ({ materialId, thickness })
const wallOf = (...layers: ConstructionLayer[]) => ({ type: 'outerWall' as const, layers })

test('outer wall, only inside insulation or only new inside plaster: no row of annex 7; BEG 0.20, monument 0.45, half-timber 0.65', async () => {
  for (const code of ['AW-22', 'AW-23']) {
    expect(await rows(standard(code))).toEqual([])
    expect(await ofPack('begEm', standard(code))).toMatchObject([{ limit: 0.2 }])
    expect(await ofPack('begEm', standard(code), { monument: true })).toMatchObject([{ limit: 0.45 }])
  }
  const plastered = wallOf(existing('brick_solid_1800', 0.38), fresh('plaster_lime', 0.015))
  expect(await rows(plastered)).toEqual([])
  const framing = { materialId: 'kvh', width: 0.14, spacing: 0.8 }
  const halfTimber = wallOf({ ...existing('brick_solid_1800', 0.14), framing }, fresh('calcium_silicate_board', 0.05))
  expect(await ofPack('begEm', halfTimber)).toMatchObject([{ limit: 0.65 }])
})

test('core insulation λ 0.035 in two-leaf masonry: no row of annex 7; BEG met by λ ≤ 0.035, at 12 to 19 °C by ≤ 0.040', async () => {
  const { type, layers } = standard('AW-25')
  const filled = (conductivity: number) => ({
    type,
    layers: layers.map((layer) =>
      (layer.state ?? 'new') === 'new' ? { ...layer, overrides: { conductivity } } : layer,
    ),
  })
  expect(await rows(filled(0.035))).toEqual([])
  expect(await ofPack('gegAnnex7', filled(0.035))).toMatchObject([{ quantity: 'conductivity', limit: 0.045 }])
  expect(await ofPack('begEm', filled(0.035))).toMatchObject([{ limit: 0.035, fulfilled: true }])
  expect(await ofPack('begEm', filled(0.04))).toMatchObject([{ limit: 0.035, fulfilled: false }])
  expect(await ofPack('begEm', filled(0.04), { heating: 'low' })).toMatchObject([{ limit: 0.04, fulfilled: true }])
})

const insulated = wallOf(fresh('plaster_lime', 0.01), fresh('mw_core_035', 0.06), existing('brick_solid_1800', 0.24))

test('outer wall, new insulation outside, wall of 1995 under energy law: row 1b exempt', async () => {
  const [row] = await rows(insulated, { energyLawSince1984: true, measure: ['outsideInsulated'] })
  expect(row).toMatchObject({ row: '1b', fulfilled: null, exemptions: [{ code: 'energyLaw' }] })
})

test('the same wall replaced: row 1a, 0.24, no exemption', async () => {
  const [row] = await rows(insulated, { energyLawSince1984: true, measure: ['componentReplaced'] })
  expect(row).toMatchObject({ row: '1a', limit: 0.24, fulfilled: false, exemptions: [] })
})

test('outer wall, U before 0.45, outside render taken off and renewed: row 1b, 0.24', async () => {
  const old = { ...existing('plaster_lime', 0.02), state: 'removed' as const }
  const wall = wallOf(
    old,
    fresh('plaster_lime', 0.02),
    existing('mw_core_035', 0.06),
    existing('brick_solid_1800', 0.24),
  )
  const { settings } = await kpis(wall)
  expect(settings).toMatchObject({ measure: ['renderRenewed'], measureProposed: true })
  expect(settings.proposal).toMatchObject([{ reason: 'Schicht 1 entfernt, Schicht 2 neu' }])
  const [row] = await rows(wall)
  expect(row).toMatchObject({ row: '1b', limit: 0.24, fulfilled: false, title: 'GModG Anlage 7, Zeile 1b' })
})

test('floor above outdoor air, new screed only: 6c 0.50; at 12 to 19 °C none', async () => {
  const floor = {
    type: 'floorAboveOutdoorAir' as const,
    layers: [existing('mw_core_035', 0.06), existing('concrete_c20_25', 0.2), fresh('screed_cement', 0.06)],
  }
  expect(await rows(floor)).toMatchObject([{ row: '6c', limit: 0.5 }])
  expect(await rows(floor, { heating: 'low' })).toEqual([])
})

test('knee wall, new building, cold side insulated, BEG: 0.20 as orientation, 0.24 by 5b, 0.14', async () => {
  const kneeWall = standard('TW-02')
  const unheatedSide = 'roofSpace'
  expect(await ofPack('gegAnnex1', kneeWall, { unheatedSide })).toMatchObject([{ limit: 0.2, kind: 'orientation' }])
  const worked = { unheatedSide, measure: ['coldSideWorked'] } as const
  expect(await rows(kneeWall, worked)).toMatchObject([{ row: '5b', limit: 0.24 }])
  expect(await ofPack('begEm', kneeWall, worked)).toMatchObject([{ limit: 0.14 }])
})

const rafters = (state: 'new' | 'existing', covering: 'new' | 'existing', lining: 'new' | 'existing') => ({
  type: 'pitchedRoof' as const,
  layers: [
    { materialId: 'roof_tile_clay', thickness: 0.02, state: covering },
    {
      materialId: 'air_well_ventilated',
      thickness: 0.04,
      state: covering,
      framing: { materialId: 'kvh', width: 0.04, spacing: 0.34 },
    },
    { materialId: 'mw_core_035', thickness: 0.14, state, framing: { materialId: 'kvh', width: 0.08, spacing: 0.7 } },
    { materialId: 'gypsum_board_fire', thickness: 0.0125, state: lining },
  ] satisfies ConstructionLayer[],
})

test('pitched roof, insulation between rafters from inside, covering stays: no row', async () => {
  const roof = rafters('new', 'existing', 'new')
  expect((await kpis(roof)).settings.measure).toEqual(['insideInsulated'])
  expect(await rows(roof)).toEqual([])
})

test('pitched roof, covering with battens new, rafters 140 mm full, λ 0.035: 5b met by the thickness, whatever U says', async () => {
  const roof = rafters('new', 'new', 'existing')
  const [row] = await rows(roof)
  expect(row).toMatchObject({ row: '5b', limit: 0.24, fulfilled: true })
  expect(row?.value).toBeGreaterThan(0.24)
  expect(row?.note).toContain('Erfüllt über die Dämmstoffdicke')
})

test('flat roof, sealing renewed: 5c 0.20, and a resistance of at least 1.20', async () => {
  const roof = {
    type: 'flatRoof' as const,
    layers: [fresh('roof_pvc', 0.0015), fresh('mw_flat_roof_040', 0.2), existing('concrete_c20_25', 0.2)],
  }
  expect(await rows(roof)).toMatchObject([{ row: '5c', limit: 0.2, fulfilled: true }])
  expect(await ofPack('din4108-2.r', roof)).toMatchObject([{ limit: 1.2, kind: 'requirement', fulfilled: true }])
})

test('flat roof with taper, sealing renewed: 5c 0.20 with U over the area, and R at least 1.20 at the thinnest point', async () => {
  const roofOf = (shape: 'rectangle' | 'thickestAtApex') => ({
    type: 'flatRoof' as const,
    layers: [
      fresh('bitumen_pye', 0.008),
      { ...fresh('eps_035', 0.17), taper: { shape, rise: 0.3 } },
      existing('concrete_c20_25', 0.2),
    ],
  })
  const works: Settings = { measure: ['waterproofingRenewed'] }
  expect(await rows(roofOf('rectangle'), works)).toMatchObject([{ row: '5c', limit: 0.2, fulfilled: false }])
  const [thin] = await ofPack('din4108-2.r', roofOf('rectangle'), works)
  expect(thin).toMatchObject({ limit: 1.2, kind: 'requirement', fulfilled: false })
  expect(thin?.value).toBeCloseTo(0.02 / 0.035, 0)
  const [thicker] = await ofPack('din4108-2.r', roofOf('thickestAtApex'), works)
  expect(thicker).toMatchObject({ fulfilled: true })
})

test('trapezoidal-sheet roof DA-16 as a renewed sealing: 0.194 plain, 0.208 with its fasteners: 5c 0.20 and BEG 0.14 not met', async () => {
  const works: Settings = { measure: ['waterproofingRenewed'] }
  expect(await rows(standard('DA-16'), works)).toMatchObject([{ row: '5c', limit: 0.2, fulfilled: false }])
  expect((await kpis(standard('DA-16'))).thermal.uValue).toBeCloseTo(0.208, 3)
  const { layers, type } = standard('DA-16')
  const plain = layers.map(({ accessories: _fasteners, ...layer }) => layer)
  expect((await kpis({ type, layers: plain })).thermal.uValue).toBeCloseTo(0.194, 3)
  expect(await ofPack('begEm', standard('DA-16'), works)).toMatchObject([{ limit: 0.14, fulfilled: false }])
})

test('wall with R 0.635 (AW-07): DIN 4108-2 asks 1.20, not met, whatever fRsi says', async () => {
  const [stays] = await ofPack('din4108-2.r', standard('AW-07'))
  expect(stays).toMatchObject({ limit: 1.2, kind: 'orientation', fulfilled: null })
  expect(stays?.value).toBeCloseTo(0.635, 3)
  expect(stays?.note).toContain('Nicht erfüllt')
  const [asked] = await ofPack('din4108-2.r', standard('AW-07'), { measure: ['newBuilding'] })
  expect(asked).toMatchObject({ limit: 1.2, kind: 'requirement', fulfilled: false })
})

test('any new construction: the line of annex 1 is an orientation, without tick and cross', async () => {
  for (const [code, one] of standards) {
    if (one.layers.some(({ state = 'new' }) => state !== 'new')) continue
    for (const line of await ofPack('gegAnnex1', standard(code)))
      expect(line).toMatchObject({ kind: 'orientation', fulfilled: null })
  }
})

test('the act goes by its name of the day', async () => {
  const titleAt = async (asOf: string) => (await rows(insulated, { asOf }))[0]?.title
  expect(await titleAt('2026-07-28')).toBe('GEG Anlage 7, Zeile 1b')
  expect(await titleAt('2026-07-29')).toBe('GModG Anlage 7, Zeile 1b')
})
