import { z } from 'zod'
import { generations, type Indicator, indicators } from '#vocabulary/indicators.ts'
import { declaredModules } from '#vocabulary/life-cycle.ts'
import { datasetTypes, referenceUnits } from '#vocabulary/materials.ts'

const positive = z.number().positive()
const year = z.string().regex(/^\d{4}/)

const moduleFigures = z.strictObject({
  module: z.enum(declaredModules),
  scenario: z.exactOptional(z.string().min(1)),
  scenarioDescription: z.exactOptional(z.string().min(1)),
  /** Per reference quantity. An indicator that is absent is not declared. */
  indicators: z.partialRecord(z.enum(indicators as [Indicator, ...Indicator[]]), z.number()),
})

export const datasetRecord = z.strictObject({
  uuid: z.uuid(),
  version: z.string().min(1),
  /** As the file has them: either may be missing. */
  name: z
    .strictObject({ de_DE: z.exactOptional(z.string().min(1)), en_GB: z.exactOptional(z.string().min(1)) })
    .refine((name) => name.de_DE !== undefined || name.en_GB !== undefined, 'no name'),
  category: z.array(z.string()),
  type: z.enum(datasetTypes),
  owner: z.exactOptional(z.string()),
  url: z.exactOptional(z.url()),
  location: z.exactOptional(z.string()),
  referenceYear: z.exactOptional(year),
  validUntil: z.exactOptional(year),
  conformity: z.array(z.string()),
  referenceQuantity: positive,
  referenceUnit: z.enum(referenceUnits),
  /** Of the product described [kg/m³], for conversion only. */
  density: z.exactOptional(positive),
  /** [kg/m²] */
  arealMass: z.exactOptional(positive),
  /** [kg/m] */
  lengthMass: z.exactOptional(positive),
  /** Thickness that an area dataset is for [m]. */
  referenceThickness: z.exactOptional(positive),
  /** [kg C per reference quantity] */
  biogenicCarbon: z.exactOptional(z.number().min(0)),
  modules: z.array(moduleFigures).min(1),
})
export type DatasetRecord = z.infer<typeof datasetRecord>

/**
 * A dataset as a release declares it: also one that no layer is made of, such as energy (MJ) and transport (t*km).
 * Units other than `referenceUnits` are those of the file.
 */
export type DeclaredDataset = Omit<DatasetRecord, 'referenceUnit' | 'referenceQuantity'> & {
  readonly referenceUnit: string
  /** Absent where the file has no figure. */
  readonly referenceQuantity?: number
}

/**
 * Content of `declared/<release>.json`: what no layer is made of, but buildings are. Carriers of energy, services,
 * components of windows, processes of the end of life.
 */
export const declaredFile = z.strictObject({
  release: z.string().min(1),
  generation: z.enum(generations),
  datasets: z
    .array(
      z.strictObject({
        ...datasetRecord.shape,
        referenceUnit: z.string(),
        referenceQuantity: z.exactOptional(positive),
      }),
    )
    .min(1),
})
export type DeclaredFile = z.infer<typeof declaredFile>

const layerUnits: readonly string[] = referenceUnits

/** Whether layers can be assessed with the dataset. */
export const isLayerable = (dataset: DeclaredDataset): dataset is DatasetRecord =>
  layerUnits.includes(dataset.referenceUnit) && dataset.referenceQuantity !== undefined

/** Content of `datasets/<release>.json`. */
export const datasetsFile = z.strictObject({
  release: z.string().min(1),
  generation: z.enum(generations),
  datasets: z.array(datasetRecord).min(1),
})
export type DatasetsFile = z.infer<typeof datasetsFile>
