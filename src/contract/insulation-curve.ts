import * as z from 'zod/mini'
import { constructionTypes, MAX_LAYERS } from '#vocabulary/constructions.ts'
import { energyCarriers } from '#vocabulary/energy-carriers.ts'
import { unitOfFigure } from '#vocabulary/figures.ts'
import { heatBounds, LATEST_YEAR } from '#vocabulary/heat-bounds.ts'
import { figureOf, layerIndex, quantityOf } from './assessment-figures.ts'
import { constructionLayers } from './construction-layers.ts'
import { bodyLimits, endpoint } from './endpoint.ts'
import { release } from './materials.ts'
import { thicknessFreedom } from './optimisation.ts'
import { routes } from './routes.ts'
import { quantity } from './schema.ts'
import { settings } from './settings.ts'

const within = (figure: keyof typeof heatBounds, description: string) => {
  const { unit, minimum, maximum } = heatBounds[figure]
  return quantity(unit, description).check(z.gte(minimum), z.lte(maximum))
}

/** Earliest year by which heat may be free of emissions. */
const EARLIEST_YEAR = 2_027

const factor = z.strictObject({
  gwp: within('emissionFactor', 'Emissions of a kWh of final energy, in kg CO₂e'),
  penrt: within('primaryFactor', 'Non-renewable primary energy of a kWh of final energy'),
})

const oneSource = z.refine<{ carrier?: unknown; factor?: unknown }>(
  ({ carrier, factor: own }) => carrier === undefined || own === undefined,
  { path: ['factor'], error: 'contradicts', params: { reason: 'either a carrier or a factor' } },
)

const heat = z
  .strictObject({
    degreeHours: z.optional(
      within(
        'degreeHours',
        'Of a year at the site; of Potsdam where absent: heated below 15 °C, below 12 °C where all layers are new',
      ),
    ),
    fx: z.optional(
      within(
        'correction',
        'Temperature correction factor; where absent that of the type, at the ground by the resistance too',
      ),
    ),
    carrier: z
      .optional(z.enum(energyCarriers))
      .check(z.describe('Factors of ÖKOBAUDAT 2020-II, module B6; gas where nothing is said')),
    factor: z.optional(factor).check(z.describe('In place of a carrier')),
    efficiency: z.optional(
      within('efficiency', 'Heat for a unit of final energy; of the usual generator of the carrier, 1 for own factors'),
    ),
    systemEfficiency: z.optional(within('systemEfficiency', 'Losses of distribution and storage; 1 where absent')),
    decarbonisation: z
      .optional(
        z.union([
          z.enum(['constant', 'scenario']),
          z.strictObject({ freeFrom: z.int().check(z.gte(EARLIEST_YEAR), z.lte(LATEST_YEAR)) }),
        ]),
      )
      .check(
        z.describe(
          'constant, where absent; scenario: electricity follows those of ÖKOBAUDAT 2020-II, all else stays; freeFrom: emissions fall evenly to nothing by a year',
        ),
      ),
  })
  .check(oneSource, z.meta({ id: 'HeatAssumptions', description: 'What heating is taken to be' }))
export type HeatAssumptions = z.infer<typeof heat>

export const insulationCurveRequest = z
  .strictObject({
    constructionType: z.enum(constructionTypes),
    layers: constructionLayers,
    layer: layerIndex.check(z.lte(MAX_LAYERS), z.describe('Whose thickness varies')),
    thicknesses: thicknessFreedom,
    heat: z.optional(heat),
    release: z.optional(release),
    settings: z.optional(settings),
  })
  .check(z.meta({ id: 'InsulationCurveRequest' }))
export type InsulationCurveRequest = z.infer<typeof insulationCurveRequest>

const both = (description: string) =>
  z
    .object({
      gwp: z.nullable(quantity(unitOfFigure('gwp'), 'Emissions')),
      penrt: z.nullable(quantity(unitOfFigure('penrt'), 'Non-renewable primary energy')),
    })
    .check(z.describe(description))

const point = z
  .object({
    thickness: quantity(unitOfFigure('thickness'), 'Of the layer'),
    constructionThickness: quantityOf('thickness'),
    uValue: figureOf('uValue'),
    fx: quantity('1', 'Temperature correction factor'),
    embodied: both('Life cycle of the construction, A to C with replacements, over the study period'),
    operational: both('Heat lost over the study period'),
    total: both('Both'),
    bound: z.nullable(z.literal('lower')).check(z.describe('lower: embodied and total lack data, and are at least so')),
  })
  .check(z.meta({ id: 'InsulationCurvePoint' }))
export type InsulationCurvePoint = z.infer<typeof point>

const optimum = z
  .nullable(
    z.object({
      ...point.shape,
      range: z
        .nullable(z.object({ from: quantity('m', 'Thinnest'), to: quantity('m', 'Thickest') }))
        .check(
          z.describe('Thicknesses around it whose total is at most 2 % above the least; null: the total lacks data'),
        ),
      atEnd: z
        .nullable(z.enum(['thinnest', 'thickest']))
        .check(z.describe('The least lies at the end of what was searched, not within')),
    }),
  )
  .check(z.describe('Exact, of all thicknesses up to 2 m; null where the layer or U lacks data'))

export const insulationCurve = z
  .object({
    heat: z
      .object({
        degreeHours: quantity('kKh/a', 'Of a year'),
        carrier: z.nullable(z.enum(energyCarriers)),
        factor,
        source: z.nullable(z.string()).check(z.describe('Of the factor; null: own')),
        efficiency: quantity('1', 'Heat for a unit of final energy'),
        systemEfficiency: quantity('1', 'Losses of distribution and storage'),
        studyPeriod: quantity('a', 'Years that are counted'),
        effectiveYears: z
          .object({ gwp: quantity('a', 'Emissions'), penrt: quantity('a', 'Primary energy') })
          .check(z.describe('Years at the factor of the start that the study period is worth')),
      })
      .check(z.describe('What was taken')),
    given: point,
    points: z.array(point),
    limits: z
      .array(
        z.object({
          pack: z.string(),
          requirement: z.string(),
          quantity: z.string(),
          relation: z.enum(['atMost', 'atLeast']),
          limit: z.number(),
          thickness: z
            .nullable(quantity('m', 'Thinnest that holds it, as the rule rounds'))
            .check(z.describe('null: none up to 2 m does')),
          uValue: figureOf('uValue'),
        }),
      )
      .check(z.describe('Limits of U and of thermal resistance that apply')),
    optima: z.object({ gwp: optimum, penrt: optimum }),
  })
  .check(z.meta({ id: 'InsulationCurveDto' }))
export type InsulationCurve = z.infer<typeof insulationCurve>
export type InsulationOptimum = NonNullable<InsulationCurve['optima']['gwp']>

export const drawInsulationCurve = endpoint({
  ...routes.drawInsulationCurve,
  rateLimit: 'session',
  cost: 20,
  summary: 'What a layer costs and saves by its thickness: embodied, heat, total, limits of law, optimum',
  body: insulationCurveRequest,
  success: { status: 200, body: insulationCurve },
  bodyLimit: bodyLimits.construction,
  pure: true,
  errors: ['unavailable'],
})
