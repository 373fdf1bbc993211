/** Why a file is refused. Screens have a sentence for each; `values` are what it names. */
export const foreignFileErrorCodes = [
  'empty',
  'tooLarge',
  'unknownFormat',
  'wrongEncoding',
  'jsonMalformed',
  'jsonTooDeep',
  'xmlMalformed',
  'xmlTooDeep',
  'xmlEntities',
  'cutOff',
  'ifcMalformed',
  'ifcSchema',
  'notThisFormat',
  'wrongValue',
  'tooManyConstructions',
  'noConstructions',
] as const
export type ForeignFileErrorCode = (typeof foreignFileErrorCodes)[number]

/** Where in a file: a JSON Pointer, or a line from 1. */
export type FilePlace = { readonly path?: string; readonly line?: number }

/** A file that cannot be read; nothing of it is taken. */
export class ForeignFileError extends Error {
  override readonly name = 'ForeignFileError'
  readonly code: ForeignFileErrorCode
  readonly place: FilePlace
  readonly values: Readonly<Record<string, string | number>>
  constructor(
    code: ForeignFileErrorCode,
    place: FilePlace = {},
    values: Readonly<Record<string, string | number>> = {},
  ) {
    super(`${code} ${place.path ?? place.line ?? ''}`.trim())
    this.code = code
    this.place = place
    this.values = values
  }
}

/** Line of a character, from 1. */
export const lineAt = (text: string, offset: number): number => {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1
  return line
}
