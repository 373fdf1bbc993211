import { join } from 'node:path'
import type { DatasetRecord } from '#catalogue/dataset-schema.ts'
import type { CatalogueMaterial } from '#catalogue/material-schema.ts'
import { datasetKey, gatherDatasets, type OekobaudatDataset } from '#catalogue/oekobaudat-datasets.ts'
import { oekobaudatRows } from '#catalogue/oekobaudat-file.ts'
import type { Generation } from '#vocabulary/indicators.ts'
import { airLayer } from './air-layer.ts'
import { listText } from './catalogue-text.ts'
import { type Draft, readDrafts } from './draft.ts'
import { figureSources, type SourceKey, sourceText } from './figure-sources.ts'
import { materialRecord, millimetres, NEWER, OLDER } from './material-record.ts'

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
  const materials = drafts.map((draft) => {
    const key = `${draft.material('oekobaudat_uuid')}@${draft.material('oekobaudat_version')}`
    const record = materialRecord(draft, find(originals, NEWER, key))
    return withConversion(withOlderEndOfLife(record, draft, originals), draft, originals)
  })
  materials.push(airLayer(materials))
  const thicknesses = thicknessesOf(drafts)
  const files = new Map([['materials.json', materialsText(materials)]])
  for (const { id, generation } of releases) {
    const keys = [...new Set(materials.flatMap((one) => [one.datasets[id], one.endOfLife?.[id]]))]
    const datasets = keys
      .filter((key) => key !== undefined)
      .sort()
      .map((key) => datasetRecord(find(originals, id, key), generation, thicknesses.get(key)))
    files.set(
      `datasets/${id}.json`,
      listText({ release: id, generation }, { name: 'datasets', entries: datasets, tall: 'modules' }),
    )
  }
  return files
}

type Originals = ReadonlyMap<string, ReturnType<typeof read>>

const read = (path: string) => gatherDatasets(oekobaudatRows(path))

function find(
  originals: ReadonlyMap<string, ReturnType<typeof read>>,
  release: string,
  key: string,
): OekobaudatDataset {
  const original = originals.get(release)
  const dataset = original?.datasets.get(key)
  if (dataset) return dataset
  const refused = original?.refused.find((one) => one.key === key)
  throw new Error(`${release} has no dataset ${key}${refused ? `: ${refused.reason}` : ''}`)
}

/**
 * Assigns the end of life that the links propose in the older release too, where the product's dataset there declares
 * neither C3 nor C4 nor D and the release has the process under the same name.
 */
function withOlderEndOfLife(material: CatalogueMaterial, { links }: Draft, originals: Originals): CatalogueMaterial {
  const key = material.datasets[OLDER]
  const name = links('eol_name_de')
  if (key === undefined || name === '') return material
  const declared = find(originals, OLDER, key).modules.map(({ module }) => module)
  if (declared.some((module) => module === 'C3' || module === 'C4' || module === 'D')) return material
  const processes = [...(originals.get(OLDER)?.datasets.values() ?? [])].filter(
    (dataset) => dataset.name.de_DE === name && dataset.referenceUnit === 'kg',
  )
  const [process] = processes
  if (process === undefined || processes.length > 1) return material
  return { ...material, endOfLife: { [OLDER]: datasetKey(process), ...material.endOfLife } }
}

/** Densities further apart than this are of different products. */
const SAME_PRODUCT = 1.25

/** Marks datasets per m³ that the draft wants scaled by mass, or whose density is another product's. */
function withConversion(material: CatalogueMaterial, draft: Draft, originals: Originals): CatalogueMaterial {
  const wanted = draft.material('note').includes('scale by mass')
  const byMass = Object.entries(material.datasets).flatMap(([release, key]) => {
    const { referenceUnit, density } = find(originals, release, key)
    if (referenceUnit !== 'm3' || density === undefined || material.density === undefined) return []
    const ratio = Math.max(density / material.density, material.density / density)
    return ratio > SAME_PRODUCT || (wanted && ratio !== 1) ? [release] : []
  })
  return byMass.length > 0 ? { ...material, byMass } : material
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

function materialsText(materials: readonly CatalogueMaterial[]): string {
  const used = new Set(materials.flatMap((material) => Object.values(material.sources)))
  const order = Object.keys(figureSources)
  const place = (key: string) => order.indexOf(key.split('.')[0] ?? '')
  const keys = [...used].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1)) as SourceKey[]
  const sources = Object.fromEntries(keys.map((key) => [key, sourceText(key)]))
  return listText({ sources }, { name: 'materials', entries: materials })
}
