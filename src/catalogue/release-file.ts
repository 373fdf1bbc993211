import { type Bounds, usualBounds } from './byte-bounds.ts'
import { FileError } from './file-error.ts'
import { ilcdJsonItems } from './ilcd-json.ts'
import { ilcdXmlItems } from './ilcd-xml.ts'
import { csvItems } from './release-csv.ts'
import type { ReleaseItem } from './release-item.ts'
import { gunzipped, isGzip, isZip, unzipped } from './unpack.ts'

type Source = AsyncIterable<Uint8Array>

/** One ILCD document is read whole; the largest of ÖKOBAUDAT has 1 MB [bytes]. */
const LARGEST_DOCUMENT = 20 * 1024 ** 2

/** The beginning of a source, and the source with it. */
async function peeked(source: Source): Promise<{ head: Uint8Array; whole: Source }> {
  const iterator = source[Symbol.asyncIterator]()
  const first: Uint8Array[] = []
  let size = 0
  while (size < 512) {
    const next = await iterator.next()
    if (next.done) break
    first.push(next.value)
    size += next.value.length
  }
  const whole = async function* () {
    try {
      yield* first
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
    } finally {
      await iterator.return?.()
    }
  }
  return { head: Buffer.concat(first), whole: whole() }
}

const kindOf = (head: Uint8Array): 'json' | 'xml' | 'csv' => {
  const text = Buffer.from(head)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (text.startsWith('{') || text.startsWith('[')) return 'json'
  return text.startsWith('<') ? 'xml' : 'csv'
}

function decoded(parts: readonly Uint8Array[], line: number): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts))
  } catch {
    throw new FileError('wrongEncoding', { line })
  }
}

async function* documentItems(source: Source, kind: 'json' | 'xml'): AsyncGenerator<ReleaseItem> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > LARGEST_DOCUMENT) throw new FileError('tooLarge', { megabytes: LARGEST_DOCUMENT / 1024 ** 2 })
    parts.push(chunk)
  }
  yield* kind === 'json' ? ilcdJsonItems(decoded(parts, 1), 1) : ilcdXmlItems(decoded(parts, 1), 1)
}

const isWanted = (name: string) => /\.(csv|json|xml)$/i.test(name) && !/(^|\/)(__MACOSX|\.)/.test(name)

/** Files of an archive: documents one by one, or the one CSV file, which is passed on as it is unpacked. */
async function* archiveItems(source: Source, bounds: Bounds): AsyncGenerator<ReleaseItem> {
  const parts = unzipped(source, isWanted, bounds)[Symbol.asyncIterator]()
  let document: { name: string; held: Uint8Array[]; size: number } | undefined
  let number = 0
  let csv = 0
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const { name, bytes, last } = next.value
    if (/\.csv$/i.test(name)) {
      csv += 1
      if (csv > 1 || number > 0) throw new FileError('severalFiles')
      const first = next.value
      yield* csvItems(
        (async function* () {
          yield first.bytes
          for (let part = first; !part.last; ) {
            const following = await parts.next()
            if (following.done) return
            part = following.value
            yield part.bytes
          }
        })(),
      )
      continue
    }
    if (csv > 0) throw new FileError('severalFiles')
    document ??= { name, held: [], size: 0 }
    document.held.push(bytes)
    document.size += bytes.length
    if (document.size > LARGEST_DOCUMENT) throw new FileError('tooLarge', { megabytes: LARGEST_DOCUMENT / 1024 ** 2 })
    if (!last) continue
    number += 1
    const text = decoded(document.held, number)
    yield* /\.json$/i.test(name) ? ilcdJsonItems(text, number) : ilcdXmlItems(text, number)
    document = undefined
  }
}

/**
 * Reads a file of datasets, whatever it is: an ÖKOBAUDAT CSV export of any dialect, an ILCD+EPD process in JSON or XML;
 * plain, gzip, or a zip archive of one CSV file or of ILCD documents. What it is the content tells, not the name.
 * Holds one record or one document in memory.
 *
 * @param source - bytes of the file
 * @param bounds - of unpacking
 * @throws {FileError} where the file cannot be taken
 */
export async function* releaseItems(source: Source, bounds: Bounds = usualBounds): AsyncGenerator<ReleaseItem> {
  let { head, whole } = await peeked(source)
  if (isZip(head)) return yield* archiveItems(whole, bounds)
  if (isGzip(head)) {
    ;({ head, whole } = await peeked(gunzipped(whole, bounds)))
    if (isGzip(head) || isZip(head)) throw new FileError('severalFiles')
  }
  if (head.length === 0) throw new FileError('empty')
  if (head.includes(0)) throw new FileError('notText')
  const kind = kindOf(head)
  yield* kind === 'csv' ? csvItems(whole) : documentItems(whole, kind)
}
