import type { ConstructionComparison } from '#contract/construction-comparison.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { resultModules, scopeName } from '#vocabulary/life-cycle.ts'
import { comparableFigure, figuresOf } from './figures.ts'
import { abbreviationOf, indicatorsOf, moduleName, unitOf } from './indicator-rows.ts'
import { normalisedTables } from './normalised-tables.ts'
import { type Cell, type Column, millimetres, type Table, tableOf } from './table.ts'
import { type Words, wordsOf } from './words.ts'

type Item = ConstructionComparison['items'][number]

const nameOf = ({ code, name }: Item) => (code === null ? name : `${code} ${name}`)

const differenceTo = (baseline: number | null, value: number | null) =>
  baseline === null || value === null ? null : value - baseline

/** A heading for each item, and after each but the first one for its difference to that. */
const headings = (items: readonly Item[], { word }: Words): string[] =>
  items.flatMap((item, index) =>
    index === 0 ? [`${nameOf(item)} (${word('baseline')})`] : [nameOf(item), `${nameOf(item)}: ${word('difference')}`],
  )

const withDifferences = (values: readonly (number | null)[]): Cell[] =>
  values.flatMap((value, index): Cell[] => (index === 0 ? [value] : [value, differenceTo(values[0] ?? null, value)]))

function figuresTable(items: readonly Item[], words: Words): Table {
  const { word, figureName, basisName } = words
  return {
    name: word('figures'),
    head: [word('figure'), word('unit'), word('basis'), ...headings(items, words)],
    rows: figuresOf(items.map(({ kpis }) => kpis)).map((figure): Cell[] => [
      figureName(figure.key),
      figure.unit,
      basisName(figure.basis),
      ...withDifferences(items.map(({ kpis }) => comparableFigure(figure, kpis))),
    ]),
  }
}

function indicatorTable(items: readonly Item[], words: Words): Table {
  const { word } = words
  const generation = items[0]?.kpis.lifeCycle.generation ?? 'EN 15804+A2'
  return {
    name: word('indicatorsByModule'),
    head: [word('indicator'), word('module'), word('unit'), ...headings(items, words)],
    rows: resultModules.flatMap((module) =>
      indicatorsOf(generation).map((indicator): Cell[] => [
        abbreviationOf(indicator),
        moduleName({ module }, words),
        unitOf(indicator),
        ...withDifferences(
          items.map(({ indicators }) => indicators.find((row) => row.module === module)?.indicators[indicator] ?? null),
        ),
      ]),
    ),
  }
}

const constructionsTable = (items: readonly Item[], { word, typeName, yesNo }: Words): Table =>
  tableOf(
    word('comparison'),
    [
      [word('name'), ({ name }) => name],
      [word('code'), ({ code }) => code ?? ''],
      [word('type'), ({ type }) => typeName(type)],
      [word('release'), ({ kpis }) => kpis.lifeCycle.release],
      [word('generation'), ({ kpis }) => kpis.lifeCycle.generation],
      [word('studyPeriod'), ({ kpis }) => kpis.lifeCycle.referenceStudyPeriod],
      [word('boundary'), ({ kpis }) => scopeName(kpis.lifeCycle.modules)],
      [word('serviceLifeEdition'), ({ kpis }) => `BBSR ${kpis.settings.serviceLifeEdition}`],
      [word('moistureStage'), ({ kpis }) => word(kpis.moisture.proof.stage ?? 'notJudged')],
      [word('moistureVerdict'), ({ kpis }) => yesNo(kpis.moisture.proof.fulfilled)],
      [word('complete'), ({ complete }) => (complete ? word('yes') : word('lowerBound'))],
    ],
    items,
  )

type LayerRow = { readonly item: Item; readonly figures: Item['kpis']['layers'][number] }

const layersOf = (items: readonly Item[]): LayerRow[] =>
  items.flatMap((item) => item.kpis.layers.map((layer) => ({ item, figures: layer })))

const layersTable = (items: readonly Item[], { word, stateName, yesNo }: Words): Table =>
  tableOf<LayerRow>(
    word('layers'),
    [
      [word('construction'), ({ item }) => nameOf(item)],
      [word('layer'), (row) => row.figures.layer + 1],
      [word('material'), ({ item, figures: { layer } }) => item.layers[layer]?.name ?? ''],
      [word('builtIn'), ({ item, figures: { layer } }) => item.layers[layer]?.builtIn.join(', ') ?? ''],
      [
        word('state'),
        ({ item, figures: { layer } }) => {
          const state = item.section[layer]?.state
          return state === undefined ? '' : stateName(state)
        },
      ],
      [`${word('thickness')} [mm]`, ({ item, figures: { layer } }) => millimetres(item.section[layer]?.thickness)],
      [`${word('resistance')} [m²·K/W]`, (row) => row.figures.resistance],
      [`${word('sd')} [m]`, (row) => row.figures.sd],
      [`${word('mass')} [kg/m²]`, (row) => row.figures.mass],
      [word('replacements'), (row) => row.figures.replacements],
      [`${word('gwp')} [kg CO₂e/m²]`, (row) => row.figures.gwp],
      [`${word('penrt')} [MJ/m²]`, (row) => row.figures.penrt],
      [`${word('pert')} [MJ/m²]`, (row) => row.figures.pert],
      [word('balanceComplete'), (row) => yesNo(row.figures.complete)],
    ],
    layersOf(items),
  )

function datasetTable(items: readonly Item[], { word, partName, yesNo }: Words): Table {
  const rows = layersOf(items).flatMap(({ item, figures: { layer, datasets } }) =>
    datasets.map((dataset) => ({ item, layer, dataset })),
  )
  const columns: Column<(typeof rows)[number]>[] = [
    [word('construction'), ({ item }) => nameOf(item)],
    [word('layer'), ({ layer }) => layer + 1],
    [word('part'), ({ dataset }) => partName(dataset.part)],
    [word('dataset'), ({ dataset }) => dataset.name],
    [word('uuid'), ({ dataset }) => dataset.uuid],
    [word('version'), ({ dataset }) => dataset.version],
    [word('release'), ({ item }) => item.kpis.lifeCycle.release],
    [word('replaced'), ({ dataset }) => yesNo(dataset.replaced)],
    [word('expired'), ({ dataset }) => yesNo(dataset.expired)],
  ]
  return tableOf(word('sources'), columns, rows)
}

const warningTable = ({ warnings }: ConstructionComparison, { word }: Words): Table =>
  tableOf(
    word('warnings'),
    [
      [word('message'), ({ message }) => message],
      [word('place'), ({ path }) => path ?? ''],
    ],
    warnings,
  )

/** A comparison as tables: figures and indicators side by side with their differences, layers, datasets. */
export function comparisonTables(comparison: ConstructionComparison, locale: Locale): readonly Table[] {
  const words = wordsOf(locale)
  const { items } = comparison
  return [
    constructionsTable(items, words),
    figuresTable(items, words),
    ...normalisedTables(comparison, words),
    indicatorTable(items, words),
    layersTable(items, words),
    datasetTable(items, words),
    warningTable(comparison, words),
  ].filter(({ rows }) => rows.length > 0)
}
