import { describe, expect, test } from 'vitest'
import type { Construction, Layer } from '#engine/construction.ts'
import { assessPhysics } from '#engine/physics/assess-physics.ts'
import { buildLayer, buildMaterial } from '#testing/life-cycle-builders.ts'
import { type ConstructionType, constructionTypes } from '#vocabulary/constructions.ts'
import { conformity, measureOf, rulePacks } from './conformity.ts'
import { buildingLimits } from './rule-packs/buildings.ts'

const insulation = (thickness: number, overrides: Partial<Layer> = {}): Layer =>
  buildLayer({
    thickness,
    material: buildMaterial({ conductivity: 0.04, vapourResistanceFactor: { dry: 1, wet: 1 } }),
    ...overrides,
  })
const masonry = (overrides: Partial<Layer> = {}): Layer => buildLayer({ thickness: 0.24, ...overrides })
const build = (type: ConstructionType, ...layers: Layer[]): Construction => ({ type, layers })
const entries = (construction: Construction, heating?: 'normal' | 'low') =>
  conformity(construction, assessPhysics(construction), heating)
const limits = (construction: Construction, pack: string, heating?: 'normal' | 'low') =>
  entries(construction, heating)
    .filter((entry) => entry.pack === pack)
    .map(({ limit }) => limit)
/** Changes on the outside of something existing. */
const renovated = (type: ConstructionType) => build(type, insulation(0.2), masonry({ state: 'existing' }))

describe('which limits apply', () => {
  test('a new construction is held against the reference building, not against Anlage 7 or a grant', () => {
    const packs = entries(build('outerWall', insulation(0.2), masonry())).map(({ pack }) => pack)
    expect(packs).toContain('gegAnnex1')
    expect(packs).not.toContain('gegAnnex7')
    expect(packs).not.toContain('begEm')
  })

  test.each<[ConstructionType, number[]]>([
    ['outerWall', [0.24]],
    ['pitchedRoof', [0.24]],
    ['topFloorCeiling', [0.24]],
    ['flatRoof', [0.2]],
    ['outerWallGround', [0.3]],
    ['partitionToUnheated', [0.3]],
    ['basementCeiling', [0.3]],
    ['groundSlab', [0.3]],
    ['floorAboveOutdoorAir', [0.24]],
    ['innerWall', []],
    ['internalFloor', []],
  ])('GEG Anlage 7, %s changed: %j', (type, expected) => expect(limits(renovated(type), 'gegAnnex7')).toEqual(expected))

  test.each<[ConstructionType, number[]]>([
    ['outerWall', [0.35]],
    ['flatRoof', [0.35]],
    ['floorAboveOutdoorAir', [0.35]],
    ['basementCeiling', []],
    ['partitionToUnheated', []],
  ])('GEG Anlage 7, %s changed, heated to less than 19 °C: %j', (type, expected) =>
    expect(limits(renovated(type), 'gegAnnex7', 'low')).toEqual(expected),
  )

  test('a floor build-up on the warm side of an existing ceiling has a limit of its own', () => {
    const floor = build('basementCeiling', masonry({ state: 'existing' }), insulation(0.08))
    expect(limits(floor, 'gegAnnex7')).toEqual([0.5])
  })

  test.each<[ConstructionType, number[]]>([
    ['outerWall', [0.28]],
    ['floorAboveOutdoorAir', [0.28]],
    ['groundSlab', [0.35]],
    ['flatRoof', [0.2]],
    ['innerWall', []],
  ])('GEG Anlage 1, %s: %j', (type, expected) =>
    expect(limits(build(type, insulation(0.2), masonry()), 'gegAnnex1')).toEqual(expected),
  )

  test.each<[ConstructionType, number[]]>([
    ['outerWall', [0.2]],
    ['groundSlab', [0.25]],
    ['pitchedRoof', [0.14]],
    ['floorAboveOutdoorAir', []],
  ])('BEG EM, %s: %j', (type, expected) => expect(limits(renovated(type), 'begEm')).toEqual(expected))

  test('where nothing changes, no limit for changes applies', () => {
    const old = build('outerWall', insulation(0.05, { state: 'existing' }), masonry({ state: 'existing' }))
    expect(entries(old).map(({ pack }) => pack)).toEqual(['passiveHouse', 'din4108-2', 'din4108-3'])
  })

  test('the passive house limits components to outdoor air only', () => {
    expect(limits(renovated('flatRoof'), 'passiveHouse')).toEqual([0.15])
    expect(limits(renovated('topFloorCeiling'), 'passiveHouse')).toEqual([])
  })
})

