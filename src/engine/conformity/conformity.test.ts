import { describe, expect, test } from 'vitest'
import { assessPhysics } from '#engine/physics/assess-physics.ts'
import { buildLayer, buildMaterial } from '#testing/life-cycle-builders.ts'
import {
  constructionWith as build,
  entriesOf as entries,
  insulationLayer as insulation,
  oldMasonry as masonry,
  materialOf as of,
  entriesOfPack as ofPack,
  annexRows as rowsOf,
  insulatedWall as wall,
} from '#testing/limit-builders.ts'
import { type ConstructionType, constructionTypes } from '#vocabulary/constructions.ts'
import { measuresFor } from '#vocabulary/measures.ts'
import { type Measure, measures, type Settings } from '#vocabulary/settings.ts'
import { rulePacks } from './asked-rules.ts'

/** Table 1.4 of the rules: type, what is done, rows at 19 °C and more, rows at 12 to 19 °C. */
type Row = readonly [ConstructionType, Measure, string, string, Settings['unheatedSide']?]
const rows: readonly Row[] = [
  ['outerWall', 'componentReplaced', '1a 0.24', '1a 0.35'],
  ['outerWall', 'outsideInsulated', '1b 0.24', '1b 0.35'],
  ['outerWall', 'outsideClad', '1b 0.24', '1b 0.35'],
  ['outerWall', 'renderRenewed', '1b 0.24', '1b 0.35'],
  ['outerWall', 'outsideRepaired', '', ''],
  ['outerWall', 'cavityFilled', '', ''],
  ['outerWall', 'infillRenewed', '', ''],
  ['outerWall', 'insideInsulated', '', ''],
  ['outerWall', 'insideFinished', '', ''],
  ['outerWallGround', 'componentReplaced', '6a 0.3', ''],
  ['outerWallGround', 'outsideInsulated', '6b 0.3', ''],
  ['outerWallGround', 'outsideClad', '6b 0.3', ''],
  ['outerWallGround', 'dampProofed', '6b 0.3', ''],
  ['outerWallGround', 'outsideRepaired', '', ''],
  ['outerWallGround', 'insideInsulated', '', ''],
  ['partitionToUnheated', 'componentReplaced', '6a 0.3', '', 'room'],
  ['partitionToUnheated', 'coldSideWorked', '6b 0.3', '', 'basement'],
  ['partitionToUnheated', 'insideInsulated', '', '', 'room'],
  ['partitionToUnheated', 'componentReplaced', '5a 0.24', '5a 0.35', 'roofSpace'],
  ['partitionToUnheated', 'coldSideWorked', '5b 0.24', '5b 0.35', 'roofSpace'],
  ['partitionToUnheated', 'insideFinished', '', '', 'roofSpace'],
  ['pitchedRoof', 'componentReplaced', '5a 0.24', '5a 0.35'],
  ['pitchedRoof', 'coveringRenewed', '5b 0.24', '5b 0.35'],
  ['pitchedRoof', 'waterproofingRenewed', '5c 0.2', '5c 0.35'],
  ['pitchedRoof', 'coveringOnly', '', ''],
  ['pitchedRoof', 'insideInsulated', '', ''],
  ['flatRoof', 'componentReplaced', '5a 0.24', '5a 0.35'],
  ['flatRoof', 'waterproofingRenewed', '5c 0.2', '5c 0.35'],
  ['flatRoof', 'waterproofingRepaired', '', ''],
  ['flatRoof', 'coveringRenewed', '5b 0.24', '5b 0.35'],
  ['flatRoof', 'insideFinished', '', ''],
  ['topFloorCeiling', 'componentReplaced', '5a 0.24', '5a 0.35'],
  ['topFloorCeiling', 'coldSideWorked', '5b 0.24', '5b 0.35'],
  ['topFloorCeiling', 'insideInsulated', '', ''],
  ['basementCeiling', 'componentReplaced', '6a 0.3', ''],
  ['basementCeiling', 'coldSideWorked', '6b 0.3', ''],
  ['basementCeiling', 'floorBuildUpRenewed', '6c 0.5', ''],
  ['basementCeiling', 'floorCoveringOnly', '', ''],
  ['groundSlab', 'componentReplaced', '6a 0.3', ''],
  ['groundSlab', 'dampProofed', '6b 0.3', ''],
  ['groundSlab', 'floorBuildUpRenewed', '6c 0.5', ''],
  ['groundSlab', 'floorCoveringOnly', '', ''],
  ['floorAboveOutdoorAir', 'componentReplaced', '6d 0.24', '6d 0.35'],
  ['floorAboveOutdoorAir', 'coldSideWorked', '6e 0.24', '6e 0.35'],
  ['floorAboveOutdoorAir', 'outsideClad', '6e 0.24', '6e 0.35'],
  ['floorAboveOutdoorAir', 'floorBuildUpRenewed', '6c 0.5', ''],
  ['floorAboveOutdoorAir', 'floorCoveringOnly', '', ''],
]
const table = rows.map(([type, measure, normal, low, side]) => ({ type, measure, normal, low, side }))

