import { figureDefinitions } from '#vocabulary/figures.ts'
import type { InputKey } from '#vocabulary/formula-inputs.ts'
import { formulaDefinition } from '#vocabulary/formulas.ts'
import { type StepKey, stepDefinition, unitOfStep } from '#vocabulary/intermediates.ts'
import type { InputValue, Trace, TraceStep } from './trace.ts'

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

const tell: Trace['tell'] = ({ steps, layer, source }, { key, id, given, value }) => {
  const { quantity, clause, unit } = headingOf(key)
  const { inputs, clause: ofFormula = clause } = formulaDefinition(id)
  steps.push({
    quantity,
    formula: id,
    clause: source ?? ofFormula,
    layer,
    inputs: inputsOf(inputs, given),
    value,
    unit,
  })
}

/** A trace without steps. What it says of each comes with it, so that whoever traces nothing does without. */
export const openTrace = (): Trace => ({ steps: [], layer: null, source: null, tell })
