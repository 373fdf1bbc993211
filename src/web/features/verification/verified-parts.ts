import type { TextsIn } from '#web/lib/i18n/catalogue.ts'
import type { Verification } from '#web/resources/verification/verification.ts'
import type { verificationTexts } from './verification-texts.ts'

/** A construction that a report tells of, as it was reported and computed again. */
export type VerifiedPart = Omit<Verification['further'][number], 'report'> & Pick<Verification, 'report'>

/** All that a report tells of; nothing where it was withdrawn. */
export const verifiedParts = (verification: Verification): readonly VerifiedPart[] =>
  verification.report === null ? [] : [verification, ...verification.further]

/** What tells one part of a report from the others; undefined where there are none. */
export function partName(
  { kind, report, further }: Verification,
  index: number,
  t: TextsIn<typeof verificationTexts>,
): string | undefined {
  if (kind === 'construction' || kind === 'project') return undefined
  if (kind === 'renovation') return t(index === 0 ? 'before' : 'after')
  const one = index === 0 ? report : further[index - 1]?.report
  return [one?.code, one?.name].filter(Boolean).join(' ')
}