test('the measure follows from the states of the layers', () => {
  const existing = masonry({ state: 'existing' })
  expect(measureOf(build('outerWall', masonry()))).toBe('new')
  expect(measureOf(build('outerWall', existing))).toBe('none')
  expect(measureOf(build('outerWall', insulation(0.1), existing))).toBe('change')
  expect(measureOf(build('outerWall', existing, insulation(0.1)))).toBe('changeWarmSide')
  expect(measureOf(build('outerWall', insulation(0.1, { state: 'removed' }), existing))).toBe('change')
  expect(measureOf(build('outerWall', masonry({ state: 'removed' }), insulation(0.1)))).toBe('new')
})

const first = (construction: Construction, pack: string) => {
  const entry = entries(construction).find((candidate) => candidate.pack === pack)
  if (!entry) throw new Error(`no entry of ${pack}`)
  return entry
}

describe('value, margin, verdict', () => {
  test('the rated U-value has two decimals, and nothing else is rounded', () => {
    const wall = build('outerWall', insulation(0.14), masonry({ state: 'existing' }))
    const { thermal } = assessPhysics(wall)
    expect(thermal.uValue).toBeCloseTo(1 / (0.13 + 0.24 + 3.5 + 0.04), 12)
    expect(first(wall, 'gegAnnex7').value).toBe(0.26)
  })

  test('a U-value that meets the limit once rated fulfils it', () => {
    const wall = build('outerWall', insulation(0.149), masonry({ state: 'existing' }))
    expect(assessPhysics(wall).thermal.uValue).toBeGreaterThan(0.24)
    expect(first(wall, 'gegAnnex7')).toMatchObject({ value: 0.24, limit: 0.24, margin: 0, fulfilled: true })
  })

  test('the margin is the part of the limit that is left, negative where it is missed', () => {
    const good = first(build('outerWall', insulation(0.31), masonry({ state: 'existing' })), 'gegAnnex7')
    expect(good).toMatchObject({ value: 0.12, fulfilled: true })
    expect(good.margin).toBeCloseTo(0.5, 12)
    const bad = first(build('outerWall', insulation(0.07), masonry({ state: 'existing' })), 'gegAnnex7')
    expect(bad).toMatchObject({ value: 0.46, fulfilled: false })
    expect(bad.margin).toBeCloseTo(-0.22 / 0.24, 12)
  })

  test('fRsi is asked to be at least 0.70, and is not rounded', () => {
    const wall = build('outerWall', insulation(0.14), masonry())
    const entry = first(wall, 'din4108-2')
    expect(entry).toMatchObject({ relation: 'atLeast', limit: 0.7, fulfilled: true })
    expect(entry.value).toBe(assessPhysics(wall).moisture.fRsi)
    expect(first(build('outerWall', masonry()), 'din4108-2')).toMatchObject({ fulfilled: false })
  })

  test('condensate is held against the limit of its plane, and has to dry', () => {
    const wet = build(
      'outerWall',
      buildLayer({ thickness: 0.115, material: buildMaterial({ vapourResistanceFactor: { dry: 50, wet: 100 } }) }),
      insulation(0.2),
    )
    const { moisture } = assessPhysics(wet)
    expect(moisture.condensate).toBeGreaterThan(0)
    const [condensate, drying] = entries(wet).filter(({ pack }) => pack === 'din4108-3')
    expect(condensate).toMatchObject({ value: moisture.planes[0]?.condensate, limit: moisture.planes[0]?.limit })
    expect(drying).toMatchObject({ quantity: 'evaporation', value: moisture.evaporation, limit: moisture.condensate })
  })

  test('without condensate there is nothing to dry', () => {
    const dry = entries(build('outerWall', masonry())).filter(({ pack }) => pack === 'din4108-3')
    expect(dry).toMatchObject([{ quantity: 'condensate', value: 0, limit: 1, margin: 1, fulfilled: true }])
  })

  test('a figure that cannot be computed gives no verdict', () => {
    const { conductivity: _, ...material } = buildMaterial()
    const wall = build('outerWall', buildLayer({ material }))
    expect(first(wall, 'gegAnnex1')).toMatchObject({ value: null, margin: null, fulfilled: null })
  })
})

test('every rule has its own id, a limit, a source and types', () => {
  const rules = rulePacks.flatMap(({ rules }) => rules)
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  for (const { source } of [...rulePacks, ...buildingLimits]) expect(source).not.toBe('')
  for (const { limit, types } of rules) {
    expect(limit).toBeGreaterThanOrEqual(0)
    expect(types.every((type) => constructionTypes.includes(type))).toBe(true)
  }
})
