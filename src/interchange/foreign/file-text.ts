import { ForeignFileError } from './foreign-file-error.ts'
import { MAX_FILE_BYTES } from './limits.ts'

export type FileText = { readonly text: string; readonly encoding: 'utf-8' | 'utf-16' | 'windows-1252' }

const decode = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const asciiStart = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes.subarray(0, 200))

/** Whether the file itself says that it is in a one-byte encoding, or is of a format that programs often write so. */
const mayBeOneByte = (start: string) =>
  /^\s*<\?xml[^>]*encoding=["'](iso-8859-1|iso-8859-15|windows-1252)["']/i.test(start) || /^\s*ISO-10303-21/.test(start)

/** UTF-16 tells itself by its first two bytes. */
function wideEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

const withoutNul = (text: string | undefined) => (text?.includes('\u0000') ? undefined : text)

/**
 * The text of a file: UTF-8, UTF-16 with its mark, or one byte a letter where the file declares it or is IFC.
 *
 * @throws {ForeignFileError} `empty`, `tooLarge` (with the limit in MB), `wrongEncoding`
 */
export function textOfFile(bytes: Uint8Array): FileText {
  if (bytes.length === 0) throw new ForeignFileError('empty')
  if (bytes.length > MAX_FILE_BYTES)
    throw new ForeignFileError('tooLarge', {}, { maximum: MAX_FILE_BYTES / 1024 / 1024 })
  const wide = wideEncoding(bytes)
  const text = withoutNul(decode(bytes, wide ?? 'utf-8'))
  if (text !== undefined) return { text, encoding: wide ? 'utf-16' : 'utf-8' }
  const oneByte = mayBeOneByte(asciiStart(bytes)) ? withoutNul(decode(bytes, 'windows-1252')) : undefined
  if (oneByte === undefined) throw new ForeignFileError('wrongEncoding')
  return { text: oneByte, encoding: 'windows-1252' }
}
