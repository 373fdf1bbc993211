import { figureDefinitions } from '#vocabulary/figures.ts'
import type { InputKey, InputOf } from '#vocabulary/formula-inputs.ts'
import { type FormulaId, formulaDefinition, type formulaDefinitions } from '#vocabulary/formulas.ts'
import { type StepKey, stepDefinition, unitOfStep } from '#vocabulary/intermediates.ts'

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
}

export const openTrace = (): Trace => ({ steps: [], layer: null, source: null })

/** The same trace for the steps of one layer, and of one dataset. Nothing where nothing is traced. */
export const about = (trace: Trace | undefined, layer: number | null, source: string | null = null) =>
  trace && { steps: trace.steps, layer, source }

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

const isFigure = (key: StepKey): key is keyof typeof figureDefinitions => Object.hasOwn(figureDefinitions, key)

/** What the vocabulary says of every step of a key. */
type Heading = Pick<TraceStep, 'quantity' | 'clause' | 'unit'>
const headings = new Map<StepKey, Heading>()

/** Looked up once: a trace has hundreds of steps. */
function headingOf(key: StepKey): Heading {
  let heading = headings.get(key)
  if (!heading) {
    const clause = isFigure(key) ? figureDefinitions[key].clause : ''
    headings.set(key, (heading = { quantity: stepDefinition(key).place, clause, unit: unitOfStep(key) }))
  }
  return heading
}

const inputsOf = (names: readonly InputKey[] | 'modules', given: readonly unknown[]): TraceStep['inputs'] => {
  if (names === 'modules') return Object.assign({}, given[0])
  const inputs: Record<string, InputValue> = {}
  let at = 0
  for (const name of names) {
    inputs[name] = kept(given[at])
    at += 1
  }
  return inputs
}

/** A copy: lists may be scratch memory of the calculation. */
const kept = (value: unknown): InputValue =>
  typeof value === 'number' || typeof value === 'string' ? value : Array.isArray(value) ? [...value] : Number.NaN

/** The arithmetic of a formula that also tells the trace. What overflows is no figure, and no step. */
const telling =
  <Given extends readonly unknown[]>(trace: Trace, key: StepKey, { id, of }: Formula<Given>) =>
  (...given: Given): number => {
    const value = of(...given)
    if (!Number.isFinite(value)) return value
    const { quantity, clause, unit } = headingOf(key)
    const { inputs, clause: ofFormula = clause } = formulaDefinition(id)
    trace.steps.push({
      quantity,
      formula: id,
      clause: trace.source ?? ofFormula,
      layer: trace.layer,
      inputs: inputsOf(inputs, given),
      value,
      unit,
    })
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
