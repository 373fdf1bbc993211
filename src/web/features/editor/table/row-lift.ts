/** Rows of a table while one of them is lifted out of its place; only its drawing moves, the document does not. */
export type RowLift = {
  readonly from: number
  /** Place that it would have now. */
  readonly to: () => number
  /** Lets the lifted row follow a pointer that is so far from where it was taken [px]. */
  readonly follow: (offset: number) => void
  /** Draws it in a place, as far as there is one. */
  readonly place: (to: number) => void
  /** Draws all rows where they stand. */
  readonly release: () => void
}

/** Top and height of each row before anything moved [px, from the first]. */
const boxesOf = (rows: readonly HTMLElement[]) => {
  const origin = rows[0]?.getBoundingClientRect().top ?? 0
  return rows.map((row) => {
    const { top, height } = row.getBoundingClientRect()
    return { top: top - origin, height }
  })
}

/**
 * Lifts a row out of its place. The others make room for it as its edge passes their middle.
 *
 * @param rows - of the table, in their order
 * @param onPlace - is told each new place
 */
export function liftRow(rows: readonly HTMLElement[], from: number, onPlace: (to: number) => void): RowLift {
  const boxes = boxesOf(rows)
  const own = boxes[from] ?? { top: 0, height: 0 }
  const last = rows.length - 1
  let to = from
  const body = rows[from]?.parentElement
  body?.setAttribute('data-sorting', '')
  rows[from]?.setAttribute('data-lifted', '')
  const shift = (index: number, by: number) => {
    const row = rows[index]
    if (row) row.style.transform = by === 0 ? '' : `translateY(${by}px)`
  }
  const settle = (next: number) => {
    if (next === to) return
    to = next
    for (let index = 0; index <= last; index += 1) {
      const makesRoom = index > from && index <= to ? -own.height : index < from && index >= to ? own.height : 0
      if (index !== from) shift(index, makesRoom)
    }
    onPlace(to)
  }
  /** The place whose middle its upper edge has passed on the way up, or its lower edge on the way down. */
  const placeAt = (offset: number) => {
    const upper = own.top + offset
    const above = boxes.findIndex(({ top, height }, index) => index < from && upper < top + height / 2)
    if (above >= 0) return above
    const isPassed = ({ top, height }: { top: number; height: number }) => upper + own.height > top + height / 2
    return boxes.findLastIndex((box, index) => index === from || (index > from && isPassed(box)))
  }
  return {
    from,
    to: () => to,
    follow: (offset) => {
      const end = boxes[last] ?? own
      const by = Math.min(Math.max(offset, -own.top), end.top + end.height - own.height - own.top)
      shift(from, by)
      settle(placeAt(by))
      rows[from]?.scrollIntoView({ block: 'nearest' })
    },
    place: (wanted) => {
      settle(Math.min(Math.max(wanted, 0), last))
      const target = boxes[to] ?? own
      shift(from, to > from ? target.top + target.height - own.height - own.top : target.top - own.top)
      rows[from]?.scrollIntoView({ block: 'nearest' })
    },
    release: () => {
      body?.removeAttribute('data-sorting')
      rows[from]?.removeAttribute('data-lifted')
      rows.forEach((_row, index) => {
        shift(index, 0)
      })
    },
  }
}
