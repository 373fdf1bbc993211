import type { Bounds } from '#vocabulary/bounds.ts'
import { evaluate } from '#web/lib/arithmetic.ts'

export type NumberProblem = 'notANumber' | 'outOfRange'

type Within = Pick<Bounds, 'minimum' | 'maximum'>

/** What was typed for a number between bounds, in the unit on screen; null: nothing, so that the usual one counts. */
export function readBounded(
  text: string,
  { minimum, maximum }: Within,
): { readonly value: number | null } | { readonly problem: NumberProblem } {
  if (text.trim() === '') return { value: null }
  const value = evaluate(text)
  if (value === undefined) return { problem: 'notANumber' }
  return value < minimum || value > maximum ? { problem: 'outOfRange' } : { value }
}
