import type { RowList } from '../document/draft.ts'
import type { PastedRow, PastedTable } from './read-table.ts'

/** The column that names something of a library; items have none. */
export const namingColumn = (list: RowList): 'construction' | 'type' => (list === 'openings' ? 'type' : 'construction')

/** Names that the project does not know, each once, in order. */
export const unknownNames = (list: RowList, { rows }: Pick<PastedTable, 'rows'>): readonly string[] => [
  ...new Set(rows.flatMap(({ faults }) => faults[namingColumn(list)] ?? [])),
]

/** The table with names replaced by what they stand for; those that stand for nothing stay as they were typed. */
export function withMeanings(
  list: RowList,
  table: PastedTable,
  meaningOf: (name: string) => string | undefined,
): PastedTable {
  const key = namingColumn(list)
  const rows = table.rows.map((row): PastedRow => {
    const { [key]: name, ...faults } = row.faults
    const meaning = name === undefined ? undefined : meaningOf(name)
    return meaning === undefined ? row : { ...row, faults, fields: { ...row.fields, [key]: meaning } }
  })
  return { ...table, rows }
}
