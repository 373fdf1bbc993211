import type { Indicator } from '#vocabulary/indicators.ts'
import { type Block, growing, right } from '../blocks.ts'
import { NONE, type ReportSource, summed } from '../report-source.ts'

/** Columns of the form, in its order; what is in no column of ours is not assessed. */
const columns = ['A1-A3', 'A4', 'A5', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'C1', 'C2', 'C3', 'C4'] as const
const notAssessed: readonly string[] = ['B1', 'B2', 'B3', 'B5', 'B7']

/** Rows of the form; data of the first generation know one alone. */
const rows = {
  'EN 15804+A1': [['gwpA1', 'epbdA1']],
  'EN 15804+A2': [
    ['gwpTotal', 'epbdTotal'],
    ['gwpFossil', 'epbdFossil'],
    ['gwpBiogenic', 'epbdBiogenic'],
    ['gwpLuluc', 'epbdLuluc'],
  ],
} as const satisfies Record<ReportSource['kpis']['generation'], readonly (readonly [Indicator, string])[]>

/** The cells of a row: amounts of every module per m² useful floor area [kg CO₂e/m²]. */
function cellsOf(source: ReportSource, indicator: Indicator, area: number) {
  const {
    kpis,
    indicators,
    words: { t, numbers },
  } = source
  const per = (amount: number | null | undefined) =>
    typeof amount === 'number' ? numbers.fixed(amount / area, 1) : NONE
  const at = (module: string) => indicators?.modules.find((one) => one.module === module)?.indicators[indicator]
  const isWhole = indicator === 'gwpTotal' || indicator === 'gwpA1'
  return [
    ...columns.map((column) => (notAssessed.includes(column) ? t('epbdUnknown') : per(at(column)))),
    summed(source, 'gwp', per(at('total'))),
    per(at('D')),
    // of exported electricity only the climate change as a whole is told
    isWhole ? per(kpis.moduleD.exportedElectricity?.gwp) : NONE,
  ]
}

/** The form of the EPBD for the global warming potential, as far as the figures of the building fill it. */
export function epbdBlocks(source: ReportSource): Block[] {
  const { t } = source.words
  const { usefulFloorArea: area } = source.project.areas
  if (area === undefined) return [{ kind: 'notes', title: t('epbd'), lines: [t('epbdNoArea')] }]
  const { generation } = source.kpis
  return [
    {
      kind: 'table',
      title: t('epbd'),
      small: true,
      columns: [growing(''), ...[...columns.map((one) => one.replace('-', '–')), t('sum'), 'D1', 'D2'].map(right)],
      rows: rows[generation].map(([indicator, name]) => [t(name), ...cellsOf(source, indicator, area)]),
    },
    {
      kind: 'notes',
      small: true,
      lines: [
        t('epbdUnknownNote'),
        ...(source.kpis.servicesFlatRate ? [t('epbdServices')] : []),
        ...(generation === 'EN 15804+A1' ? [t('epbdNeedsA2')] : []),
      ],
    },
  ]
}
