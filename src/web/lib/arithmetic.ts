type Reader = { readonly tokens: readonly string[]; at: number }

/** A decimal mark may stand at the end, as it does while one types. */
const TOKEN = /\d+(?:[.,]\d+)*[.,]?|[.,]\d+|[-+*/()]/g
/** Groups of three digits, then perhaps decimals after the other mark. */
const GROUPED = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/

/** Without blank characters that group digits or surround them; a true minus as people paste it. */
const bared = (text: string) => text.replaceAll(/[\s\u00a0\u2009\u202f']/g, '').replaceAll(/[−–]/g, '-')

/** With the typographic signs of a calculation as a program writes them. */
const normalise = (text: string) => bared(text).replaceAll(/[×·]/g, '*').replaceAll(/[÷:]/g, '/')

/** One comma or point marks the decimals; where several stand, all but a last different one group digits by three. */
const numberOf = (digits: string, power = ''): number => {
  const isPlain = digits.replaceAll(/\d/g, '').length <= 1
  const grouping = isPlain ? '' : GROUPED.exec(digits)?.[1]
  return grouping === undefined ? Number.NaN : Number(digits.replaceAll(grouping, '').replace(',', '.') + power)
}

/**
 * A number as people write and paste it: comma or point before the decimals, the other or blanks between groups of
 * three digits, powers of ten as 1,2E-03 or 1.2·10^-3, a true minus.
 *
 * @returns undefined where it is none
 */
export function readNumber(text: string): number | undefined {
  const plain = bared(text).replace(/[·×x*]10\^?(?=[-+]?\d+$)/, 'e')
  const [, sign, digits = '', power] = /^([-+]?)([\d.,]*\d[.,]?)(e[-+]?\d{1,3})?$/i.exec(plain) ?? []
  if (digits === '') return undefined
  const value = numberOf(digits, power)
  return Number.isFinite(value) ? (sign === '-' ? -value : value) : undefined
}

const factor = (reader: Reader): number => {
  const token = reader.tokens[reader.at]
  if (token === undefined) return Number.NaN
  reader.at += 1
  if (token === '-') return -factor(reader)
  if (token === '+') return factor(reader)
  if (token !== '(') return /\d/.test(token) ? numberOf(token) : Number.NaN
  const inner = sum(reader)
  if (reader.tokens[reader.at] !== ')') return Number.NaN
  reader.at += 1
  return inner
}

const product = (reader: Reader): number => {
  let value = factor(reader)
  for (;;) {
    const sign = reader.tokens[reader.at]
    if (sign !== '*' && sign !== '/') return value
    reader.at += 1
    const next = factor(reader)
    value = sign === '*' ? value * next : value / next
  }
}

const sum = (reader: Reader): number => {
  let value = product(reader)
  for (;;) {
    const sign = reader.tokens[reader.at]
    if (sign !== '+' && sign !== '-') return value
    reader.at += 1
    const next = product(reader)
    value = sign === '+' ? value + next : value - next
  }
}

/** Removes the dust of binary fractions: 12 significant digits are more than any input has. */
export const withoutDust = (value: number): number => Number(value.toPrecision(12))

/**
 * Value of what was typed into a number field: a number with comma or point, or a sum of such (`140+20`, `2*12,5`).
 *
 * @returns undefined where the text is no number; division by zero is none
 */
export const evaluate = (text: string): number | undefined => {
  const bare = normalise(text)
  const tokens = bare.match(TOKEN) ?? []
  if (tokens.length === 0 || tokens.join('') !== bare) return undefined
  const reader = { tokens, at: 0 }
  const value = sum(reader)
  return reader.at === tokens.length && Number.isFinite(value) ? withoutDust(value) : undefined
}

/** Whether the text is a calculation rather than a number; it is carried out on Enter. */
export const isCalculation = (text: string): boolean => /\S\s*[-+*/×·÷:−–]/.test(text.trim())
