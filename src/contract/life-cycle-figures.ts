import * as z from 'zod/mini'
import { unitOfFigure } from '#vocabulary/figures.ts'
import { generations } from '#vocabulary/indicators.ts'
import { lifeCycleModules } from '#vocabulary/life-cycle.ts'
import { unitOfQuantity } from '#vocabulary/quantities.ts'
import { placementRules, serviceLifeBases, serviceLifeEditions } from '#vocabulary/service-life-positions.ts'
import { figure, figureOf, layerIndex, quantityOf } from './assessment-figures.ts'
import { quantity } from './schema.ts'

/** Whether a figure is whole. */
export const bound = z
  .nullable(z.literal('lower'))
  .check(z.describe('lower: something that should count is missing; null: whole'))

type SumKey = 'gwp' | 'gwpFossil' | 'gwpBiogenic' | 'penrt' | 'pert'
/** A sum over the study period and per year of it. */
const overTime = (key: SumKey) =>
  z.nullable(z.object({ total: quantityOf(key), perYear: quantityOf(`${key}PerYear`), bound }))
/** The figures that are told by stage and by layer. */
const climateAndEnergy = {
  gwp: figure(unitOfFigure('gwp'), 'gwpTotal, or gwpA1 in an A1 release'),
  penrt: figure(unitOfFigure('penrt'), 'Non-renewable primary energy'),
  pert: figure(unitOfFigure('pert'), 'Renewable primary energy'),
}

/** What is told of the life cycle: sums over the study period, and their stages. */
export const lifeCycle = z.object({
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

/** What is told of a layer. */
export const layerFigures = z.object({
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
