import { createReadStream } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** A file that has arrived; it has no name any more, and is gone with the process at the latest. */
export type Spooled = {
  readonly size: number
  /** Its bytes, once; the file is gone afterwards. */
  readonly read: () => AsyncIterable<Uint8Array>
  readonly discard: () => Promise<void>
}

async function fill(file: FileHandle, content: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0
  for await (const chunk of content) {
    await file.write(chunk)
    size += chunk.length
  }
  return size
}

/**
 * Keeps what arrives in a temporary file, so that work on it outlives the request.
 *
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
      discard: () => file.close().catch(() => undefined),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}
