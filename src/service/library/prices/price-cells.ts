import { sinceYearOne } from '#contract/schema.ts'
import { folded } from '#vocabulary/folded.ts'
import type { PriceColumn, PriceUnit } from '#vocabulary/prices.ts'

const headings: Readonly<Record<PriceColumn, readonly string[]>> = {
  id: ['kennung', 'id', 'material-id', 'materialid', 'material id'],
  material: ['material', 'baustoff', 'name', 'bezeichnung'],
  amount: ['preis', 'price', 'nettopreis', 'net price', 'preis netto', 'betrag', 'amount'],
  per: ['einheit', 'unit', 'je', 'per', 'preis je', 'price per', 'mengeneinheit'],
  thickness: ['dicke', 'dicke mm', 'dicke in mm', 'thickness', 'thickness mm', 'thickness in mm'],
  on: ['stand', 'datum', 'date', 'preisstand', 'as of', 'price date'],
  note: ['bemerkung', 'anmerkung', 'hinweis', 'note', 'remark', 'comment'],
}

/** The column that a heading names, in German or English, without what stands in brackets. */
export function columnOf(heading: string): PriceColumn | undefined {
  const name = folded(heading.replace(/[([].*$/, '').replace(/[:*]/g, ''))
  for (const [column, names] of Object.entries(headings) as [PriceColumn, readonly string[]][])
    if (names.includes(name)) return column
  return undefined
}

const units: Readonly<Record<string, PriceUnit>> = {
  m3: 'm3',
  cbm: 'm3',
  m2: 'm2',
  qm: 'm2',
  kg: 'kg',
  stk: 'piece',
  st: 'piece',
  stuck: 'piece',
  stueck: 'piece',
  piece: 'piece',
  pieces: 'piece',
  pc: 'piece',
  pcs: 'piece',
  each: 'piece',
}

/** `€/m³`, `EUR/m3`, `je m²`, `kg`, `Stück`, `Stk.`; undefined for another unit. */
export const unitOf = (text: string): PriceUnit | undefined =>
  units[
    folded(text)
      .replace('³', '3')
      .replace('²', '2')
      .replace(/^(€|eur|euro)?\s*(\/|je |pro |per )?\s*/, '')
      .replace(/\.$/, '')
  ]

/** Whether thousands are parted by the sign, all the way. */
function isGrouped(whole: string, sign: string): boolean {
  const [first = '', ...rest] = whole.split(sign)
  return /^\d{1,3}$/.test(first) && rest.every((group) => group.length === 3)
}

/** With one sign, once. 1.234 may be one and a bit, or over a thousand; 0,125 and 12.50 are one thing only. */
function withOneSign(whole: string, fraction: string): number | 'ambiguous' | undefined {
  if (fraction === '') return undefined
  return fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole) ? 'ambiguous' : Number(`${whole}.${fraction}`)
}

/** A number as it is written: which sign parts thousands is told by the number itself, or not at all. */
export function amountOf(text: string): number | 'ambiguous' | undefined {
  const digits = text.replace(/€|eur(o)?/gi, '').replace(/[\s\u00a0\u202f'’]/g, '')
  if (!/^\d[\d.,]*$/.test(digits)) return undefined
  const signs = digits.replace(/\d/g, '')
  const last = signs.at(-1)
  if (last === undefined) return Number(digits)
  const whole = digits.slice(0, digits.lastIndexOf(last))
  const fraction = digits.slice(digits.lastIndexOf(last) + 1)
  const other = last === ',' ? '.' : ','
  if (signs.includes(other)) {
    const isWritten = signs.indexOf(last) === signs.length - 1 && isGrouped(whole, other) && fraction !== ''
    return isWritten ? Number(`${whole.replaceAll(other, '')}.${fraction}`) : undefined
  }
  if (signs.length > 1) return isGrouped(digits, last) ? Number(digits.replaceAll(last, '')) : undefined
  return withOneSign(whole, fraction)
}

/** `2026-03-01`, `1.3.2026`, `01/03/2026` (day first) as ISO date; undefined for what is no day. */
export function dayOf(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  const written = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text)
  const [year, month, day] = iso ? iso.slice(1) : written ? written.slice(1).toReversed() : []
  if (year === undefined || month === undefined || day === undefined) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = new Date(`${date}T00:00:00Z`)
  const isDay = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date)
  return isDay && sinceYearOne.test(date) ? date : undefined
}
