import type { ProjectKpis } from '#contract/project-figures.ts'
import { buildingTrace } from '#engine/building/trace/building-trace.ts'
import { buildingFormulas } from '#vocabulary/building-formulas.ts'

/** How the figures of a building came about, as the interface tells it. */
export const projectTraceOf = (...given: Parameters<typeof buildingTrace>): NonNullable<ProjectKpis['trace']> =>
  buildingTrace(...given).map(({ formula, row, inputs, value }) => {
    const { text, clause, unit } = buildingFormulas[formula]
    const listed = Object.entries(inputs).map(
      ([name, one]) => [name, typeof one === 'number' ? one : [...one]] as const,
    )
    return { quantity: formula, formula: text, clause, row, inputs: Object.fromEntries(listed), value, unit }
  })
