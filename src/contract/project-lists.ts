import * as z from 'zod/mini'
import { constructionTypes, permissions } from '#vocabulary/constructions.ts'
import { layerStates } from '#vocabulary/life-cycle.ts'
import { hatches } from '#vocabulary/materials.ts'
import { projectMeasures, projectUses, qngStandings } from '#vocabulary/projects.ts'
import { owner } from './constructions.ts'
import { quantity, timestamp } from './schema.ts'

/** A layer as a section draws it. */
export const drawnLayer = z.object({
  hatch: z.enum(hatches),
  thickness: quantity('m', 'Thickness'),
  framing: z.optional(
    z.object({ hatch: z.enum(hatches), width: quantity('m', 'Width'), spacing: quantity('m', 'Centre to centre') }),
  ),
  state: z.optional(z.enum(layerStates)),
})
const yearly = (description: string) => quantity('kg CO₂e/(m²·a)', description)

const sumBound = z.nullable(z.enum(['lower', 'unknown']))

/** What lists show of a project's base; figures per m² NRF and year. */
const listFigures = z.object({
  gwp: quantity('kg CO₂e/(m²·a)', 'Climate change over the life cycle'),
  penrtKwh: quantity('kWh/(m²·a)', 'Non-renewable primary energy'),
  complete: z.boolean().check(z.describe('False: something lacks, and the figures are not whole')),
  bound: z
    .object({ gwp: sumBound, penrt: sumBound })
    .check(z.describe('lower: a lower bound; unknown: what lacks may be below zero; null: whole')),
  qngLevel: z.nullable(z.enum(['PLUS', 'PREMIUM'])),
  htPrime: z.nullable(quantity('W/(m²·K)', 'H′_T')),
  stages: z
    .array(z.number())
    .check(z.describe('Climate change of production, construction, replacement, flat rate, operation, end of life')),
  budget: z
    .nullable(
      z.object({
        fabric: yearly('Rows that the seal counts'),
        services: yearly('Flat rate'),
        regulated: yearly('Regulated energy in use'),
        user: yearly('Electricity of the users'),
        limits: z.object({ PLUS: yearly('Of the level'), PREMIUM: yearly('Of the level') }),
        open: z.boolean().check(z.describe('Something lacks, and there is no verdict')),
      }),
    )
    .check(
      z.describe('The booking of QNG; null where the seal has no limits for the building, or it is not noted yet'),
    ),
  strips: z
    .array(z.object({ type: z.enum(constructionTypes), name: z.string(), layers: z.array(drawnLayer) }))
    .check(
      z.maxLength(3),
      z.describe('Largest outer wall, roof and slab, from outside; what there is not is left out'),
    ),
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
    standing: z.enum(qngStandings).check(z.describe('Of the base to the levels of QNG')),
    permission: z.enum(permissions),
    owner,
    archived: z.boolean(),
    updatedAt: timestamp,
  })
  .check(z.meta({ id: 'ProjectListItem' }))
export type ProjectListItem = z.infer<typeof projectListItem>

const count = z.int().check(z.gte(0))

/** How many projects each choice of a filter would show; a choice that would show none is left out. */
export const projectFacets = z
  .object({
    whose: z
      .object({ all: count, shared: count, offices: z.array(z.object({ office: z.uuid(), count })) })
      .check(z.describe('Without the filter by owner')),
    uses: z.array(z.object({ use: z.enum(projectUses), count })).check(z.describe('Without the filter by use')),
    measures: z
      .array(z.object({ measure: z.enum(projectMeasures), count }))
      .check(z.describe('Without the filter by measure')),
    standings: z
      .array(z.object({ standing: z.enum(qngStandings), count }))
      .check(z.describe('Without the filter by standing')),
    tags: z.array(z.object({ tag: z.string(), count })).check(z.describe('With all filters, the most used first')),
    archived: count.check(z.describe('Put away, by the other filters')),
  })
  .check(z.meta({ id: 'ProjectFacets' }))
export type ProjectFacets = z.infer<typeof projectFacets>
