/** How something stands against a limit. */
export type Standing = 'met' | 'missed' | 'undecided'

/** A cell of a table: a text, or a drawing by its key. */
export type Cell = string | { readonly drawing: string }

export type Column = {
  readonly head: string
  /** Figures stand at the right. */
  readonly right?: boolean
  /** Takes the room that is left. */
  readonly grows?: boolean
}

export type TableBlock = {
  readonly kind: 'table'
  readonly title?: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Cell[])[]
  /** So many rows at the end are sums. */
  readonly sums?: number
  readonly small?: boolean
}

/**
 * A piece of a report, without saying whether it is set on screen or in a PDF. Drawings are named by a key; the screen
 * draws them, the PDF takes them from there.
 */
export type Block =
  | TableBlock
  | { readonly kind: 'figure'; readonly name: string; readonly value: string; readonly unit: string }
  | {
      readonly kind: 'facts'
      readonly title?: string
      readonly facts: readonly (readonly [name: string, value: string])[]
    }
  | { readonly kind: 'notes'; readonly title?: string; readonly lines: readonly string[]; readonly small?: boolean }
  | {
      readonly kind: 'verdicts'
      readonly title: string
      readonly lines: readonly { readonly standing: Standing; readonly title: string; readonly text: string }[]
    }
  | { readonly kind: 'drawing'; readonly title?: string; readonly drawing: string }
  | { readonly kind: 'beside'; readonly left: readonly Block[]; readonly right: readonly Block[] }

/** Whether a block stays with what comes after it, as a heading and the section above its layers do. */
export const staysWithNext = (block: Block): boolean =>
  (block.kind === 'notes' && block.lines.length === 0) ||
  (block.kind === 'drawing' && block.drawing.startsWith('section '))

export const right = (head: string): Column => ({ head, right: true })
export const growing = (head: string): Column => ({ head, grows: true })
