import type { DetailCode } from '#contract/error.ts'

/** What is wrong with a file within an archive, or with the archive itself where `file` is empty. */
export type ArchiveFault = {
  readonly file: string
  /** JSON Pointer into the file; empty where it is about the whole. */
  readonly pointer: string
  readonly code: DetailCode
  readonly values?: Readonly<Record<string, string | number>>
}

/** A file that cannot be taken in. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
  readonly faults: readonly ArchiveFault[]

  constructor(faults: readonly ArchiveFault[]) {
    super(faults.map(({ file, pointer, code }) => `${file}#${pointer} ${code}`).join(', '))
    this.faults = faults
  }
}

/** One fault of a file as a whole. */
export const fault = (file: string, code: DetailCode, values?: ArchiveFault['values']): ArchiveError =>
  new ArchiveError([{ file, pointer: '', code, ...(values && { values }) }])
