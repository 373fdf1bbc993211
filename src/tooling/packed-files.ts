import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

/** What packs well; fonts and pictures are packed already. */
const packing = /^assets\/.*\.(js|css|json|ttf)$/
/** Smaller files come in one packet of the network anyway [bytes]. */
const LEAST = 1024
/** From here on each step takes twice as long and saves less than a hundredth. */
const QUALITY = 9

const pack = promisify(brotliCompress)

/** Packs the files of a build once, as `.br` beside each, so that nobody waits while the service packs them. */
export const packedFiles = (): Plugin => ({
  name: 'packed-files',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
    const writePacked = async (name: string, content: Uint8Array) => {
      if (content.length >= LEAST) await writeFile(path.join(dir, `${name}.br`), await pack(content, { params }))
    }
    await Promise.all(
      Object.values(bundle)
        .filter(({ fileName }) => packing.test(fileName))
        .map((one) => writePacked(one.fileName, Buffer.from(one.type === 'chunk' ? one.code : one.source))),
    )
  },
})
