import { describe, expect, test } from 'vitest'
import type { Construction } from '#engine/construction.ts'
import {
  constructionWith as build,
  insulationLayer as insulation,
  oldMasonry as masonry,
  materialOf as of,
  entriesOfPack as ofPack,
  insulatedWall as wall,
} from '#testing/limit-builders.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { Settings } from '#vocabulary/settings.ts'

describe('grants', () => {
  const grants = (type: ConstructionType, settings: Settings) =>
    ofPack(wall(type, settings), 'begEm').map(({ quantity, limit }) => `${quantity} ${limit}`)

  test.each<[ConstructionType, Settings, string, string]>([
    ['outerWall', { measure: ['outsideInsulated'] }, 'uValue 0.2', 'uValue 0.25'],
    ['outerWall', { measure: ['insideInsulated'] }, 'uValue 0.2', 'uValue 0.25'],
    ['outerWall', { measure: ['insideInsulated'], monument: true }, 'uValue 0.45', 'uValue 0.45'],
    ['outerWall', { measure: ['cavityFilled'] }, 'conductivity 0.035', 'conductivity 0.04'],
    ['outerWall', { measure: ['cavityFilled', 'outsideInsulated'] }, 'uValue 0.2', 'uValue 0.25'],
    ['outerWallGround', { measure: ['dampProofed'] }, 'uValue 0.25', 'uValue 0.25'],
    ['partitionToUnheated', { measure: ['coldSideWorked'] }, 'uValue 0.25', 'uValue 0.25'],
    ['partitionToUnheated', { measure: ['coldSideWorked'], unheatedSide: 'roofSpace' }, 'uValue 0.14', 'uValue 0.25'],
    ['pitchedRoof', { measure: ['insideInsulated'] }, 'uValue 0.14', 'uValue 0.25'],
    ['pitchedRoof', { measure: ['coveringRenewed'], monument: true }, 'conductivity 0.04', 'conductivity 0.04'],
    ['flatRoof', { measure: ['waterproofingRenewed'] }, 'uValue 0.14', 'uValue 0.2'],
    ['topFloorCeiling', { measure: ['coldSideWorked'] }, 'uValue 0.14', 'uValue 0.25'],
    ['basementCeiling', { measure: ['coldSideWorked'] }, 'uValue 0.25', 'uValue 0.25'],
    ['groundSlab', { measure: ['floorBuildUpRenewed'] }, 'uValue 0.25', 'uValue 0.35'],
    ['groundSlab', { measure: ['dampProofed'] }, 'uValue 0.25', 'uValue 0.25'],
    ['floorAboveOutdoorAir', { measure: ['coldSideWorked'] }, 'uValue 0.2', 'uValue 0.25'],
  ])('%s %j: %s, low heated %s', (type, settings, normal, low) => {
    expect(grants(type, settings).join()).toBe(normal)
    expect(grants(type, { ...settings, heating: 'low' }).join()).toBe(low)
  })

  test('exposed half-timber insulated from inside, or filled anew', () => {
    const studs = { material: of('wood'), width: 0.14, spacing: 0.8, direction: 'vertical' } as const
    for (const measure of ['insideInsulated', 'infillRenewed'] as const)
      for (const [heating, limit] of [
        ['normal', 0.65],
        ['low', 0.8],
      ] as const) {
        const frame = masonry({ thickness: 0.14, framing: studs })
        const house = build('outerWall', { measure: [measure], heating }, frame, insulation(0.04))
        expect(ofPack(house, 'begEm').map((one) => one.limit)).toEqual([limit])
      }
  })

  test('neither a new building nor what stays is granted anything', () => {
    for (const measure of ['newBuilding', 'none'] as const)
      expect(grants('outerWall', { measure: [measure] })).toEqual([])
  })
})

describe('minimum thermal resistance', () => {
  const minimum = (construction: Construction) =>
    ofPack(construction, 'din4108-2.r').map(({ limit, fulfilled }) => `${limit} ${fulfilled}`)
  const newBuilding: Settings = { measure: ['newBuilding'] }

  test.each<[ConstructionType, number]>([
    ['outerWall', 1.2],
    ['outerWallGround', 1.2],
    ['partitionToUnheated', 1.2],
    ['pitchedRoof', 1.2],
    ['flatRoof', 1.2],
    ['topFloorCeiling', 0.9],
    ['floorAboveOutdoorAir', 1.75],
    ['basementCeiling', 0.9],
    ['groundSlab', 0.9],
  ])('%s: %d where it is heavy, 1.75 where it is light', (type, limit) => {
    expect(minimum(build(type, newBuilding, insulation(0.1), masonry()))).toEqual([`${limit} true`])
    expect(minimum(build(type, newBuilding, insulation(0.06)))).toEqual(['1.75 false'])
  })

  test('a framed part is held in the bay and on average', () => {
    const studs = {
      material: of('wood', { conductivity: 0.13 }),
      width: 0.1,
      spacing: 0.4,
      direction: 'vertical',
    } as const
    const frame = build('outerWall', newBuilding, insulation(0.065, {}, { framing: studs }))
    expect(minimum(frame)).toEqual(['1.75 true', '1 true'])
    expect(
      minimum(
        build(
          'outerWall',
          newBuilding,
          insulation(0.062, { conductivity: 0.035 }, { framing: { ...studs, width: 0.3 } }),
        ),
      ),
    ).toEqual(['1.75 true', '1 false'])
  })

  test('beside a taper both are held at its thinnest point', () => {
    const wood = of('wood', { conductivity: 0.13 })
    const studs = { material: wood, width: 0.06, spacing: 0.6, direction: 'vertical' } as const
    const roof = (rise: number) =>
      build(
        'flatRoof',
        newBuilding,
        insulation(0.06, {}, { taper: { shape: 'rectangle', rise } }),
        insulation(0.06, {}, { framing: studs }),
      )
    const values = (rise: number) => ofPack(roof(rise), 'din4108-2.r').map(({ value }) => value)
    expect(values(0.11)[0]).toBeCloseTo((0.005 + 0.06) / 0.035, 12)
    expect(values(0.12)[0]).toBeCloseTo(0.06 / 0.035, 12)
    expect(minimum(roof(0.12))).toEqual(['1.75 false', '1 true'])
  })

  test('of what stays as it is it tells where it stands', () => {
    const [old] = ofPack(build('outerWall', {}, masonry()), 'din4108-2.r')
    expect(old).toMatchObject({ kind: 'orientation', fulfilled: null, notes: ['belowToday'] })
  })

  test('what is from memory never decides', () => {
    const [low] = ofPack(build('outerWall', { ...newBuilding, heating: 'low' }, masonry()), 'din4108-2.r')
    expect(low).toMatchObject({ status: 'recalled', limit: 0.55, fulfilled: null })
    expect(low?.margin).toBeLessThan(0)
  })
})
