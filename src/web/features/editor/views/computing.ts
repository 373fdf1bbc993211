import type { Subject } from '#assessment/assess-construction.ts'
import type { Loosened } from '#assessment/optimisation/loosening.ts'
import type { Found, Search } from '#assessment/optimisation/run-search.ts'
import type { SensitivityAsked } from '#assessment/sensitivity/sensitivity.ts'
import type { HeatAssumptions, InsulationCurve, InsulationCurvePoint } from '#contract/insulation-curve.ts'
import type { OptimisationProposal } from '#contract/optimisation.ts'
import type { Sensitivity } from '#contract/sensitivity.ts'

/** What a search tells: what was found so far, or what it came to. */
export type SearchReport = Found | { readonly soFar: readonly OptimisationProposal[] }

/** The curve of a layer. */
export type CurveTask = {
  readonly subject: Subject
  readonly layer: number
  /** [m] */
  readonly thicknesses: readonly number[]
  readonly heat: HeatAssumptions
  /** Year in which the study period begins. */
  readonly thisYear: number
}
export type CurveFindings = {
  readonly curve: InsulationCurve
  /** At the thinnest that holds each limit; null where none does. */
  readonly atLimits: readonly (InsulationCurvePoint | null)[]
}

/** Where the optimum of a layer lies with other materials and other heat. */
export type OptimaTask = {
  readonly layer: number
  readonly columns: readonly { readonly subject: Subject; readonly heats: readonly HeatAssumptions[] }[]
  /** Year in which the study period begins. */
  readonly thisYear: number
}
/** By column and heat; undefined where the engine refuses the column. */
export type OptimaFindings = readonly (readonly InsulationCurve['optima'][] | undefined)[]

export type SensitivityTask = { readonly subject: Subject; readonly asked: SensitivityAsked }

/** What is computed beside the screen. Plain data: it can be handed to another thread. */
export type Task =
  | { readonly search: Search }
  /** A search that nothing came of: how far each of its goals would have to give way. */
  | { readonly loosening: Search }
  | { readonly curve: CurveTask }
  | { readonly optima: OptimaTask }
  | { readonly sensitivity: SensitivityTask }

/** What comes of it, bit by bit or at once. */
export type Report =
  | SearchReport
  | { readonly loosened: readonly Loosened[] }
  | { readonly curve: CurveFindings }
  | { readonly optima: OptimaFindings }
  /** First without draws. */
  | { readonly sensitivity: Sensitivity }
