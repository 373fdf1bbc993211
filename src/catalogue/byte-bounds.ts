import { MAX_IMPORT_UNPACKED } from '#vocabulary/datasets.ts'
import { FileError } from './file-error.ts'

export type Bounds = {
  /** Of what is unpacked [bytes]. */
  readonly unpacked: number
  /** Of unpacked to packed bytes; real exports pack to a tenth, JSON to a thirtieth. */
  readonly ratio: number
}

export const usualBounds: Bounds = { unpacked: MAX_IMPORT_UNPACKED, ratio: 200 }

/** Below this no ratio is a bomb [bytes]. */
const HARMLESS = 16 * 1024 ** 2

/** Watches over unpacking. @returns told the bytes packed and unpacked so far; throws `FileError` past a bound */
export const watchBounds =
  ({ unpacked: most, ratio }: Bounds) =>
  (packed: number, unpacked: number): void => {
    if (unpacked > most) throw new FileError('tooLarge', { megabytes: Math.floor(most / 1024 ** 2) })
    if (unpacked > HARMLESS && unpacked > packed * ratio) throw new FileError('bomb', { ratio })
  }
