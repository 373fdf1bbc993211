import { projectLimits } from '#vocabulary/projects.ts'
import { folded } from '../document/cell-kinds.ts'
import type { Fields, ProjectDraft, RowList } from '../document/draft.ts'
import { cellReader, isNumeric } from '../document/row-cells.ts'
import { readCells } from '../sheet/clipboard.ts'
import { type DecimalMark, decimalsOf, isAmbiguous, withPoint } from './column-decimals.ts'
import { COMPUTED, headed, positions } from './column-names.ts'

/** A row of a pasted table, and what becomes of it. */
export type PastedRow = {
  /** Of the table, from 1. */
  readonly line: number
  readonly fields: Fields
  /** Texts that are not understood, by column. */
  readonly faults: Readonly<Record<string, string>>
  /** Id of the row that it changes: the one with the same code; null: it is new. */
  readonly changes: string | null
}

/** A row that is not taken: there is no room for it, or one before it changes the same row. */
export type RefusedRow = {
  readonly line: number
  /** What it is called; its first cell where that is not known. */
  readonly name: string
  readonly reason: 'noRoom' | 'twice'
}

export type PastedTable = {
  /** The columns that are taken, in order. */
  readonly columns: readonly string[]
  readonly rows: readonly PastedRow[]
  /** Names of columns that are not known. */
  readonly unknown: readonly string[]
  /** Names of columns of what the building computes. */
  readonly computed: readonly string[]
  readonly refused: readonly RefusedRow[]
  /** Columns in which point or comma may stand before decimals or between thousands: nothing in the table tells. */
  readonly ambiguous: readonly string[]
}

type Keys = readonly (string | null)[]

/** How the numbers of each column are read: by its own decimals, else by those of the other columns. */
function readingsOf(list: RowList, keys: Keys, body: readonly (readonly string[])[], usual: DecimalMark) {
  const numeric = [...keys.entries()].flatMap(([at, key]) => (key !== null && isNumeric(list, key) ? [at] : []))
  const told = new Map(numeric.map((at) => [at, decimalsOf(body.map((row) => row[at] ?? ''))]))
  const marks = new Set([...told.values()].filter((one) => one === ',' || one === '.'))
  const [only] = marks
  const others = marks.size === 1 ? only : undefined
  const open = numeric.filter((at) => told.get(at) === 'ambiguous' && others === undefined)
  return {
    ambiguous: open.flatMap((at) => keys[at] ?? []),
    /** The text with a point before the decimals; null where the column has both and this may be either. */
    read: (at: number, text: string): string | null => {
      const mark = told.get(at)
      if (mark === undefined) return text
      if (mark === 'mixed') return isAmbiguous(text) ? null : text
      return withPoint(text, mark === 'ambiguous' ? (others ?? usual) : mark)
    },
  }
}

/** The rows that are taken, and why others are not. */
function withinLimits(rows: readonly PastedRow[], room: number, nameOf: (row: PastedRow) => string) {
  const taken: PastedRow[] = []
  const refused: RefusedRow[] = []
  const changed = new Set<string>()
  let left = room
  for (const row of rows) {
    const { line, changes } = row
    const reason = changes === null ? (left > 0 ? null : 'noRoom') : changed.has(changes) ? 'twice' : null
    if (reason) refused.push({ line, name: nameOf(row), reason })
    else {
      taken.push(row)
      if (changes === null) left -= 1
      else changed.add(changes)
    }
  }
  return { rows: taken, refused }
}

/**
 * Reads a pasted table of rows: by the names of its columns, else by position.
 *
 * @param usual - stands before decimals where the table tells by nothing
 */
export function readTable(list: RowList, text: string, draft: ProjectDraft, usual: DecimalMark): PastedTable {
  const cells = readCells(text).filter((row) => row.some((cell) => cell !== ''))
  const heads = headed(list, cells[0] ?? [])
  const keys: Keys = heads ?? positions[list]
  const body = heads ? cells.slice(1) : cells
  const read = cellReader(list, draft)
  const numbers = readingsOf(list, keys, body, usual)
  const byCode = new Map(
    list === 'elements' ? draft.elements.flatMap(({ id, code }) => (code ? [[folded(code), id] as const] : [])) : [],
  )
  const rows = body.map((row, index): PastedRow => {
    const fields: Record<string, unknown> = {}
    const faults: Record<string, string> = {}
    for (const [at, key] of keys.entries()) {
      const cell = row[at] ?? ''
      if (key === null || key === COMPUTED || cell === '') continue
      const plain = numbers.read(at, cell)
      const found = plain === null ? undefined : read(key, plain)
      if (found && 'fields' in found) Object.assign(fields, found.fields)
      else faults[key] = cell
    }
    const code = fields['code']
    const changes = typeof code === 'string' ? (byCode.get(folded(code)) ?? null) : null
    return { line: index + (heads ? 2 : 1), fields, faults, changes }
  })
  const firstCell = ({ line }: PastedRow) => body[line - (heads ? 2 : 1)]?.find((cell) => cell !== '') ?? ''
  const nameOf = (row: PastedRow) => {
    const known = [row.fields['code'], row.fields['name']].filter((part) => typeof part === 'string')
    return known.join(' ') || firstCell(row)
  }
  const named = (isWanted: (key: string | null) => boolean) =>
    heads ? (cells[0] ?? []).filter((head, at) => head !== '' && isWanted(heads[at] ?? null)) : []
  return {
    columns: keys.filter((key) => key !== null && key !== COMPUTED) as string[],
    ...withinLimits(rows, projectLimits[list] - draft[list].length, nameOf),
    unknown: named((key) => key === null),
    computed: named((key) => key === COMPUTED),
    ambiguous: numbers.ambiguous,
  }
}
