import { Inflate } from 'fflate'
import { fault } from './archive-error.ts'
import { crc32 } from './crc-32.ts'

/** A file within a zip. */
export type ZipEntry = {
  readonly name: string
  /** Decompressed, as the zip tells [bytes]. */
  readonly size: number
  /**
   * The content, decompressed and checked.
   *
   * @throws {ArchiveError} `tooBig` beyond `maximum` bytes, `damaged` where size or checksum do not agree
   */
  readonly read: (maximum: number) => Uint8Array
}

/** Compressed bytes that are decompressed at a time: deflate makes at most 1032 times as many of them. */
const STEP = 4_096
const END = { signature: 0x06054b50, size: 22, longestComment: 0xffff }
const CENTRAL = { signature: 0x02014b50, size: 46 }
const LOCAL = { signature: 0x04034b50, size: 30 }
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

type Located = {
  readonly name: string
  readonly method: number
  readonly checksum: number
  readonly packed: number
  readonly size: number
  readonly at: number
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Where the end record stands: the last thing in the file but for its comment, of the length it says. */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END.size - END.longestComment)
  for (let at = view.byteLength - END.size; at >= first; at -= 1) {
    if (view.getUint32(at, true) !== END.signature) continue
    if (at + END.size + view.getUint16(at + 20, true) === view.byteLength) return at
  }
  throw fault('', 'damaged')
}

/** Throws at what is not UTF-8. */
const names = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function nameAt(bytes: Uint8Array, at: number, length: number): string {
  try {
    return names.decode(bytes.subarray(at, at + length))
  } catch {
    throw fault('', 'damaged')
  }
}

/** Place and length of the packed content, by the local header before it. */
function contentAt(view: DataView, { name, at, packed }: Located, before: number): number {
  if (at + LOCAL.size > before || view.getUint32(at, true) !== LOCAL.signature) throw fault(name, 'damaged')
  const start = at + LOCAL.size + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (start + packed > before) throw fault(name, 'damaged')
  return start
}

/** One entry of the directory, and where the next one begins. */
function entryAt(bytes: Uint8Array, at: number, end: number): { entry: Located; next: number } {
  const view = viewOf(bytes)
  if (at + CENTRAL.size > end || view.getUint32(at, true) !== CENTRAL.signature) throw fault('', 'damaged')
  const short = (offset: number) => view.getUint16(at + offset, true)
  const long = (offset: number) => view.getUint32(at + offset, true)
  const nameLength = short(28)
  const name = nameAt(bytes, at + CENTRAL.size, nameLength)
  const method = short(10)
  if (short(8) & ENCRYPTED || (method !== STORED && method !== DEFLATED)) throw fault(name, 'notAllowed')
  return {
    entry: { name, method, checksum: long(16), packed: long(20), size: long(24), at: long(42) },
    next: at + CENTRAL.size + nameLength + short(30) + short(32),
  }
}

function locate(bytes: Uint8Array, most: number): { located: Located[]; directory: number } {
  if (bytes.byteLength < END.size) throw fault('', 'damaged')
  const view = viewOf(bytes)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  const directory = view.getUint32(end + 16, true)
  const told = directory + view.getUint32(end + 12, true)
  if (view.getUint16(end + 8, true) !== count || told !== end) throw fault('', 'damaged')
  if (count > most) throw fault('', 'tooMany', { maximum: most })
  const located: Located[] = []
  for (let at = directory; located.length < count; ) {
    const { entry, next } = entryAt(bytes, at, end)
    located.push(entry)
    at = next
  }
  return { located, directory }
}

function inflated(packed: Uint8Array, { name, size }: Located): Uint8Array {
  const content = new Uint8Array(size)
  let filled = 0
  let ended = false
  const inflate = new Inflate((chunk, final) => {
    if (filled + chunk.byteLength > size) throw fault(name, 'damaged')
    content.set(chunk, filled)
    filled += chunk.byteLength
    ended = final
  })
  try {
    for (let at = 0; at < packed.byteLength; at += STEP)
      inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.byteLength)
  } catch {
    throw fault(name, 'damaged')
  }
  if (!ended || filled !== size) throw fault(name, 'damaged')
  return content
}

/**
 * Files within a zip, found by its directory. Everything about the structure is checked before anything is decompressed:
 * complete, no two files of one name or over the same bytes, no encryption.
 *
 * @param most - files that are allowed
 * @throws {ArchiveError} `damaged`, `tooMany`, `notUnique`, `notAllowed`
 */
export function readZip(bytes: Uint8Array, most: number): readonly ZipEntry[] {
  const { located, directory } = locate(bytes, most)
  const view = viewOf(bytes)
  const taken = new Set<string>()
  let free = 0
  const places = located
    .toSorted((one, other) => one.at - other.at)
    .map((entry) => {
      if (taken.has(entry.name)) throw fault(entry.name, 'notUnique')
      taken.add(entry.name)
      const start = contentAt(view, entry, directory)
      if (entry.at < free) throw fault(entry.name, 'damaged')
      free = start + entry.packed
      return { entry, start }
    })
  return places.map(({ entry, start }) => ({
    name: entry.name,
    size: entry.size,
    read(maximum) {
      if (entry.size > maximum) throw fault(entry.name, 'tooBig', { maximum })
      const packed = bytes.subarray(start, start + entry.packed)
      if (entry.method === STORED && entry.packed !== entry.size) throw fault(entry.name, 'damaged')
      const content = entry.method === STORED ? packed : inflated(packed, entry)
      if (crc32(content) !== entry.checksum) throw fault(entry.name, 'damaged')
      return content
    },
  }))
}
