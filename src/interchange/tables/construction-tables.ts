import type { EnvironmentalIndicators } from '#contract/assessment.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { ConstructionExport, UsedMaterial } from '#contract/interchange.ts'
import { accessoryOf, isAccessoryId } from '#vocabulary/accessories.ts'
import { knownFasteners, statedFasteners } from '#vocabulary/fasteners.ts'
import { scopeName } from '#vocabulary/life-cycle.ts'
import { builtInTable } from './built-in-table.ts'
import { figures } from './figures.ts'
import { headingOf, indicatorsOf, moduleName } from './indicator-rows.ts'
import { type Cell, type Column, type Table, tableOf } from './table.ts'
import { type Words, wordsOf } from './words.ts'

type LayerRow = {
  readonly index: number
  readonly layer: ConstructionLayer
  readonly figures: ConstructionExport['kpis']['layers'][number] | undefined
  readonly name: string
  readonly material: UsedMaterial | undefined
  readonly framing: string
  readonly second: string
}

const labelOf = ({ code, name }: { code?: string | null | undefined; name: string }) =>
  code === undefined || code === null ? name : `${code} ${name}`

function layerRows({ construction, kpis, materials }: ConstructionExport): LayerRow[] {
  const find = (id: string) => materials.find((material) => material.id === id)
  const nameOf = (id: string | undefined) => (id === undefined ? '' : (find(id)?.name ?? id))
  return construction.layers.map((layer, index) => ({
    index,
    layer,
    figures: kpis.layers.find((one) => one.layer === index),
    material: find(layer.materialId),
    name: find(layer.materialId)?.name ?? layer.materialId,
    framing: nameOf(layer.framing?.materialId),
    second: nameOf(layer.secondFraming?.materialId),
  }))
}

/** Position, number and edition, and the reason of whoever chose something else. */
const lifeBasis = (life: NonNullable<LayerRow['figures']>['serviceLife']): string =>
  life === null
    ? ''
    : [life.positionName ?? life.reason, life.code, life.edition, life.given].filter(Boolean).join(', ')

/** μ of a layer, its own before that of its material; none where an sd value counts in its place. */
const factorOf = ({ overrides }: LayerRow['layer'], ofMaterial: number | undefined): number | null =>
  overrides?.sd === undefined ? (overrides?.vapourResistanceFactor ?? ofMaterial ?? null) : null

/** Fasteners of a layer by their figures; empty where there are none. */
const fastenersOf = ({ layer }: LayerRow) => {
  const stated = statedFasteners(layer)
  const known = stated && knownFasteners(stated)
  return known && !('missing' in known) ? known : undefined
}

/** What corrects U of a layer. */
const correctionColumns = (word: Words['word']): Column<LayerRow>[] => {
  const section = (row: LayerRow) => {
    const known = fastenersOf(row)
    return known && 'area' in known ? known : undefined
  }
  const chi = (row: LayerRow) => {
    const known = fastenersOf(row)
    return known && 'pointTransmittance' in known ? known.pointTransmittance : ''
  }
  return [
    [`${word('taperRise')} [m]`, ({ layer }) => layer.taper?.rise ?? ''],
    [`${word('fastenersPerArea')} [1/m²]`, (row) => fastenersOf(row)?.perArea ?? ''],
    [`${word('pointTransmittance')} [W/K]`, chi],
    [`${word('fastenerSection')} [m²]`, (row) => section(row)?.area ?? ''],
    [`${word('fastenerConductivity')} [W/(m·K)]`, (row) => section(row)?.conductivity ?? ''],
    [word('airGaps'), ({ layer }) => layer.airGaps ?? ''],
  ]
}

