/** Longest price list that the service reads [characters]. */
const LONGEST = 1_000_000

/** Of a file that is no text of a list, why not. */
export type ListFault = 'empty' | 'tooLarge' | 'failed'

/** The text in UTF-8 or UTF-16; spreadsheets of old write one byte a letter and do not say so. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The text of a price list as a spreadsheet writes it. */
export async function readListFile(file: Blob): Promise<{ readonly csv: string } | { readonly fault: ListFault }> {
  if (file.size > LONGEST * 4) return { fault: 'tooLarge' }
  const content = await file.arrayBuffer().catch(() => undefined)
  if (!content) return { fault: 'failed' }
  const csv = textOf(new Uint8Array(content))
  if (csv.trim() === '') return { fault: 'empty' }
  return csv.length > LONGEST ? { fault: 'tooLarge' } : { csv }
}
