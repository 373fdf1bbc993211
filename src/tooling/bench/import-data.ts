import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

const original = path.resolve(import.meta.dirname, '../../../../shared/data/oekobaudat/OBD_2020_II.csv.gz')

/** Rows of the largest release that is published. */
export const FULL_SIZE = 26_076

/** Another UUID for each copy of a dataset. */
function uuidOf(uuid: string, copy: number): string {
  const hex = createHash('sha1').update(`${uuid} ${copy}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const decimalComma = (cell: string) => (/^-?\d+\.\d+(E-?\d+)?$/.test(cell) ? cell.replace('.', ',') : cell)

/**
 * Writes a release of full size: the rows of a real one again and again, each copy under UUIDs and names of its own, in
 * the dialect of today's exports (`;`, ISO-8859-1, decimal comma).
 *
 * @returns number of datasets; undefined where the original is not there
 */
export function writeFullRelease(file: string, rows = FULL_SIZE): number | undefined {
  if (!existsSync(original)) return undefined
  const [head = '', ...lines] = gunzipSync(readFileSync(original)).toString('latin1').trimEnd().split(/\r?\n/)
  const uuids = new Set<string>()
  const made = Array.from({ length: rows }, (_, at) => {
    const copy = Math.floor(at / lines.length)
    const [uuid = '', version = '', name = '', ...rest] = (lines[at % lines.length] ?? '').split(';')
    const own = uuidOf(uuid, copy)
    uuids.add(own)
    return [own, version, copy === 0 || name === '' ? name : `${name} ${copy}`, ...rest.map(decimalComma)].join(';')
  })
  writeFileSync(file, Buffer.from([head, ...made, ''].join('\r\n'), 'latin1'))
  return uuids.size
}
