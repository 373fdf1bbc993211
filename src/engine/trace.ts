/** One calculated quantity and how it came about: enough to explain the figure without the code. */
export type TraceStep = {
  /** What was calculated, as the result names it: `thermal.uValue`, `lifeCycle.gwp`. */
  readonly quantity: string
  /** Stable id of the formula; texts belong to whoever shows the trace. */
  readonly formula: string
  /** Norm and clause, or the dataset, the formula is taken from. */
  readonly clause: string
  /** Values the formula was given, by symbol, SI units. */
  readonly inputs: Readonly<Record<string, number | string>>
  readonly value: number
  /** Unit of the value; empty for a ratio. */
  readonly unit: string
  /** JSON Pointer of the part of the construction the step is about; absent for the whole. */
  readonly path?: string
}

/** Steps in the order of calculation. Functions that take one append to it; without one they do no work for it. */
export type Trace = TraceStep[]
