import type { Construction, Layer } from '#engine/construction.ts'
import { coreOf, isInsulation, newInsulation, type Placed } from '#engine/layer-places.ts'
import type { PhysicsResult } from '#engine/physics/physics-result.ts'
import type { Measure, Settings } from '#vocabulary/settings.ts'
import { type Circumstances, circumstancesOf } from './circumstances.ts'
import { type Proposal, proposeMeasures } from './propose-measure.ts'

/** What is done to a component. */
export type ToldWorks = {
  readonly measures: readonly Measure[]
  /** Nobody has said what is done: the layers propose it. */
  readonly isProposed: boolean
  readonly proposal: readonly Proposal[]
  readonly settings: Settings
}

/** The same with what of it the rules ask. */
export type Works = ToldWorks & {
  readonly core: Placed | undefined
  /** Insulation that comes in. */
  readonly insulation: readonly Layer[]
  readonly circumstances: Circumstances
}

/** What is done, as was said or else as the layers propose, with what the rules ask of it. */
export function worksOf(construction: Construction, physics: PhysicsResult): Works {
  const { settings = {} } = construction
  const core = coreOf(construction)
  const proposal = proposeMeasures(construction, core)
  const measures = settings.measure ?? proposal.map(({ measure }) => measure)
  return {
    measures,
    isProposed: settings.measure === undefined,
    proposal,
    settings,
    core,
    insulation: newInsulation(construction),
    circumstances: circumstancesOf(construction, { measures, settings, core }, physics.geometry.mass),
  }
}

/** Most that new insulation may conduct where its thickness is limited [W/(m·K)] (GEG annex 7, note a). */
const LIMITED_CONDUCTIVITY = 0.035
/** The same where it is blown into cavities or of renewable raw material [W/(m·K)]. */
const LIMITED_CONDUCTIVITY_RENEWABLE = 0.045

/** Insulation between rafters is as thick as they are deep or the lining lets it be. */
const isBetweenRafters = ({ type }: Construction, { measures, core }: Works): boolean =>
  type === 'pitchedRoof' &&
  measures.includes('coveringRenewed') &&
  core?.layer.framing !== undefined &&
  core.layer.state === 'new' &&
  isInsulation(core.layer)

/** Conductivity of the new insulation, the greatest [W/(m·K)]; null without any, or where one is unknown. */
export function conductivityOf({ insulation }: Pick<Works, 'insulation'>): number | null {
  let greatest: number | null = null
  for (const { material } of insulation) {
    if (material.conductivity === undefined) return null
    greatest = Math.max(greatest ?? 0, material.conductivity)
  }
  return greatest
}

/**
 * Whether a row is held by insulation as thick as can be (GEG annex 7, note a); undefined where the thickness is not
 * limited.
 */
export function heldByThickness(construction: Construction, works: Works): boolean | undefined {
  const isLimited = works.settings.thicknessLimited === true || isBetweenRafters(construction, works)
  if (!isLimited || works.insulation.length === 0) return undefined
  return works.insulation.every(({ material: { conductivity, traits } }) => {
    const isEased = traits.includes('biogenic') || works.measures.includes('cavityFilled')
    return (
      conductivity !== undefined && conductivity <= (isEased ? LIMITED_CONDUCTIVITY_RENEWABLE : LIMITED_CONDUCTIVITY)
    )
  })
}
