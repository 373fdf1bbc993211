import { use } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { type Quantity, useFormats } from '#web/lib/format.ts'
import { useNewest } from './following.tsx'
import { ReferenceContext } from './reference.ts'

type ChangeProps = {
  /** Finds the figure in a result; null where it has none. */
  readonly of: (kpis: KeyPerformanceIndicators) => number | null | undefined
  readonly kpis: KeyPerformanceIndicators | undefined
  readonly quantity: Quantity
}

/** What a figure is in the reference, and by how much it differs as it is written, with the figure; nothing where there is none. */
export function Change({ of, kpis, quantity }: ChangeProps) {
  const { figure, difference } = useFormats()
  const reference = use(ReferenceContext)
  const former = reference?.kpis && of(reference.kpis)
  const text = typeof former === 'number' ? figure(quantity, former) : undefined
  const change = useNewest(kpis, (newest) => {
    const now = of(newest)
    if (typeof former !== 'number' || typeof now !== 'number' || text === figure(quantity, now)) return null
    return difference(quantity, now - former)
  })
  if (!reference || !change) return null
  return (
    <span className="small dim nowrap" data-change={quantity}>
      {`${reference.label} ${text}, `}
      <b>{change}</b>
    </span>
  )
}
