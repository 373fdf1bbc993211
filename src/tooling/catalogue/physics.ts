import { join } from 'node:path'
import type { CatalogueMaterial, FigureName, SourcedFigure } from '#catalogue/material-schema.ts'
import type { Cells } from '#catalogue/oekobaudat-cells.ts'
import { figureStatuses, materialTraits } from '#vocabulary/materials.ts'
import { rowsOf } from './draft.ts'
import { sourceOfAdded } from './drafted-sources.ts'
import { type FigureSource, figureSources, type SourceKey, sourceOf } from './figure-sources.ts'
import { millimetres } from './material-record.ts'
import { closesLayer } from './traits.ts'

/** Rows of added figures, by the id of the material. */
export type AddedFigures = ReadonlyMap<string, readonly Cells[]>

export const readAddedFigures = (folder: string): AddedFigures =>
  Map.groupBy(rowsOf(join(folder, 'physics.csv')), (row) => row('key'))

/** What a row says of how well its figure is founded → the status of its source. */
const statuses: Readonly<Record<string, string>> = {
  V1: 'read',
  V2: 'agreed',
  recalled: 'recalled',
  analogy: 'analogy',
}

/** Source of an added figure. A dataset read for its areal mass alone does not found what is divided by an assumption. */
function sourceOfRow(row: Cells): FigureSource {
  const status = row('status')
  if (status.startsWith('V1 (areal mass)')) return 'oekobaudat2020Area'
  const source = sourceOfAdded(row('source'))
  if (figureSources[source].status !== statuses[status])
    throw new Error(`${row('key')} ${row('field')}: "${row('source')}" is not ${status}`)
  return source
}

const plain: Readonly<Record<string, Exclude<FigureName, 'vapourResistanceFactor'> | 'sd'>> = {
  conductivity: 'conductivity',
  density: 'density',
  specific_heat: 'specificHeatCapacity',
  service_life: 'serviceLife',
  sd_m: 'sd',
}
const list = (cell: string) => cell.split(';').map((one) => one.trim())
const rankOf = (key: SourceKey) => figureStatuses.indexOf(sourceOf(key).status)

/** Whether a row may speak: for what is unknown, or as a correction that is founded no worse than one made already. */
function maySpeak(material: CatalogueMaterial, figure: SourcedFigure, row: Cells, corrected: ReadonlySet<string>) {
  const known = material.sources[figure]
  if (known === undefined) return true
  if (!row('note').startsWith('CORRECTION')) return false
  return !corrected.has(figure) || rankOf(sourceOfRow(row)) <= rankOf(known as SourceKey)
}

function withFactor(material: CatalogueMaterial, dry: Cells, wet: Cells): CatalogueMaterial {
  const sources = { ...material.sources, vapourResistanceFactor: sourceOfRow(dry) }
  if (dry('value') !== 'inf')
    return { ...material, vapourResistanceFactor: { dry: Number(dry('value')), wet: Number(wet('value')) }, sources }
  const tight = closesLayer(material.id)
  const traits = materialTraits.filter((trait) => material.traits.includes(trait) || (trait === 'vapourTight' && tight))
  return { ...material, traits, sources }
}

function withNotApplicable(material: CatalogueMaterial, field: string): CatalogueMaterial {
  const figure = plain[field] ?? 'vapourResistanceFactor'
  if (figure === 'sd' || material.notApplicable?.includes(figure)) return material
  return { ...material, notApplicable: [...(material.notApplicable ?? []), figure] }
}

type Added = Partial<Pick<CatalogueMaterial, 'defaultThickness' | 'marketThicknesses'>>

const withThickness = (material: CatalogueMaterial, added: Added, row: Cells): CatalogueMaterial => ({
  ...material,
  ...added,
  sources: { ...material.sources, ...Object.fromEntries(Object.keys(added).map((name) => [name, sourceOfRow(row)])) },
})

/** What a row says beside a plain figure, by its field; nothing for what other places read. */
const others: Readonly<Record<string, (material: CatalogueMaterial, row: Cells) => CatalogueMaterial>> = {
  default_thickness_mm: (material, row) =>
    material.defaultThickness === undefined
      ? withThickness(material, { defaultThickness: millimetres(Number(row('value'))) }, row)
      : material,
  market_thicknesses_mm: (material, row) =>
    withThickness(material, { marketThicknesses: list(row('value')).map((one) => millimetres(Number(one))) }, row),
  synonyms_de: (material, row) => ({ ...material, synonyms: { ...material.synonyms, de_DE: list(row('value')) } }),
  synonyms_en: (material, row) => ({ ...material, synonyms: { ...material.synonyms, en_GB: list(row('value')) } }),
}

function withRow(material: CatalogueMaterial, row: Cells, corrected: ReadonlySet<string>): CatalogueMaterial {
  const field = row('field')
  if (row('value') === 'n/a') return withNotApplicable(material, field)
  const name = plain[field]
  if (!name) return others[field]?.(material, row) ?? material
  if (!maySpeak(material, name, row, corrected)) return material
  const sources = { ...material.sources, [name]: sourceOfRow(row) }
  return { ...material, [name]: Number(row('value')), sources }
}

/**
 * A material with what was added to the curated list: figures it lacks, and corrections of figures.
 *
 * @param corrected - figures that a correction was made to before
 */
export function withAddedFigures(
  material: CatalogueMaterial,
  rows: readonly Cells[],
  corrected: ReadonlySet<string>,
): CatalogueMaterial {
  const made = rows.reduce((done, row) => withRow(done, row, corrected), material)
  const [dry, wet] = ['mu_dry', 'mu_wet'].map((field) => rows.find((row) => row('field') === field))
  if (!dry || !wet || dry('value') === 'n/a' || !maySpeak(made, 'vapourResistanceFactor', dry, corrected)) return made
  return withFactor(made, dry, wet)
}
