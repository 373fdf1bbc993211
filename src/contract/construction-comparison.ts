import * as z from 'zod/mini'
import { equalQuantities, unequalReasons } from '#vocabulary/normalised.ts'
import { environmentalIndicators, keyPerformanceIndicators, warning } from './assessment.ts'
import { layerIndex } from './assessment-figures.ts'
import { materialId } from './construction-layers.ts'
import { assessmentQuery } from './construction-query.ts'
import { draftFields, listFigures, sectionLayer, serverFields } from './constructions.ts'
import { costsAsked } from './cost-figures.ts'
import { bodyLimits, endpoint } from './endpoint.ts'
import { equalText } from './equal.ts'
import { routes } from './routes.ts'
import { quantity } from './schema.ts'

/** Figures that a comparison ranks; lower is better for each but those named in `higherIsBetter` of the comparison. */
export const comparedFigures = [
  'uValue',
  'thickness',
  'mass',
  'fRsi',
  'condensate',
  'dryingReserve',
  'timeShift',
  'decrement',
  'arealHeatCapacityInside',
  'gwp',
  'penrt',
  'pert',
  'biogenicCarbonStored',
  'cost',
  'costOverStudyPeriod',
] as const
const difference = z.object({ absolute: z.nullable(z.number()), relative: z.nullable(z.number()) })

const comparedItem = z.object({
  id: serverFields.id,
  ownership: serverFields.ownership,
  code: z.nullable(z.string()),
  name: z.string(),
  type: draftFields.type,
  ...listFigures,
  complete: z.boolean().check(z.describe('False: gwp and penrt are lower bounds')),
  section: z.array(sectionLayer),
  layers: z
    .array(z.object({ materialId, name: z.string(), builtIn: z.array(z.string()) }))
    .check(z.describe('Material of each layer, that of its members after a slash; and what is built in')),
  kpis: keyPerformanceIndicators,
  indicators: z.array(environmentalIndicators),
})

const differences = {
  differences: z.array(
    z.object({ id: serverFields.id, figures: z.partialRecord(z.enum(comparedFigures), difference) }),
  ),
  best: z.partialRecord(z.enum(comparedFigures), serverFields.id),
}

const normalised = z
  .object({
    quantity: z.enum(equalQuantities),
    value: quantity('unit of the quantity', 'That all are made equal to'),
    items: z.array(
      z.object({
        id: serverFields.id,
        layer: z.nullable(z.int()).check(z.describe('Layer that is adapted; null: there is none')),
        from: z.nullable(quantity('m', 'Thickness as it is drawn')),
        to: z.nullable(quantity('m', 'Thickness that makes it equal; null: none does')),
        reason: z
          .nullable(z.enum(unequalReasons))
          .check(z.describe('Why it cannot be made equal: no new layer, no thickness up to 2 m, U unknown')),
        nearest: z.nullable(quantity('unit of the quantity', 'Where it is not reached: the value that comes nearest')),
        adaptable: z.array(layerIndex).check(z.describe('Layers that may be adapted in its place')),
        construction: z.nullable(comparedItem).check(z.describe('As it is then; nothing is stored')),
      }),
    ),
    modulesLeftOut: z
      .array(z.string())
      .check(z.describe('Modules that not all declare, and that the sums leave out, raw and normalised')),
    ...differences,
  })
  .check(z.meta({ id: 'NormalisedComparison', description: 'Each made equal by the thickness of one layer' }))
export type NormalisedComparison = z.infer<typeof normalised>

export const constructionComparison = z
  .object({
    items: z.array(comparedItem),
    baselineId: serverFields.id,
    ...differences,
    warnings: z.array(warning),
    normalised: z.optional(normalised).check(z.describe('Where it is asked for with `equal`')),
  })
  .check(z.meta({ id: 'ConstructionComparisonSummaryDto' }))
export type ConstructionComparison = z.infer<typeof constructionComparison>

export const compared = z.array(z.uuid()).check(z.minLength(2), z.maxLength(5))
export const adapted = z
  .record(z.uuid(), layerIndex)
  .check(z.describe('With `equal`: layer that is adapted, by construction; the thickest new insulation where absent'))
export const compareConstructions = endpoint({
  ...routes.compareConstructions,
  scope: 'read',
  rateLimit: 'session',
  summary: 'Compare 2 to 5 constructions; the first is the baseline',
  query: z.strictObject({ ...assessmentQuery, equal: z.optional(equalText), costs: costsAsked }),
  body: z.union([compared, z.strictObject({ ids: compared, adapt: z.optional(adapted) })]),
  success: { status: 200, body: constructionComparison },
  bodyLimit: bodyLimits.construction,
  errors: ['unknownConstruction'],
})
