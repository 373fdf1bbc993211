import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { writeZip } from './write-zip.ts'

const KIB = 1024

test('files of every length come out of the zip as they went in', async () => {
  const lengths = [0, 1, 256 * KIB - 1, 256 * KIB, 256 * KIB + 1, 700 * KIB]
  const contents = lengths.map((length) => Uint8Array.from({ length }, (_, at) => (at * at) % 251))
  async function* files() {
    for (const [at, content] of contents.entries()) yield { name: `${at}`, content }
  }
  const pieces: Uint8Array[] = []
  for await (const piece of writeZip(files())) pieces.push(piece)
  const unpacked = unzipSync(Buffer.concat(pieces))
  for (const [at, content] of contents.entries()) expect(Buffer.compare(unpacked[at] ?? Buffer.of(9), content)).toBe(0)
})
