/** Rows beyond the edges of the window that are drawn too. */
const BEYOND = 6
/** Rows that one frame draws anew at most: a jump over a thousand of them takes several. */
const AT_ONCE = 8

/** Rows from the first to the one after the last. */
export type RowWindow = { readonly from: number; readonly to: number }

/** Where a box of many rows has been scrolled to, and the rows of it that are drawn so far. */
export type Scrolled = {
  /** First row in view. */
  readonly from: number
  /** Rows that there is room for. */
  readonly shown: number
  readonly drawn: RowWindow
  /** All that are to be drawn are. */
  readonly isWhole: boolean
}

/** More of the rows that are to be drawn: downwards from what is drawn of them, else from the first in view, then upwards. */
function grown(drawn: RowWindow, wanted: RowWindow, first: number): RowWindow {
  const isApart = drawn.to <= wanted.from || drawn.from >= wanted.to
  const from = isApart ? first : Math.max(drawn.from, wanted.from)
  const to = isApart ? first : Math.min(drawn.to, wanted.to)
  const below = Math.min(AT_ONCE, wanted.to - to)
  return { from: Math.max(wanted.from, from - (AT_ONCE - below)), to: to + below }
}

const wantedOf = (from: number, shown: number): RowWindow => ({
  from: Math.max(0, from - BEYOND),
  to: from + shown + BEYOND,
})

/** A box that comes into view: all is drawn at once. */
export const opened = (shown: number): Scrolled => ({ from: 0, shown, drawn: wantedOf(0, shown), isWhole: true })

/** The box after it was scrolled or changed its size, or, with neither, a frame later. */
export function scrolled(before: Scrolled, change: Partial<Pick<Scrolled, 'from' | 'shown'>>): Scrolled {
  const { from, shown } = { ...before, ...change }
  if (before.isWhole && from === before.from && shown === before.shown) return before
  const wanted = wantedOf(from, shown)
  const drawn = grown(before.drawn, wanted, from)
  return { from, shown, drawn, isWhole: drawn.from === wanted.from && drawn.to === wanted.to }
}
