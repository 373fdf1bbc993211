import { join } from 'node:path'
import { accessoryKeys } from '#catalogue/accessories.ts'
import type { DatasetRecord } from '#catalogue/dataset-schema.ts'
import { type CatalogueMaterial, catalogueMaterial } from '#catalogue/material-schema.ts'
import { datasetKey, type OekobaudatDataset } from '#catalogue/oekobaudat-datasets.ts'
import type { Generation } from '#vocabulary/indicators.ts'
import { airLayer } from './air-layer.ts'
import { listText } from './catalogue-text.ts'
import { type Correction, readCorrections, withCorrections } from './corrections.ts'
import { declaredDatasets } from './declared-datasets.ts'
import { type Draft, readDrafts } from './draft.ts'
import { figureSources, type SourceKey, sourceOf } from './figure-sources.ts'
import { materialRecord, millimetres, NEWER, OLDER } from './material-record.ts'
import { isWantedByMass, newMaterial } from './new-materials.ts'
import { find, read, withConversion, withOlderEndOfLife } from './original-files.ts'
import { type AddedFigures, readAddedFigures, withAddedFigures } from './physics.ts'
import { synonymsOf } from './synonyms.ts'
import { transportsOf } from './transports.ts'
import { densityClassOf, usesOf } from './uses.ts'

const releases = [
  { id: OLDER, generation: 'EN 15804+A1', file: 'OBD_2020_II.csv.gz' },
  { id: NEWER, generation: 'EN 15804+A2', file: 'OBD_2024_I_partial.csv.gz' },
] as const satisfies readonly { id: string; generation: Generation; file: string }[]

/**
 * The files of the catalogue, from the originals.
 *
 * @param folder - with the curated list and `oekobaudat/`
 * @returns path inside the catalogue → text; the same for the same originals
 * @throws {Error} where a dataset that a material names is not in its release, or cannot be read
 */
export function buildCatalogue(folder: string): Map<string, string> {
  const drafts = readDrafts(folder)
  const originals = new Map(releases.map(({ id, file }) => [id as string, read(join(folder, 'oekobaudat', file))]))
  const corrections = readCorrections(folder)
  const added = readAddedFigures(folder)
  const listed: CatalogueMaterial[] = drafts.map((draft) => {
    const key = `${draft.material('oekobaudat_uuid')}@${draft.material('oekobaudat_version')}`
    const record = materialRecord(draft, find(originals, NEWER, key))
    const completed = completedRecord(withOlderEndOfLife(record, originals), corrections, added)
    const isWanted = draft.material('note').includes('scale by mass')
    return withConversion(completed, isWanted, originals)
  })
  listed.push(completedRecord(airLayer(listed), [], added))
  const known = new Map(listed.map((material) => [material.id, material]))
  const fresh = [...added.values()].flat().filter((row) => row('field') === 'new')
  const materials = fresh
    .map((row) => {
      const material = withOlderEndOfLife(newMaterial(row, known), originals)
      return withConversion(completedRecord(material, [], new Map()), isWantedByMass(row), originals)
    })
    .reduce(placed, listed)
  const thicknesses = thicknessesOf(drafts)
  const files = new Map([['materials.json', materialsText(materials)]])
  for (const { id, generation } of releases) {
    const named = materials.flatMap((one) => [one.datasets[id], one.endOfLife?.[id]])
    const keys = [...new Set([...named, ...accessoryKeys(id)])]
    const datasets = keys
      .filter((key) => key !== undefined)
      .sort()
      .map((key) => datasetRecord(find(originals, id, key), generation, thicknesses.get(key)))
    files.set(
      `datasets/${id}.json`,
      listText({ release: id, generation }, { name: 'datasets', entries: datasets, tall: 'modules' }),
    )
  }
  for (const { id: release, generation, file } of releases) {
    const datasets = declaredDatasets({ generation, path: join(folder, 'oekobaudat', file) })
    files.set(
      `declared/${release}.json`,
      listText({ release, generation }, { name: 'datasets', entries: datasets, tall: 'modules' }),
    )
  }
  const transports = releases.flatMap(({ file, ...release }) =>
    transportsOf({ ...release, path: join(folder, 'oekobaudat', file) }),
  )
  files.set('transports.json', listText({}, { name: 'transports', entries: transports, tall: 'modules' }))
  return files
}

