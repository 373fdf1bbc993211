import { FIRST_ROW } from '../tables/sums.ts'
import { type Cell, type Table, tableOf } from '../tables/table.ts'
import type { ToldProject, ToldVariant } from './schedule-tables.ts'

/** Column of the climate change in the table of variants. */
const GWP = 'G'

/** What every variant comes to, each against the base, which is the first. */
export function variantTable({ variants = [], word }: ToldProject): Table {
  const [base] = variants
  const against = ({ kpis }: ToldVariant, index: number): Cell => {
    const value = kpis.totals.total.gwp - (base?.kpis.totals.total.gwp ?? 0)
    return { value, formula: `${GWP}${index + FIRST_ROW}-${GWP}$${FIRST_ROW}` }
  }
  return tableOf<ToldVariant & { readonly index: number }>(
    word('variants'),
    [
      [word('id'), ({ id }) => id],
      [word('name'), ({ name }) => name ?? word('base')],
      [word('note'), ({ note }) => note ?? ''],
      [word('overridden'), ({ overridden }) => overridden],
      [`${word('netRoomArea')} [m²]`, ({ netRoomArea }) => netRoomArea],
      [`GWP ${word('perAreaYear')} [kg CO₂e/(m²·a)]`, ({ kpis }) => kpis.totals.perAreaYear.gwp],
      ['GWP [kg CO₂e]', ({ kpis }) => kpis.totals.total.gwp],
      [`${word('gwpAgainstBase')} [kg CO₂e]`, (variant) => against(variant, variant.index)],
      [`PENRT ${word('perAreaYear')} [kWh/(m²·a)]`, ({ kpis }) => kpis.totals.penrtKwhPerAreaYear],
      ['PENRT [MJ]', ({ kpis }) => kpis.totals.total.penrt],
      ['PERT [MJ]', ({ kpis }) => kpis.totals.total.pert],
      [`${word('mass')} [kg]`, ({ kpis }) => kpis.mass.installed],
      ["H'T [W/(m²·K)]", ({ kpis }) => kpis.transmission.htPrime],
      [word('qngLevel'), ({ kpis: { qng } }) => (qng ? (qng.level ?? word('none')) : '')],
      [word('complete'), ({ kpis }) => word(Object.values(kpis.complete).every(Boolean) ? 'yes' : 'no')],
    ],
    variants.map((variant, index) => ({ ...variant, index })),
  )
}

/** Every dataset that the building is assessed with, in all its variants. */
export const datasetTable = ({ datasets = [], word }: ToldProject): Table =>
  tableOf(
    word('datasets'),
    [
      [word('name'), ({ name }) => name],
      [word('uuid'), ({ uuid }) => uuid],
      [word('version'), ({ version }) => version],
      [word('release'), ({ release }) => release],
      [word('generation'), ({ generation }) => generation],
      [word('validUntil'), ({ validUntil }) => validUntil ?? ''],
    ],
    datasets,
  )
