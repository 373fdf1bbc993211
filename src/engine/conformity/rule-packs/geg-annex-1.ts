import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { Rule, RulePack } from '../rule-pack.ts'
import { GEG_IN_FORCE } from './geg-annex-7.ts'

const row = (id: string, types: readonly ConstructionType[], limit: number): Rule => ({
  id,
  quantity: 'uValue',
  relation: 'atMost',
  limit,
  types,
  measures: ['new'],
  status: 'primary',
})

/**
 * U-values of the reference building for new dwellings, W/(m²·K). An orientation: what is proven is the whole building,
 * and a component may miss its row.
 */
export const gegAnnex1: RulePack = {
  id: 'gegAnnex1',
  validFrom: GEG_IN_FORCE,
  source: 'GEG (BGBl. I 2020, 1728), Anlage 1',
  rules: [
    row('gegAnnex1.outerWall', ['outerWall', 'floorAboveOutdoorAir'], 0.28),
    row(
      'gegAnnex1.groundOrUnheated',
      ['outerWallGround', 'partitionToUnheated', 'basementCeiling', 'groundSlab'],
      0.35,
    ),
    row('gegAnnex1.roof', ['pitchedRoof', 'flatRoof', 'topFloorCeiling'], 0.2),
  ],
}
