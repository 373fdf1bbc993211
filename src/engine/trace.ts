import type { InputKey, InputOf } from '#vocabulary/formula-inputs.ts'
import type { FormulaId, formulaDefinitions } from '#vocabulary/formulas.ts'
import type { StepKey } from '#vocabulary/intermediates.ts'

/** What a formula takes: a number, a word that a table is entered with, or several numbers. */
export type InputValue = number | string | readonly number[]

/** One calculated value and how it came about: its formula gives the value again from its inputs. */
export type TraceStep = {
  /** What was calculated, as the result names it: `thermal.uValue`, `lifeCycle.gwp`. */
  readonly quantity: string
  /** Id of the formula in the vocabulary; texts belong to whoever shows the trace. */
  readonly formula: FormulaId
  /** Norm and clause, or the dataset, the formula is taken from. */
  readonly clause: string
  /** Index of the layer the step is about; null for the whole construction. */
  readonly layer: number | null
  /** What the formula was given, by the names of the vocabulary, in the units stated there. */
  readonly inputs: Readonly<Record<string, InputValue>>
  readonly value: number
  /** Unit of the value; `1` for a ratio. */
  readonly unit: string
}

/** Takes the steps of a calculation in their order, and knows which layer they are about. */
export type Trace = {
  readonly steps: TraceStep[]
  readonly layer: number | null
  /** Dataset the figures are from; takes the place of the clause. */
  readonly source: string | null
  /** Adds a step, with what the vocabulary says of it. */
  readonly tell: (trace: Trace, computed: Computed) => void
}

/** A value with the formula it is from and what that was given. */
type Computed = {
  readonly key: StepKey
  readonly id: FormulaId
  readonly given: readonly unknown[]
  readonly value: number
}

/** The same trace for the steps of one layer, and of one dataset. Nothing where nothing is traced. */
export const about = (trace: Trace | undefined, layer: number | null, source: string | null = null) =>
  trace && { steps: trace.steps, layer, source, tell: trace.tell }

type Given<Keys extends readonly InputKey[]> = { readonly [Index in keyof Keys]: InputOf<Keys[Index]> }
type Listed<Keys> = Keys extends readonly InputKey[]
  ? Given<Keys>
  : readonly [modules: Readonly<Record<string, number>>]
/** The inputs of a formula in their order, as the vocabulary lists them. */
export type Inputs<Id extends FormulaId> = Extract<
  Listed<(typeof formulaDefinitions)[Id]['inputs']>,
  readonly unknown[]
>

/** A formula the engine computes with: what the vocabulary calls it, and the sum itself. */
export type Formula<Given extends readonly unknown[], Id extends FormulaId = FormulaId> = {
  readonly id: Id
  readonly of: (...inputs: Given) => number
}

/** Gives a formula of the vocabulary its arithmetic. */
export const formula = <const Id extends FormulaId>(
  id: Id,
  of: (...inputs: Inputs<Id>) => number,
): Formula<Inputs<Id>, Id> => ({ id, of })

/** The arithmetic of a formula that also tells the trace. What overflows is no figure, and no step. */
const telling =
  <Given extends readonly unknown[]>(trace: Trace, key: StepKey, { id, of }: Formula<Given>) =>
  (...given: Given): number => {
    const value = of(...given)
    if (Number.isFinite(value)) trace.tell(trace, { key, id, given, value })
    return value
  }

/**
 * Computes a figure, or a value on the way to one, by saying what it is: the value and the step of the trace come from
 * the same formula and the same inputs. What it returns takes the inputs in the order in which the vocabulary lists
 * them, in the units stated there. Without a trace that is the arithmetic itself, so that the caller calls nothing else.
 *
 * @param key - what is computed
 */
export const figure = <Given extends readonly unknown[]>(
  trace: Trace | undefined,
  key: StepKey,
  formula: Formula<Given>,
): ((...inputs: Given) => number) => (trace === undefined ? formula.of : telling(trace, key, formula))
