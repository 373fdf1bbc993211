import { z } from 'zod'
import { airCavities } from '#vocabulary/constructions.ts'
import { generations } from '#vocabulary/indicators.ts'
import {
  type DensityClass,
  densityClasses,
  endOfLifeTreatments,
  figureStatuses,
  hatches,
  materialCategories,
  materialTraits,
  materialUses,
} from '#vocabulary/materials.ts'

export const localised = z.strictObject({ de_DE: z.string().min(1), en_GB: z.string().min(1) })
export type Localised = z.infer<typeof localised>

const positive = z.number().positive()
/** `uuid@version`, as `datasetKey` writes it. */
const key = z.string().regex(/^[0-9a-f-]{36}@[\w.]+$/)
/** Release → dataset. A release that is absent has none for the material. */
const keyByRelease = z.record(z.string(), key)

/** Figures of a material that have a source. */
export const figureNames = [
  'conductivity',
  'density',
  'specificHeatCapacity',
  'vapourResistanceFactor',
  'serviceLife',
] as const
export type FigureName = (typeof figureNames)[number]

/** All that has a source of its own. */
export const sourcedFigures = [...figureNames, 'sd', 'defaultThickness', 'marketThicknesses'] as const
export type SourcedFigure = (typeof sourcedFigures)[number]

export const catalogueMaterial = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9_]*$/),
  name: localised,
  category: z.enum(materialCategories),
  hatch: z.enum(hatches),
  traits: z.array(z.enum(materialTraits)),
  /** λ [W/(m·K)] */
  conductivity: z.exactOptional(positive),
  /** ρ [kg/m³] */
  density: z.exactOptional(positive),
  /** c [J/(kg·K)] */
  specificHeatCapacity: z.exactOptional(positive),
  /** μ [1]; absent where unknown and where infinite, which the trait `vapourTight` tells. */
  vapourResistanceFactor: z.exactOptional(z.strictObject({ dry: z.number().min(1), wet: z.number().min(1) })),
  /** Equivalent air layer thickness sd [m] of a film or coating that is declared by it, whatever its thickness. */
  sd: z.exactOptional(positive),
  /** [a] */
  serviceLife: z.exactOptional(positive),
  /** Figures that mean nothing for the material, such as λ of an air layer; a figure neither here nor there is unknown. */
  notApplicable: z.exactOptional(z.array(z.enum(figureNames)).min(1)),
  /** Thickness of the usual product [m]. */
  defaultThickness: z.exactOptional(positive),
  /** Thicknesses that are sold [m], rising. */
  marketThicknesses: z.exactOptional(z.array(positive).min(1)),
  /** Gross dry density class of masonry units [kg/dm³]. */
  densityClass: z.exactOptional(z.literal(densityClasses as readonly DensityClass[] as DensityClass[])),
  /** What a layer of it may serve as. */
  uses: z.array(z.enum(materialUses)),
  /** What it is also called, only for finding it. */
  synonyms: z.strictObject({ de_DE: z.array(z.string().min(1)), en_GB: z.array(z.string().min(1)) }),
  /** Ventilation that the name of an air layer states. */
  airCavity: z.exactOptional(z.enum(airCavities)),
  note: z.exactOptional(localised),
  /** Key of the source of each figure, among `sources` of the file. */
  sources: z.partialRecord(z.enum(sourcedFigures), z.string()),
  datasets: keyByRelease,
  /** Generic end of life, per kg, where the product's own dataset declares none. */
  endOfLife: z.exactOptional(keyByRelease),
  /** How that stands for the product, in releases of an amendment of EN 15804; absent: as it is declared. */
  endOfLifeTreatment: z.exactOptional(z.partialRecord(z.enum(generations), z.enum(endOfLifeTreatments))),
  /** Releases whose dataset per m³ or m² is for another density than the material's: converted by mass, not by volume. */
  byMass: z.exactOptional(z.array(z.string()).min(1)),
  /** Release → thickness [m] that its dataset per m² is for, where the file does not state it. */
  datasetThicknesses: z.exactOptional(z.record(z.string(), positive)),
  /** Release → what its dataset describes, where that is a related product only. */
  proxies: z.exactOptional(z.record(z.string(), localised)),
})
export type CatalogueMaterial = z.infer<typeof catalogueMaterial>

/** Content of `materials.json`. */
export const materialsFile = z.strictObject({
  /** Text of each source, and how well a figure from it is founded. */
  sources: z.record(z.string(), z.strictObject({ ...localised.shape, status: z.enum(figureStatuses) })),
  materials: z.array(catalogueMaterial).min(1),
})
export type MaterialsFile = z.infer<typeof materialsFile>
