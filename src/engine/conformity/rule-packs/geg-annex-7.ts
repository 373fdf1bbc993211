import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { Heating, Measure, Rule, RulePack } from '../rule-pack.ts'

const row = (
  id: string,
  types: readonly ConstructionType[],
  limit: number,
  heating: Heating,
  measures: readonly Measure[] = ['change', 'changeWarmSide'],
): Rule => ({ id, quantity: 'uValue', relation: 'atMost', limit, types, measures, heating, status: 'primary' })

/**
 * Day on which the act came into force, as public pages agree (Energieagentur Brandenburg, saisonalspeicher.de); the
 * text of the annexes does not tell it.
 */
export const GEG_IN_FORCE = '2020-11-01'

/**
 * Highest U-values when a component of an existing building is changed, W/(m²·K). Exempt by § 48: at most 10 % of the
 * area of the component group; components built or renewed after 31.12.1983 under energy law. Against the ground and
 * unheated rooms there is no limit for rooms heated to less than 19 °C.
 */
export const gegAnnex7: RulePack = {
  id: 'gegAnnex7',
  validFrom: GEG_IN_FORCE,
  source: 'GEG (BGBl. I 2020, 1728), Anlage 7',
  rules: [
    row('gegAnnex7.outerWall', ['outerWall'], 0.24, 'normal'),
    row('gegAnnex7.outerWall.low', ['outerWall'], 0.35, 'low'),
    row('gegAnnex7.roof', ['pitchedRoof', 'topFloorCeiling'], 0.24, 'normal'),
    row('gegAnnex7.roof.low', ['pitchedRoof', 'topFloorCeiling'], 0.35, 'low'),
    row('gegAnnex7.flatRoof', ['flatRoof'], 0.2, 'normal'),
    row('gegAnnex7.flatRoof.low', ['flatRoof'], 0.35, 'low'),
    row('gegAnnex7.wallToGroundOrUnheated', ['outerWallGround', 'partitionToUnheated'], 0.3, 'normal'),
    row('gegAnnex7.floorToGroundOrUnheated', ['basementCeiling', 'groundSlab'], 0.3, 'normal', ['change']),
    row('gegAnnex7.floorBuildUp', ['basementCeiling', 'groundSlab'], 0.5, 'normal', ['changeWarmSide']),
    row('gegAnnex7.floorAboveOutdoorAir', ['floorAboveOutdoorAir'], 0.24, 'normal'),
    row('gegAnnex7.floorAboveOutdoorAir.low', ['floorAboveOutdoorAir'], 0.35, 'low'),
  ],
}
