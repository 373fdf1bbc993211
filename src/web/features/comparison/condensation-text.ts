import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Formats } from '#web/lib/format.ts'
import type { Texts } from '#web/lib/i18n/catalogue.ts'
import { answerOf } from '#web/lib/moisture-verdict.ts'
import type { de } from './texts/comparison.de.ts'

/** How moisture is proven, in a few words. */
export function condensationText(
  moisture: KeyPerformanceIndicators['moisture'],
  t: Texts<typeof de>,
  { withUnit }: Formats,
): string {
  const answer = answerOf(moisture)
  const amount = withUnit('condensate', moisture.condensate)
  if (answer === 'tooMuch' || answer === 'remains') return t('condensation.remains', { amount })
  return answer === 'dries' ? t('condensation.dries', { amount }) : t(`condensation.${answer}`)
}
