import { z } from 'zod'
import { airCavities } from '#vocabulary/constructions.ts'
import { hatches, materialCategories, materialTraits } from '#vocabulary/materials.ts'

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

const material = z.strictObject({
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
  /** [a] */
  serviceLife: z.exactOptional(positive),
  /** Thickness of the usual product [m]. */
  defaultThickness: z.exactOptional(positive),
  /** Ventilation that the name of an air layer states. */
  airCavity: z.exactOptional(z.enum(airCavities)),
  note: z.exactOptional(localised),
  /** Key of the source of each figure, among `sources` of the file. */
  sources: z.partialRecord(z.enum(figureNames), z.string()),
  datasets: keyByRelease,
  /** Generic end of life, per kg, where the product's own dataset declares none. */
  endOfLife: z.exactOptional(keyByRelease),
  /** Releases whose dataset per m³ is for another density than the material's: converted by mass, not by volume. */
  byMass: z.exactOptional(z.array(z.string()).min(1)),
  /** Release → what its dataset describes, where that is a related product only. */
  proxies: z.exactOptional(z.record(z.string(), localised)),
})
export type CatalogueMaterial = z.infer<typeof material>

/** Content of `materials.json`. */
export const materialsFile = z.strictObject({
  sources: z.record(z.string(), localised),
  materials: z.array(material).min(1),
})
export type MaterialsFile = z.infer<typeof materialsFile>
