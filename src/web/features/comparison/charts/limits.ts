import { shortTitle } from '../figure-cells.tsx'
import type { ComparedItem } from '../figure-rows.ts'

export type Limit = { readonly name: string; readonly value: number }

/**
 * Limits of the U-value that hold for all constructions compared, the strictest first; none where they are different
 * elements. Of one name only the strictest stays.
 */
export function commonLimits(items: readonly Pick<ComparedItem, 'type' | 'kpis'>[]): Limit[] {
  const [first] = items
  if (!first || items.some(({ type }) => type !== first.type)) return []
  const limits = first.kpis.conformity
    .filter(({ quantity, relation }) => quantity === 'uValue' && relation === 'atMost')
    .map(({ title, limit }) => ({ name: shortTitle(title), value: limit }))
    .toSorted((one, other) => one.value - other.value)
  return limits.filter(({ name }, index) => limits.findIndex((other) => other.name === name) === index)
}
