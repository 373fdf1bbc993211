import * as z from 'zod/mini'
import { unitOfFigure } from '#vocabulary/figures.ts'
import { generations } from '#vocabulary/indicators.ts'
import { layerStates, lifeCycleModules } from '#vocabulary/life-cycle.ts'
import { buildingStages, projectWarningCodes, rowGapReasons, rowKinds } from '#vocabulary/projects.ts'
import { projectConformity } from './project-conformity.ts'
import { projectCost } from './project-cost.ts'
import { projectTraceStep } from './project-trace.ts'
import { quantity } from './schema.ts'

const three = {
  gwp: quantity('kg CO₂e', 'Climate change'),
  penrt: quantity('MJ', 'Non-renewable primary energy'),
  pert: quantity('MJ', 'Renewable primary energy'),
}
/** Climate change and primary energy of a building or a part of it. */
export const figures = z
  .object(three)
  .check(z.meta({ id: 'BuildingFigures', description: 'Over the study period where nothing else is said' }))
const each = <Value extends z.ZodMiniType>(value: Value) => z.object({ gwp: value, penrt: value, pert: value })

const routes = z.object({
  reuse: quantity('kg', 'Declared for reuse'),
  recycling: quantity('kg', 'Declared for recycling'),
  energy: quantity('kg', 'Declared for energy recovery'),
  landfill: quantity('kg', 'The rest where C4 is declared'),
  treatmentUnspecified: quantity('kg', 'The rest where C3 alone is declared'),
  unknown: quantity('kg', 'Without a declared end of life'),
})

const missing = z
  .object({
    kind: z.enum(rowKinds),
    id: z.string(),
    reason: z
      .nullable(z.enum(rowGapReasons))
      .check(z.describe('Why the whole row, or what its perimeter counts, is left out')),
    parts: z.array(
      z.object({
        material: z.string(),
        place: z.nullable(z.int()).check(z.describe('Index of the layer, or of the part of an opening')),
        reason: z.enum(rowGapReasons),
        modules: z.array(z.string()).check(z.describe('A module, or one cell of it: C3:penrt')),
      }),
    ),
  })
  .check(z.meta({ id: 'MissingOfRow' }))

const row = z
  .object({
    kind: z.enum(rowKinds),
    id: z.string(),
    costGroup: z.string(),
    status: z.enum(layerStates),
    area: z.nullable(quantity('m²', 'Net area of the whole row')),
    perimeter: z.nullable(quantity('m', 'Around all openings of the row')),
    mass: quantity('kg', 'Of what is there after the works, as far as it is known'),
    uValue: z.nullable(quantity(unitOfFigure('uValue'), 'Thermal transmittance')),
    total: z.nullable(figures).check(z.describe('A to C; null where the area is not known')),
    perArea: z.nullable(figures).check(z.describe('Per m² of the row')),
    complete: each(z.boolean()),
    modules: z
      .optional(z.array(z.object({ module: z.enum(lifeCycleModules), ...three })))
      .check(z.describe('With detail=modules or materials')),
    materials: z
      .optional(z.array(z.object({ material: z.string().check(z.describe('As in byMaterial')), ...three })))
      .check(z.describe('A to C, with detail=materials')),
  })
  .check(z.meta({ id: 'RowFigures' }))

const carrier = z.object({
  id: z.string(),
  finalEnergy: quantity('kWh/a', 'Final energy'),
  fromOwn: quantity('kWh/a', 'Of it from own generation'),
  bought: quantity('kWh/a', 'Bought'),
  perYear: z.nullable(figures),
})
const operation = z.object({
  carriers: z.array(carrier),
  regulatedPerYear: z.nullable(figures),
  userElectricity: z.nullable(
    z.object({
      finalEnergy: quantity('kWh/a', 'Final energy'),
      fromOwn: quantity('kWh/a', 'Of it from own generation'),
      perYear: z.nullable(figures),
    }),
  ),
  ownUseCounted: quantity('kWh/a', 'Own generation that covers a demand'),
  exported: quantity('kWh/a', 'Own generation that is exported'),
  exportCreditPerYear: z.nullable(figures),
})

/** What the lump for services declares: nothing of renewable primary energy. */
const lump = z.object({ gwp: three.gwp, penrt: three.penrt, pert: z.null() })
const flatRate = z.object({
  rate: z.enum(['efficient', 'standard']),
  perAreaYear: z.object({
    gwp: quantity('kg CO₂e/(m²·a)', 'Climate change'),
    penrtKwh: quantity('kWh/(m²·a)', 'PENRT'),
  }),
  total: lump,
  counted: z.boolean().check(z.describe('Part of the life cycle; false where the release is of another generation')),
  status: z.literal('single').check(z.describe('From one source: unconfirmed')),
})

const verdict = z.object({
  limit: z.number(),
  fulfilled: z.nullable(z.boolean()).check(z.describe('null while anything is open, or what is unconfirmed decides')),
  margin: quantity('1', 'Distance to the limit as a fraction of it'),
})
const booking = z.object({
  byModule: z.array(z.object({ module: z.enum(lifeCycleModules), value: z.number() })),
  fabricAndItems: z.number(),
  servicesFlatRate: z.number(),
  regulated: z.number(),
  userElectricity: z.number(),
  value: z.number(),
  open: z.array(
    z.enum(['dataMissing', 'servicesMissing', 'operationMissing', 'userElectricityMissing', 'unconfirmedDecides']),
  ),
  verdicts: z.object({ PLUS: verdict, PREMIUM: verdict }),
})
const qng = z
  .object({
    gwp: booking,
    penrtKwh: booking,
    level: z.nullable(z.enum(['PLUS', 'PREMIUM'])),
    outsideModules: figures,
    outsideCostGroups: z.array(z.string()),
  })
  .check(z.meta({ id: 'QngBooking', description: 'Per m² NRF and year; A1-A3, B4, B6, C3, C4 of its cost groups' }))

