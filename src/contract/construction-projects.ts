import * as z from 'zod/mini'
import { permissions } from '#vocabulary/constructions.ts'
import { endpoint } from './endpoint.ts'
import { projectRoutes } from './project-routes.ts'
import { quantity, timestamp } from './schema.ts'

const taken = (unit: string) =>
  z.object({
    value: quantity(unit, 'Of A1-A3, B4, C3 and C4 of its rows'),
    limit: quantity(unit, 'Of the level PLUS'),
    share: quantity('1', 'Value as a fraction of the limit'),
  })

const constructionProject = z
  .object({
    id: z.uuid(),
    name: z.string(),
    code: z.nullable(z.string()),
    key: z.string().check(z.describe('Of the construction in the project')),
    version: z.int().check(z.describe('Of the construction, that was taken')),
    rows: z.int().check(z.describe('Elements of the base that are made of it')),
    area: z
      .nullable(quantity('m²', 'Net area of these rows, as far as it is known'))
      .check(z.describe('null: the project has not been saved since it is noted')),
    netRoomArea: quantity('m²', 'NRF(R) of the building'),
    budget: z
      .nullable(z.object({ gwp: taken('kg CO₂e/(m²·a)'), penrtKwh: taken('kWh/(m²·a)') }))
      .check(z.describe('What its rows take of the limits of QNG; null where the seal has none for the building')),
    permission: z.enum(permissions),
    updatedAt: timestamp,
  })
  .check(z.meta({ id: 'ConstructionProject' }))
export type ConstructionProject = z.infer<typeof constructionProject>

/** Most projects that are told of a construction. */
export const MOST_CONSTRUCTION_PROJECTS = 50

export const listConstructionProjects = endpoint({
  ...projectRoutes.listConstructionProjects,
  rateLimit: 'session',
  summary: 'Projects of the caller that hold the construction, with what it takes of their budget; last changed first',
  params: z.strictObject({ id: z.uuid() }),
  success: {
    status: 200,
    body: z.array(constructionProject).check(z.maxLength(MOST_CONSTRUCTION_PROJECTS)),
  },
  errors: ['notFound'],
})
