import { isOf } from '#engine/layer-places.ts'
import type { PhysicsWarning } from '#engine/physics/physics-result.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import type {
  ListRow,
  OpenReason,
  ProofAdvice,
  ProofCondition,
  ProofFigure,
  ProofStage,
  SimulationReason,
} from '#vocabulary/moisture-proof.ts'
import type { PhysicsWarningCode } from '#vocabulary/warnings.ts'
import type { RuleStatus } from '../rule-pack.ts'
import type { DrivingRain } from './driving-rain.ts'
import { flatRoofRules, perimeterSlab, pitchedRoofRules } from './list-roofs.ts'
import {
  cellarWall,
  isOpenBoard,
  isSolidTimber,
  isTimberFrame,
  type ListHit,
  type ListRule,
  renderedBoard,
  wallRules,
} from './list-walls.ts'
import type { Reading } from './reading.ts'
import { isSimulationAdvised, reasonStatus, simulationReasonsOf } from './simulation.ts'

/** How moisture is proven, and the verdict (DIN 4108-3). */
export type MoistureProof = {
  /** Null where none of them can answer. */
  readonly stage: ProofStage | null
  readonly fulfilled: boolean | null
  readonly row: ListRow | null
  readonly reasons: readonly SimulationReason[]
  /** How well the row or the reasons are documented; null for the balance. */
  readonly status: RuleStatus | null
  readonly conditions: readonly ProofCondition[]
  readonly advice: readonly ProofAdvice[]
  readonly open: OpenReason | null
  /** What the balance lacks. */
  readonly missing: readonly { readonly layer: number; readonly figure: ProofFigure }[]
}

const rules: Partial<Record<ConstructionType, readonly ListRule[]>> = {
  outerWall: wallRules,
  outerWallGround: [cellarWall],
  groundSlab: [perimeterSlab],
  pitchedRoof: pitchedRoofRules,
  flatRoof: flatRoofRules,
}

const nothing: Omit<MoistureProof, 'stage' | 'fulfilled' | 'advice'> = {
  row: null,
  reasons: [],
  status: null,
  conditions: [],
  open: null,
  missing: [],
}

/** The row of the list that a part is on, with every condition that its layers do not show. */
export function listHitOf(reading: Reading, rain: DrivingRain | null): ListHit | undefined {
  const asked = rules[reading.construction.type]
  if (asked === undefined || !reading.meetsMinimum || rain?.fulfilled === false) return undefined
  for (const rule of asked) {
    const hit = rule(reading)
    if (hit === undefined) continue
    const isRainOpen = reading.construction.type === 'outerWall' && rain?.fulfilled !== true
    return { row: hit.row, conditions: ['airtight', ...(isRainOpen ? (['rain'] as const) : []), ...hit.conditions] }
  }
  return undefined
}

/** Whether the standard lists parts of this kind with limits that are not known here. */
function hasRowWithoutLimits(reading: Reading): boolean {
  if (reading.construction.type !== 'outerWall') return false
  if (isSolidTimber(reading)) return true
  if (!isTimberFrame(reading)) return false
  const { core, construction } = reading
  const rendered = renderedBoard(reading)
  const board = rendered < 0 ? undefined : construction.layers[rendered]
  const hasLeaf = construction.layers.some(
    (layer, index) => index < (core?.index ?? 0) && layer.state !== 'removed' && isOf(layer, 'masonry'),
  )
  return hasLeaf || (board !== undefined && !isOpenBoard(board))
}

function adviceOf(reading: Reading): ProofAdvice[] {
  const advice: ProofAdvice[] = []
  if (isSimulationAdvised(reading)) advice.push('simulationAdvised')
  if (hasRowWithoutLimits(reading)) advice.push('rowWithoutLimits')
  return advice
}

const excluded: Partial<Record<PhysicsWarningCode, OpenReason>> = {
  moistureGroundContact: 'groundContact',
  moistureNoClimateDifference: 'noClimateDifference',
  moistureUnheatedSpace: 'unheatedSpace',
  tooManyPlanes: 'tooManyPlanes',
}
const lacking: Partial<Record<PhysicsWarningCode, ProofFigure>> = {
  conductivityUnknown: 'conductivity',
  vapourResistanceUnknown: 'vapourResistanceFactor',
}

const layerOf = ({ path = '' }: PhysicsWarning): number => Number(path.split('/')[2])

/** Why there is no balance, and which layer lacks what. */
function openProof({ physics: { warnings } }: Reading): MoistureProof {
  const none = { ...nothing, stage: null, fulfilled: null, advice: [] }
  for (const { code } of warnings) {
    const open = excluded[code]
    if (open !== undefined) return { ...none, open }
  }
  const missing = warnings.flatMap((warning) => {
    const figure = lacking[warning.code]
    return figure === undefined || warning.path?.endsWith('/framing') ? [] : [{ layer: layerOf(warning), figure }]
  })
  return { ...none, open: missing.length > 0 ? 'figureMissing' : 'nothingCounts', missing }
}

const isNewAndSolid = ({ core }: Reading): boolean =>
  core?.layer.state === 'new' && isOf(core.layer, 'masonry', 'concrete')

/**
 * Tells how moisture is proven: a simulation where neither list nor balance may be used, else the list of parts that
 * need no calculation, which outranks a balance that fails, else the balance of two periods.
 */
export function moistureProofOf(reading: Reading, rain: DrivingRain | null): MoistureProof {
  const { moisture } = reading.physics
  const hit = listHitOf(reading, rain)
  const reasons = simulationReasonsOf(reading, rain, hit !== undefined)
  if (reasons.length > 0 && moisture.applicable) {
    const status = reasons.every((reason) => reasonStatus[reason] === 'recalled') ? 'recalled' : 'secondary'
    return { ...nothing, stage: 'simulation', fulfilled: null, reasons, status, advice: [] }
  }
  if (hit) return { ...nothing, ...hit, stage: 'list', fulfilled: true, status: 'secondary', advice: [] }
  if (!moisture.applicable || moisture.condensate === null) return openProof(reading)
  return {
    ...nothing,
    stage: 'balance',
    fulfilled: moisture.fulfilled,
    conditions: isNewAndSolid(reading) ? ['noBuiltInMoisture'] : [],
    advice: adviceOf(reading),
  }
}
