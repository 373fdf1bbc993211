import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { openTrace } from '#engine/open-trace.ts'
import type { Trace, TraceStep } from '#engine/trace.ts'

type Step = NonNullable<KeyPerformanceIndicators['trace']>[number]

/** Takes down how figures come about, for one assessment. */
export type Tracing = {
  readonly trace: Trace
  /** As the interface shows them. */
  readonly steps: () => Step[]
}

/** Lists of inputs as the contract takes them: not read-only. */
const toStep = ({ inputs, ...step }: TraceStep): Step => ({
  ...step,
  inputs: Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]),
  ),
})

/** Formulas and what stands on the way to a figure are described by code that nothing else of an assessment needs. */
export function tracing(): Tracing {
  const trace = openTrace()
  return { trace, steps: () => trace.steps.map(toStep) }
}
