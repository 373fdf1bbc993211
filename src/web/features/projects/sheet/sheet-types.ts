import type { ReactNode } from 'react'

/** Something to choose in a cell. */
export type Choice = {
  readonly value: string
  readonly label: string
  /** Said beside it, such as a U-value or where it comes from. */
  readonly hint?: string
}

/** The cell that is written in; `text` is what its field begins with. */
export type Editing = CellPlace & { readonly text: string; readonly isTyped: boolean }

/** Where the cursor goes once a cell is written. */
export type AfterEditing = 'down' | 'right' | 'left' | 'stay' | 'leave'

/** Where a field goes that loses the focus: what takes it keeps it, the cell has it where nothing does. */
export const afterBlur = ({ relatedTarget }: { relatedTarget: EventTarget | null }): AfterEditing =>
  relatedTarget === null ? 'stay' : 'leave'

/** What the field of a cell that is chosen from a list has to do. */
export type CellEditor = {
  readonly editing: Editing
  readonly label: string
  /** Name of the list. */
  readonly list: string
  readonly onChoose: (value: string, then: AfterEditing) => void
  /** Ends writing with a text, or with none where nothing is to change. */
  readonly onEnd: (text: string | null, then: AfterEditing) => void
}

export type SheetColumn<Row> = {
  readonly key: string
  readonly title: string
  readonly unit?: string
  /** What it has in common with those beside it, above their titles. */
  readonly group?: string
  /** [px] */
  readonly width: number
  readonly isNumeric?: boolean
  /** Place in the card of a row where the window is narrow; columns without one are left out there. */
  readonly card?: 'picture' | 'title' | 'note' | 'value' | 'figure'
  /** Shown where it is asked for alone. */
  readonly isRare?: boolean
  /** Stays in view at the left, or at the right, when the sheet scrolls sideways. */
  readonly fixed?: 'left' | 'right'
  /** What a cell says, as it is copied, read out and edited. */
  readonly text: (row: Row) => string
  /** What is drawn, where that is more than the text. */
  readonly draw?: (row: Row) => ReactNode
  /** Beside the text, where something is to be minded of it. */
  readonly mark?: (row: Row) => ReactNode
  /** Whether it can be written in. */
  readonly isWritten?: boolean
  /** The field that it is written in, where that is a list to choose from. */
  readonly editor?: (props: CellEditor) => ReactNode
  /** Differs from the base of the variant. */
  readonly isOwn?: (row: Row) => boolean
  /** Why the text of a cell is not understood. */
  readonly reason?: (text: string, row: Row) => string
}

/** A line of a sheet: a row, or the head of a group with its sums. */
export type SheetEntry<Row> =
  | { readonly kind: 'row'; readonly id: string; readonly row: Row; readonly isOut?: boolean }
  | {
      readonly kind: 'group'
      readonly id: string
      readonly title: string
      readonly sums: Readonly<Record<string, string>>
    }

export type CellPlace = { readonly row: string; readonly column: string }

/** Text for a cell, as it was typed, pasted or filled in. */
export type CellText = CellPlace & { readonly text: string }

/** The cell with the cursor, and the other corner of what is selected. */
export type SheetSelection = { readonly active: CellPlace; readonly anchor: CellPlace }

/** Cells of rows and columns, from the first to the last, as indices among rows and columns. */
export type SheetRange = {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}
