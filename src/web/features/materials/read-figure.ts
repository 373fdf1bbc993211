/**
 * A number as people write and paste it: comma or point before the decimals, either grouping, powers of ten as 1,2E-03
 * or 1.2·10^-3, a true minus. Where one mark stands alone it is that of the decimals; where both stand, the last.
 *
 * @returns undefined where it is none
 */
export function readFigure(text: string): number | undefined {
  const plain = text
    .replaceAll(/[\s\u00a0\u2009\u202f']/g, '')
    .replaceAll(/[−–]/g, '-')
    .replace(/[·×x*]10\^?(?=[-+]?\d+$)/, 'e')
  const match = /^([-+]?)([\d.,]*\d[.,]?)(?:e([-+]?\d{1,3}))?$/i.exec(plain)
  if (!match) return undefined
  const [, sign = '', digits = '', power = '0'] = match
  const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'))
  const mark = digits[last]
  const isGrouping = mark !== undefined && digits.indexOf(mark) !== last
  const whole = isGrouping || last < 0 ? digits : digits.slice(0, last)
  const decimals = isGrouping || last < 0 ? '' : digits.slice(last + 1)
  const value = Number(`${sign}${whole.replaceAll(/[.,]/g, '') || '0'}.${decimals || '0'}e${power}`)
  return Number.isFinite(value) ? value : undefined
}
