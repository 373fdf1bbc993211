import * as z from 'zod/mini'
import { permissions } from '#vocabulary/constructions.ts'
import { projectMeasures, projectUses } from '#vocabulary/projects.ts'
import { owner } from './constructions.ts'
import { quantity, timestamp } from './schema.ts'

/** What lists show of a project's base; figures per m² NRF and year. */
const listFigures = z.object({
  gwp: quantity('kg CO₂e/(m²·a)', 'Climate change over the life cycle'),
  penrtKwh: quantity('kWh/(m²·a)', 'Non-renewable primary energy'),
  complete: z.boolean().check(z.describe('False: something lacks, and the figures are not whole')),
  qngLevel: z.nullable(z.enum(['PLUS', 'PREMIUM'])),
  htPrime: z.nullable(quantity('W/(m²·K)', 'H′_T')),
  stages: z
    .array(z.number())
    .check(z.describe('Climate change of production, construction, replacement, flat rate, operation, end of life')),
  rows: z.int(),
  variants: z.int().check(z.describe('Beside the base')),
})
export type ProjectListFigures = z.infer<typeof listFigures>

export const projectListItem = z
  .object({
    id: z.uuid(),
    name: z.string(),
    code: z.nullable(z.string()),
    use: z.enum(projectUses),
    measure: z.enum(projectMeasures),
    tags: z.array(z.string()),
    netRoomArea: quantity('m²', 'NRF(R)'),
    ...listFigures.shape,
    permission: z.enum(permissions),
    owner,
    archived: z.boolean(),
    updatedAt: timestamp,
  })
  .check(z.meta({ id: 'ProjectListItem' }))
export type ProjectListItem = z.infer<typeof projectListItem>
