import * as z from 'zod/mini'
import { constructionTypes } from '#vocabulary/constructions.ts'
import { unitOfFigure } from '#vocabulary/figures.ts'
import { generations, type Indicator, indicatorDefinitions } from '#vocabulary/indicators.ts'
import { lifeCycleModules, missingReasons, resultModules } from '#vocabulary/life-cycle.ts'
import { unitOfQuantity } from '#vocabulary/quantities.ts'
import { placementRules, serviceLifeBases, serviceLifeEditions } from '#vocabulary/service-life-positions.ts'
import { measures } from '#vocabulary/settings.ts'
import { figure, figureOf, layerIndex, quantityOf } from './assessment-figures.ts'
import { moisture } from './moisture.ts'
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

const bound = z
  .nullable(z.literal('lower'))
  .check(z.describe('lower: something that should count is missing; null: whole'))

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

type SumKey = 'gwp' | 'gwpFossil' | 'gwpBiogenic' | 'penrt' | 'pert'
/** A sum over the study period and per year of it. */
const overTime = (key: SumKey) =>
  z.nullable(z.object({ total: quantityOf(key), perYear: quantityOf(`${key}PerYear`), bound }))
const climateAndEnergy = {
  gwp: figure(unitOfFigure('gwp'), 'gwpTotal, or gwpA1 in an A1 release'),
  penrt: figure(unitOfFigure('penrt'), 'Non-renewable primary energy'),
  pert: figure(unitOfFigure('pert'), 'Renewable primary energy'),
}

const lifeCycle = z.object({
  release: z.string(),
  generation: z.enum(generations),
  referenceStudyPeriod: quantity('a', 'Reference study period'),
  releaseExpired: z.boolean().check(z.describe('Nothing in the release holds any more; it still counts')),
  modules: z.array(z.enum(lifeCycleModules)).check(z.describe('What the sums count; D is in none of them')),
  complete: z
    .boolean()
    .check(z.describe('Every sum that is shown is whole; false: those with a bound are lower bounds')),
  gwp: overTime('gwp').check(z.describe('gwpTotal, or gwpA1 in an A1 release')),
  gwpFossil: overTime('gwpFossil'),
  gwpBiogenic: overTime('gwpBiogenic'),
  penrt: overTime('penrt'),
  pert: overTime('pert'),
  biogenicCarbonStored: figureOf('biogenicCarbonStored'),
  biogenicCarbonBound: bound.check(z.describe('lower: something grown does not declare what it stores')),
  moduleD: z.object(climateAndEnergy).check(z.describe('Beyond the system boundary, in no sum')),
  byStage: z.array(z.object({ module: z.enum(lifeCycleModules), ...climateAndEnergy })),
})

const serviceLife = z
  .object({
    years: quantity('a', 'Reference service life'),
    open: z.boolean().check(z.describe('At least so long ("≥ 50"): a cap, not a life')),
    basis: z
      .enum(serviceLifeBases)
      .check(z.describe('Own figure of the layer, position chosen for it, position by the rules, or the material')),
    rule: z.enum(placementRules),
    reason: z.string().check(z.describe('What told the position, in words')),
    position: z.nullable(z.string()).check(z.describe('Id of the position; null where unknown')),
    positionName: z.nullable(z.string()),
    edition: z.nullable(z.enum(serviceLifeEditions)).check(z.describe('Edition that the figure stands in')),
    code: z.nullable(z.string()).check(z.describe('Number in the table of the edition')),
    given: z.nullable(z.string()).check(z.describe('Reason that somebody wrote for an own figure or position')),
  })
  .check(
    z.meta({
      id: 'LayerServiceLife',
      description: 'Of what lies between members, or of the members where that is air, by position in the component',
    }),
  )

const layerFigures = z.object({
  layer: layerIndex,
  resistance: figure(unitOfQuantity('resistance'), 'Thermal resistance of the layer (bay)'),
  counted: z.boolean().check(z.describe('Whether the layer counts in U')),
  mass: figure(unitOfQuantity('mass'), 'Mass per area'),
  sd: figure(unitOfQuantity('sd'), 'Equivalent air layer thickness'),
  replacements: z.nullable(z.int()).check(z.describe('Replacements within the study period')),
  serviceLife: z.nullable(serviceLife),
  enclosed: z
    .boolean()
    .check(z.describe('Lives shorter than what lies on both its sides: it cannot be replaced alone')),
  biogenicBalance: z
    .nullable(z.enum(['closed', 'open']))
    .check(
      z.describe(
        'Whether the end of life releases the carbon that production took up; null: none taken up, not declared apart, or the end not counted',
      ),
    ),
  complete: z.boolean(),
  ...climateAndEnergy,
  datasets: z
    .array(
      z.object({
        part: z.enum(['material', 'framing', 'secondFraming', 'accessory', 'transport']),
        accessory: z.optional(z.int()).check(z.describe('Index among the accessories of the layer')),
        uuid: z.string(),
        version: z.string(),
        name: z.string(),
        replaced: z.boolean().check(z.describe("Chosen on the layer in place of the material's own")),
        expired: z.boolean().check(z.describe('Its validity ended before today')),
      }),
    )
    .check(z.describe('Datasets that the figures of the layer come from')),
})

const conformity = z.object({
  requirement: z.string().check(z.describe('Id of the rule')),
  pack: z.string().check(z.describe('Id of the source’s rules')),
  row: z.nullable(z.string()).check(z.describe('Row of the source, such as 1b')),
  title: z.string(),
  law: z.nullable(z.enum(['GEG', 'GModG'])).check(z.describe('Name of the act on the day whose rules hold')),
  source: z.string(),
  validFrom: z.nullable(z.string()),
  validTo: z.nullable(z.string()).check(z.describe('Last day that the limit was compared for')),
  status: z
    .enum(['primary', 'secondary', 'single', 'recalled'])
    .check(z.describe('How well the limit is documented; single and recalled: unconfirmed, never a verdict')),
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
