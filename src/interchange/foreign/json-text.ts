import { ForeignFileError, lineAt } from './foreign-file-error.ts'
import { MAX_DEPTH } from './limits.ts'

/** What a JSON text may hold: levels of nesting, and values beside each other or within, counted together. */
export type JsonBounds = { readonly depth: number; readonly values: number }

/** Place of the mark that ends a string; the end of the text where none does. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text.charCodeAt(at) !== 0x22) at += text.charCodeAt(at) === 0x5c ? 2 : 1
  return at
}

/**
 * Where a text passes its bounds; undefined where it does not. Brackets and commas within strings do not count. Looked for
 * before `JSON.parse`, which takes seconds and gigabytes for a file of nothing but brackets.
 */
export function beyondBoundsAt(text: string, bounds: JsonBounds): number | undefined {
  let depth = 0
  let values = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x22) at = endOfString(text, at)
    else if (code === 0x5d || code === 0x7d) depth -= 1
    else if (code === 0x2c) values += 1
    else if (code === 0x5b || code === 0x7b) {
      depth += 1
      values += 1
    }
    if (depth > bounds.depth || values > bounds.values) return at
  }
  return undefined
}

/** Where nesting passes `MAX_DEPTH`; undefined where it does not. */
export const tooDeepAt = (text: string): number | undefined =>
  beyondBoundsAt(text, { depth: MAX_DEPTH, values: Number.POSITIVE_INFINITY })

/** The offset V8 and others name in their message; the end of the text where they name none. */
const offsetIn = (message: string, text: string) => Number(/position (\d+)/.exec(message)?.[1] ?? text.length)

/**
 * The value of a JSON text.
 *
 * @throws {ForeignFileError} `jsonTooDeep`, `cutOff` where it ends in the middle, `jsonMalformed`; each with its line
 */
export function jsonOf(text: string): unknown {
  const deep = tooDeepAt(text)
  if (deep !== undefined)
    throw new ForeignFileError('jsonTooDeep', { line: lineAt(text, deep) }, { maximum: MAX_DEPTH })
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    const offset = offsetIn(message, text)
    const ended = /end of JSON|unterminated/i.test(message) || offset >= text.trimEnd().length
    throw new ForeignFileError(ended ? 'cutOff' : 'jsonMalformed', { line: lineAt(text, offset) })
  }
}
