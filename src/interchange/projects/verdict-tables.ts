import { FIRST_ROW, sumOf } from '../tables/sums.ts'
import type { Cell, Table } from '../tables/table.ts'
import type { ToldProject } from './schedule-tables.ts'

/** What the booking of QNG consists of beside its sum. */
const parts = ['fabricAndItems', 'servicesFlatRate', 'regulated', 'userElectricity'] as const

/** The booking of QNG in climate change and primary energy, summed as the rule does, with its limits. */
export function qngTable({ told: { kpis }, word }: ToldProject): Table {
  const { qng } = kpis
  const rows: (readonly Cell[])[] = []
  for (const quantity of ['gwp', 'penrtKwh'] as const) {
    const unit = quantity === 'gwp' ? 'kg CO₂e/(m²·a)' : 'kWh/(m²·a)'
    const booking = qng?.[quantity]
    if (!booking) continue
    const modules = rows.length + FIRST_ROW
    const fabric = modules + booking.byModule.length
    rows.push(
      ...booking.byModule.map(({ module, value }): readonly Cell[] => [module, value, unit, '']),
      ...parts.map((part): readonly Cell[] => [
        word(part),
        part === 'fabricAndItems' ? sumOf(`B${modules}:B${fabric - 1}`, booking[part]) : booking[part],
        unit,
        '',
      ]),
      [word('value'), sumOf(`B${fabric}:B${fabric + parts.length - 1}`, booking.value), unit, ''],
      ...(['PLUS', 'PREMIUM'] as const).map((level): readonly Cell[] => {
        const { limit, fulfilled } = booking.verdicts[level]
        const verdict = fulfilled === null ? word('open') : word(fulfilled ? 'yes' : 'no')
        return [`${word('limit')} ${level}`, limit, unit, verdict]
      }),
    )
  }
  return { name: word('qng'), head: [word('property'), word('value'), word('unit'), word('fulfilled')], rows }
}

/** The envelope line by line, and H'T as its sum with thermal bridges over its area. */
export function transmissionTable({ told: { kpis }, word }: ToldProject): Table {
  const { transmission: found } = kpis
  const { lines, envelopeArea, deltaU, ht, htPrime, htPrimeReference } = found
  const head = [word('row'), `${word('area')} [m²]`, 'U [W/(m²·K)]', 'Fx', 'Fx·U·A [W/K]', 'U Ref. [W/(m²·K)]']
  if (lines.length === 0) return { name: word('transmission'), head, rows: [] }
  const last = lines.length + FIRST_ROW - 1
  const [sums, bridges, loss] = [last + 1, last + 2, last + 3]
  const throughParts = ht === null ? null : ht - deltaU * envelopeArea
  const rows: (readonly Cell[])[] = [
    ...lines.map((line): readonly Cell[] => [line.id, line.area, line.uValue, line.fx, line.fxUA, line.uReference]),
    [
      word('sum'),
      sumOf(`B${FIRST_ROW}:B${last}`, envelopeArea),
      '',
      '',
      sumOf(`E${FIRST_ROW}:E${last}`, throughParts),
      '',
    ],
    [word('thermalBridges'), '', deltaU, '', '', ''],
    ['H_T', '', '', '', ht === null ? null : { value: ht, formula: `E${sums}+C${bridges}*B${sums}` }, ''],
    ["H'T", '', htPrime === null ? null : { value: htPrime, formula: `E${loss}/B${sums}` }, '', '', ''],
    [word('htPrimeReference'), '', htPrimeReference, '', '', ''],
  ]
  return { name: word('transmission'), head, rows }
}
