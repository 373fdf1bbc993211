import type { Verification } from '#contract/verification.ts'

/** Figures are equal that differ by less than arithmetic may. */
const TOLERANCE = 1e-9

export const isSame = (one: number | null, other: number | null): boolean =>
  one === null || other === null ? one === other : Math.abs(one - other) <= TOLERANCE * Math.max(1, Math.abs(one))

/** From the best to the worst. */
const outcomes = ['equal', 'notComputable', 'different'] as const
export type Outcome = (typeof outcomes)[number]

/** What a report that tells of several comes to. */
export const worstOf = (all: readonly { readonly outcome: Verification['outcome'] }[]): Outcome =>
  outcomes.findLast((outcome) => all.some((one) => one.outcome === outcome)) ?? 'equal'

type Told = Pick<Verification, 'code' | 'kind' | 'fingerprint' | 'createdAt' | 'now'>

/** What is told of a report that was withdrawn: that alone. */
export const withdrawnReport = (told: Told, withdrawnAt: Date): Verification => ({
  ...told,
  outcome: 'withdrawn',
  intact: null,
  altered: null,
  withdrawnAt: withdrawnAt.toISOString(),
  report: null,
  project: null,
  figures: [],
  reasons: [],
  differences: [],
  further: [],
  computedWith: null,
})
