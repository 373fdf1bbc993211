import { projectLimits } from '#vocabulary/projects.ts'
import { folded } from '../document/cell-kinds.ts'
import type { Fields, ProjectDraft, RowList } from '../document/draft.ts'
import { cellReader } from '../document/row-cells.ts'
import { readCells } from '../sheet/clipboard.ts'

/** Names of columns as tables have them in their first row, in both languages; units in brackets are left aside. */
const names: Readonly<Record<RowList, Readonly<Record<string, readonly string[]>>>> = {
  elements: {
    code: ['nr', 'nr.', 'code', 'position', 'pos', 'pos.', 'no', 'no.', 'mark'],
    name: ['bauteil', 'bezeichnung', 'name', 'element', 'component'],
    construction: ['aufbau', 'konstruktion', 'bauteilaufbau', 'construction', 'build-up', 'assembly'],
    area: ['fläche', 'flaeche', 'a', 'm²', 'm2', 'area', 'nettofläche', 'net area'],
    areaIs: ['netto/brutto', 'net/gross'],
    count: ['anzahl', 'stück', 'n', 'count', 'quantity'],
    adjacency: ['grenzt an', 'lage', 'next to', 'adjacency'],
    fx: ['fx', 'f', 'temperaturkorrekturfaktor'],
    fxReason: ['grund für fx', 'reason for fx'],
    orientation: ['ausr.', 'ausrichtung', 'orientierung', 'orient.', 'orientation'],
    costGroup: ['kg', 'kostengruppe', 'din 276', 'cg', 'cost group'],
    status: ['status', 'zustand'],
    storey: ['geschoss', 'etage', 'ebene', 'storey', 'level', 'floor'],
    zone: ['zone', 'nutzungszone'],
    note: ['bemerkung', 'notiz', 'note', 'remark'],
  },
  openings: {
    name: ['öffnung', 'bezeichnung', 'name', 'opening'],
    type: ['typ', 'fenstertyp', 'type'],
    host: ['in bauteil', 'bauteil', 'wand', 'in element', 'host', 'element'],
    width: ['breite', 'b', 'width', 'w'],
    height: ['höhe', 'h', 'height'],
    area: ['fläche', 'area', 'm²', 'm2'],
    count: ['anzahl', 'stück', 'n', 'count'],
    orientation: ['ausr.', 'ausrichtung', 'orientierung', 'orient.', 'orientation'],
    costGroup: ['kg', 'kostengruppe', 'cg', 'cost group'],
    storey: ['geschoss', 'etage', 'storey', 'level'],
    status: ['status'],
  },
  items: {
    name: ['position', 'bezeichnung', 'name', 'item'],
    quantity: ['menge', 'anzahl', 'quantity', 'amount'],
    unit: ['einheit', 'unit'],
    serviceLife: ['nutzung', 'nutzungsdauer', 'life', 'service life'],
    costGroup: ['kg', 'kostengruppe', 'cg', 'cost group'],
    status: ['status'],
    note: ['bemerkung', 'note'],
  },
}

/** Columns of a table that has no names, in this order. */
const positions: Readonly<Record<RowList, readonly string[]>> = {
  elements: ['code', 'name', 'construction', 'area'],
  openings: ['name', 'type', 'width', 'height', 'count'],
  items: ['name', 'quantity', 'unit', 'costGroup'],
}

const bare = (head: string) => folded(head.replace(/[[(].*$/, ''))

/** Key of each column by its name; null where fewer than two are known. */
function headed(list: RowList, heads: readonly string[]): readonly (string | null)[] | null {
  const known = Object.entries(names[list])
  const keys = heads.map((head) => known.find(([, words]) => words.includes(bare(head)))?.[0] ?? null)
  const found = keys.filter((key) => key !== null)
  return found.length >= Math.min(2, heads.length) && new Set(found).size === found.length ? keys : null
}

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

export type PastedTable = {
  /** The columns that are taken, in order. */
  readonly columns: readonly string[]
  readonly rows: readonly PastedRow[]
  /** Names of columns that are not known. */
  readonly unknown: readonly string[]
  /** Rows that there is no room for. */
  readonly refused: number
}

/** Reads a pasted table of rows: by the names of its columns, else by position. */
export function readTable(list: RowList, text: string, draft: ProjectDraft): PastedTable {
  const cells = readCells(text).filter((row) => row.some((cell) => cell !== ''))
  const heads = headed(list, cells[0] ?? [])
  const keys = heads ?? positions[list]
  const body = heads ? cells.slice(1) : cells
  const read = cellReader(list, draft)
  const byCode = new Map(
    list === 'elements' ? draft.elements.flatMap(({ id, code }) => (code ? [[folded(code), id] as const] : [])) : [],
  )
  const rows = body.map((row, index): PastedRow => {
    const fields: Record<string, unknown> = {}
    const faults: Record<string, string> = {}
    for (const [at, key] of keys.entries()) {
      const cell = row[at] ?? ''
      if (key === null || cell === '') continue
      const found = read(key, cell)
      if ('fields' in found) Object.assign(fields, found.fields)
      else faults[key] = cell
    }
    const code = fields['code']
    const changes = typeof code === 'string' ? (byCode.get(folded(code)) ?? null) : null
    return { line: index + (heads ? 2 : 1), fields, faults, changes }
  })
  const room = projectLimits[list] - draft[list].length
  const fresh = rows.filter(({ changes }) => changes === null)
  const over = new Set(fresh.slice(Math.max(0, room)))
  return {
    columns: keys.filter((key) => key !== null),
    rows: rows.filter((row) => !over.has(row)),
    unknown: heads ? (cells[0] ?? []).filter((head, at) => heads[at] === null && head !== '') : [],
    refused: over.size,
  }
}
