import type { Fields, RowList } from '../document/draft.ts'
import { addRows, type CellChange, changeCells, type Edit } from '../document/edits.ts'
import { blankOf } from '../document/row-cells.ts'
import { begunRow, newRowId } from '../schedule/use-row-edits.ts'
import type { PastedTable } from './read-table.ts'

/** Puts a pasted table into a list, as one step. */
export function putIn(list: RowList, { rows }: PastedTable, variant: string): Edit {
  const added: ({ readonly id: string } & Fields)[] = []
  const changes: CellChange[] = []
  for (const { fields, faults, changes: known } of rows) {
    const id = known ?? newRowId()
    if (known === null) added.push({ ...begunRow(list, id), ...fields })
    else changes.push({ row: id, column: '', fields })
    for (const [column, fault] of Object.entries(faults))
      changes.push({ row: id, column, fields: blankOf(list, column), fault })
  }
  return (draft) => changeCells(list, variant, changes)(addRows(list, added, { before: null, variant })(draft))
}
