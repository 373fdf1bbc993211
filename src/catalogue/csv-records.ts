/** How a CSV file is written down. Detected, never assumed: the same publisher uses several. */
export type CsvDialect = { readonly encoding: 'utf-8' | 'iso-8859-1'; readonly delimiter: ',' | ';' | '\t' }

const delimiters = [';', ',', '\t'] as const

/**
 * Detects encoding and delimiter from the first bytes of a file. UTF-8 unless the bytes are none; the delimiter is
 * the one that occurs most often in the first line, outside quotes.
 *
 * @param head - the beginning of the file, at least its whole first line
 */
export function detectDialect(head: Uint8Array): CsvDialect {
  const encoding = isUtf8(head) ? 'utf-8' : 'iso-8859-1'
  const text = new TextDecoder(encoding).decode(head)
  const firstLine = text.split(/\r?\n/, 1)[0]?.replace(/"[^"]*"/g, '') ?? ''
  const occurrences = (delimiter: string) => firstLine.split(delimiter).length - 1
  const delimiter = delimiters.reduce((best, one) => (occurrences(one) > occurrences(best) ? one : best))
  return { encoding, delimiter }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // A character cut in half by the end of `bytes` is no error while streaming.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/**
 * Records of a CSV text that arrives in pieces of any size (RFC 4180: quoted fields may hold delimiters, doubled
 * quotes and line breaks). Empty lines are passed over, a byte order mark is dropped. Holds one record in memory.
 *
 * @param pieces - decoded text in order; a piece may end anywhere, also inside a field
 * @param delimiter - as `detectDialect` found it
 * @returns the cells of each record, untrimmed; records may differ in length
 * @throws {Error} when the text ends inside a quoted field
 */
export function* csvRecords(pieces: Iterable<string>, delimiter: string): Generator<string[]> {
  const reader = new RecordReader(delimiter)
  for (const piece of pieces) yield* reader.read(piece)
  yield* reader.end()
}

/** A record longer than any real one: a file that is none, or an opening quote without its end. */
export class RecordTooLongError extends Error {
  override readonly name = 'RecordTooLongError'
}

/** State between two pieces. Usable alone where pieces arrive asynchronously. */
export class RecordReader {
  readonly #delimiter: string
  #cells: string[] = []
  #cell = ''
  #state: 'start' | 'plain' | 'quoted' | 'quoteSeen' = 'start'
  #atBeginning = true
  #line = 1
  #startLine = 1
  #length = 0
  readonly #longest: number

  /** @param longest - bound of a record, for files of unknown origin [characters] */
  constructor(delimiter: string, longest = Number.POSITIVE_INFINITY) {
    this.#delimiter = delimiter
    this.#longest = longest
  }

  /** Line, from 1, on which the record begins that came last, or that is being read. */
  get line(): number {
    return this.#startLine
  }

  /**
   * Records completed by this piece.
   *
   * @throws {RecordTooLongError} past the bound
   */
  *read(piece: string): Generator<string[]> {
    let from = 0
    if (this.#atBeginning && piece !== '') {
      this.#atBeginning = false
      if (piece.startsWith('\uFEFF')) from = 1
    }
    while (from < piece.length) {
      if (this.#inQuotes()) {
        from = this.#readQuoted(piece, from)
        continue
      }
      from = this.#readPlain(piece, from)
      if (this.#inQuotes() || from === piece.length) continue
      const character = piece.charAt(from)
      from += 1
      if (this.#separate(character)) yield this.#finishRecord()
      if (character === '\n') this.#line += 1
    }
  }

  /** The last record, where the text does not end in a line break. */
  *end(): Generator<string[]> {
    if (this.#state === 'quoted') throw new Error('CSV ends inside a quoted field')
    if (this.#cells.length > 0 || this.#state !== 'start') {
      this.#finishCell()
      yield this.#finishRecord()
    }
  }

  /** Reads up to the next separator, or past an opening quote. */
  #readPlain(piece: string, start: number): number {
    if (this.#cells.length === 0 && this.#state === 'start') this.#startLine = this.#line
    if (piece.charAt(start) === '"' && this.#state !== 'plain') {
      if (this.#state === 'quoteSeen') this.#cell += '"'
      this.#state = 'quoted'
      return start + 1
    }
    let at = start
    while (at < piece.length && !this.#separates(piece.charAt(at))) at += 1
    if (at > start) {
      this.#take(piece.slice(start, at))
      this.#state = 'plain'
    }
    return at
  }

  #take(text: string): void {
    this.#length += text.length
    if (this.#length > this.#longest) throw new RecordTooLongError(`line ${this.#startLine} is too long`)
    this.#cell += text
  }

  #inQuotes(): boolean {
    return this.#state === 'quoted'
  }

  #separates(character: string): boolean {
    return character === this.#delimiter || character === '\n' || character === '\r'
  }

  #readQuoted(piece: string, start: number): number {
    const quote = piece.indexOf('"', start)
    const end = quote < 0 ? piece.length : quote
    for (let at = piece.indexOf('\n', start); at >= 0 && at < end; at = piece.indexOf('\n', at + 1)) this.#line += 1
    this.#take(piece.slice(start, end))
    if (quote < 0) return end
    this.#state = 'quoteSeen'
    return quote + 1
  }

  /** Takes a delimiter or a line break; true when a record is complete. */
  #separate(character: string): boolean {
    if (character === this.#delimiter) {
      this.#finishCell()
      return false
    }
    if (this.#cells.length === 0 && this.#state === 'start') return false
    this.#finishCell()
    return true
  }

  #finishCell(): void {
    this.#cells.push(this.#cell)
    this.#cell = ''
    this.#state = 'start'
  }

  #finishRecord(): string[] {
    const record = this.#cells
    this.#cells = []
    this.#length = 0
    return record
  }
}
