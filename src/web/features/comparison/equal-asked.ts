import type { Conformity } from '#contract/assessment.ts'
import { type Equal, type EqualQuantity, readEqual } from '#vocabulary/normalised.ts'
import { shortName } from '#web/charts/ruler.ts'
import { evaluate } from '#web/lib/arithmetic.ts'
import { quantities } from '#web/lib/format.ts'

/** What may be typed, in the unit on screen. */
export const equalRanges = {
  uValue: { from: 0.02, to: 5 },
  thickness: { from: 1, to: 5_000 },
} as const satisfies Record<EqualQuantity, { readonly from: number; readonly to: number }>

/** Decimals of a value in an address: more than anybody types. */
const DECIMALS = 12

/** A value in W/(m²·K) or m, as addresses and the service have it. */
export const equalOf = (quantity: EqualQuantity, value: number): string =>
  `${quantity}:${Number(value.toFixed(DECIMALS))}`

/** What was typed as a value to be equal in; undefined where it is none. */
export function typedEqual(quantity: EqualQuantity, text: string): string | undefined {
  const typed = evaluate(text)
  const { from, to } = equalRanges[quantity]
  if (typed === undefined || typed < from || typed > to) return undefined
  return equalOf(quantity, typed / quantities[quantity].factor)
}

/** The value that is asked for; undefined where as drawn, or not understood. */
export const askedEqual = (text: string | undefined): Equal | undefined =>
  text === undefined ? undefined : readEqual(text)

/** A limit of U that one may compare at. */
export type LimitChoice = { readonly name: string; readonly limit: number }

/** The limits of U that hold for any of them, each value once, the strictest first. */
export function limitChoices(conformity: readonly Conformity[]): readonly LimitChoice[] {
  const limits = conformity.filter(({ quantity, relation }) => quantity === 'uValue' && relation === 'atMost')
  const byLimit = new Map(limits.map(({ title, limit }) => [limit, { name: shortName(title), limit }]))
  return [...byLimit.values()].toSorted((one, other) => one.limit - other.limit)
}