describe('GEG annex 7 judges works', () => {
  test.each(table)('$type, $measure: $normal, low heated $low', ({ type, measure, normal, low, side }) => {
    const settings = { measure: [measure], ...(side && { unheatedSide: side }) }
    expect(rowsOf(wall(type, settings)).join()).toBe(normal)
    expect(rowsOf(wall(type, { ...settings, heating: 'low' })).join()).toBe(low)
  })

  test('every measure that a type offers and that has a row stands in the table', () => {
    const others = constructionTypes.flatMap((type) =>
      measuresFor(type)
        .filter((measure) => !table.some((row) => row.type === type && row.measure === measure))
        .map((measure) => ({ type, measure, rows: rowsOf(wall(type, { measure: [measure] })) })),
    )
    expect(others.filter((one) => one.rows.length > 0)).toEqual([])
  })

  test.each(constructionTypes)('%s: nothing is asked of a new building, and of what stays as it is', (type) => {
    for (const measure of ['newBuilding', 'none'] as const)
      expect(rowsOf(wall(type, { measure: [measure] }))).toEqual([])
  })

  test('between heated rooms nothing is asked, whatever is done', () => {
    for (const type of ['innerWall', 'internalFloor'] as const)
      expect(entries(wall(type, { measure: measures }))).toEqual([])
  })

  test('of several measures each row is named, and a flat roof replaced with its sealing has both limits', () => {
    expect(rowsOf(wall('floorAboveOutdoorAir', { measure: ['coldSideWorked', 'floorBuildUpRenewed'] }))).toEqual([
      '6c 0.5',
      '6e 0.24',
    ])
    const sealing = buildLayer({ material: of('membrane', { traits: ['waterproofing'] }), thickness: 0.01 })
    const roof = build('flatRoof', { measure: ['componentReplaced'] }, sealing, insulation(0.1), masonry())
    expect(rowsOf(roof)).toEqual(['5a 0.24', '5c 0.2'])
  })

  test('one tenth of the component group is exempt, a little more is not', () => {
    for (const [shareOfGroup, exemptions] of [
      [0.1, ['areaShare']],
      [0.11, []],
    ] as const) {
      const [row] = ofPack(wall('outerWall', { measure: ['componentReplaced'], shareOfGroup }), 'gegAnnex7')
      expect(row?.exemptions).toEqual(exemptions)
    }
  })

  test.each(table.filter(({ normal }) => normal !== ''))(
    '$type, $measure of after 1983: exempt where works and not parts are judged',
    ({ type, measure, normal, side }) => {
      const settings = { measure: [measure], energyLawSince1984: true, ...(side && { unheatedSide: side }) }
      const [row] = ofPack(wall(type, settings), 'gegAnnex7')
      const isOfPart = ['1a', '5a', '6a', '6d'].some((one) => normal.startsWith(one))
      expect(row?.exemptions).toEqual(isOfPart ? [] : ['energyLaw'])
    },
  )

  test('a monument that misses its row may deviate; one that holds it holds it', () => {
    const monument = { measure: ['outsideInsulated'], monument: true } as const
    const [bad] = ofPack(wall('outerWall', monument), 'gegAnnex7')
    expect(bad).toMatchObject({ fulfilled: null, notes: ['mayDeviate'] })
    const [good] = ofPack(build('outerWall', monument, insulation(0.3), masonry()), 'gegAnnex7')
    expect(good).toMatchObject({ fulfilled: true, notes: [] })
  })

  test.each([
    [0.035, [], true],
    [0.036, [], false],
    [0.045, ['biogenic'], true],
    [0.046, ['biogenic'], false],
  ] as const)('limited thickness, λ %d %j: held %s', (conductivity, traits, fulfilled) => {
    const settings = { measure: ['outsideInsulated'], thicknessLimited: true } as const
    const [row] = ofPack(
      build('outerWall', settings, insulation(0.06, { conductivity, traits: [...traits] }), masonry()),
      'gegAnnex7',
    )
    expect(row).toMatchObject({ fulfilled, conductivity })
    expect(row?.notes[0]).toBe(fulfilled ? 'thickness' : 'thicknessConductivity')
  })

  test('a missed row names the way over the whole building', () => {
    const [row] = ofPack(wall('outerWall', { measure: ['outsideInsulated'] }), 'gegAnnex7')
    expect(row).toMatchObject({ fulfilled: false, notes: ['wholeBuilding'] })
  })
})

