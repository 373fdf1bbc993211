/** The sign before the decimals. */
export type DecimalMark = ',' | '.'

/** What the cells of a column tell of the sign before its decimals; undefined where none has a sign at all. */
type Told = DecimalMark | 'ambiguous' | 'mixed' | undefined

const NUMBER = /\d[\d.,]*|[.,]\d+/g

const otherThan = (mark: DecimalMark): DecimalMark => (mark === ',' ? '.' : ',')

/** What one number tells: `1.250,5` and `1.250.000` of the comma, `0.250` of the point, `1.250` of either. */
function toldBy(number: string): DecimalMark | 'ambiguous' | undefined {
  const signs = number.replaceAll(/\d/g, '')
  const last = signs.at(-1)
  if (last !== ',' && last !== '.') return undefined
  if (signs.includes(otherThan(last))) return last
  if (signs.length > 1) return otherThan(last)
  const [whole = '', decimals = ''] = number.split(last)
  return decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole) ? 'ambiguous' : last
}

const numbersIn = (text: string): readonly string[] => text.match(NUMBER) ?? []

/** The sign before the decimals of a column by all that stands in it. */
export function decimalsOf(cells: readonly string[]): Told {
  const told = new Set(cells.flatMap(numbersIn).map(toldBy))
  if (told.has(',') && told.has('.')) return 'mixed'
  if (told.has(',')) return ','
  if (told.has('.')) return '.'
  return told.has('ambiguous') ? 'ambiguous' : undefined
}

/** Whether a text may be a number or a thousand times as much. */
export const isAmbiguous = (text: string): boolean => numbersIn(text).some((number) => toldBy(number) === 'ambiguous')

/** A text whose numbers have a point before the decimals and nothing between the thousands, as any reader takes them. */
export const withPoint = (text: string, mark: DecimalMark): string =>
  text.replaceAll(NUMBER, (number) => number.replaceAll(otherThan(mark), '').replace(mark, '.'))
