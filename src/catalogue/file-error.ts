import type { FileErrorCode } from '#vocabulary/datasets.ts'

/** A file that is refused as a whole. `values` are for the sentence: line, column, bound. */
export class FileError extends Error {
  override readonly name = 'FileError'
  readonly code: FileErrorCode
  readonly values: Readonly<Record<string, string | number>>

  constructor(code: FileErrorCode, values: Readonly<Record<string, string | number>> = {}) {
    super(`${code} ${JSON.stringify(values)}`)
    this.code = code
    this.values = values
  }
}