/** A record with its corrections, added figures, uses, class and synonyms. */
function completedRecord(
  material: CatalogueMaterial,
  corrections: readonly Correction[],
  added: AddedFigures,
): CatalogueMaterial {
  const corrected = withCorrections(material, corrections)
  const touched = new Set(corrections.filter(({ key }) => key === material.id).map(({ field }) => field))
  const completed = withAddedFigures(corrected, added.get(material.id) ?? [], touched)
  const uses = usesOf(material.id)
  const densityClass = densityClassOf(uses, completed.density)
  return {
    ...completed,
    uses,
    ...(densityClass !== undefined && { densityClass }),
    synonyms: synonymsOf(material.id, completed.name, completed.synonyms),
  }
}

const kindOf = ({ id }: CatalogueMaterial) => id.split('_')[0]

/** The plain gypsum board is the first of the gypsum boards; others follow the last of their kind, or of their category. */
function placed(materials: readonly CatalogueMaterial[], added: CatalogueMaterial): CatalogueMaterial[] {
  const sameCategory = ({ category }: CatalogueMaterial) => category === added.category
  const sameKind = (one: CatalogueMaterial) => sameCategory(one) && kindOf(one) === kindOf(added)
  const last = materials.findLastIndex(sameKind)
  const after = last < 0 ? materials.findLastIndex(sameCategory) : last
  return materials.toSpliced(added.id === 'gypsum_board' ? materials.findIndex(sameKind) : after + 1, 0, added)
}

/** Thicknesses [m] that the links know of area datasets of the newer release, by dataset. */
function thicknessesOf(drafts: readonly Draft[]): Map<string, number> {
  const thicknesses = new Map<string, number>()
  for (const { material, links } of drafts) {
    const thickness = links('reference_thickness_mm')
    const key = datasetKey({ uuid: material('oekobaudat_uuid'), version: material('oekobaudat_version') })
    if (thickness !== '') thicknesses.set(key, millimetres(Number(thickness)))
  }
  return thicknesses
}

function datasetRecord(dataset: OekobaudatDataset, generation: Generation, thickness?: number): DatasetRecord {
  const { generation: own, name, category, modules, ...rest } = dataset
  if (own !== generation) throw new Error(`${datasetKey(dataset)} is of ${own}, its release of ${generation}`)
  const { uuid, version, ...header } = rest
  return {
    uuid,
    version,
    name,
    category: [...category],
    ...header,
    conformity: [...header.conformity],
    ...(thickness !== undefined && header.referenceThickness === undefined && { referenceThickness: thickness }),
    modules: modules.map(({ indicators, ...figures }) => ({ ...figures, indicators })),
  }
}

/** The fields of a material in the order of the schema, whenever they were found. */
const inOrder = (material: CatalogueMaterial): object =>
  Object.fromEntries(
    Object.keys(catalogueMaterial.shape).flatMap((name) => {
      const value = material[name as keyof CatalogueMaterial]
      return value === undefined ? [] : [[name, value]]
    }),
  )

function materialsText(materials: readonly CatalogueMaterial[]): string {
  const used = new Set(materials.flatMap((material) => Object.values(material.sources)))
  const order = Object.keys(figureSources)
  const place = (key: string) => order.indexOf(key.split('.')[0] ?? '')
  const keys = [...used].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1)) as SourceKey[]
  const sources = Object.fromEntries(keys.map((key) => [key, sourceOf(key)]))
  return listText({ sources }, { name: 'materials', entries: materials.map(inOrder) })
}
