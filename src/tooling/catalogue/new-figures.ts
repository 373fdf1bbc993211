import { z } from 'zod'
import type { CatalogueMaterial, FigureName, SourcedFigure } from '#catalogue/material-schema.ts'
import { hatches, materialCategories, materialTraits } from '#vocabulary/materials.ts'
import type { FigureSource } from './figure-sources.ts'

const figure = z.number().positive().nullish()

/** Content of the cell of a material that the curated list has not. */
export const described = z.strictObject({
  name_de: z.string(),
  name_en: z.string(),
  category: z.enum(materialCategories),
  hatch: z.enum(hatches),
  traits: z.array(z.enum(materialTraits)),
  conductivity: figure,
  density: figure,
  specific_heat: figure,
  mu_dry: figure,
  mu_wet: figure,
  vapourTight: z.boolean().optional(),
  sd_m: figure,
  sd_m_range: z.string().optional(),
  dynamic_stiffness_MN_m3: figure,
  service_life: figure,
  default_thickness_mm: z.number().positive(),
  market_thicknesses_mm: z.array(z.number().positive()),
  synonyms_de: z.array(z.string()),
  synonyms_en: z.array(z.string()),
  OBD_2020_II: z.string().nullable(),
  proxy: z.string().optional(),
})
/** A material as it was described. */
export type Described = z.infer<typeof described>

type Figures = Partial<Pick<CatalogueMaterial, FigureName | 'sd' | 'notApplicable'>> &
  Pick<CatalogueMaterial, 'sources'>

/** Figures that the source of the row says nothing of: those of the kind, and of data sheets. */
const sourceOfFigure: Partial<Record<SourcedFigure, FigureSource>> = {
  density: 'dataSheets',
  specificHeatCapacity: 'dataSheets',
  serviceLife: 'relative',
}

/** Its figures, each with its source. */
export function figuresOf(given: Described, source: FigureSource): Figures {
  const tight = given.vapourTight === true
  const entries = {
    conductivity: given.conductivity,
    density: given.density,
    specificHeatCapacity: given.specific_heat,
    sd: tight ? undefined : given.sd_m,
    serviceLife: given.service_life,
  }
  const figures: Figures = { sources: {} }
  for (const [name, value] of Object.entries(entries) as [Exclude<FigureName, 'vapourResistanceFactor'>, number][]) {
    if (typeof value !== 'number') continue
    figures[name] = value
    figures.sources[name] = sourceOfFigure[name] ?? source
  }
  if (given.mu_dry && given.mu_wet) figures.vapourResistanceFactor = { dry: given.mu_dry, wet: given.mu_wet }
  if (tight || figures.vapourResistanceFactor) figures.sources.vapourResistanceFactor = source
  if (given.sd_m && !tight) return { ...figures, notApplicable: ['vapourResistanceFactor'] }
  return figures
}
