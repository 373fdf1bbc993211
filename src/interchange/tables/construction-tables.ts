import type { ConstructionExport } from '#contract/interchange.ts'
import { accessoryOf, isAccessoryId } from '#vocabulary/accessories.ts'
import { scopeName } from '#vocabulary/life-cycle.ts'
import { tagName } from '#vocabulary/tag-names.ts'
import { isVehicle, vehicleName } from '#vocabulary/vehicles.ts'
import { builtInTable } from './built-in-table.ts'
import { figuresOf } from './figures.ts'
import { layerIndicatorTable, moduleTable } from './indicator-tables.ts'
import { layerTable } from './layer-table.ts'
import { type Cell, type Table, tableOf } from './table.ts'
import { type Words, wordsOf } from './words.ts'

const labelOf = ({ code, name }: { code?: string | null | undefined; name: string }) =>
  code === undefined || code === null ? name : `${code} ${name}`

/** By which stage moisture is proven, with what verdict and why; driving rain where it was asked for. */
function moistureRows({ proof, drivingRain }: ConstructionExport['kpis']['moisture'], { word, yesNo }: Words) {
  const grounds = [proof.row, ...proof.reasons, proof.open].flatMap((one) => (one ? [one.text] : []))
  const rows: readonly (readonly Cell[])[] = [
    [word('moistureStage'), word(proof.stage ?? 'notJudged')],
    [word('moistureVerdict'), yesNo(proof.fulfilled)],
    [word('moistureReason'), grounds.join(' ')],
  ]
  return drivingRain === null
    ? rows
    : [...rows, [word('drivingRain'), drivingRain.group], [word('drivingRainVerdict'), yesNo(drivingRain.fulfilled)]]
}

function propertiesTable({ construction, kpis, locale }: ConstructionExport, words: Words): Table {
  const { word, typeName } = words
  const { lifeCycle } = kpis
  const { name, description = construction.description } = construction.translations[locale] ?? construction
  const rows: readonly (readonly Cell[])[] = [
    [word('name'), name],
    [word('code'), construction.code ?? ''],
    [word('type'), typeName(construction.type)],
    [word('description'), description],
    [word('tags'), construction.tags.map((tag) => tagName(tag, locale)).join(', ')],
    [word('version'), construction.version],
    [word('updatedAt'), construction.updatedAt],
    [word('release'), lifeCycle.release],
    [word('generation'), lifeCycle.generation],
    [word('studyPeriod'), lifeCycle.referenceStudyPeriod],
    [word('boundary'), scopeName(lifeCycle.modules)],
    [word('serviceLifeBasis'), `BBSR ${kpis.settings.serviceLifeEdition}`],
    ...moistureRows(kpis.moisture, words),
    [word('complete'), lifeCycle.complete ? word('yes') : word('lowerBound')],
    [word('orderOfLayers'), word('outsideToInside')],
  ]
  return { name: word('construction'), head: [word('property'), word('value')], rows }
}

const figuresTable = ({ kpis }: ConstructionExport, { word, figureName, basisName }: Words): Table =>
  tableOf(
    word('figures'),
    [
      [word('figure'), ({ key }) => figureName(key)],
      [word('value'), (one) => one.of(kpis)],
      [word('unit'), ({ unit }) => unit],
      [word('basis'), ({ basis }) => basisName(basis)],
    ],
    figuresOf([kpis]),
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

/** Of a material as it was read, of what is built in and of a vehicle as the list calls it; the id stands for what is gone. */
const partNamed = ({ materials, locale }: ConstructionExport, id: string) =>
  materials.find((material) => material.id === id)?.name ??
  (isAccessoryId(id) ? accessoryOf(id).name[locale] : isVehicle(id) ? vehicleName(id, locale) : id)

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
    layerTable(given, words),
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
