import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { Heating } from '#vocabulary/settings.ts'
import type { Rule, RulePack } from '../rule-pack.ts'
import { GEG_COMPARED_TO, GEG_IN_FORCE } from './geg-annex-7.ts'

const outdoorAir: readonly ConstructionType[] = ['outerWall', 'floorAboveOutdoorAir']
const ground: readonly ConstructionType[] = ['outerWallGround', 'basementCeiling', 'groundSlab']
const roofs: readonly ConstructionType[] = ['pitchedRoof', 'flatRoof', 'topFloorCeiling']
const partition: readonly ConstructionType[] = ['partitionToUnheated']

type Reference = { readonly wall: number; readonly ground: number; readonly roof: number }

function rows(pack: string, heating: Heating, { wall, ground: toGround, roof }: Reference): Rule[] {
  const shared = {
    quantity: 'uValue',
    relation: 'atMost',
    status: 'primary',
    measures: ['newBuilding'],
    heating,
  } as const
  return [
    { ...shared, id: `${pack}.outerWall`, limit: wall, types: outdoorAir },
    { ...shared, id: `${pack}.groundOrUnheated`, limit: toGround, types: ground },
    { ...shared, id: `${pack}.partition`, limit: toGround, types: partition, when: ['noRoofSpace'] },
    { ...shared, id: `${pack}.roof`, limit: roof, types: roofs },
    { ...shared, id: `${pack}.kneeWall`, limit: roof, types: partition, when: ['roofSpace'] },
  ]
}

const act = {
  kind: 'orientation',
  validFrom: GEG_IN_FORCE,
  validTo: GEG_COMPARED_TO,
  notes: ['referenceBuilding'],
} as const

/**
 * U-values of the reference building for new dwellings [W/(m²·K)]; those of annex 2 for rooms of 19 °C and more are the
 * same. What is proven is the whole building, and a component may miss its row.
 */
export const gegAnnex1: RulePack = {
  id: 'gegAnnex1',
  ...act,
  source: 'GEG (BGBl. I 2020, 1728), Anlage 1',
  rules: rows('gegAnnex1', 'normal', { wall: 0.28, ground: 0.35, roof: 0.2 }),
}

/** The same of other new buildings with rooms of 12 to 19 °C. */
export const gegAnnex2: RulePack = {
  id: 'gegAnnex2',
  ...act,
  source: 'GEG (BGBl. I 2020, 1728), Anlage 2',
  rules: rows('gegAnnex2', 'low', { wall: 0.35, ground: 0.35, roof: 0.35 }),
}
