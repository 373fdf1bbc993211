import { createReadStream } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { giveBack } from '#service/given-back.ts'

/** Read in one go [bytes]. */
const AT_ONCE = 4 * 1024 ** 2

/** A file that has arrived; it has no name any more, and is gone with the process at the latest. */
export type Spooled = {
  readonly size: number
  /** Its bytes, once; the file is gone afterwards. */
  readonly read: () => AsyncIterable<Uint8Array>
  /** All of them in one piece of memory, which can be handed to a worker. */
  readonly whole: () => Promise<Uint8Array<ArrayBuffer>>
  readonly discard: () => Promise<void>
}

async function fill(file: FileHandle, content: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0
  for await (const chunk of content) {
    await file.write(chunk)
    size += chunk.length
    giveBack(chunk)
  }
  return size
}

/** Reads into one buffer at once: pieces that are joined take twice the memory, and leave it in shreds. */
async function wholeOf(file: FileHandle, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size)
  for (let at = 0; at < size; ) {
    const { bytesRead } = await file.read(bytes, at, Math.min(AT_ONCE, size - at), at)
    if (bytesRead === 0) throw new Error('a spooled file is shorter than what was written')
    at += bytesRead
  }
  return bytes
}

/**
 * Keeps what arrives in a temporary file, so that work on it outlives the request.
 *
 * @param content - taken over piece by piece: nothing is left of one that was written
 * @throws what reading the content throws; nothing is left then
 */
export async function spool(name: string, content: AsyncIterable<Uint8Array>): Promise<Spooled> {
  const place = path.join(os.tmpdir(), `aufbau-import-${name}`)
  const file = await open(place, 'wx+', 0o600)
  try {
    // without a name nobody else can open it, and it goes with the last handle, however this process ends
    await rm(place)
    const size = await fill(file, content)
    return {
      size,
      read: () => createReadStream('', { fd: file, start: 0, highWaterMark: 128 * 1024 }),
      whole: () => wholeOf(file, size),
      discard: () => file.close().catch(() => undefined),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}
