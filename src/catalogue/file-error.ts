/** Why a file of datasets cannot be taken; the app has a sentence for each. */
export const fileErrorCodes = [
  'empty',
  'notText',
  'wrongEncoding',
  'columnsMissing',
  'lineTooLong',
  'cut',
  'formula',
  'entities',
  'malformedXml',
  'malformedJson',
  'damagedArchive',
  'encrypted',
  'tooLarge',
  'bomb',
  'severalFiles',
  'nothingFound',
  'tooManyProblems',
] as const
export type FileErrorCode = (typeof fileErrorCodes)[number]

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
