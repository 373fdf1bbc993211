/** What can change when text is composed: marks of their own and signs that stand for others all lie beyond here. */
const first = /[\u0300-\uffff]|\\u/

/** Whether a body can hold texts that `composed` changes; told without looking at every value. */
export const mayHoldDecomposed = (bodyText: string): boolean => first.test(bodyText)

/**
 * The same with every text composed (Unicode NFC): a word that was copied from a PDF or comes from a Mac's file name is
 * then the same as one that was typed, for labels, for names, and for what is looked for.
 *
 * @param value - of JSON, within the bounds of bodies
 */
export function composed(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC')
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(composed)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key.normalize('NFC'), composed(one)]))
}
