import { readElca } from '../elca/read-elca.ts'
import { readIfc } from '../ifc/read-ifc.ts'
import { looksLikeLcax, readLcax } from '../lcax-in/read-lcax.ts'
import { type FileText, textOfFile } from './file-text.ts'
import type { ForeignFile, ForeignFormat } from './foreign-construction.ts'
import { ForeignFileError } from './foreign-file-error.ts'
import { jsonOf } from './json-text.ts'

/** What a file is: of another program, or of this one (`own`: an archive or JSON of constructions). */
export type FileFormat = ForeignFormat | 'own'

/** The first bytes of every ZIP archive. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)

function formatOfText(text: string): FileFormat | undefined {
  const start = text.slice(0, 4_000).trimStart()
  if (start.startsWith('ISO-10303-21')) return 'ifc'
  if (start.startsWith('<')) return 'elca'
  if (start.startsWith('{') || start.startsWith('[')) return looksLikeLcax(jsonOf(text)) ? 'lcax' : 'own'
  return undefined
}

const readers: Readonly<Record<ForeignFormat, (text: string, unnamed: string) => ForeignFile>> = {
  lcax: readLcax,
  elca: readElca,
  ifc: readIfc,
}

/** JSON and XML are UTF-8 or UTF-16 by their standards; IFC in one-byte encodings is read, and told. */
const withEncoding = (file: ForeignFile, { encoding }: FileText): ForeignFile =>
  encoding === 'windows-1252' && file.format === 'ifc'
    ? { ...file, lost: [...file.lost, { code: 'otherEncoding', values: { encoding: 'Windows-1252' } }] }
    : file

/**
 * Reads a file of another program, whatever its name: its content tells the format.
 *
 * @param unnamed - name of constructions that have none, in the reader's language
 * @returns `own` where it is an archive or JSON of this program, for the service to read
 * @throws {ForeignFileError} where it cannot be read; nothing of it is taken then
 */
export function readForeignFile(bytes: Uint8Array, unnamed: string): ForeignFile | 'own' {
  if (isZip(bytes)) return 'own'
  const text = textOfFile(bytes)
  const format = formatOfText(text.text)
  if (format === undefined) throw new ForeignFileError('unknownFormat')
  return format === 'own' ? 'own' : withEncoding(readers[format](text.text, unnamed), text)
}
