import { readCode } from '#vocabulary/verification.ts'

/** Files beyond it are no report of ours [bytes]. */
const MOST = 64_000_000

/** The verification code that a PDF carries among what it says of itself. @returns null where it carries none */
export async function codeInFile(file: Blob): Promise<string | null> {
  if (file.size > MOST) return null
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer())
  // a string by itself: what a PDF says of itself refers to it
  const [, code = ''] = /\(([\dA-Z]{4}(?:-[\dA-Z]{4}){5})\)/.exec(text) ?? []
  return readCode(code)
}
