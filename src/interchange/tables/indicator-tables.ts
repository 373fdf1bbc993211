import type { EnvironmentalIndicators } from '#contract/assessment.ts'
import type { ConstructionExport } from '#contract/interchange.ts'
import { headingOf, indicatorsOf, moduleName } from './indicator-rows.ts'
import { layerNames } from './layer-table.ts'
import { type Column, type Table, tableOf } from './table.ts'
import type { Words } from './words.ts'

/** Indicators in columns; a row a module, with the layers that should count in it and cannot. */
export function moduleTable({ indicators: rows, kpis }: ConstructionExport, words: Words): Table {
  const { word } = words
  const columns = indicatorsOf(kpis.lifeCycle.generation).map(
    (indicator): Column<EnvironmentalIndicators> => [
      headingOf(indicator),
      ({ indicators }) => indicators[indicator] ?? null,
    ],
  )
  const missing = ({ missing: layers }: EnvironmentalIndicators) =>
    [...new Set(layers.map(({ layer }) => layer + 1))].join(', ')
  return tableOf(
    word('indicatorsByModule'),
    [[word('module'), (row) => moduleName(row, words)], ...columns, [word('missingLayers'), missing]],
    rows,
  )
}

/** Indicators by layer. */
export function layerIndicatorTable(given: ConstructionExport, words: Words): Table {
  const { word } = words
  const names = layerNames(given)
  const rows = given.indicators.flatMap((row) =>
    row.layers.map(({ layer, indicators }) => ({ module: moduleName(row, words), layer, indicators })),
  )
  return tableOf(
    word('indicatorsByLayer'),
    [
      [word('module'), ({ module }) => module],
      [word('layer'), ({ layer }) => layer + 1],
      [word('material'), ({ layer }) => names[layer] ?? ''],
      ...indicatorsOf(given.kpis.lifeCycle.generation).map(
        (indicator): Column<(typeof rows)[number]> => [
          headingOf(indicator),
          ({ indicators }) => indicators[indicator] ?? null,
        ],
      ),
    ],
    rows,
  )
}
