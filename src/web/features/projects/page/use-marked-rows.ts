import { useMemo, useState } from 'react'
import type { RowKind } from '#vocabulary/projects.ts'
import type { RowList } from '../document/draft.ts'
import type { Marking } from '../results/marking.ts'
import type { RowKey } from '../results/project-rows.ts'
import type { ProjectPart } from './project-place.ts'

const listOfKind: Readonly<Record<RowKind, RowList>> = { element: 'elements', opening: 'openings', item: 'items' }

const listOf = (key: RowKey): RowList => listOfKind[key.slice(0, key.indexOf(' ')) as RowKind]

/** Ids of those rows that stand in a part of the project. */
const idsIn = (rows: readonly RowKey[], part: ProjectPart): ReadonlySet<string> =>
  new Set(rows.filter((key) => listOf(key) === part).map((key) => key.slice(key.indexOf(' ') + 1)))

/**
 * Rows that results point at, and rows that the schedule shows alone; none: all of them.
 *
 * @param goTo - opens the part in which rows stand that another one does not have
 */
export function useMarkedRows(part: ProjectPart, goTo: (part: ProjectPart) => void) {
  const [marked, setMarked] = useState<readonly RowKey[]>([])
  const [chosen, setChosen] = useState<readonly RowKey[]>([])
  const marking = useMemo<Marking>(
    () => ({
      onHighlight: setMarked,
      onFilter: (rows) => {
        const again = chosen.join() === rows.join()
        setChosen(again ? [] : rows)
        const [first] = rows
        if (!again && first && idsIn(rows, part).size === 0) goTo(listOf(first))
      },
    }),
    [chosen, part, goTo],
  )
  const highlighted = useMemo(() => idsIn(marked, part), [marked, part])
  const alone = useMemo(() => idsIn(chosen, part), [chosen, part])
  return { marking, marked, highlighted, alone: alone.size === 0 ? null : alone, showAll: () => setChosen([]) }
}
