import { folded } from '#vocabulary/folded.ts'

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

/** How well the name on screen answers what was typed: it begins so, a word of it does, it has it somewhere, not at all. */
function answerOf(name: string, asked: string): number {
  const [text, query] = [folded(name), folded(asked)]
  if (text.startsWith(query)) return 3
  if (` ${text}`.includes(` ${query}`)) return 2
  return text.includes(query) ? 1 : 0
}

/**
 * Hits in the order given, those of use before the others as far as their names answer as well: what one has often taken
 * stands before its equals, never before what was rather meant.
 */
export function rankedByUse<T extends { readonly id: string; readonly name: string }>(
  hits: readonly T[],
  use: MaterialUse,
  asked: string,
): readonly T[] {
  const countOf = ({ id }: T) => use[id]?.count ?? 0
  const used = hits.filter((hit) => countOf(hit) > 0).toSorted((one, other) => countOf(one) - countOf(other))
  const ranked = [...hits]
  for (const hit of used) {
    const from = ranked.indexOf(hit)
    const answer = answerOf(hit.name, asked)
    const better = ranked.slice(0, from).findLastIndex(({ name }) => answerOf(name, asked) > answer)
    ranked.splice(better + 1, 0, ...ranked.splice(from, 1))
  }
  return ranked
}

/** Use that was kept as text; none where the text is not one. */
export const parsedUse = (text: string | null): MaterialUse => {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as MaterialUse) : {}
  } catch {
    return {}
  }
}
