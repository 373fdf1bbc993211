import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import type { RowKey } from './project-rows.ts'

/** What the schedule is told of the results: rows looked at, and rows it is to show alone. */
export type Marking = {
  readonly onHighlight: (rows: readonly RowKey[]) => void
  readonly onFilter: (rows: readonly RowKey[]) => void
}

/** How a mark of a list tells the schedule of the rows it stands for: pointed at or focused, pressed. */
export function useMark({ onHighlight, onFilter }: Marking) {
  return useMemo(
    () => (rows: readonly RowKey[]) => ({
      onPointerEnter: () => onHighlight(rows),
      onPointerLeave: () => onHighlight([]),
      onFocus: () => onHighlight(rows),
      onBlur: () => onHighlight([]),
      onClick: () => onFilter(rows),
    }),
    [onHighlight, onFilter],
  )
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * The marks of a drawing as options of one list, which holds the focus: arrows go from one to the next, Enter and the
 * space bar show its rows alone, Escape leaves them.
 *
 * @param rowsOf - rows that each mark stands for, in the order of the marks
 */
export function useMarkList(rowsOf: readonly (readonly RowKey[])[], { onHighlight, onFilter }: Marking) {
  const id = useId()
  const [active, setActive] = useState<number>()
  const go = (index: number | undefined) => {
    setActive(index)
    onHighlight(index === undefined ? [] : (rowsOf[index] ?? []))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const last = rowsOf.length - 1
    const step = steps[key]
    const ends: Readonly<Record<string, number>> = { Home: 0, End: last }
    if (step !== undefined) go(active === undefined ? 0 : Math.min(last, Math.max(0, active + step)))
    else if (key in ends) go(ends[key])
    else if ((key === 'Enter' || key === ' ') && active !== undefined) onFilter(rowsOf[active] ?? [])
    else if (key === 'Escape' && active !== undefined) go(undefined)
    else return
    event.preventDefault()
  }
  return {
    active,
    list: {
      role: 'listbox',
      tabIndex: 0,
      'aria-activedescendant': active === undefined ? undefined : `${id}${active}`,
      onKeyDown,
      onBlur: () => go(undefined),
    },
    option: (index: number) => ({
      id: `${id}${index}`,
      role: 'option',
      'aria-selected': index === active,
      onPointerEnter: () => go(index),
      onPointerLeave: () => go(undefined),
      onClick: () => onFilter(rowsOf[index] ?? []),
    }),
  } as const
}
