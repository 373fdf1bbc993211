import type { ProjectKpis } from '#contract/project-figures.ts'

/** How a sum with gaps is to be read: as a lower bound, or, where what lacks may be below zero, not even so. */
export type Bound = ProjectKpis['bound']['gwp']

/** Stands before a lower bound. */
const AT_LEAST = '≥\u00a0'

/**
 * A sum as it is written: with its sign where it is a lower bound, with a word behind it where it is incomplete and may be
 * less.
 *
 * @param incomplete - the word, in the language of the text
 */
export function boundedText(bound: Bound | undefined, text: string, incomplete: string): string {
  if (bound === 'lower') return `${AT_LEAST}${text}`
  return bound === 'unknown' ? `${text}\u00a0(${incomplete})` : text
}

/** An amount that cannot be below zero: a lower bound where something of it is not known. */
export const atLeast = (isWhole: boolean, text: string): string => (isWhole ? text : `${AT_LEAST}${text}`)

/** A share in percent; one that is not whole is never written as 100, nor one that is something as 0. */
export function shareText(share: number, fixed: (value: number, decimals: number) => string): string {
  const percent = share * 100
  const isRoundedAway = (share < 1 && percent > 99.5) || (share > 0 && percent < 0.5)
  return `${fixed(percent, isRoundedAway ? 2 : 0)}\u00a0%`
}

/** Of the booking of the seal, by what is open in it: rows that it does not count leave it whole. */
export function bookingBound({ qng, bound }: Pick<ProjectKpis, 'qng' | 'bound'>, quantity: 'gwp' | 'penrtKwh'): Bound {
  const isWhole = (qng?.[quantity].open ?? []).every((reason) => reason === 'unconfirmedDecides')
  return isWhole ? null : (bound[quantity === 'gwp' ? 'gwp' : 'penrt'] ?? 'lower')
}
