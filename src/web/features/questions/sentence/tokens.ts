import { folded } from '#vocabulary/folded.ts'

/** A word, number, sign or quotation of a sentence, and where it stands. */
export type Token = {
  readonly text: string
  /** What stands in quotation marks is taken as it is. */
  readonly quoted: boolean
  readonly start: number
  readonly end: number
}

const DAY = String.raw`\d{1,2}\.\d{1,2}\.\d{4}|\d{4}-\d{2}-\d{2}`
const TOKEN = new RegExp(
  String.raw`[„“"]([^„“”"]*)[“”"]|[<>≤≥]=?|${DAY}|\d+(?:[.,]\d+)?(?![\d-])|,|\(|[^\s,<>≤≥„“”"(][^\s,<>≤≥„“”"]*`,
  'gu',
)

const countOf = (text: string, sign: string) => text.split(sign).length - 1

/** Brackets that a word ends with and does not begin are of the sentence: `W/(m²K))`. */
function apart(word: string, start: number): Token[] {
  const tokenOf = (text: string, at: number): Token => ({ text, quoted: false, start: at, end: at + text.length })
  let text = word.replace(/[.;:!?]+$/, '')
  const closing: Token[] = []
  while (text.endsWith(')') && countOf(text, ')') > countOf(text, '(')) {
    text = text.slice(0, -1)
    closing.unshift(tokenOf(')', start + text.length))
  }
  return text === '' ? closing : [tokenOf(text, start), ...closing]
}

export const tokensOf = (sentence: string): Token[] =>
  [...sentence.matchAll(TOKEN)].flatMap((match): Token[] => {
    const [all, text] = match
    const start = match.index
    return text === undefined ? apart(all, start) : [{ text, quoted: true, start, end: start + all.length }]
  })

const SHORTEST_STEM = 4

/** A word without what declension adds to it: `Außenwände` as `Außenwand`. */
export function stemOf(word: string): string {
  const plain = folded(word).replaceAll(/([aou])e/g, '$1')
  const stem = plain.replace(/(en|er|es|e|n|s)$/, '')
  return stem.length >= SHORTEST_STEM ? stem : plain
}

/** Words as stems, to be found among tokens. */
export const stemsOf = (phrase: string): readonly string[] => tokensOf(phrase).map(({ text }) => stemOf(text))
