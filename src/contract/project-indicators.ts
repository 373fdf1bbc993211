import * as z from 'zod/mini'
import { DEFAULT_LOCALE, locales } from '#vocabulary/constructions.ts'
import { generations, type Indicator, indicatorDefinitions, indicators } from '#vocabulary/indicators.ts'
import { buildingModules } from '#vocabulary/life-cycle.ts'
import { BASE_VARIANT, rowKinds } from '#vocabulary/projects.ts'
import { endpoint } from './endpoint.ts'
import { projectRoutes } from './project-routes.ts'
import { rowId } from './project-rows.ts'
import { caseless, quantity } from './schema.ts'

const indicatorNames = indicators as [Indicator, ...Indicator[]]

const sums = z
  .partial(
    z.object(
      Object.fromEntries(
        indicatorNames.map((code) => [code, quantity(indicatorDefinitions[code].unit, code)]),
      ) as Record<Indicator, z.ZodMiniNumber>,
    ),
  )
  .check(z.meta({ id: 'BuildingIndicators', description: 'Over the study period; absent: not declared' }))

const modules = z.array(
  z
    .object({
      module: z.enum(buildingModules).check(z.describe('total: A to C, with B6')),
      indicators: sums,
      incomplete: z
        .array(z.enum(indicatorNames))
        .check(z.describe('Of these something that is added declares nothing: the sums are of the rest')),
    })
    .check(z.meta({ id: 'BuildingModuleIndicators' })),
)

export const projectIndicators = z
  .object({
    variant: z.string(),
    release: z.string(),
    generation: z.enum(generations),
    referenceStudyPeriod: quantity('a', 'Reference study period'),
    modules: modules.check(z.describe('The flat rate of services declares no indicator by module and is in no sum')),
    rows: z
      .optional(z.array(z.object({ kind: z.enum(rowKinds), id: z.string(), modules })))
      .check(z.describe('With detail=rows; without the modules that a row has nothing in')),
  })
  .check(z.meta({ id: 'ProjectIndicatorsDto', description: 'Every indicator of the generation, by module, unrounded' }))
export type ProjectIndicators = z.infer<typeof projectIndicators>

export const readProjectIndicators = endpoint({
  ...projectRoutes.readProjectIndicators,
  rateLimit: 'session',
  summary: 'Every indicator of a stored project in one variant, by module',
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject({
    variant: z._default(rowId, BASE_VARIANT).check(z.describe('Id of a variant; `base` is the schedule itself')),
    detail: z._default(caseless(['modules', 'rows']), 'modules').check(z.describe('rows: every row by module, too')),
    locale: z._default(caseless(locales), DEFAULT_LOCALE),
  }),
  success: { status: 200, body: projectIndicators },
  errors: ['notFound'],
})
