/** One calculated quantity and how it came about: enough to do the sum again by hand. */
export type TraceStep = {
  /** What was calculated, as the result names it: `thermal.uValue`, `lifeCycle.gwp`. */
  readonly quantity: string
  /** Stable id of the formula; texts belong to whoever shows the trace. */
  readonly formula: string
  /** Norm and clause, or the dataset, the formula is taken from. */
  readonly clause: string
  /** Index of the layer the step is about; null for the whole construction. */
  readonly layer: number | null
  /** Values the formula was given, by symbol, in SI units. */
  readonly inputs: Record<string, number | string>
  readonly value: number | null
  /** Unit of the value; `1` for a ratio. */
  readonly unit: string
}

/** Steps in the order of calculation. Functions that take one append to it; without one they do no work for it. */
export type Trace = TraceStep[]
