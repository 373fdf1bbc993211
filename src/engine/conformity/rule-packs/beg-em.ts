import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { Rule, RulePack, RuleStatus } from '../rule-pack.ts'

const row = (id: string, types: readonly ConstructionType[], limit: number, status: RuleStatus): Rule => ({
  id,
  quantity: 'uValue',
  relation: 'atMost',
  limit,
  types,
  measures: ['change', 'changeWarmSide'],
  status,
})

/** U-values a single measure on an existing building must reach for a federal grant, W/(m²·K). */
export const begEm: RulePack = {
  id: 'begEm',
  validFrom: null,
  source: 'BEG EM, technische Mindestanforderungen',
  rules: [
    row('begEm.outerWall', ['outerWall'], 0.2, 'secondary'),
    row(
      'begEm.groundOrUnheated',
      ['outerWallGround', 'partitionToUnheated', 'basementCeiling', 'groundSlab'],
      0.25,
      'single',
    ),
    row('begEm.roof', ['pitchedRoof', 'flatRoof', 'topFloorCeiling'], 0.14, 'single'),
  ],
}
