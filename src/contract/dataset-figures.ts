import * as z from 'zod/mini'
import { generations, type Indicator, indicators } from '#vocabulary/indicators.ts'
import { declaredModules } from '#vocabulary/life-cycle.ts'
import { projectLimits } from '#vocabulary/projects.ts'
import { datasetChoice } from './construction-layers.ts'
import { bodyLimits, endpoint } from './endpoint.ts'
import { release } from './materials.ts'
import { projectRoutes } from './project-routes.ts'
import { quantity } from './schema.ts'

const localised = z.object({ de_DE: z.exactOptional(z.string()), en_GB: z.exactOptional(z.string()) })

const declaredDataset = z
  .object({
    uuid: z.string(),
    version: z.string(),
    release: z.string(),
    generation: z.enum(generations),
    name: localised,
    validUntil: z.exactOptional(z.string()).check(z.describe('Year, month or date')),
    referenceQuantity: z.exactOptional(z.number()).check(z.describe('Amount that the figures are for')),
    referenceUnit: z.string().check(z.describe('kg, t, m3, m2, m, piece, or that of the file: MJ, kWh')),
    density: z.exactOptional(quantity('kg/m³', 'Of the product described, for conversion alone')),
    arealMass: z.exactOptional(quantity('kg/m²', 'Of the product described')),
    lengthMass: z.exactOptional(quantity('kg/m', 'Of the product described')),
    referenceThickness: z.exactOptional(quantity('m', 'That an area is declared for')),
    biogenicCarbon: z.exactOptional(quantity('kg C', 'In the product, per reference quantity')),
    modules: z.array(
      z.object({
        module: z.enum(declaredModules),
        scenario: z.exactOptional(z.string()),
        indicators: z.partialRecord(z.enum(indicators as [Indicator, ...Indicator[]]), z.number()),
      }),
    ),
  })
  .check(z.meta({ id: 'DeclaredDatasetFigures', description: 'As declared, in any unit; absent: not declared' }))
export type DeclaredDatasetFigures = z.infer<typeof declaredDataset>

export const readDatasetFigures = endpoint({
  ...projectRoutes.readDatasetFigures,
  rateLimit: 'session',
  summary:
    'Figures of all modules of datasets: what openings, items and carriers of energy are computed with elsewhere',
  body: z.strictObject({
    release: z.optional(release).check(z.describe("The operator's default where absent")),
    datasets: z.array(datasetChoice).check(z.minLength(1), z.maxLength(projectLimits.datasets)),
  }),
  success: {
    status: 200,
    body: z.object({
      release: z.object({ id: z.string(), generation: z.enum(generations) }),
      datasets: z.array(declaredDataset).check(z.describe('Each once; what the release does not hold is left out')),
    }),
  },
  etag: true,
  pure: true,
  bodyLimit: bodyLimits.construction,
  errors: [],
})
