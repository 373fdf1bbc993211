import { useCallback } from 'react'
import { randomKey } from '#web/lib/random-key.ts'
import { cellName, type Fields, type ProjectDraft, type RowDraft, type RowList } from '../document/draft.ts'
import {
  addRows,
  type CellChange,
  changeCells,
  excludeRows,
  inOrder,
  moveRows,
  removeRows,
  resetCells,
} from '../document/edits.ts'
import { blankOf, cellReader, isNumeric } from '../document/row-cells.ts'
import { isBase } from '../document/variant-rows.ts'
import type { Editing } from '../page/use-history.ts'
import type { CellPlace, CellText } from '../sheet/sheet-types.ts'
import { placeIn } from './variant-cells.ts'

/** A new row; its id names it in variants too. */
export const newRowId = () => randomKey().slice(0, 12)

/** A row that nothing is known of yet. */
export const begunRow = <List extends RowList>(list: List, id: string): RowDraft[List] =>
  (list === 'elements' ? { id, area: null } : { id }) as RowDraft[List]

/** What cells come to: fields of their rows, or text that stays as it was typed. */
function changesOf(list: RowList, texts: readonly CellText[], draft: ProjectDraft): CellChange[] {
  const read = cellReader(list, draft)
  return texts.map(({ row, column, text }): CellChange => {
    const found = read(column, text)
    if ('fields' in found) return { row, column, fields: found.fields }
    return { row, column, fields: blankOf(list, column), fault: text }
  })
}

/** Whether a text is a number of a column of numbers, or what comes to one. */
function isNumber(list: RowList, { column, text }: CellText, draft: ProjectDraft): boolean {
  if (!isNumeric(list, column)) return false
  const found = cellReader(list, draft)(column, text)
  return 'fields' in found && typeof found.fields[column] === 'number'
}

/** Cells of a list by the variants that they belong to; those of rows that a variant does not have are left out. */
function byVariant<Place extends CellPlace>(
  places: readonly Place[],
  usual: string,
  rows: readonly { readonly id: string; readonly only?: readonly string[] | undefined }[],
) {
  const onlyIn = new Map(rows.map(({ id, only }) => [id, only]))
  const there = places
    .map((place) => ({ ...place, ...placeIn(place, usual) }))
    .filter(({ row, variant }) => onlyIn.get(row)?.includes(variant) ?? true)
  return [...Map.groupBy(there, ({ variant }) => variant)]
}

/** Changes of one list, in the variant on screen or that of the cell; each is one step. */
export function useRowEdits(list: RowList, variant: string, { draft, latest, edit, attempt }: Editing) {
  const { faults } = draft
  const faultOf = useCallback(
    (place: CellPlace) => {
      const { variant: id, row, column } = placeIn(place, variant)
      return faults[cellName(id, list, row, column)]
    },
    [faults, variant, list],
  )
  const written = (texts: readonly CellText[]) => {
    const draftNow = latest()
    return inOrder(
      byVariant(texts, variant, draftNow[list]).map(([id, own]) =>
        changeCells(list, id, changesOf(list, own, draftNow)),
      ),
    )
  }
  return {
    faultOf,
    write: (texts: readonly CellText[]) => edit(written(texts)),
    /** While a cell is written in: figures follow a number; what is none yet changes nothing. */
    type: (text: CellText | null) =>
      attempt(text && isNumber(list, { ...text, ...placeIn(text, variant) }, latest()) ? written([text]) : null),
    set: (place: CellPlace, fields: Fields) =>
      edit(
        inOrder(
          byVariant([place], variant, latest()[list]).map(([id, own]) =>
            changeCells(
              list,
              id,
              own.map(({ row, column }) => ({ row, column, fields })),
            ),
          ),
        ),
      ),
    /** Gives cells back what the base says there. */
    reset: (places: readonly CellPlace[]) =>
      edit(
        inOrder(
          byVariant(places, variant, latest()[list])
            .filter(([id]) => !isBase(id))
            .map(([id, own]) => resetCells(list, id, own)),
        ),
      ),
    insert: (after: string | null): string => {
      const id = newRowId()
      const rows = latest()[list]
      const at = rows.findIndex((row) => row.id === after)
      const before = at < 0 ? null : (rows[at + 1]?.id ?? null)
      edit(addRows(list, [begunRow(list, id)], { before, variant }))
      return id
    },
    remove: (ids: readonly string[]) => {
      if (isBase(variant)) return edit(removeRows(list, ids))
      // what a variant alone has goes; what it shares with others it leaves out
      const rows = latest()[list]
      const own = new Set(rows.filter(({ only }) => only?.join() === variant).map(({ id }) => id))
      return edit((one) =>
        removeRows(
          list,
          [...own].filter((id) => ids.includes(id)),
        )(
          excludeRows(
            list,
            variant,
            ids.filter((id) => !own.has(id)),
            true,
          )(one),
        ),
      )
    },
    move: (ids: readonly string[], by: 1 | -1) => edit(moveRows(list, ids, by)),
  }
}
