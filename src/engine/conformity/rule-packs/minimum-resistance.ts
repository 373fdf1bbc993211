import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { Rule, RulePack } from '../rule-pack.ts'

const base = {
  quantity: 'thermalResistance',
  relation: 'atLeast',
  status: 'secondary',
  orientationUntouched: true,
} as const

const row = (id: string, limit: number, types: readonly ConstructionType[], more: Partial<Rule> = {}): Rule => ({
  ...base,
  id: `din4108-2.r.${id}`,
  limit,
  types,
  heating: 'normal',
  when: ['heavy'],
  ...more,
})

const walls: readonly ConstructionType[] = ['outerWall', 'outerWallGround', 'partitionToUnheated']
const roofs: readonly ConstructionType[] = ['pitchedRoof', 'flatRoof']
const all: readonly ConstructionType[] = [
  ...walls,
  ...roofs,
  'topFloorCeiling',
  'basementCeiling',
  'groundSlab',
  'floorAboveOutdoorAir',
]

/**
 * Smallest thermal resistance of the layers [m²·K/W], from inside up to the waterproofing: by component where the part is
 * heavy; of light and of framed ones more. Framed ones are held twice: between the members, and on average.
 */
export const minimumResistance: RulePack = {
  id: 'din4108-2.r',
  kind: 'requirement',
  validFrom: '2013-02-01',
  validTo: null,
  source: 'DIN 4108-2:2013-02, 5.1, Tabelle 3',
  rules: [
    row('wall', 1.2, walls),
    row('roof', 1.2, roofs),
    row('topFloorCeiling', 0.9, ['topFloorCeiling']),
    row('floorAboveOutdoorAir', 1.75, ['floorAboveOutdoorAir']),
    row('floor', 0.9, ['basementCeiling', 'groundSlab']),
    row('light', 1.75, all, { when: ['light'], notes: ['lightPart'] }),
    row('bay', 1.75, all, { when: ['framed'], through: 'bay', notes: ['framedPart'] }),
    row('mean', 1, all, { when: ['framed'], notes: ['framedPart'] }),
    row('wall.low', 0.55, walls, { heating: 'low', when: [], status: 'recalled' }),
  ],
}
