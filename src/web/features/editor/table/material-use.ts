/** How often each material was chosen on this device, and when last (epoch ms). */
export type MaterialUse = Readonly<Record<string, { readonly count: number; readonly last: number }>>

const MOST_REMEMBERED = 200

/** The use after a material was chosen once more; the one not used for longest is forgotten first. */
export const withUse = (use: MaterialUse, id: string, now: number): MaterialUse => {
  const next = { ...use, [id]: { count: (use[id]?.count ?? 0) + 1, last: now } }
  const entries = Object.entries(next)
  if (entries.length <= MOST_REMEMBERED) return next
  return Object.fromEntries(entries.sort(([, one], [, other]) => other.last - one.last).slice(0, MOST_REMEMBERED))
}

/** Ids used most, the latest first among equals. */
export const mostUsed = (use: MaterialUse, take: number): readonly string[] =>
  Object.entries(use)
    .sort(([, one], [, other]) => other.count - one.count || other.last - one.last)
    .slice(0, take)
    .map(([id]) => id)

/** Hits with the user's own materials first, by use; the rest stay in the order given. */
export const rankedByUse = <T extends { readonly id: string }>(hits: readonly T[], use: MaterialUse): readonly T[] =>
  hits.toSorted((one, other) => (use[other.id]?.count ?? 0) - (use[one.id]?.count ?? 0))

/** Use that was kept as text; none where the text is not one. */
export const parsedUse = (text: string | null): MaterialUse => {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as MaterialUse) : {}
  } catch {
    return {}
  }
}
