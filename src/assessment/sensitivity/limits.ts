import type { Sensitivity } from '#contract/sensitivity.ts'
import type { Assessment } from '#engine/assessment.ts'
import { type Goal, keepsLimit } from '#vocabulary/optimisation.ts'
import { verdictOf } from '../optimisation/figures.ts'

type Told = Omit<Sensitivity['limits'][number], 'probability' | 'worst'>
type Stand = { readonly value: number; readonly margin: number | null; readonly isKept: boolean }

/** A limit, and how an assessment stands to it; undefined where it is not asked of it, null where that is not known. */
export type Limit = { readonly told: Told; readonly standOf: (assessment: Assessment) => Stand | null | undefined }

type QuantityGoal = Extract<Goal, { quantity: unknown }>

function ofGoal(goal: QuantityGoal, today: Assessment): Limit {
  const { quantity, relation, limit } = goal
  const { value, margin } = verdictOf(goal, today)
  return {
    told: { pack: null, requirement: null, quantity, relation, limit, value, margin },
    standOf(assessment) {
      const verdict = verdictOf(goal, assessment)
      if (verdict.value === null || verdict.fulfilled === null) return null
      return { value: verdict.value, margin: verdict.margin, isKept: verdict.fulfilled }
    },
  }
}

const ofPacks = ({ conformity }: Assessment): Limit[] =>
  conformity.map(({ pack, requirement, quantity, relation, limit, value, margin }) => ({
    told: { pack, requirement, quantity, relation, limit, value, margin },
    standOf(assessment) {
      const entry = assessment.conformity.find((one) => one.pack === pack && one.requirement === requirement)
      if (!entry) return undefined
      if (entry.value === null) return null
      const { value: now, margin: left } = entry
      return { value: now, margin: left, isKept: keepsLimit(now, entry.relation, entry.limit) }
    },
  }))

/** Limits that apply to a construction, and those that somebody sets. */
export const limitsOf = (today: Assessment, goals: readonly QuantityGoal[]): Limit[] => [
  ...ofPacks(today),
  ...goals.map((goal) => ofGoal(goal, today)),
]

/** Counts how many of many assessments keep each limit. */
export function drawnLimits(limits: readonly Limit[]) {
  const asked = limits.map(() => 0)
  const kept = limits.map(() => 0)
  const isUnknown = limits.map(() => false)
  return {
    count(assessment: Assessment): void {
      for (const [index, { standOf }] of limits.entries()) {
        const stand = standOf(assessment)
        if (stand === undefined) continue
        asked[index] = (asked[index] ?? 0) + 1
        if (stand === null) isUnknown[index] = true
        else if (stand.isKept) kept[index] = (kept[index] ?? 0) + 1
      }
    },
    /** Part of those that it is asked of; null where it is asked of none, or one of them cannot be decided. */
    probability: (index: number): number | null =>
      asked[index] && !isUnknown[index] ? (kept[index] ?? 0) / asked[index] : null,
  }
}

type Swing = { readonly low: Assessment | undefined; readonly high: Assessment | undefined }
type Worst = NonNullable<Sensitivity['limits'][number]['worst']>

/** The one input at one end that leaves least of the margin; null where none takes any of it. */
export function worstOf({ told, standOf }: Limit, swings: readonly Swing[]): Worst | null {
  let worst: Worst | null = null
  for (const [source, swing] of swings.entries())
    for (const at of ['low', 'high'] as const) {
      const stand = swing[at] && standOf(swing[at])
      if (!stand || stand.margin === null || told.margin === null || stand.margin >= told.margin) continue
      if (worst === null || stand.margin < worst.margin)
        worst = { source, at, value: stand.value, margin: stand.margin }
    }
  return worst
}
