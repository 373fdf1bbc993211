import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { csvRecords, detectDialect } from '#catalogue/csv-records.ts'
import { type Cells, cellsByHeader } from '#catalogue/oekobaudat-cells.ts'

/** First line of an export, with room to spare. */
const HEAD = 64 * 1024

/**
 * Rows of an ÖKOBAUDAT CSV export, whatever its dialect; `.gz` is unpacked. Reads the file into memory.
 *
 * @throws {Error} from node:fs or node:zlib where the file cannot be read
 */
export function* oekobaudatRows(path: string): Generator<Cells> {
  const bytes = path.endsWith('.gz') ? gunzipSync(readFileSync(path)) : readFileSync(path)
  const { encoding, delimiter } = detectDialect(bytes.subarray(0, HEAD))
  let read: ((record: readonly string[]) => Cells) | undefined
  for (const record of csvRecords([new TextDecoder(encoding).decode(bytes)], delimiter)) {
    if (read) yield read(record)
    else read = cellsByHeader(record)
  }
}
