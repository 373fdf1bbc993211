import { type BenchRow, quantile } from './measure.ts'

/** Times of the searches [ms]. */
export type Times = { readonly service: readonly number[]; readonly byHand: readonly number[] }

const GROWTH_GOAL = 2

type Goals = { readonly p95: number; readonly ratio?: number }
/** What is asked of a PostgreSQL of its own, and of the embedded one. */
export const ON_A_SERVER: Goals = { p95: 25, ratio: 1.5 }
export const EMBEDDED: Goals = { p95: 40 }

/** Times as rows, each with its goal. */
export function rowsOf(name: string, { service, byHand }: Times, goals: Goals, small?: Times): BenchRow[] {
  const [median, baseline, p95] = [quantile(service, 0.5), quantile(byHand, 0.5), quantile(service, 0.95)]
  const ratio = median / baseline
  const growth = small && median / quantile(small.service, 0.5)
  return [
    {
      name: `${name}, p95`,
      figure: `${p95.toFixed(1)} ms`,
      ratio: `by hand ${quantile(byHand, 0.95).toFixed(1)} ms`,
      goal: `≤ ${goals.p95} ms`,
      met: p95 <= goals.p95,
    },
    {
      name: `${name}, median`,
      figure: `${median.toFixed(1)} ms`,
      ratio: `${ratio.toFixed(2)} × SQL by hand`,
      ...(goals.ratio !== undefined && { goal: `≤ ${goals.ratio} ×`, met: ratio <= goals.ratio }),
    },
    ...(small && growth !== undefined
      ? [
          {
            name: `${name}, against 10,000`,
            figure: `${quantile(small.service, 0.5).toFixed(1)} ms`,
            ratio: `${growth.toFixed(2)} × of that`,
            goal: `≤ ${GROWTH_GOAL} ×`,
            met: growth <= GROWTH_GOAL,
          },
        ]
      : []),
  ]
}
