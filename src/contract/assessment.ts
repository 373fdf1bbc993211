import * as z from 'zod/mini'
import { constructionTypes } from '#vocabulary/constructions.ts'
import { generations, type Indicator, indicatorDefinitions } from '#vocabulary/indicators.ts'
import { missingReasons, resultModules } from '#vocabulary/life-cycle.ts'
import { unitOfQuantity } from '#vocabulary/quantities.ts'
import { measures } from '#vocabulary/settings.ts'
import { figure, figureOf, layerIndex, quantityOf } from './assessment-figures.ts'
import { costFigures } from './cost-figures.ts'
import { bound, layerFigures, lifeCycle } from './life-cycle-figures.ts'
import { moisture } from './moisture.ts'
import { ruleFields } from './rule-fields.ts'
import { quantity } from './schema.ts'
import { usedSettings } from './settings.ts'

export type { UsedSettings } from './settings.ts'

/** Something the user should know about a result; `message` is in the caller's locale, `values` are the figures it names. */
export const warning = z
  .object({
    code: z.string().check(z.describe('Stable code')),
    path: z.nullable(z.string()).check(z.describe('JSON Pointer to what it is about, such as /layers/3')),
    values: z.record(z.string(), z.union([z.number(), z.string()])),
    message: z.string(),
  })
  .check(z.meta({ id: 'Warning' }))
export type Warning = z.infer<typeof warning>

export const indicatorFigures = z
  .partial(
    z.object(
      Object.fromEntries(
        Object.entries(indicatorDefinitions).map(([code, { unit, generation }]) => [
          code,
          quantity(`${unit}/m²`, `${code} (${generation === 'shared' ? 'EN 15804' : generation})`),
        ]),
      ) as Record<Indicator, z.ZodMiniNumber>,
    ),
  )
  .check(
    z.meta({
      id: 'IndicatorFigures',
      description: 'Per m² of construction over the study period; absent: not declared',
    }),
  )

export const environmentalIndicators = z
  .object({
    module: z.enum(resultModules),
    release: z.string(),
    generation: z.enum(generations),
    indicators: indicatorFigures,
    layers: z.array(z.object({ layer: layerIndex, indicators: indicatorFigures })),
    bound: bound.check(z.describe('lower: layers are missing, and every figure of the row is a lower bound')),
    missing: z
      .array(
        z.object({
          layer: layerIndex,
          reason: z.enum(missingReasons),
        }),
      )
      .check(z.describe('Layers that should count in the module but cannot; the figures are lower bounds then')),
  })
  .check(z.meta({ id: 'EnvironmentalIndicatorsDto' }))
export type EnvironmentalIndicators = z.infer<typeof environmentalIndicators>

const thermal = z.object({
  uValue: figureOf('uValue'),
  rTotal: figureOf('rTotal'),
  rUpper: figureOf('rUpper'),
  rLower: figureOf('rLower'),
  rsi: quantityOf('rsi'),
  rse: quantityOf('rse'),
  temperatures: z
    .array(
      z.object({
        position: quantity('m', 'Distance from the outer face'),
        outerLayer: z.nullable(layerIndex).check(z.describe('Layer that ends there; null where none counts')),
        layer: z.nullable(layerIndex).check(z.describe('Layer that begins there; null where none counts')),
        temperature: quantity(unitOfQuantity('temperature'), 'Temperature in the bay'),
        dewPoint: figure(unitOfQuantity('temperature'), 'Dew point of the vapour pressure there'),
      }),
    )
    .check(
      z.describe(
        'At every face, outside to inside, for the climate of the two-period balance; in the bay where framed',
      ),
    ),
  climate: z.object({
    outsideTemperature: quantity(unitOfQuantity('temperature'), 'Outside air'),
    insideTemperature: quantity(unitOfQuantity('temperature'), 'Inside air'),
    outsideHumidity: quantity('1', 'Relative humidity outside'),
    insideHumidity: quantity('1', 'Relative humidity inside'),
  }),
})

const geometry = z.object({
  thickness: quantityOf('thickness'),
  mass: figureOf('mass'),
})

const summer = z.object({
  timeShift: figureOf('timeShift'),
  decrement: figureOf('decrement'),
  dampingTav: figureOf('dampingTav'),
  periodicTransmittance: figureOf('periodicTransmittance'),
  arealHeatCapacityInside: figureOf('arealHeatCapacityInside'),
  arealHeatCapacityOutside: figureOf('arealHeatCapacityOutside'),
  effectiveHeatCapacity: figureOf('effectiveHeatCapacity'),
})

const conformity = z.object({
  ...ruleFields,
  row: z.nullable(z.string()).check(z.describe('Row of the source, such as 1b')),
  kind: z
    .enum(['requirement', 'orientation'])
    .check(z.describe('Whether it has to be held, or tells only where the construction stands')),
  quantity: z.string().check(z.describe('Figure that is limited, such as uValue')),
  unit: z.string(),
  relation: z.enum(['atMost', 'atLeast']),
  limit: z.number(),
  value: z.nullable(z.number()).check(z.describe('Rated value that is held against the limit')),
  margin: z.nullable(z.number()).check(z.describe('Relative distance to the limit; positive: better than asked')),
  fulfilled: z
    .nullable(z.boolean())
    .check(z.describe('Null: orientation, exempt, unconfirmed, or a figure that cannot be computed')),
  measure: z.array(z.enum(measures)).check(z.describe('What is done that the rule is for; empty: for any works')),
  exemptions: z
    .array(z.object({ code: z.enum(['areaShare', 'energyLaw']), text: z.string() }))
    .check(z.describe('Why it asks for nothing here')),
  note: z.nullable(z.string()),
})
export type Conformity = z.infer<typeof conformity>

/** How a figure came about: enough to do the sum again by hand. */
export const traceStep = z
  .object({
    quantity: z.string(),
    formula: z.string(),
    clause: z.string(),
    layer: z.nullable(layerIndex),
    inputs: z
      .record(z.string(), z.union([z.number(), z.string(), z.array(z.number())]))
      .check(z.describe('What the formula was given, by the name of the input')),
    value: z.nullable(z.number()),
    unit: z.string(),
  })
  .check(z.meta({ id: 'TraceStep' }))

export const keyPerformanceIndicators = z
  .object({
    constructionType: z.enum(constructionTypes).check(z.describe('What the layers were taken to be')),
    thermal,
    geometry,
    moisture,
    summer,
    lifeCycle,
    cost: z.optional(costFigures).check(z.describe('With costs=true, where the caller has prices')),
    layers: z.array(layerFigures),
    versions: z
      .object({
        engine: z.int().check(z.describe('Counts up whenever its results change')),
        data: z.string().check(z.describe('Stands for all data that the figures follow from, and for the day')),
      })
      .check(z.describe('Two answers of the same versions have the same figures, wherever they are computed')),
    conformity: z.array(conformity),
    settings: usedSettings,
    warnings: z.array(warning),
    trace: z.optional(z.array(traceStep)).check(z.describe('With trace=true: how the figures came about')),
  })
  .check(z.meta({ id: 'KeyPerformanceIndicatorsDto' }))
export type KeyPerformanceIndicators = z.infer<typeof keyPerformanceIndicators>
