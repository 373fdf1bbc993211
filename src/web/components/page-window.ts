const MOST_ENTRIES = 7

/**
 * The page numbers a pager shows: first, last, and those around the current one; null is a gap.
 *
 * @param page - current page, from 1
 * @param pages - number of pages
 * @returns at most seven entries
 */
export function pageWindow(page: number, pages: number): readonly (number | null)[] {
  if (pages <= MOST_ENTRIES) return Array.from({ length: pages }, (_, index) => index + 1)
  const current = Math.min(Math.max(page, 1), pages)
  if (current <= 4) return [1, 2, 3, 4, 5, null, pages]
  if (current >= pages - 3) return [1, null, ...Array.from({ length: 5 }, (_, index) => pages - 4 + index)]
  return [1, null, current - 1, current, current + 1, null, pages]
}