const transmission = z
  .object({
    lines: z.array(
      z.object({
        kind: z.enum(['element', 'opening']),
        id: z.string(),
        area: quantity('m²', 'Area that heat goes through'),
        uValue: z.nullable(quantity(unitOfFigure('uValue'), 'U')),
        fx: quantity('1', 'Temperature correction factor'),
        fxUA: z.nullable(quantity('W/K', 'Fx·U·A')),
        uReference: quantity('W/(m²·K)', 'Of the reference building'),
      }),
    ),
    envelopeArea: quantity('m²', 'Envelope'),
    characteristicDimension: z.nullable(quantity('m', 'B′')),
    deltaU: quantity('W/(m²·K)', 'For thermal bridges'),
    ht: z.nullable(quantity('W/K', 'H_T')),
    htPrime: z.nullable(quantity('W/(m²·K)', 'H′_T')),
    meanU: z.nullable(quantity('W/(m²·K)', 'Mean U')),
    htPrimeReference: z.nullable(quantity('W/(m²·K)', 'H′_T of the reference building: orientation')),
    ratioToReference: z.nullable(quantity('1', 'H′_T to that of the reference building')),
    open: z.array(z.string()).check(z.describe('Rows whose U or area is not known')),
  })
  .check(z.meta({ id: 'Transmission' }))

const warning = z
  .object({
    code: z.enum(projectWarningCodes),
    message: z.string(),
    rows: z
      .array(z.object({ kind: z.enum(rowKinds), id: z.string() }))
      .check(z.describe('That it is about; none where it is about the whole building')),
  })
  .check(z.meta({ id: 'ProjectWarning' }))

const kpisSchema = z
  .object({
    variant: z.string(),
    release: z.string(),
    generation: z.enum(generations),
    referenceStudyPeriod: quantity('a', 'Reference study period'),
    complete: each(z.boolean()),
    bound: each(z.nullable(z.enum(['lower', 'unknown']))).check(
      z.describe('lower: a lower bound; unknown: what lacks may be below zero; null: whole'),
    ),
    missing: z.array(missing),
    byModule: z.array(z.object({ module: z.enum(lifeCycleModules), ...three })),
    byStage: z.array(
      z.object({
        stage: z.enum(buildingStages),
        ...three,
      }),
    ),
    byCostGroup: z.array(z.object({ costGroup: z.string(), ...three })),
    byMainCostGroup: z.array(z.object({ costGroup: z.string(), ...three })),
    byMaterial: z.array(
      z.object({
        material: z.string().check(z.describe('Id of the material, or uuid@version of a dataset')),
        name: z.string(),
        mass: quantity('kg', 'Of what is there after the works'),
        massKnown: z.boolean(),
        ...three,
        endOfLife: routes,
      }),
    ),
    rows: z.array(row),
    ranking: z.array(z.string()).check(z.describe('Ids of the rows, the most climate change first')),
    totals: z.object({
      fabricAndItems: figures,
      total: figures,
      perAreaYear: z.object(three).check(z.describe('Per m² NRF and year')),
      penrtKwhPerAreaYear: quantity('kWh/(m²·a)', 'Non-renewable primary energy'),
    }),
    moduleD: z
      .object({ fabricAndItems: figures, services: z.nullable(lump), exportedElectricity: z.nullable(figures) })
      .check(z.describe('Beyond the system boundary, in no sum')),
    servicesFlatRate: z.nullable(flatRate),
    operation: z.nullable(operation).check(z.describe('null: nothing is said of it, which is not none')),
    mass: z.object({
      installed: quantity('kg', 'What is there after the works'),
      materialInput: quantity('kg', 'Brought within the study period'),
      perNrf: quantity('kg/m²', 'Installed per m² NRF'),
      shareWithFullData: z.nullable(quantity('1', 'Of the installed mass, what lacks no figure')),
      shareWithEndOfLife: z.nullable(quantity('1', 'Of the mass in endOfLife, that for which anything is declared')),
    }),
    endOfLife: routes,
    biogenicCarbonStored: z.object({
      value: z.nullable(quantity('kg CO₂', 'Carbon of biogenic origin; null where some is unknown')),
      atLeast: quantity('kg CO₂', 'What is known of it'),
    }),
    qng: z.nullable(qng),
    transmission,
    conformity: z
      .array(projectConformity)
      .check(z.describe('Limits for its use and measure: QNG, KFN, BNB, DGNB, law, EPBD')),
    cost: z.optional(projectCost).check(z.describe('With costs=true, where the caller has prices')),
    warnings: z.array(warning),
    trace: z.optional(z.array(projectTraceStep)).check(z.describe('With trace=true: how the figures came about')),
  })
  .check(z.meta({ id: 'ProjectKpiDto', description: 'Figures of a building in one variant, unrounded' }))
type KpisSchema = typeof kpisSchema
/** Named, so that the types of operations refer to it. */
export interface ProjectKpisDto extends KpisSchema {}
export const projectKpis: ProjectKpisDto = kpisSchema
export type ProjectKpis = z.infer<typeof kpisSchema>
