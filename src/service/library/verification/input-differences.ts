import { ENGINE_VERSION } from '#assessment/versions.ts'
import type { Verification } from '#contract/verification.ts'
import type { Assessor } from '#service/assessment/assessor.ts'
import type { ReportContent } from '#service/db/tables/verification.ts'
import type { DifferenceReason, DifferingInput } from '#vocabulary/verification.ts'
import { catalogueOf } from './report-content.ts'
import { isSame } from './verified.ts'

export type Difference = Verification['differences'][number]
type Subject = Pick<ReportContent['subject'], 'engine' | 'catalogue' | 'release' | 'ownMaterials'>
type Rules = ReportContent['subject']['rules']

type Told = {
  /** Materials of users as they are now. */
  readonly own: readonly { readonly id: string; readonly version: number }[]
  /** Where a material stands. */
  readonly placeOf: (materialId: string) => string | null
}

const changed = (input: DifferingInput, of: string | null, reported: Difference['reported'], now: Difference['now']) =>
  reported === now ? [] : [{ input, of, source: null, reported, now }]

/** What a report was computed with, where that is another now. */
export const basisDifferences = (
  assessor: Assessor,
  { engine, catalogue, release, ownMaterials }: Subject,
  { own, placeOf }: Told,
): Difference[] => [
  ...changed('engine', null, engine, ENGINE_VERSION),
  ...changed('catalogue', null, catalogue, catalogueOf(assessor)),
  ...changed('release', null, release, assessor.hasRelease(release) ? release : null),
  ...ownMaterials.flatMap(({ id, version }) =>
    changed('material', placeOf(id), version, own.find((one) => one.id === id)?.version ?? null),
  ),
]

/** Rules that are in another state now, are gone or new, and limits that are others. The language of a source is no difference. */
export function ruleDifferences(reported: Rules, now: Rules): Difference[] {
  const requirements = new Set([...reported, ...now].map(({ requirement }) => requirement))
  return [...requirements].flatMap((requirement) => {
    const [before, after] = [reported, now].map((rules) => rules.find((one) => one.requirement === requirement))
    if (!before || !after || before.validFrom !== after.validFrom)
      return [told('rule', before ?? after, sourceOf(before), sourceOf(after))]
    return isSame(before.limit, after.limit) ? [] : [told('limit', after, before.limit, after.limit)]
  })
}

const told = (
  input: 'rule' | 'limit',
  rule: Rules[number] | undefined,
  reported: Difference['reported'],
  now: Difference['now'],
): Difference => ({ input, of: rule?.requirement ?? null, source: rule?.source ?? null, reported, now })

/** As a reader knows a rule: its source, with the day from which it holds. */
const sourceOf = (rule: Rules[number] | undefined): string | null =>
  rule ? [rule.source, ...(rule.validFrom === null ? [] : [`(${rule.validFrom})`])].join(' ') : null

const reasons: Readonly<Partial<Record<DifferingInput, DifferenceReason>>> = {
  engine: 'newerEngine',
  catalogue: 'newerCatalogue',
  release: 'releaseGone',
  material: 'materialChanged',
}

/** Why figures may differ, in short. */
export function reasonsOf(differences: readonly Difference[]): DifferenceReason[] {
  const found = new Set(differences.flatMap(({ input }) => reasons[input] ?? []))
  return found.size > 0 ? [...found] : ['unexplained']
}
