import * as z from 'zod/mini'
import { unitOfFigure } from '#vocabulary/figures.ts'
import { BASE_VARIANT, buildingStages, rowKinds } from '#vocabulary/projects.ts'
import { endpoint } from './endpoint.ts'
import { figures } from './project-figures.ts'
import { projectRoutes } from './project-routes.ts'
import { rowId } from './project-rows.ts'
import { quantity } from './schema.ts'

/** Figures that variants of buildings are compared by. */
export const comparedProjectFigures = [
  'gwpPerAreaYear',
  'penrtKwhPerAreaYear',
  'gwp',
  'penrt',
  'pert',
  'htPrime',
  'mass',
  'biogenicCarbonStored',
] as const
export type ComparedProjectFigure = (typeof comparedProjectFigures)[number]

const variant = z._default(rowId, BASE_VARIANT).check(z.describe('Id of a variant; `base` is the schedule itself'))
const difference = z.object({ absolute: z.nullable(z.number()), relative: z.nullable(z.number()) })

const item = z
  .object({
    project: z.uuid(),
    variant: z.string(),
    name: z.string().check(z.describe('Of the project')),
    variantName: z.nullable(z.string()).check(z.describe('null: the base')),
    netRoomArea: quantity('m²', 'NRF(R)'),
    figures: z.record(z.enum(comparedProjectFigures), z.nullable(z.number())),
    complete: z.object({ gwp: z.boolean(), penrt: z.boolean(), pert: z.boolean() }),
    byStage: z.array(z.object({ stage: z.enum(buildingStages), ...figures.shape })),
    qngLevel: z.nullable(z.enum(['PLUS', 'PREMIUM'])),
    qng: z.nullable(z.object({ gwp: z.number(), penrtKwh: z.number() })).check(z.describe('Per m² NRF and year')),
  })
  .check(z.meta({ id: 'ComparedProject' }))

const row = z.object({
  kind: z.enum(rowKinds),
  id: z.string(),
  gwp: quantity('kg CO₂e', 'More than in the first'),
  penrt: quantity('MJ', 'More than in the first'),
})

export const projectComparison = z
  .object({
    release: z.string(),
    items: z.array(item).check(z.describe('As asked for; the first is what the others are compared with')),
    differences: z.array(z.record(z.enum(comparedProjectFigures), difference)),
    best: z
      .partialRecord(z.enum(comparedProjectFigures), z.int())
      .check(
        z.describe(
          'Index of the best; absent where one is not known or may be below it, where it is a lower bound, or all are equal',
        ),
      ),
    contributions: z
      .array(
        z.nullable(
          z.object({
            rows: z.array(row).check(z.describe('Rows that differ, the most first')),
            services: figures,
            operation: figures,
          }),
        ),
      )
      .check(z.describe('What makes the difference to the first; null for variants of another project')),
  })
  .check(z.meta({ id: 'ProjectComparisonDto' }))
export type ProjectComparison = z.infer<typeof projectComparison>

export const compareProjects = endpoint({
  ...projectRoutes.compareProjects,
  scope: 'read',
  rateLimit: 'session',
  cost: 50,
  summary: 'Compare 2 to 5 variants of one or several projects; the first is the baseline, and all are of one release',
  body: z.array(z.strictObject({ project: z.uuid(), variant })).check(z.minLength(2), z.maxLength(5)),
  success: { status: 200, body: projectComparison },
  errors: ['unknownProject'],
})

const curve = z.array(z.number()).check(z.describe('Climate change cumulated by year [kg CO₂e], from year 0'))
export const projectPayback = z
  .object({
    years: z
      .nullable(z.int())
      .check(z.describe('First year in which `after` has caused no more; null: none within the study period')),
    before: curve,
    after: curve,
    kept: z
      .object(figures.shape)
      .check(z.describe('A1-A3 of the existing rows of `after`, as if they were made anew: information')),
  })
  .check(z.meta({ id: 'ProjectPayback' }))
export type ProjectPayback = z.infer<typeof projectPayback>

const one = z.strictObject({ id: z.uuid() })

export const readProjectPayback = endpoint({
  ...projectRoutes.readProjectPayback,
  rateLimit: 'session',
  summary: 'When a variant of a project has paid back what another one would have caused',
  params: one,
  query: z.strictObject({ before: variant, after: variant }),
  success: { status: 200, body: projectPayback },
  errors: ['notFound'],
})

const alternative = z
  .object({
    id: z.uuid(),
    ownership: z.string(),
    version: z.int(),
    name: z.string(),
    code: z.nullable(z.string()),
    gwp: quantity('kg CO₂e', 'Of the building, more than now'),
    penrt: quantity('MJ', 'Of the building, more than now'),
    uValue: z.nullable(quantity(unitOfFigure('uValue'), 'Thermal transmittance')),
    uValueChange: z.nullable(quantity(unitOfFigure('uValue'), 'More than now')),
    thickness: quantity(unitOfFigure('thickness'), 'Thickness'),
    thicknessChange: quantity(unitOfFigure('thickness'), 'More than now'),
  })
  .check(z.meta({ id: 'ProjectAlternative' }))
export type ProjectAlternative = z.infer<typeof alternative>

const lever = z
  .object({
    construction: rowId.check(z.describe('Key of the construction that is replaced')),
    elements: z.array(rowId).check(z.describe('Rows that are made of it')),
    area: quantity('m²', 'Of these rows'),
    alternative: z.object({
      id: z.uuid(),
      ownership: z.string(),
      version: z.int(),
      name: z.string(),
      code: z.nullable(z.string()),
    }),
    gwp: quantity('kg CO₂e', 'Of the building, more than now'),
    penrt: quantity('MJ', 'Of the building, more than now'),
    thicknessChange: quantity(unitOfFigure('thickness'), 'More than now'),
    qngLevel: z.nullable(z.enum(['PLUS', 'PREMIUM'])).check(z.describe('That the building reaches with it')),
  })
  .check(z.meta({ id: 'ProjectLever', description: 'A measure, computed alone' }))
export type ProjectLever = z.infer<typeof lever>

export const listProjectLevers = endpoint({
  ...projectRoutes.listProjectLevers,
  rateLimit: 'session',
  cost: 50,
  summary: 'For the constructions that cause most, what of the library brings most in their place; the most gain first',
  params: one,
  query: z.strictObject({ variant }),
  success: { status: 200, body: z.array(lever).check(z.maxLength(8)) },
  errors: ['notFound'],
})
export const listProjectAlternatives = endpoint({
  ...projectRoutes.listProjectAlternatives,
  rateLimit: 'session',
  cost: 50,
  summary: 'Constructions of the library that would do for a row with less climate change, the most gain first',
  params: one,
  query: z.strictObject({ element: rowId.check(z.describe('Id of the row')), variant }),
  success: { status: 200, body: z.array(alternative).check(z.maxLength(10)) },
  errors: ['notFound'],
})
