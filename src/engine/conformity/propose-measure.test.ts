import { expect, test } from 'vitest'
import type { Layer, Material } from '#engine/construction.ts'
import { buildLayer, buildMaterial } from '#testing/life-cycle-builders.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { proposeMeasures } from './propose-measure.ts'

type Category = NonNullable<Material['category']>
const thicknesses: Partial<Record<Category, number>> = { masonry: 0.24, concrete: 0.2, insulation: 0.12, wood: 0.024 }
const studs = {
  material: buildMaterial({ category: 'wood' }),
  width: 0.08,
  spacing: 0.8,
  direction: 'vertical',
} as const

/** A layer in short: category, state (`+` new, `-` removed, else existing), `#` framed, `~` sealing. */
function layer(short: string): Layer {
  const [, sign = '', name = '', marks = ''] = /^([+-]?)(\w+)([#~]*)$/.exec(short) ?? []
  const category = name as Category
  return buildLayer({
    thickness: marks.includes('#') && category === 'air' ? 0.03 : (thicknesses[category] ?? 0.02),
    state: sign === '+' ? 'new' : sign === '-' ? 'removed' : 'existing',
    material: buildMaterial({ category, traits: marks.includes('~') ? ['waterproofing'] : [] }),
    ...(marks.includes('#') && { framing: studs }),
  })
}

test.each<[ConstructionType, string, string]>([
  ['outerWall', '+plaster +insulation +masonry', 'newBuilding'],
  ['outerWall', 'plaster masonry plaster', 'none'],
  ['outerWall', '+plaster +masonry plaster', 'componentReplaced'],
  ['outerWall', 'plaster masonry +insulation +plaster', 'insideInsulated'],
  ['outerWall', 'plaster masonry -plaster +plaster', 'insideFinished'],
  ['outerWall', '-plaster +plaster masonry plaster', 'renderRenewed'],
  ['outerWall', '+plaster plaster masonry plaster', 'outsideRepaired'],
  ['outerWall', '+coating plaster masonry plaster', 'outsideRepaired'],
  ['outerWall', '+plaster +insulation plaster masonry', 'outsideInsulated'],
  ['outerWall', '+plaster +insulation -plaster masonry', 'outsideInsulated renderRenewed'],
  ['outerWall', '+facade +air masonry', 'outsideClad'],
  ['outerWall', 'masonry +insulation masonry plaster', 'cavityFilled'],
  ['outerWall', '+masonry# -masonry# plaster', 'infillRenewed'],
  ['outerWallGround', '+insulation +membrane~ concrete', 'outsideInsulated dampProofed'],
  ['outerWallGround', 'membrane~ concrete +insulation', 'insideInsulated'],
  ['partitionToUnheated', '+insulation masonry', 'coldSideWorked'],
  ['partitionToUnheated', 'masonry +board', 'insideFinished'],
  ['topFloorCeiling', '+insulation concrete plaster', 'coldSideWorked'],
  ['topFloorCeiling', '+woodPanel -woodPanel +insulation# board', 'coldSideWorked'],
  ['topFloorCeiling', 'concrete +insulation', 'insideInsulated'],
  ['pitchedRoof', '-roofing +roofing +air# insulation# board', 'coveringRenewed'],
  ['pitchedRoof', '-roofing +roofing air# insulation# board', 'coveringOnly'],
  ['pitchedRoof', 'roofing air# +insulation# +board', 'insideInsulated'],
  ['pitchedRoof', '+membrane~ insulation# board', 'waterproofingRenewed'],
  ['flatRoof', '-membrane~ +membrane~ +insulation concrete', 'waterproofingRenewed'],
  ['flatRoof', 'membrane~ insulation concrete +insulation', 'insideInsulated'],
  ['basementCeiling', '+insulation concrete screed', 'coldSideWorked'],
  ['basementCeiling', 'concrete -screed +insulation +screed', 'floorBuildUpRenewed'],
  ['basementCeiling', 'concrete screed -flooring +flooring', 'floorCoveringOnly'],
  ['groundSlab', 'concrete +insulation +screed', 'floorBuildUpRenewed'],
  ['groundSlab', '+membrane~ concrete screed', 'dampProofed'],
  ['floorAboveOutdoorAir', 'concrete +screed', 'floorBuildUpRenewed'],
  ['floorAboveOutdoorAir', '+board +insulation concrete screed', 'coldSideWorked outsideClad'],
])('%s, outside to inside %s: %s', (type, layers, expected) => {
  const proposed = proposeMeasures({ type, layers: layers.split(' ').map(layer) })
  expect(proposed.map(({ measure }) => measure).join(' ')).toBe(expected)
})

test('a light facing leaf in front of a heavier wall is not the core, nor is a heavy one in front of a light wall', () => {
  const clinker = {
    ...layer('+masonry'),
    thickness: 0.115,
    material: buildMaterial({ category: 'masonry', density: 2000 }),
  }
  const brick = { ...layer('masonry'), material: buildMaterial({ category: 'masonry', density: 650 }) }
  const layers = [clinker, layer('+insulation'), brick]
  expect(proposeMeasures({ type: 'outerWall', layers }).map(({ measure }) => measure)).toEqual([
    'outsideInsulated',
    'outsideClad',
  ])
})

test('the layers that point to a measure are named', () => {
  const layers = '-plaster +plaster masonry'.split(' ').map(layer)
  expect(proposeMeasures({ type: 'outerWall', layers })).toEqual([{ measure: 'renderRenewed', layers: [0, 1] }])
})
