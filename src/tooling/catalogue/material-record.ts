import type { CatalogueMaterial, FigureName } from '#catalogue/material-schema.ts'
import { type Cells, figure } from '#catalogue/oekobaudat-cells.ts'
import { type OekobaudatDataset } from '#catalogue/oekobaudat-datasets.ts'
import { type MaterialCategory, materialCategories } from '#vocabulary/materials.ts'
import type { Draft } from './draft.ts'
import { sourceOfDraft } from './drafted-sources.ts'
import type { SourceKey } from './figure-sources.ts'
import { hatchOf } from './hatches.ts'
import { nameOf } from './names.ts'
import { notes } from './notes.ts'
import { proxies } from './proxies.ts'
import { supplements } from './supplements.ts'
import { closesLayer, traitsOf } from './traits.ts'

/** Releases built in: the older one complete, the newer one with production and a generic end of life. */
export const OLDER = 'OBD_2020_II'
export const NEWER = 'OBD_2024_I'

type Figures = Partial<Pick<CatalogueMaterial, FigureName>> & { sources: Partial<Record<FigureName, SourceKey>> }

/**
 * Material of the catalogue from its draft.
 *
 * @param newer - the dataset of the newer release, for the source of the density
 * @throws {Error} where a figure of the draft has no source
 */
export function materialRecord(draft: Draft, newer: OekobaudatDataset): CatalogueMaterial {
  const { key: id, material, links } = draft
  const category = categoryOf(id, material('category'))
  const tight = material('mu_wet') === 'inf'
  const { sources, ...figures } = figuresOf(draft, newer)
  const thickness = figure(links, 'reference_thickness_mm') ?? thicknessOfName(id)
  return {
    id,
    name: nameOf(id, { de_DE: material('name_de'), en_GB: material('name_en') }),
    category,
    hatch: hatchOf(id, category),
    traits: traitsOf(id, tight && closesLayer(id)),
    ...figures,
    ...(thickness !== undefined && { defaultThickness: millimetres(thickness) }),
    ...airCavityOf(id),
    uses: [],
    synonyms: { de_DE: [], en_GB: [] },
    ...(notes[id] && { note: notes[id] }),
    sources: { ...sources, ...(thickness !== undefined && { defaultThickness: 'oekobaudat2024' }) },
    datasets: {
      ...keyOf(OLDER, links('a1_uuid'), links('a1_version')),
      ...keyOf(NEWER, material('oekobaudat_uuid'), material('oekobaudat_version')),
    },
    ...(links('eol_uuid') && { endOfLife: keyOf(NEWER, links('eol_uuid'), links('eol_version')) }),
    ...(proxies[id] && { proxies: proxies[id] }),
  }
}

const keyOf = (release: string, uuid: string, version: string): Record<string, string> =>
  uuid ? { [release]: `${uuid}@${version}` } : {}

/** Millimetres in metres, without the noise of the division. */
export const millimetres = (thickness: number): number => Number((thickness / 1000).toPrecision(12))

/** Categories of the draft that the vocabulary spells otherwise, and materials sought elsewhere. */
function categoryOf(id: string, draft: string): MaterialCategory {
  if (id === 'levelling_fill_mineral' || id === 'lightweight_eps_concrete') return 'fill'
  if (id === 'calcium_silicate_board') return 'insulation'
  const name = draft === 'wood_panel' ? 'woodPanel' : draft
  const category = materialCategories.find((one) => one === name)
  if (!category) throw new Error(`material ${id}: unknown category "${draft}"`)
  return category
}

/** Thickness [mm] of a product whose dataset states an areal mass for it but no thickness. */
const thicknessOfName = (id: string): number | undefined => (id === 'glass_single' ? 4 : undefined)

function airCavityOf(id: string): Pick<CatalogueMaterial, 'airCavity'> {
  if (id.startsWith('air_unventilated')) return { airCavity: 'unventilated' }
  if (id.startsWith('air_slightly_ventilated')) return { airCavity: 'slightlyVentilated' }
  if (id.startsWith('air_well_ventilated')) return { airCavity: 'wellVentilated' }
  return {}
}

function figuresOf(draft: Draft, newer: OekobaudatDataset): Figures {
  const { key: id, material } = draft
  const { lambda, capacity } = thermalSources(material('lambda_source'))
  const figures: Figures = { sources: {} }
  const take = (name: Exclude<FigureName, 'vapourResistanceFactor'>, column: string, source: () => SourceKey) => {
    const value = figure(material, column)
    if (value === undefined) return
    figures[name] = value
    figures.sources[name] = source()
  }
  take('conductivity', 'lambda_w_mk', () => sourceOfDraft(lambda))
  take('density', 'density_kg_m3', () => densitySource(draft, newer, lambda))
  take('specificHeatCapacity', 'specific_heat_j_kgk', () => sourceOfDraft(capacity))
  takeVapourResistance(figures, draft)
  take('serviceLife', 'service_life_years', () => sourceOfDraft(material('service_life_source')))
  return supplemented(id, figures)
}

/** `X; c: Y` names different sources for conductivity and heat capacity, `c: Y` one for the latter alone. */
function thermalSources(cell: string): { lambda: string; capacity: string } {
  const [lambda = '', capacity = lambda] = cell.split(/;?\s?c: /)
  return { lambda, capacity }
}

/** The dataset's own where it is that, computed from its areal mass, else of the class the other figures are for. */
function densitySource({ material, links }: Draft, newer: OekobaudatDataset, other: string): SourceKey {
  const density = figure(material, 'density_kg_m3')
  if (density === newer.density) return 'oekobaudat2024'
  if (/Density = area weight/.test(material('note'))) return 'oekobaudat2024Area'
  if (density === figure(links, 'a1_density_kg_m3')) return 'oekobaudat2020'
  return sourceOfDraft(other)
}

function takeVapourResistance(figures: Figures, { material }: Draft): void {
  if (material('mu_wet') === '') return
  const source = sourceOfDraft(material('mu_source'))
  const single = material('mu_dry') === ''
  figures.sources.vapourResistanceFactor = single && material('mu_wet') !== 'inf' ? `${source}.single` : source
  if (material('mu_wet') === 'inf') return
  const wet = muOf(material, 'mu_wet')
  figures.vapourResistanceFactor = { dry: single ? wet : muOf(material, 'mu_dry'), wet }
}

function muOf(material: Cells, column: string): number {
  const value = figure(material, column)
  if (value === undefined) throw new Error(`${material('key')}: ${column} is missing`)
  return value
}

/** Adds what the draft lacks; what it has stays. */
function supplemented(id: string, figures: Figures): Figures {
  const { vapourResistanceFactor, specificHeatCapacity } = supplements[id] ?? {}
  if (vapourResistanceFactor && !figures.sources.vapourResistanceFactor) {
    const { dry, wet, source } = vapourResistanceFactor
    figures.vapourResistanceFactor = { dry, wet }
    figures.sources.vapourResistanceFactor = source
  }
  if (specificHeatCapacity && !figures.sources.specificHeatCapacity) {
    figures.specificHeatCapacity = specificHeatCapacity.value
    figures.sources.specificHeatCapacity = specificHeatCapacity.source
  }
  return figures
}
