import type { DoubtCode } from '#vocabulary/datasets.ts'
import { detectDialect, RecordReader, RecordTooLongError } from './csv-records.ts'
import { FileError } from './file-error.ts'
import { CellError, type Cells, cellsByHeader, figure } from './oekobaudat-cells.ts'
import { readDeclaredRow } from './oekobaudat-row.ts'
import type { DeclaredHeader, ReleaseItem } from './release-item.ts'

/** Holds the header line of every export several times over [bytes]. */
const HEAD = 64 * 1024
/** The longest row of the exports has less than 10,000 characters. */
const LONGEST = 256 * 1024
const needed = ['UUID', 'Version', 'Typ', 'Modul', 'Bezugsgroesse', 'Bezugseinheit', 'Konformität', 'Name (de)']
/** What a spreadsheet would compute when it opens the cell. */
const formula = /^\s*(?:[=@]|[+-]\s*[A-Za-z]+\()/

type Source = AsyncIterable<Uint8Array>

/**
 * Items of an ÖKOBAUDAT CSV export of any dialect, one row at a time.
 *
 * @param source - bytes, unpacked
 * @throws {FileError} where the file is no export, or was damaged on its way
 */
export async function* csvItems(source: Source): AsyncGenerator<ReleaseItem> {
  let reading: Reading | undefined
  let held: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    if (reading) {
      yield* reading.take(chunk)
      continue
    }
    held.push(chunk)
    size += chunk.length
    if (size < HEAD) continue
    reading = new Reading(Buffer.concat(held).subarray(0, HEAD))
    for (const one of held) yield* reading.take(one)
    held = []
  }
  if (!reading) {
    if (size === 0) throw new FileError('empty')
    reading = new Reading(Buffer.concat(held))
    for (const one of held) yield* reading.take(one)
  }
  yield* reading.end()
}

class Reading {
  readonly #decoder: InstanceType<typeof TextDecoder>
  readonly #records: RecordReader
  #header: { readonly names: readonly string[]; readonly read: (record: readonly string[]) => Cells } | undefined
  /** A short record is a damaged one, or the last of a file that was cut: the next record tells. */
  #short: { readonly line: number; readonly record: readonly string[] } | undefined

  constructor(head: Uint8Array) {
    if (head.includes(0)) throw new FileError('notText')
    const { encoding, delimiter } = detectDialect(head)
    this.#decoder = new TextDecoder(encoding, { fatal: true })
    this.#records = new RecordReader(delimiter, LONGEST)
  }

  *take(chunk: Uint8Array): Generator<ReleaseItem> {
    if (chunk.includes(0)) throw new FileError('notText', { line: this.#records.line })
    yield* this.#items(() => this.#records.read(this.#decode(chunk)))
  }

  *end(): Generator<ReleaseItem> {
    const rest = this.#decode()
    if (rest !== '') yield* this.#items(() => this.#records.read(rest))
    try {
      yield* this.#items(() => this.#records.end())
    } catch (error) {
      if (error instanceof FileError) throw error
      throw new FileError('cut', { line: this.#records.line })
    }
    if (!this.#header) throw new FileError('empty')
    if (this.#short) throw new FileError('cut', { line: this.#short.line })
  }

  #decode(chunk?: Uint8Array): string {
    try {
      return chunk ? this.#decoder.decode(chunk, { stream: true }) : this.#decoder.decode()
    } catch {
      throw new FileError('wrongEncoding', { line: this.#records.line })
    }
  }

  *#items(records: () => Generator<string[]>): Generator<ReleaseItem> {
    try {
      for (const record of records()) {
        if (this.#header) yield* this.#item(this.#records.line, record)
        else this.#header = headerOf(record)
      }
    } catch (error) {
      if (error instanceof RecordTooLongError) throw new FileError('lineTooLong', { line: this.#records.line })
      throw error
    }
  }

  *#item(line: number, record: readonly string[]): Generator<ReleaseItem> {
    const header = this.#header
    if (!header) return
    if (this.#short) {
      yield problemOf(this.#short.line, header.read(this.#short.record), { code: 'cellsMissing' })
      this.#short = undefined
    }
    if (record.length < header.names.length) {
      this.#short = { line, record }
      return
    }
    const found = record.find((cell) => formula.test(cell))
    if (found !== undefined)
      throw new FileError('formula', { line, column: header.names[record.indexOf(found)] ?? '', value: shown(found) })
    const cells = header.read(record)
    const surplus = record.slice(header.names.length).some((cell) => cell.trim() !== '')
    yield surplus ? problemOf(line, cells, { code: 'tooManyCells' }) : itemOf(line, cells)
  }
}

function headerOf(record: readonly string[]) {
  const names = record.map((name) => name.trim())
  const missing = needed.filter((name) => !names.includes(name))
  if (missing.length > 0 && names.some((name) => /Ã|\uFFFD/.test(name)))
    throw new FileError('wrongEncoding', { line: 1 })
  if (missing.length > 0) throw new FileError('columnsMissing', { columns: missing.join(', ') })
  return { names, read: cellsByHeader(record) }
}

const shown = (value: string) => value.trim().slice(0, 80)

type Problem = Omit<Extract<ReleaseItem, { kind: 'problem' }>, 'kind' | 'line' | 'uuid' | 'version'>

const problemOf = (line: number, cells: Cells, problem: Problem): ReleaseItem => ({
  kind: 'problem',
  line,
  uuid: cells('UUID').toLowerCase(),
  version: cells('Version'),
  ...problem,
})

function itemOf(line: number, cells: Cells): ReleaseItem {
  try {
    const { header, figures } = readDeclaredRow(cells)
    return { kind: 'row', line, header: { ...header, doubts: doubtsOf(cells, header) }, figures }
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    const code = error.value === '' ? 'valueMissing' : 'unreadable'
    return problemOf(line, cells, { code, column: error.column, value: shown(error.value) })
  }
}

function doubtsOf(cells: Cells, header: DeclaredHeader): DoubtCode[] {
  const doubts: DoubtCode[] = []
  if (header.name.de_DE === undefined) doubts.push('nameMissing')
  if (header.referenceQuantity === undefined) doubts.push('quantityUnknown')
  if (header.referenceUnit === '') doubts.push('unitUnknown')
  if (figure(cells, 'Rohdichte (kg/m3)') !== header.density) doubts.push('densityUnbelievable')
  return doubts
}
