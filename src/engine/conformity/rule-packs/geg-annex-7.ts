import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { Measure } from '#vocabulary/settings.ts'
import type { Rule, RulePack } from '../rule-pack.ts'

/**
 * Day on which the act came into force, as public pages agree (Energieagentur Brandenburg, saisonalspeicher.de); the
 * text of the annexes does not tell it.
 */
export const GEG_IN_FORCE = '2020-11-01'

/** Last day that the limits were compared for; a further part of the act comes into force on the next. */
export const GEG_COMPARED_TO = '2026-12-31'

type Limits = readonly [normal: number, low: number | null]
type Extent = Pick<Rule, 'types' | 'measures' | 'when' | 'before1984' | 'notes'>

/** A row of the annex, for rooms of 19 °C and more, and for those of 12 to 19 °C where it has a limit for them. */
function rows(row: string, part: string, [normal, low]: Limits, extent: Extent): Rule[] {
  const shared = {
    quantity: 'uValue',
    relation: 'atMost',
    status: 'primary',
    row,
    byThickness: true,
    ...extent,
  } as const
  const id = `gegAnnex7.${row}${part === '' ? '' : `.${part}`}`
  return [
    { ...shared, id, limit: normal, heating: 'normal' },
    ...(low === null ? [] : [{ ...shared, id: `${id}.low`, limit: low, heating: 'low' } as const]),
  ]
}

const AIR: Limits = [0.24, 0.35]
const SEALED: Limits = [0.2, 0.35]
const GROUND: Limits = [0.3, null]
const BUILD_UP: Limits = [0.5, null]

const on = (types: readonly ConstructionType[], measures: readonly Measure[]) => ({ types, measures })
const worked = (types: readonly ConstructionType[], measures: readonly Measure[]) =>
  ({ types, measures, before1984: true }) as const
const partition = ['partitionToUnheated'] as const
const replaced = ['componentReplaced'] as const
const noRoofSpace = { when: ['noRoofSpace'] } as const
const roofSpace = { when: ['roofSpace'] } as const

/**
 * Highest U-values when works are done to a component of an existing building [W/(m²·K)]. What is done inside, repaired
 * or painted has no row. Against ground and unheated rooms there is no limit for rooms of 12 to 19 °C.
 */
export const gegAnnex7: RulePack = {
  id: 'gegAnnex7',
  kind: 'requirement',
  validFrom: GEG_IN_FORCE,
  validTo: GEG_COMPARED_TO,
  source: 'GEG (BGBl. I 2020, 1728), Anlage 7',
  law: true,
  rules: [
    ...rows('1a', '', AIR, on(['outerWall'], replaced)),
    ...rows('1b', '', AIR, worked(['outerWall'], ['outsideInsulated', 'outsideClad', 'renderRenewed'])),
    ...rows('5a', '', AIR, on(['pitchedRoof', 'flatRoof', 'topFloorCeiling'], replaced)),
    ...rows('5a', 'kneeWall', AIR, { ...on(partition, replaced), ...roofSpace }),
    ...rows('5b', '', AIR, worked(['pitchedRoof', 'flatRoof'], ['coveringRenewed'])),
    ...rows('5b', 'coldSide', AIR, worked(['topFloorCeiling'], ['coldSideWorked'])),
    ...rows('5b', 'kneeWall', AIR, { ...worked(partition, ['coldSideWorked']), ...roofSpace }),
    ...rows('5c', '', SEALED, worked(['pitchedRoof', 'flatRoof'], ['waterproofingRenewed'])),
    ...rows('5c', 'replaced', SEALED, { ...on(['flatRoof'], replaced), when: ['newSealing'] }),
    ...rows('6a', '', GROUND, on(['outerWallGround', 'basementCeiling', 'groundSlab'], replaced)),
    ...rows('6a', 'partition', GROUND, { ...on(partition, replaced), ...noRoofSpace }),
    ...rows('6b', '', GROUND, worked(['outerWallGround'], ['outsideClad', 'dampProofed'])),
    ...rows('6b', 'insulated', GROUND, {
      ...worked(['outerWallGround'], ['outsideInsulated']),
      notes: ['interpretation'],
    }),
    ...rows('6b', 'partition', GROUND, { ...worked(partition, ['coldSideWorked']), ...noRoofSpace }),
    ...rows('6b', 'ceiling', GROUND, {
      ...worked(['basementCeiling'], ['coldSideWorked']),
      notes: ['interpretation'],
    }),
    ...rows('6b', 'slab', GROUND, worked(['groundSlab'], ['dampProofed'])),
    ...rows(
      '6c',
      '',
      BUILD_UP,
      worked(['basementCeiling', 'groundSlab', 'floorAboveOutdoorAir'], ['floorBuildUpRenewed']),
    ),
    ...rows('6d', '', AIR, on(['floorAboveOutdoorAir'], replaced)),
    ...rows('6e', '', AIR, worked(['floorAboveOutdoorAir'], ['coldSideWorked', 'outsideClad'])),
    {
      id: 'gegAnnex7.cavity',
      quantity: 'conductivity',
      relation: 'atMost',
      limit: 0.045,
      ...on(['outerWall'], ['cavityFilled']),
      status: 'primary',
      kind: 'orientation',
      notes: ['noRow'],
    },
    {
      id: 'gegAnnex7.infill',
      quantity: 'uValue',
      relation: 'atMost',
      limit: 0.24,
      ...on(['outerWall'], ['infillRenewed']),
      heating: 'normal',
      status: 'primary',
      kind: 'orientation',
      notes: ['clarify'],
    },
  ],
}