describe('orientation', () => {
  test.each<[ConstructionType, number, Settings]>([
    ['outerWall', 0.28, {}],
    ['floorAboveOutdoorAir', 0.28, {}],
    ['outerWallGround', 0.35, {}],
    ['groundSlab', 0.35, {}],
    ['basementCeiling', 0.35, {}],
    ['partitionToUnheated', 0.35, {}],
    ['partitionToUnheated', 0.2, { unheatedSide: 'roofSpace' }],
    ['pitchedRoof', 0.2, {}],
    ['flatRoof', 0.2, {}],
    ['topFloorCeiling', 0.2, {}],
  ])('reference building, %s: %d, and 0.35 at 12 to 19 °C', (type, limit, settings) => {
    const fresh = { ...settings, measure: ['newBuilding'] } as const
    expect(ofPack(wall(type, fresh), 'gegAnnex1')).toMatchObject([{ limit, kind: 'orientation', fulfilled: null }])
    expect(ofPack(wall(type, { ...fresh, heating: 'low' }), 'gegAnnex2')).toMatchObject([{ limit: 0.35 }])
  })

  test('the passive house is for components to outdoor air', () => {
    expect(ofPack(wall('flatRoof', {}), 'passiveHouse')).toMatchObject([{ limit: 0.15, fulfilled: null }])
    expect(ofPack(wall('topFloorCeiling', {}), 'passiveHouse')).toEqual([])
  })

  test('works that make it worse, and an old top-floor ceiling, are hinted at', () => {
    const worse = build('outerWall', {}, insulation(0.1, {}, { state: 'removed' }), insulation(0.05), masonry())
    expect(ofPack(worse, 'geg')).toMatchObject([
      { requirement: 'geg.notWorse', limit: 0.31, value: 0.54, fulfilled: null },
    ])
    const ceiling = build('topFloorCeiling', {}, masonry())
    expect(ofPack(ceiling, 'geg')).toMatchObject([{ requirement: 'geg.topFloorDuty', limit: 0.24, fulfilled: null }])
    expect(ofPack(build('topFloorCeiling', {}, insulation(0.1, {}, { state: 'existing' }), masonry()), 'geg')).toEqual(
      [],
    )
  })
})

describe('days', () => {
  const rules = (asOf: string) => ofPack(wall('outerWall', { measure: ['outsideInsulated'], asOf }), 'gegAnnex7')

  test('before a law there is no row, and after what was compared there is no verdict', () => {
    expect(rules('2020-10-31')).toEqual([])
    expect(rules('2020-11-01')).toMatchObject([{ fulfilled: false }])
    expect(rules('2026-12-31')).toMatchObject([{ fulfilled: false }])
    expect(rules('2027-01-01')).toMatchObject([{ fulfilled: null, notes: ['notCompared'] }])
  })
})

describe('value, margin, verdict', () => {
  const row = (thickness: number) =>
    ofPack(build('outerWall', { measure: ['outsideInsulated'] }, insulation(thickness), masonry()), 'gegAnnex7')[0]

  test('the rated U-value has two decimals: what meets the limit once rated fulfils it', () => {
    const close = build('outerWall', { measure: ['outsideInsulated'] }, insulation(0.1305), masonry())
    const { uValue } = assessPhysics(close).thermal
    expect(uValue).toBeGreaterThan(0.24)
    expect(uValue).toBeLessThan(0.245)
    expect(row(0.1305)).toMatchObject({ value: 0.24, limit: 0.24, margin: 0, fulfilled: true })
  })

  test('the margin is the part of the limit that is left, negative where it is missed', () => {
    const [good, bad] = [row(0.28), row(0.06)]
    expect(good?.margin).toBeCloseTo((0.24 - (good?.value ?? 0)) / 0.24, 12)
    expect(good?.fulfilled).toBe(true)
    expect(bad?.margin).toBeLessThan(0)
    expect(bad?.fulfilled).toBe(false)
  })

  test('fRsi is asked to be at least 0.70, and is not rounded', () => {
    const fresh = build('outerWall', { measure: ['newBuilding'] }, insulation(0.14), masonry({ state: 'new' }))
    const [entry] = ofPack(fresh, 'din4108-2')
    expect(entry).toMatchObject({ relation: 'atLeast', limit: 0.7, fulfilled: true })
    expect(entry?.value).toBe(assessPhysics(fresh).moisture.fRsi)
  })

  test('condensate is held against the limit of its plane, and has to dry', () => {
    const clinker = buildLayer({
      thickness: 0.115,
      material: buildMaterial({ vapourResistanceFactor: { dry: 50, wet: 100 } }),
    })
    const wet = build('outerWall', {}, clinker, insulation(0.2))
    const { moisture } = assessPhysics(wet)
    expect(moisture.condensate).toBeGreaterThan(0)
    const [condensate, drying] = ofPack(wet, 'din4108-3')
    expect(condensate).toMatchObject({ value: moisture.planes[0]?.condensate, limit: moisture.planes[0]?.limit })
    expect(drying).toMatchObject({ quantity: 'evaporation', value: moisture.evaporation, limit: moisture.condensate })
  })

  test('a figure that cannot be computed gives no verdict', () => {
    const { conductivity: _, ...material } = buildMaterial({ category: 'masonry' })
    const unknown = build('outerWall', { measure: ['renderRenewed'] }, buildLayer({ material }))
    expect(ofPack(unknown, 'gegAnnex7')).toMatchObject([{ value: null, margin: null, fulfilled: null }])
  })
})

test('every rule has its own id, a limit, a source and types', () => {
  const rules = rulePacks.flatMap((pack) => pack.rules)
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  for (const { source } of rulePacks) expect(source).not.toBe('')
  for (const { limit, types } of rules) {
    expect(limit).toBeGreaterThanOrEqual(0)
    expect(types.every((type) => constructionTypes.includes(type))).toBe(true)
  }
})
