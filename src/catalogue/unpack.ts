import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate'
import { type Bounds, watchBounds } from './byte-bounds.ts'
import { FileError } from './file-error.ts'

type Source = AsyncIterable<Uint8Array>

const startsWith = (head: Uint8Array, ...bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte)
export const isGzip = (head: Uint8Array): boolean => startsWith(head, 0x1f, 0x8b)
export const isZip = (head: Uint8Array): boolean => startsWith(head, 0x50, 0x4b, 0x03, 0x04)

/**
 * Unpacks gzip.
 *
 * @throws {FileError} for a stream that is cut or damaged, or grows beyond the bounds
 */
export async function* gunzipped(source: Source, bounds: Bounds): AsyncGenerator<Uint8Array> {
  const check = watchBounds(bounds)
  let packed = 0
  let unpacked = 0
  const counted = async function* () {
    for await (const chunk of source) {
      packed += chunk.length
      yield chunk
    }
  }
  const input = Readable.from(counted())
  const gunzip = createGunzip()
  input.on('error', (error) => gunzip.destroy(error))
  input.pipe(gunzip)
  try {
    for await (const chunk of gunzip as AsyncIterable<Uint8Array>) {
      unpacked += chunk.length
      check(packed, unpacked)
      yield chunk
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'Z_BUF_ERROR') throw new FileError('cut')
    if (code.startsWith('Z_')) throw new FileError('damagedArchive')
    throw error
  } finally {
    input.destroy()
    gunzip.destroy()
  }
}

/** A part of a file in an archive; `last` closes it. */
export type ArchivePart = { readonly name: string; readonly bytes: Uint8Array; readonly last: boolean }

/** One step of unpacking yields at most a thousand times as much [bytes]. */
const STEP = 4 * 1024
const endOfDirectory = [0x50, 0x4b, 0x05, 0x06] as const
/** Holds the end of the directory with any comment worth the name [bytes]. */
const TAIL = 2 * 1024

const unpackable = new Set([0, 8])

/**
 * Files of a zip archive in the order they are stored in, in parts, those of one file together.
 *
 * @param wanted - which files to unpack, by name
 * @throws {FileError} for an archive that is cut, damaged, encrypted, or grows beyond the bounds
 */
export async function* unzipped(
  source: Source,
  wanted: (name: string) => boolean,
  bounds: Bounds,
): AsyncGenerator<ArchivePart> {
  const check = watchBounds(bounds)
  const parts: ArchivePart[] = []
  const open = new Set<string>()
  let packed = 0
  let unpacked = 0
  let tail: Uint8Array = new Uint8Array()
  const receive = (file: UnzipFile) => {
    if (file.name.endsWith('/') || !wanted(file.name)) return
    if (!unpackable.has(file.compression)) throw new FileError('encrypted', { name: file.name.slice(0, 80) })
    open.add(file.name)
    file.ondata = (error, bytes, last) => {
      if ((error as Error | null) instanceof FileError) throw error
      if (error) throw new FileError('damagedArchive', { name: file.name.slice(0, 80) })
      unpacked += bytes.length
      check(packed, unpacked)
      parts.push({ name: file.name, bytes, last })
      if (last) open.delete(file.name)
    }
    file.start()
  }
  const unzip = new Unzip(receive)
  unzip.register(UnzipInflate)
  const push = (bytes: Uint8Array, last: boolean) => {
    try {
      unzip.push(bytes, last)
    } catch (error) {
      if (error instanceof FileError) throw error
      throw new FileError(last ? 'cut' : 'damagedArchive')
    }
  }
  for await (const chunk of source) {
    tail = Buffer.concat([tail, chunk]).subarray(-TAIL)
    for (let from = 0; from < chunk.length; from += STEP) {
      const step = chunk.subarray(from, from + STEP)
      packed += step.length
      push(step, false)
      yield* parts.splice(0)
    }
  }
  push(new Uint8Array(), true)
  yield* parts.splice(0)
  if (open.size > 0 || Buffer.from(tail).lastIndexOf(Buffer.from(endOfDirectory)) < 0) throw new FileError('cut')
}
