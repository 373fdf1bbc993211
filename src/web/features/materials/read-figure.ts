/** Digits with marks as a plain number: of two marks the last is that of the decimals; one that stands twice groups. */
function withPoint(digits: string): string {
  const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'))
  const mark = digits.charAt(last)
  if (last < 0 || digits.indexOf(mark) !== last) return digits.replaceAll(/[.,]/g, '')
  return `${digits.slice(0, last).replaceAll(/[.,]/g, '')}.${digits.slice(last + 1)}`
}

/**
 * A number as people write and paste it: comma or point before the decimals, either grouping, powers of ten as 1,2E-03
 * or 1.2·10^-3, a true minus.
 *
 * @returns undefined where it is none
 */
export function readFigure(text: string): number | undefined {
  const plain = text
    .replaceAll(/[\s\u00a0\u2009\u202f']/g, '')
    .replaceAll(/[−–]/g, '-')
    .replace(/[·×x*]10\^?(?=[-+]?\d+$)/, 'e')
  const match = /^([-+]?)([\d.,]*\d[.,]?)(e[-+]?\d{1,3})?$/i.exec(plain)
  if (!match) return undefined
  const [, sign = '', digits = '', power = ''] = match
  const value = Number(`${sign}${withPoint(digits)}${power}`)
  return Number.isFinite(value) ? value : undefined
}
