import { type Measure, measures } from '#vocabulary/settings.ts'
import type { Rule, RulePack } from '../rule-pack.ts'

const untouched: readonly Measure[] = ['newBuilding', 'none']
const worked = measures.filter((measure) => !untouched.includes(measure))

type Limits = readonly [normal: number, low: number]

/** A row of the table: for rooms of 19 °C and more and for dwellings, and for other rooms of 12 to 19 °C. */
function rows(
  part: string,
  [normal, low]: Limits,
  extent: Pick<Rule, 'types'> & Partial<Pick<Rule, 'when' | 'measures' | 'quantity'>>,
): Rule[] {
  const shared = { quantity: 'uValue', relation: 'atMost', measures: worked, status: 'secondary', ...extent } as const
  return [
    { ...shared, id: `begEm.${part}`, limit: normal, heating: 'normal' },
    { ...shared, id: `begEm.${part}.low`, limit: low, heating: 'low' },
  ]
}

const wall = ['outerWall'] as const
const partition = ['partitionToUnheated'] as const
const roofs = ['pitchedRoof', 'flatRoof', 'topFloorCeiling'] as const
/** Half-timber stands in view, and is insulated from inside or filled anew. */
const halfTimber = { when: ['halfTimber'], measures: ['insideInsulated', 'infillRenewed'] } as const

/**
 * U-values [W/(m²·K)] and conductivities [W/(m·K)] that a single measure on an existing building must reach for a federal
 * grant; those of the tax relief (ESanMV) are the same. The part after the works is judged, whatever was done to it.
 */
export const begEm: RulePack = {
  id: 'begEm',
  kind: 'requirement',
  validFrom: '2024-01-01',
  validTo: null,
  source: 'BEG EM, technische Mindestanforderungen (Richtlinie vom 21.12.2023); ESanMV (BGBl. I 2021, 1780)',
  notes: ['guidelineNotCompared'],
  rules: [
    ...rows('outerWall', [0.2, 0.25], { types: wall, when: ['noMonument', 'noHalfTimber', 'notCavityAlone'] }),
    ...rows('cavity', [0.035, 0.04], { types: wall, when: ['cavityAlone'], quantity: 'conductivity' }),
    ...rows('monumentWall', [0.45, 0.45], { types: wall, when: ['monument', 'noHalfTimber', 'notCavityAlone'] }),
    ...rows('halfTimber', [0.65, 0.8], { types: wall, ...halfTimber }),
    ...rows('groundOrUnheated', [0.25, 0.25], { types: ['outerWallGround'] }),
    ...rows('unheatedRoom', [0.25, 0.25], { types: partition, when: ['noRoofSpace'] }),
    ...rows('pitchedRoof', [0.14, 0.25], { types: ['pitchedRoof', 'topFloorCeiling'], when: ['noMonument'] }),
    ...rows('flatRoof', [0.14, 0.2], { types: ['flatRoof'], when: ['noMonument'] }),
    ...rows('monumentRoof', [0.04, 0.04], { types: roofs, when: ['monument'], quantity: 'conductivity' }),
    ...rows('kneeWall', [0.14, 0.25], { types: partition, when: ['roofSpace'] }),
    ...rows('basementCeiling', [0.25, 0.25], { types: ['basementCeiling'] }),
    ...rows('floorAboveOutdoorAir', [0.2, 0.25], { types: ['floorAboveOutdoorAir'] }),
    ...rows('groundSlab', [0.25, 0.25], {
      types: ['groundSlab'],
      measures: worked.filter((measure) => measure !== 'floorBuildUpRenewed'),
    }),
    ...rows('groundSlab.buildUp', [0.25, 0.35], { types: ['groundSlab'], measures: ['floorBuildUpRenewed'] }),
  ],
}
