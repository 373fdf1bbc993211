import type { ProjectKpis } from '#contract/project-figures.ts'
import { boundedText } from './bounded.ts'
import type { Numbers } from './use-numbers.ts'

export type Conformity = ProjectKpis['conformity'][number]

/** Decimals of a value against its limit; U as finely as it is compared. */
const decimals: Readonly<Record<Conformity['quantity'], number>> = {
  qngGwp: 1,
  qngPenrt: 1,
  fabricGwp: 1,
  fabricProductGwp: 1,
  htPrime: 3,
  htPrimeShare: 2,
  meanUOpaque: 2,
  meanUTransparent: 2,
  meanUCurtainWall: 2,
  meanUDome: 2,
  primaryEnergyShare: 2,
  usefulAreaGwp: 0,
}

/** As units stand on screen, without a dot and without the unit of a share. */
export const conformityUnit = ({ unit }: Conformity): string => (unit === '1' ? '' : unit.replace('·', ''))

/** How a building stands to a limit; what is not said to hold or not is open. */
export const standingOf = ({ fulfilled }: Conformity): 'met' | 'missed' | 'undecided' =>
  fulfilled === null ? 'undecided' : fulfilled ? 'met' : 'missed'

/** Whether a limit rests on one source alone, or on memory: then it never decides. */
export const isUnconfirmed = ({ status }: Conformity): boolean => status === 'single' || status === 'recalled'

/**
 * A value as it is written beside its limit, marked where it is not whole; undefined where it cannot be told.
 *
 * @param incomplete - the word for what may be less, in the language of the text
 */
export function conformityValue(
  { value, limit, bound, quantity }: Conformity,
  { fixed, against }: Pick<Numbers, 'fixed' | 'against'>,
  incomplete: string,
): string | undefined {
  if (value === null) return undefined
  const text = limit === null ? fixed(value, decimals[quantity]) : against(value, limit, decimals[quantity])
  return boundedText(bound, text, incomplete)
}

/** Decimals that a limit is set with; undefined where it is computed. */
const exactly = (limit: number): number | undefined =>
  [0, 1, 2].find((count) => Math.abs(limit - Number(limit.toFixed(count))) < 1e-9)

/** A limit as it is written; undefined where none has been set. */
export const conformityLimit = (
  { limit, quantity }: Conformity,
  { fixed }: Pick<Numbers, 'fixed'>,
): string | undefined => (limit === null ? undefined : fixed(limit, exactly(limit) ?? decimals[quantity]))
