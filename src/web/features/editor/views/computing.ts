import type { Subject } from '#assessment/assess-construction.ts'
import type { Found, Search } from '#assessment/optimisation/run-search.ts'
import type { SensitivityAsked } from '#assessment/sensitivity/sensitivity.ts'
import type { HeatAssumptions, InsulationCurve, InsulationCurvePoint } from '#contract/insulation-curve.ts'
import type { OptimisationProposal } from '#contract/optimisation.ts'
import type { Sensitivity } from '#contract/sensitivity.ts'

/** What a search tells: what was found so far, or what it came to. */
export type SearchReport = Found | { readonly soFar: readonly OptimisationProposal[] }

/** The curve of a layer, and where the optimum lies with other heat. */
export type CurveTask = {
  readonly subject: Subject
  readonly layer: number
  /** [m] */
  readonly thicknesses: readonly number[]
  readonly heat: HeatAssumptions
  readonly others: readonly HeatAssumptions[]
  /** Year in which the study period begins. */
  readonly thisYear: number
}
export type CurveFindings = {
  readonly curve: InsulationCurve
  /** At the thinnest that holds each limit; null where none does. */
  readonly atLimits: readonly (InsulationCurvePoint | null)[]
  readonly others: readonly InsulationCurve['optima'][]
}

export type SensitivityTask = { readonly subject: Subject; readonly asked: SensitivityAsked }

/** What is computed beside the screen. Plain data: it can be handed to another thread. */
export type Task =
  | { readonly search: Search }
  | { readonly curve: CurveTask }
  | { readonly sensitivity: SensitivityTask }

/** What comes of it, bit by bit or at once. */
export type Report =
  | SearchReport
  | { readonly curve: CurveFindings }
  /** First without draws. */
  | { readonly sensitivity: Sensitivity }
