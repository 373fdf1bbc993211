import type { ConstructionListItem } from '#contract/constructions.ts'

/** Shown of those alike. */
const MOST_SHOWN = 6

/**
 * Those that are most like one: the nearest U-value first; what has none comes last, in the order of the list.
 *
 * @param to - undefined where its figures are not known: the list's first then
 * @param except - id of the one itself
 */
export function similar(
  items: readonly ConstructionListItem[],
  to: Pick<ConstructionListItem, 'uValue'> | undefined,
  except: string,
): readonly ConstructionListItem[] {
  const others = items.filter(({ id }) => id !== except)
  const target = to?.uValue
  if (target === undefined || target === null) return others.slice(0, MOST_SHOWN)
  const distance = ({ uValue }: ConstructionListItem) =>
    uValue === null ? Number.MAX_VALUE : Math.abs(uValue - target)
  return others.toSorted((one, other) => distance(one) - distance(other)).slice(0, MOST_SHOWN)
}
