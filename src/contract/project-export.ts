import * as z from 'zod/mini'
import { locales } from '#vocabulary/constructions.ts'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { costsAsked } from './cost-figures.ts'
import { endpoint } from './endpoint.ts'
import { exportMediaTypes } from './interchange.ts'
import { projectKpis } from './project-figures.ts'
import { projectIndicators } from './project-indicators.ts'
import { projectRoutes } from './project-routes.ts'
import { rowId } from './project-rows.ts'
import { project } from './projects.ts'
import { caseless, timestamp } from './schema.ts'

/** Formats a building can be taken away in; `epbd`: the form of the European directive as a table. */
export const projectExportFormats = ['json', 'xlsx', 'csv', 'lcax', 'epbd'] as const
export type ProjectExportFormat = (typeof projectExportFormats)[number]

const exported = z
  .object({
    format: z.literal('aufbau-project'),
    formatVersion: z.literal(1),
    exportedAt: timestamp,
    locale: z.enum(locales),
    project,
    ownMaterials: z
      .array(z.looseObject({ id: z.string() }))
      .check(z.describe('Materials of users among them, whole, so that another library can take them')),
    kpis: projectKpis,
    indicators: projectIndicators,
  })
  .check(z.meta({ id: 'ProjectExportDto' }))
type Exported = typeof exported
/** Named, so that the types of operations refer to it. */
export interface ProjectExportDto extends Exported {}
export const projectExport: ProjectExportDto = exported
export type ProjectExport = z.infer<typeof exported>

const lcaxProject = z.looseObject({ formatVersion: z.string(), name: z.string(), assemblies: z.array(z.unknown()) })

export const exportProject = endpoint({
  ...projectRoutes.exportProject,
  rateLimit: 'session',
  cost: 20,
  summary: 'A project in one variant as a file; the `project` in JSON may be sent back as it is to create one',
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject({
    format: z._default(caseless(projectExportFormats), 'json'),
    variant: z._default(rowId, BASE_VARIANT).check(z.describe('Id of a variant; `base` is the schedule itself')),
    locale: z._default(caseless(locales), 'de_DE').check(z.describe('Language of names, headings and numbers')),
    costs: costsAsked,
  }),
  success: { status: 200, body: z.union([exported, lcaxProject]) },
  file: ['application/json', exportMediaTypes.csv, exportMediaTypes.xlsx],
  errors: ['notFound'],
})
