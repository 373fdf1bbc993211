import { Zip, ZipDeflate } from 'fflate'

/** Most files that a zip without extensions holds. */
export const MOST_ENTRIES = 65_535

/** A file to pack. */
export type PackedFile = { readonly name: string; readonly content: string | Uint8Array }

/** Packed in one go [bytes]: who reads the pieces can let others go first in between. */
const AT_ONCE = 256 * 1024

/**
 * Packs files into a zip while they come: what is packed is handed on, so that memory does not grow with their number.
 *
 * @param files - at most `MOST_ENTRIES`
 */
export async function* writeZip(files: AsyncIterable<PackedFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const encoder = new TextEncoder()
  for await (const { name, content } of files) {
    const entry = new ZipDeflate(name, { level: 6 })
    zip.add(entry)
    const bytes = typeof content === 'string' ? encoder.encode(content) : content
    for (let from = 0; from === 0 || from < bytes.length; from += AT_ONCE) {
      entry.push(bytes.subarray(from, from + AT_ONCE), from + AT_ONCE >= bytes.length)
      const chunks = ready
      ready = []
      yield* chunks
    }
  }
  zip.end()
  yield* ready
}
