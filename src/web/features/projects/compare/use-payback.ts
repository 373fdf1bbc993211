import { useQueries } from '@tanstack/react-query'
import type { ProjectPayback } from '#contract/project-comparison.ts'
import { projectPaybackQuery } from '#web/resources/projects/project-kpi-queries.ts'
import { type ComparedVariant, restOf } from './compared-variant.ts'
import type { CumulatedLine, PaidBack } from './payback-curve.ts'

/** Of the operation in one year [kg CO₂e/a]. */
function operationOf({ kpis }: ComparedVariant): number {
  const { regulated, user } = restOf(kpis)
  return (regulated + user) / kpis.referenceStudyPeriod
}

const lineOf = (variant: ComparedVariant, values: readonly number[]): CumulatedLine => ({
  key: variant.key,
  name: variant.name,
  values,
  perYear: operationOf(variant),
})

/** The curve of the reference, and those of the others with the year in which they have paid back their works. */
export type Paybacks = {
  readonly before: CumulatedLine | undefined
  readonly after: readonly PaidBack[]
  readonly error: Error | null
  readonly retry: () => void
}

/** Asks when each variant of a building has paid back what the first one would have caused. */
export function usePaybacks(reference: ComparedVariant, others: readonly ComparedVariant[]): Paybacks {
  const asked = useQueries({
    queries: others.map(({ projectId, variant }) => projectPaybackQuery(projectId, reference.variant, variant)),
  })
  const found = asked.flatMap(({ data }, index): { variant: ComparedVariant; payback: ProjectPayback }[] => {
    const variant = others[index]
    return data && variant ? [{ variant, payback: data }] : []
  })
  const [first] = found
  return {
    before: first && lineOf(reference, first.payback.before),
    after: found.map(({ variant, payback }) => ({
      ...lineOf(variant, payback.after),
      years: payback.years,
      kept: payback.kept.gwp,
    })),
    error: asked.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const one of asked) if (one.error) void one.refetch()
    },
  }
}
