import * as z from 'zod/mini'
import {
  absorptionClasses,
  listRows,
  openReasons,
  proofAdvice,
  proofConditions,
  proofFigures,
  proofStages,
  rainFigures,
  rainSurfaces,
  simulationReasons,
} from '#vocabulary/moisture-proof.ts'
import { unitOfQuantity } from '#vocabulary/quantities.ts'
import { drivingRainGroups } from '#vocabulary/settings.ts'
import { figure, figureOf, layerIndex } from './assessment-figures.ts'
import { quantity } from './schema.ts'

/** One of a closed list, with its sentence in the caller's locale. */
const told = <const Codes extends readonly string[]>(codes: Codes) =>
  z.object({ code: z.enum(codes), text: z.string() })

const proof = z
  .object({
    stage: z
      .nullable(z.enum(proofStages))
      .check(z.describe('list: needs no calculation; balance: two periods; simulation: EN 15026; null: none answers')),
    fulfilled: z.nullable(z.boolean()).check(z.describe('Null: a simulation is required, or nothing answers')),
    row: z.nullable(told(listRows)).check(z.describe('Row of the list that the part is on')),
    reasons: z.array(told(simulationReasons)).check(z.describe('Why a simulation is required')),
    status: z
      .nullable(z.enum(['primary', 'secondary', 'single', 'recalled']))
      .check(z.describe('How well row or reasons are documented; null for the balance')),
    conditions: z.array(told(proofConditions)).check(z.describe('What is taken for granted: layers do not show it')),
    advice: z.array(told(proofAdvice)),
    open: z.nullable(told(openReasons)).check(z.describe('Why nothing answers')),
    missing: z
      .array(z.object({ layer: layerIndex, figure: z.enum(proofFigures) }))
      .check(z.describe('What the balance lacks')),
  })
  .check(
    z.meta({
      id: 'MoistureProof',
      description:
        'How moisture is proven (DIN 4108-3). Where it is not the balance, the figures of the balance are an orientation.',
    }),
  )

const drivingRain = z
  .object({
    group: z.enum(drivingRainGroups),
    surface: told(rainSurfaces),
    fulfilled: z.nullable(z.boolean()).check(z.describe('Null: a figure is missing, or nothing is laid down')),
    waterAbsorption: figure('kg/(m²·h^0.5)', 'Water absorption coefficient w of the render'),
    sd: figure(unitOfQuantity('sd'), 'Equivalent air layer thickness of the render'),
    absorption: z.nullable(z.enum(absorptionClasses)),
    missing: z.array(z.enum(rainFigures)),
    conditions: z.array(told(proofConditions)),
  })
  .check(z.meta({ id: 'DrivingRain', description: 'How an outer wall stands to driving rain (DIN 4108-3)' }))

const plane = z.object({
  position: quantity('m', 'Distance from the outer face'),
  outerLayer: layerIndex.check(z.describe('Layer on its outer side; `layer` itself where the plane is within one')),
  layer: layerIndex.check(z.describe('Layer on its room side')),
  condensate: quantity(unitOfQuantity('condensate'), 'Condensate of the condensation period'),
  evaporation: quantity(unitOfQuantity('condensate'), 'Evaporable water of the evaporation period'),
  limit: quantity(unitOfQuantity('condensate'), 'Most that may condense at this plane'),
})

const monthlyPlane = z.object({
  position: quantity('m', 'Distance from the outer face'),
  outerLayer: layerIndex.check(z.describe('Layer on its outer side')),
  layer: layerIndex.check(z.describe('Layer on its room side')),
  accumulated: quantity(unitOfQuantity('condensate'), 'Water there at the end of the wettest month'),
})

const monthlyCourse = z.object({
  climate: z.string().check(z.describe('Id of the climate')),
  name: z.string().check(z.describe("Its name in the caller's locale")),
  verdict: z.enum(['none', 'driesOut', 'remains']),
  peak: quantity(unitOfQuantity('condensate'), 'Largest accumulated amount'),
  peakMonth: z.nullable(z.int().check(z.gte(1), z.lte(12))).check(z.describe('Month at whose end it is there')),
  planes: z.array(monthlyPlane).check(z.describe('Where the water is then; inside first')),
  fRsiMin: figure('1', 'Temperature factor that the critical month asks for'),
  surfaceMould: z.nullable(z.boolean()).check(z.describe('Whether the surface stays below that factor')),
  months: z.array(
    z.object({
      month: z.int().check(z.gte(1), z.lte(12)),
      condensate: quantity(unitOfQuantity('condensate'), 'Condensate (+) or evaporation (−) of the month'),
      accumulated: quantity(unitOfQuantity('condensate'), 'Accumulated at the end of the month'),
      fRsiMin: figure('1', 'Temperature factor needed against mould'),
    }),
  ),
})

export const moisture = z.object({
  proof,
  drivingRain: z.nullable(drivingRain).check(z.describe('Null where no group was said, or it is no outer wall')),
  applicable: z
    .boolean()
    .check(z.describe('Whether there is a climate to balance with; `proof` says whether the balance decides')),
  fRsi: figureOf('fRsi'),
  surfaceMould: z.nullable(z.boolean()).check(z.describe('Whether mould may grow: surface humidity above 80 %')),
  surfaceTemperature: figureOf('surfaceTemperature'),
  condensate: figureOf('condensate'),
  evaporation: figureOf('evaporation'),
  dries: z.nullable(z.boolean()),
  limit: figureOf('condensateLimit'),
  dryingReserve: figureOf('dryingReserve'),
  fulfilled: z.nullable(z.boolean()),
  planes: z.array(plane),
  sdInside: figureOf('sdInside'),
  sdOutside: figureOf('sdOutside'),
  sdTotal: figureOf('sdTotal'),
  monthly: z.array(monthlyCourse).check(z.describe('ISO 13788, per climate')),
})