function layerColumns({ word, stateName, yesNo }: Words): Column<LayerRow>[] {
  return [
    [word('layer'), ({ index }) => index + 1],
    [word('material'), ({ name }) => name],
    [word('materialId'), ({ layer }) => layer.materialId],
    [word('state'), ({ layer }) => stateName(layer.state ?? 'new')],
    [`${word('thickness')} [m]`, ({ layer }) => layer.thickness],
    [word('framing'), ({ framing }) => framing],
    [`${word('memberWidth')} [m]`, ({ layer }) => layer.framing?.width ?? ''],
    [`${word('memberSpacing')} [m]`, ({ layer }) => layer.framing?.spacing ?? ''],
    [`${word('memberShare')} [1]`, ({ layer }) => layer.framing?.share ?? ''],
    [word('secondMembers'), ({ second }) => second],
    [`${word('memberWidth')} 2 [m]`, ({ layer }) => layer.secondFraming?.width ?? ''],
    [`${word('memberSpacing')} 2 [m]`, ({ layer }) => layer.secondFraming?.spacing ?? ''],
    [`${word('secondShare')} [1]`, ({ layer }) => layer.secondFraming?.share ?? ''],
    ...correctionColumns(word),
    [
      `${word('conductivity')} [W/(m·K)]`,
      ({ layer, material }) => layer.overrides?.conductivity ?? material?.conductivity ?? null,
    ],
    [`${word('density')} [kg/m³]`, ({ layer, material }) => layer.overrides?.density ?? material?.density ?? null],
    [
      `${word('specificHeatCapacity')} [J/(kg·K)]`,
      ({ layer, material }) => layer.overrides?.specificHeatCapacity ?? material?.specificHeatCapacity ?? null,
    ],
    [`${word('muDry')} [1]`, ({ layer, material }) => factorOf(layer, material?.vapourResistanceFactor?.dry)],
    [`${word('muWet')} [1]`, ({ layer, material }) => factorOf(layer, material?.vapourResistanceFactor?.wet)],
    [`${word('serviceLife')} [a]`, ({ figures }) => figures?.serviceLife?.years ?? null],
    [word('serviceLifeBasis'), ({ figures }) => lifeBasis(figures?.serviceLife ?? null)],
    [`${word('resistance')} [m²·K/W]`, (row) => row.figures?.resistance ?? null],
    [word('counted'), (row) => yesNo(row.figures?.counted ?? null)],
    [`${word('sd')} [m]`, (row) => row.figures?.sd ?? null],
    [`${word('mass')} [kg/m²]`, (row) => row.figures?.mass ?? null],
    [word('replacements'), (row) => row.figures?.replacements ?? null],
    [`${word('gwp')} [kg CO₂e/m²]`, (row) => row.figures?.gwp ?? null],
    [`${word('penrt')} [MJ/m²]`, (row) => row.figures?.penrt ?? null],
    [`${word('pert')} [MJ/m²]`, (row) => row.figures?.pert ?? null],
    [word('balanceComplete'), (row) => yesNo(row.figures?.complete ?? null)],
  ]
}

function propertiesTable({ construction, kpis }: ConstructionExport, words: Words): Table {
  const { word, typeName } = words
  const { lifeCycle } = kpis
  const rows: readonly (readonly Cell[])[] = [
    [word('name'), construction.name],
    [word('code'), construction.code ?? ''],
    [word('type'), typeName(construction.type)],
    [word('description'), construction.description],
    [word('tags'), construction.tags.join(', ')],
    [word('version'), construction.version],
    [word('updatedAt'), construction.updatedAt],
    [word('release'), lifeCycle.release],
    [word('generation'), lifeCycle.generation],
    [word('studyPeriod'), lifeCycle.referenceStudyPeriod],
    [word('boundary'), scopeName(lifeCycle.modules)],
    [word('serviceLifeBasis'), `BBSR ${kpis.settings.serviceLifeEdition}`],
    [word('complete'), lifeCycle.complete ? word('yes') : word('lowerBound')],
    [word('orderOfLayers'), word('outsideToInside')],
  ]
  return { name: word('construction'), head: [word('property'), word('value')], rows }
}

const figuresTable = ({ kpis }: ConstructionExport, { word, figureName }: Words): Table =>
  tableOf(
    word('figures'),
    [
      [word('figure'), ({ key }) => figureName(key)],
      [word('value'), (one) => one.of(kpis)],
      [word('unit'), ({ unit }) => unit],
      [word('basis'), ({ basis }) => basis],
    ],
    figures,
  )

