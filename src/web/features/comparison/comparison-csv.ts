import { indicatorDefinitions, indicators } from '#vocabulary/indicators.ts'
import { resultModules } from '#vocabulary/life-cycle.ts'
import { type Quantity, quantities } from '#web/lib/format.ts'
import type { Texts } from '#web/lib/i18n/catalogue.ts'
import type { Cell } from './csv.ts'
import { type ComparedFigure, type FigureRow, figureOf, figureRows } from './figure-rows.ts'
import type { de } from './texts/comparison.de.ts'
import type { View } from './view.ts'

type Words = Texts<typeof de>

const shownIn = (quantity: Quantity, value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : value * quantities[quantity].factor

const differenceOf = ({ comparison }: View, id: string, figure: ComparedFigure) =>
  comparison.differences.find((entry) => entry.id === id)?.figures[figure]

function figureLine(view: View, row: FigureRow, words: Words): Cell[] {
  const { unit } = quantities[row.quantity]
  const cells = view.columns.flatMap(({ item, isBaseline }): Cell[] => {
    const value = shownIn(row.quantity, figureOf(item, row.figure))
    if (isBaseline) return [value]
    return [value, shownIn(row.quantity, differenceOf(view, item.id, row.figure)?.absolute)]
  })
  return [words(`row.${row.figure}`), '', unit, ...cells]
}

function indicatorLines({ columns }: View): Cell[][] {
  return resultModules.flatMap((module) =>
    indicators.flatMap((indicator): Cell[][] => {
      const values = columns.map(
        ({ item }) => item.indicators.find((row) => row.module === module)?.indicators[indicator] ?? null,
      )
      if (values.every((value) => value === null)) return []
      const [baseline = null] = values.filter((_, index) => columns[index]?.isBaseline)
      const cells = columns.flatMap(({ isBaseline }, index): Cell[] => {
        const value = values[index] ?? null
        if (isBaseline) return [value]
        return [value, value === null || baseline === null ? null : value - baseline]
      })
      return [[indicator, module === 'total' ? 'A-C' : module, `${indicatorDefinitions[indicator].unit}/m²`, ...cells]]
    }),
  )
}

/** The comparison as rows of a table: figures, then every indicator by module, each with its difference. Unrounded. */
export function comparisonRows(view: View, words: Words): Cell[][] {
  const heads = view.columns.flatMap(({ name, isBaseline }) =>
    isBaseline ? [name] : [name, words('difference', { name })],
  )
  const bounds = view.columns.flatMap(({ item, isBaseline }): Cell[] => {
    const note = item.complete ? '' : words('lowerBound')
    return isBaseline ? [note] : [note, '']
  })
  const release = view.columns[0]?.item.kpis.lifeCycle
  return [
    [words('figure'), words('module'), words('unit'), ...heads],
    [words('release'), '', '', `${release?.release ?? ''}, ${release?.generation ?? ''}`],
    ...figureRows.map((row) => figureLine(view, row, words)),
    ...(bounds.some((note) => note !== '')
      ? [[words('group.lifeCycle', { years: release?.referenceStudyPeriod ?? 0 }), '', '', ...bounds]]
      : []),
    ...indicatorLines(view),
  ]
}
