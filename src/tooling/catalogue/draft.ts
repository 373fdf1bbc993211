import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { csvRecords } from '#catalogue/csv-records.ts'
import { type Cells, cellsByHeader } from '#catalogue/oekobaudat-cells.ts'

/** A row of the curated list and the row of the same key that links it to datasets. */
export type Draft = { readonly key: string; readonly material: Cells; readonly links: Cells }

/** Rows of a table with a header, commas and points. */
export const rowsOf = (path: string): Cells[] => {
  const [header, ...records] = csvRecords([readFileSync(path, 'utf8')], ',')
  return records.map(cellsByHeader(header ?? []))
}

/**
 * Reads the curated list of materials.
 *
 * @param folder - with `materials-draft.csv` and `materials-draft-links.csv`
 * @throws {Error} where a material has no links
 */
export function readDrafts(folder: string): Draft[] {
  const links = new Map(rowsOf(join(folder, 'materials-draft-links.csv')).map((row) => [row('key'), row]))
  return rowsOf(join(folder, 'materials-draft.csv')).map((material) => {
    const key = material('key')
    const own = links.get(key)
    if (!own) throw new Error(`material ${key} has no row among the links`)
    return { key, material, links: own }
  })
}
