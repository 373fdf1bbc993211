import type { Generation } from '#vocabulary/indicators.ts'
import type { LifeCycleModule, MissingReason, ResultModule } from '#vocabulary/life-cycle.ts'
import type { LifeCycleWarningCode } from '#vocabulary/life-cycle-warnings.ts'
import type { IndicatorFigures } from './complete-figures.ts'
import type { ServiceLife, ServiceLifeTable } from './service-life/service-lives.ts'

export type { MissingReason } from '#vocabulary/life-cycle.ts'
export type MissingLayer = { readonly layer: number; readonly reason: MissingReason }

/** Something the reader of a figure must know. `path` is a JSON Pointer into the construction. */
export type LifeCycleWarning = {
  readonly code: LifeCycleWarningCode
  readonly path?: string
  readonly values?: Readonly<Record<string, number | string>>
}

export type LifeCycleOptions = {
  /** Data release and generation of the result; a dataset of another one is refused. */
  readonly release: string
  readonly generation: Generation
  /** Reference study period [a]. */
  readonly referenceStudyPeriod: number
  /** Modules that are counted, of A to C; all of them where absent. D is never in a sum. */
  readonly modules?: readonly LifeCycleModule[]
  /** Service lives by place; without them those of the materials count. */
  readonly serviceLives?: ServiceLifeTable
}

/** One row of the balance. */
export type ModuleIndicators = {
  readonly module: ResultModule
  readonly release: string
  readonly generation: Generation
  /** Sum of the layers; an indicator that a contribution leaves out is left out of the sum. */
  readonly indicators: IndicatorFigures
  readonly layers: { readonly layer: number; readonly indicators: IndicatorFigures }[]
  /** Layers that should count but cannot; the figures are lower bounds then. Of the total: see `Scope`. */
  readonly missing: MissingLayer[]
}

/** Over the study period, and per year of it; a lower bound where anything that should count cannot. */
export type OverTime = { readonly total: number; readonly perYear: number; readonly bound: 'lower' | null }

/** Climate change [kg CO₂e/m²] (gwpTotal, or gwpA1), primary energy non-renewable and renewable [MJ/m²]. */
export type ClimateAndEnergy = {
  readonly gwp: number | null
  readonly penrt: number | null
  readonly pert: number | null
}

/** The life cycle in a few figures, A to C without D. Null where not declared or unknown. */
export type LifeCycle = {
  readonly release: string
  readonly generation: Generation
  readonly referenceStudyPeriod: number
  /** What the sums count. */
  readonly modules: readonly LifeCycleModule[]
  /** Whether no layer lacks a required module and every sum below is whole. */
  readonly complete: boolean
  readonly gwp: OverTime | null
  readonly gwpFossil: OverTime | null
  readonly gwpBiogenic: OverTime | null
  readonly penrt: OverTime | null
  readonly pert: OverTime | null
  /** Carbon of biogenic origin in what is there after the works [kg CO₂/m²]; null where nothing is known of what has grown. */
  readonly biogenicCarbonStored: number | null
  /** Lower where something grown does not declare what it stores. */
  readonly biogenicCarbonBound: 'lower' | null
  /** Beyond the system boundary, in no sum. */
  readonly moduleD: ClimateAndEnergy
  readonly byStage: ({ readonly module: LifeCycleModule } & ClimateAndEnergy)[]
}

/**
 * Whether the end of life releases the carbon that production took up. Null where nothing is taken up, where the sums do
 * not reach the end of life, and where the release does not declare biogenic carbon apart (EN 15804+A1).
 */
export type BiogenicBalance = 'closed' | 'open' | null

/** How long a layer serves: what lies between the members; the members where that is air. */
export type LifeOfLayer = {
  readonly layer: number
  /** Within the study period; null where unknown. */
  readonly replacements: number | null
  /** Null where unknown, where the layer is air alone, and of what is taken out. */
  readonly serviceLife: ServiceLife | null
  /** Lives shorter than what lies on both sides, and cannot be replaced alone. */
  readonly enclosed: boolean
  readonly biogenicBalance: BiogenicBalance
}

/** A to C of one layer, members included. */
export type LayerLifeCycle = ClimateAndEnergy &
  LifeOfLayer & {
    readonly complete: boolean
  }

export type LifeCycleResult = {
  readonly lifeCycle: LifeCycle
  readonly layers: LayerLifeCycle[]
  readonly warnings: LifeCycleWarning[]
  /**
   * Every module and the total with every indicator, per layer and in sum. Computed when first asked
   * for: a function, because a getter in a result takes longer to make than all that its layers book.
   */
  readonly indicators: () => ModuleIndicators[]
}
