import type { Prices } from '#vocabulary/prices.ts'
import type { PhysicsWarningCode } from '#vocabulary/warnings.ts'
import { climateOf } from './climate/room-climate.ts'
import { conformity } from './conformity/conformity.ts'
import type { ConformityEntry } from './conformity/conformity-entry.ts'
import type { DrivingRain } from './conformity/moisture-proof/driving-rain.ts'
import type { MoistureProof } from './conformity/moisture-proof/moisture-proof.ts'
import type { ToldWorks } from './conformity/works.ts'
import type { Construction } from './construction.ts'
import { type ConstructionCost, constructionCost } from './cost/construction-cost.ts'
import { lifeCycleOf } from './lca/assess-life-cycle.ts'
import type {
  LayerLifeCycle,
  LifeCycle,
  LifeCycleOptions,
  LifeCycleWarning,
  ModuleIndicators,
} from './lca/life-cycle-result.ts'
import { physicsOf } from './physics/assess-physics.ts'
import { checkConstruction } from './physics/check-construction.ts'
import type { LayerPhysics, PhysicsResult, PhysicsWarning } from './physics/physics-result.ts'
import type { Trace } from './trace.ts'

/** What an assessment needs beyond the construction. */
export type AssessmentOptions = LifeCycleOptions & {
  /** Of whoever asks; without them nothing is said of cost. */
  readonly prices?: Prices | undefined
}

/** Figures of one layer. */
export type LayerAssessment = LayerPhysics & LayerLifeCycle

/** Everything that is known of a construction, unrounded. What is null or missing is explained in `warnings`. */
export type Assessment = Pick<PhysicsResult, 'thermal' | 'geometry' | 'moisture' | 'summer'> & {
  readonly lifeCycle: LifeCycle
  readonly layers: LayerAssessment[]
  readonly conformity: readonly ConformityEntry[]
  /** What is done to it, as was said or as the layers propose. */
  readonly works: ToldWorks
  /** How moisture is proven. */
  readonly moistureProof: MoistureProof
  /** Null where no exposure was said. */
  readonly drivingRain: DrivingRain | null
  readonly warnings: (PhysicsWarning | LifeCycleWarning)[]
  /** By the prices given; absent without any. */
  readonly cost?: ConstructionCost
  /** Every module with every indicator, per layer and in sum. Computed when first asked for. */
  readonly indicators: () => ModuleIndicators[]
}

/** Written out field by field: two spreads for every layer cost more than its figures. */
const layersOf = (physics: readonly LayerPhysics[], balance: readonly LayerLifeCycle[]): LayerAssessment[] => {
  const layers: LayerAssessment[] = []
  for (const { layer, resistance, counted, mass, sd } of physics) {
    const own = balance[layer]
    if (!own) continue
    const { replacements, serviceLife, enclosed, biogenicBalance, complete, gwp, penrt, pert } = own
    layers.push({
      layer,
      resistance,
      counted,
      mass,
      sd,
      replacements,
      serviceLife,
      enclosed,
      biogenicBalance,
      complete,
      gwp,
      penrt,
      pert,
    })
  }
  return layers
}

/** What the balance of two periods finds fault with; no fault where another stage answers. */
const ofBalance: Partial<Record<PhysicsWarningCode, true>> = {
  condensateExceedsLimit: true,
  condensateRemains: true,
  dryingReserveLow: true,
}

const told = (warnings: readonly PhysicsWarning[], { stage }: MoistureProof): readonly PhysicsWarning[] =>
  stage === 'balance' ? warnings : warnings.filter(({ code }) => !ofBalance[code])

/**
 * Assesses a construction: heat, moisture, summer, mass, life cycle, limits.
 *
 * @param options - data release and generation, reference study period [a]
 * @param trace - collects how the figures came about; without one nothing is written
 * @throws {EngineError} layersEmpty, valueOutOfRange, generationsMixed, unknownScenario, with the place in the
 *   construction
 * @see the parts: physics/assess-physics.ts, lca/assess-life-cycle.ts, conformity/conformity.ts
 */
export function assess(construction: Construction, options: AssessmentOptions, trace?: Trace): Assessment {
  checkConstruction(construction)
  const physics = physicsOf(construction, climateOf(construction.settings?.humidityClass), trace)
  const balance = lifeCycleOf(construction, options, trace)
  const { works, entries, proof, rain } = conformity(construction, physics)
  return {
    thermal: physics.thermal,
    geometry: physics.geometry,
    moisture: physics.moisture,
    summer: physics.summer,
    lifeCycle: balance.lifeCycle,
    layers: layersOf(physics.layers, balance.layers),
    conformity: entries,
    works,
    moistureProof: proof,
    drivingRain: rain,
    warnings: [...told(physics.warnings, proof), ...balance.warnings],
    ...(options.prices && { cost: constructionCost(construction, options.prices, options, trace) }),
    indicators: balance.indicators,
  }
}
