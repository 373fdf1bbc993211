import type { KeyPerformanceIndicators } from '#contract/assessment.ts'

type Moisture = KeyPerformanceIndicators['moisture']

/** What the balance of two periods says of condensate; `open` where it says nothing. */
export type Balance = 'none' | 'dries' | 'tooMuch' | 'remains' | 'open'

export function balanceOf({
  condensate,
  dries,
  fulfilled,
}: Pick<Moisture, 'condensate' | 'dries' | 'fulfilled'>): Balance {
  if (condensate === null) return 'open'
  if (condensate === 0) return 'none'
  if (dries === false) return 'remains'
  return fulfilled === false ? 'tooMuch' : 'dries'
}

/** The answer of the stage that decides: list, simulation, or what the balance says. */
export type MoistureAnswer = 'list' | 'simulation' | Balance

export function answerOf(moisture: Moisture): MoistureAnswer {
  const { stage } = moisture.proof
  if (stage === 'balance') return balanceOf(moisture)
  return stage ?? 'open'
}

/** Whether the inner surface is colder than a limit that decides allows. */
export const missesSurfaceLimit = ({ conformity }: Pick<KeyPerformanceIndicators, 'conformity'>): boolean =>
  conformity.some(({ quantity, fulfilled }) => quantity === 'fRsi' && fulfilled === false)

/** Phrases one after the other, as a sentence has them. */
export const inARow = (phrases: readonly { readonly text: string }[]): string =>
  phrases.map(({ text }) => text).join('; ')
