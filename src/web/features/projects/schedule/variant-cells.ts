import type { CellPlace } from '../sheet/sheet-types.ts'

const BORDER = '/'

/** Name of a column that belongs to one variant alone. */
export const columnOf = (variant: string, column: string): string => `${variant}${BORDER}${column}`

/** The variant and the field that a column stands for. @param usual - variant of columns that belong to none */
export function cellIn(column: string, usual: string): { readonly variant: string; readonly column: string } {
  const at = column.indexOf(BORDER)
  return at < 0 ? { variant: usual, column } : { variant: column.slice(0, at), column: column.slice(at + 1) }
}

/** A cell with the variant that it belongs to. */
export const placeIn = ({ row, column }: CellPlace, usual: string) => ({ row, ...cellIn(column, usual) })