const conformityTable = ({ kpis }: ConstructionExport, { word, quantityName, measureName, yesNo }: Words): Table =>
  tableOf(
    word('conformity'),
    [
      [word('requirement'), ({ title }) => title],
      [word('source'), ({ source }) => source],
      [word('quantity'), ({ quantity }) => quantityName(quantity)],
      [word('relation'), ({ relation }) => word(relation)],
      [word('limit'), ({ limit }) => limit],
      [word('value'), ({ value }) => value],
      [word('unit'), ({ unit }) => unit],
      [word('fulfilled'), ({ fulfilled }) => yesNo(fulfilled)],
      [word('kind'), ({ kind }) => word(`${kind}Kind`)],
      [word('measure'), ({ measure }) => measure.map(measureName).join(', ')],
      [word('remark'), ({ exemptions, note }) => [...exemptions.map(({ text }) => text), note ?? ''].join(' ').trim()],
      [
        word('evidence'),
        ({ status }) => word(status === 'single' || status === 'recalled' ? 'unconfirmed' : 'confirmed'),
      ],
    ],
    kpis.conformity,
  )

/** Indicators in columns; a row a module, with the layers that should count in it and cannot. */
function moduleTable({ indicators: rows, kpis }: ConstructionExport, words: Words): Table {
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

function layerIndicatorTable(given: ConstructionExport, words: Words): Table {
  const { word } = words
  const names = layerRows(given).map(({ name, framing }) => (framing === '' ? name : `${name} / ${framing}`))
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

/** Of a material as it was read, of what is built in as the list calls it; the id stands for what is gone. */
const partNamed = ({ materials, locale }: ConstructionExport, id: string) =>
  materials.find((material) => material.id === id)?.name ?? (isAccessoryId(id) ? accessoryOf(id).name[locale] : id)

const datasetTable = (given: ConstructionExport, { word, partName, yesNo }: Words): Table =>
  tableOf(
    word('sources'),
    [
      [word('layer'), ({ layer }) => layer + 1],
      [word('part'), ({ part }) => partName(part)],
      [word('material'), ({ materialId }) => partNamed(given, materialId)],
      [word('dataset'), ({ name }) => name],
      [word('uuid'), ({ uuid }) => uuid],
      [word('version'), ({ version }) => version],
      [word('release'), ({ release }) => release],
      [word('generation'), ({ generation }) => generation],
      [word('replaced'), ({ replaced }) => yesNo(replaced)],
      [word('expired'), ({ expired }) => yesNo(expired)],
    ],
    given.datasets,
  )

const materialTable = ({ materials }: ConstructionExport, { word }: Words): Table =>
  tableOf(
    word('materials'),
    [
      [word('material'), ({ name }) => name],
      [word('materialId'), ({ id }) => id],
      [`${word('conductivity')}: ${word('source')}`, ({ sources }) => sources.conductivity ?? ''],
      [`${word('density')}: ${word('source')}`, ({ sources }) => sources.density ?? ''],
      [`${word('specificHeatCapacity')}: ${word('source')}`, ({ sources }) => sources.specificHeatCapacity ?? ''],
      [`μ: ${word('source')}`, ({ sources }) => sources.vapourResistanceFactor ?? ''],
      [`${word('serviceLife')}: ${word('source')}`, ({ sources }) => sources.serviceLife ?? ''],
    ],
    materials,
  )

const warningTable = ({ kpis }: ConstructionExport, { word }: Words): Table =>
  tableOf(
    word('warnings'),
    [
      [word('message'), ({ message }) => message],
      [word('place'), ({ path }) => path ?? ''],
    ],
    kpis.warnings,
  )

/** A construction as tables: what it is, layers, figures, indicators by module and by layer, and where all that is from. */
export function constructionTables(given: ConstructionExport): readonly Table[] {
  const words = wordsOf(given.locale)
  return [
    propertiesTable(given, words),
    tableOf(words.word('layers'), layerColumns(words), layerRows(given)),
    builtInTable(given, words),
    figuresTable(given, words),
    conformityTable(given, words),
    moduleTable(given, words),
    layerIndicatorTable(given, words),
    datasetTable(given, words),
    materialTable(given, words),
    warningTable(given, words),
  ].filter(({ rows }) => rows.length > 0)
}

/** What a construction is called in the name of a file. */
export const fileNameOf = (constructions: readonly { code?: string | null | undefined; name: string }[]): string =>
  constructions.map(labelOf).join(' - ')
