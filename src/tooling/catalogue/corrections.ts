import { join } from 'node:path'
import type { CatalogueMaterial } from '#catalogue/material-schema.ts'
import { rowsOf } from './draft.ts'
import { sourceOfAdded } from './drafted-sources.ts'
import { NEWER, OLDER } from './material-record.ts'

/** A correction of one field of a material, as the review of the catalogue lists it. */
export type Correction = {
  readonly key: string
  readonly release: string
  readonly field: string
  readonly right: string
  readonly evidence: string
}

/**
 * Corrections that are not made, and why.
 */
export const refusedCorrections: Readonly<Record<string, string>> = {
  'brick_hollow_1000 datasets (A2)': 'the dataset is of a release that is not held, its version unknown',
  'brick_hollow_650 datasets (A2)': 'the dataset is of a release that is not held, its version unknown',
  'brick_hollow_t9 datasets (A2)': 'the dataset is of a release that is not held, its version unknown',
  'brick_solid_1200 datasets.OBD_2020_II':
    'its C3 credits existing walls, where this brick stands; new brickwork has the perforated bricks by conductivity',
  'roof_epdm vapourResistanceFactor':
    'a sheet in common use keeps the only published figure; its note says what to ask',
}

/** Corrections made elsewhere among these files: texts of notes and names. */
const madeInTexts = [
  'aluminium_profile note',
  'brick_hollow_650 name or conductivity',
  'steel_section datasets.OBD_2024_I',
]

export function readCorrections(folder: string): readonly Correction[] {
  return rowsOf(join(folder, 'corrections.csv')).map((cells) => ({
    key: cells('key'),
    release: cells('release'),
    field: cells('field'),
    right: cells('right'),
    evidence: cells('evidence'),
  }))
}

/** Credits that belong to the product: its own is far smaller than that of the process, or it is made of scrap. */
const ownCredit = /keep that \(scrap input counted\)|Rebar is made of scrap/

const datasetKeyIn = (text: string): string | undefined => /^[0-9a-f-]{36}@[\w.]+$/.exec(text)?.[0]

function without<Value>(values: Readonly<Record<string, Value>> | undefined, key: string) {
  const { [key]: _, ...rest } = values ?? {}
  return rest
}

/** `endOfLife` only where some release has one. */
function withEndOfLife(material: CatalogueMaterial, endOfLife: Record<string, string>): CatalogueMaterial {
  const { endOfLife: _, ...rest } = material
  return Object.keys(endOfLife).length > 0 ? { ...rest, endOfLife } : rest
}

const treated = (
  material: CatalogueMaterial,
  treatment: NonNullable<CatalogueMaterial['endOfLifeTreatment']>,
): CatalogueMaterial => ({ ...material, endOfLifeTreatment: { ...material.endOfLifeTreatment, ...treatment } })

const biogenicBalance = { 'EN 15804+A2': 'biogenicBalance' } as const

function withProcess(material: CatalogueMaterial, { release, right, evidence }: Correction): CatalogueMaterial {
  const key = datasetKeyIn(right)
  const credit = ownCredit.test(evidence) ? treated(material, { 'EN 15804+A1': 'ownCredit' }) : material
  if (key) return withEndOfLife(credit, { ...credit.endOfLife, [release]: key })
  // no process fits as it is declared; where one is assigned, its biogenic part is derived
  return material.endOfLife?.[release] ? treated(material, biogenicBalance) : material
}

function withDataset(material: CatalogueMaterial, { release, right, evidence }: Correction): CatalogueMaterial {
  const key = datasetKeyIn(right)
  if (!key) throw new Error(`${material.id}: no dataset in "${right}"`)
  const proxies = without(material.proxies, release)
  const { proxies: _, ...rest } = material
  const changed = { ...rest, ...(Object.keys(proxies).length > 0 && { proxies }) }
  const thickness = /add the reference thickness ([\d.]+) m/.exec(evidence)?.[1]
  return {
    ...changed,
    datasets: { ...material.datasets, [release]: key },
    ...(thickness !== undefined && {
      datasetThicknesses: { ...material.datasetThicknesses, [release]: Number(thickness) },
    }),
  }
}

const number = (text: string): number => {
  const found = /-?\d+(?:\.\d+)?/.exec(text)
  if (!found) throw new Error(`no figure in "${text}"`)
  return Number(found[0])
}

function withFigure(material: CatalogueMaterial, correction: Correction): CatalogueMaterial {
  const { field, right, evidence } = correction
  const sources = { ...material.sources, [field]: sourceOfAdded(evidence) }
  if (field !== 'vapourResistanceFactor') return { ...material, [field]: number(right), sources }
  const [, dry = '', wet = ''] = /^dry (\d+), wet (\d+)$/.exec(right) ?? []
  return { ...material, vapourResistanceFactor: { dry: number(dry), wet: number(wet) }, sources }
}

function corrected(material: CatalogueMaterial, correction: Correction): CatalogueMaterial {
  const { key, field, release, evidence } = correction
  const name = `${key} ${field}`
  if (name in refusedCorrections || madeInTexts.includes(name)) return material
  if (field === `endOfLife.${NEWER} (biogenic part)`) return treated(material, biogenicBalance)
  if (field === `endOfLife.${OLDER} (D only)` && ownCredit.test(evidence))
    return treated(material, { 'EN 15804+A1': 'ownCredit' })
  if (field === `endOfLife.${release}`) return withProcess(material, correction)
  if (field === `datasets.${release}`) {
    const changed = withDataset(material, correction)
    return evidence.includes(`Drop endOfLife.${release}`)
      ? withEndOfLife(changed, without(changed.endOfLife, release))
      : changed
  }
  if (field === 'vapourResistanceFactor' || field === 'conductivity' || field === 'serviceLife')
    return withFigure(material, correction)
  throw new Error(`a correction that nothing makes: ${name}`)
}

/**
 * A material with all its corrections.
 *
 * @throws {Error} for a correction that is neither made nor refused
 */
export const withCorrections = (material: CatalogueMaterial, corrections: readonly Correction[]): CatalogueMaterial =>
  corrections.filter(({ key }) => key === material.id).reduce(corrected, material)
