import * as z from 'zod/mini'
import { constructionTypes } from '#vocabulary/constructions.ts'
import { unitOfFigure } from '#vocabulary/figures.ts'
import { generations } from '#vocabulary/indicators.ts'
import { projectLimits, rowKinds } from '#vocabulary/projects.ts'
import { change, driftDataset, releaseState } from './construction-drift.ts'
import { locale } from './construction-query.ts'
import { assessedWith } from './constructions.ts'
import { endpoint } from './endpoint.ts'
import { release } from './materials.ts'
import { projectRoutes } from './project-routes.ts'
import { rowId } from './project-rows.ts'
import { project } from './projects.ts'
import { quantity, timestamp } from './schema.ts'

const figures = ['gwp', 'penrt', 'pert'] as const

/** What newer data would change in the base of a project. */
export const projectDrift = z
  .object({
    pinned: z.object({ ...assessedWith.shape, generation: z.enum(generations), at: z.nullable(timestamp) }),
    target: z.object({ release: z.string(), generation: z.enum(generations) }),
    releases: z.array(releaseState).check(z.describe('Releases to compare with')),
    newer: z.boolean().check(z.describe('The release, or datasets in it, are newer than what is kept')),
    expired: z.int().check(z.describe('Datasets of its materials that are past their validity')),
    datasets: z.array(driftDataset).check(z.describe('Of the materials in its constructions')),
    totals: z.array(z.object({ figure: z.enum(figures), ...change })).check(z.describe('Of the base, A to C with B6')),
    rows: z.array(z.object({ kind: z.enum(rowKinds), id: z.string(), gwp: z.object(change), penrt: z.object(change) })),
  })
  .check(z.meta({ id: 'ProjectDrift' }))
export type ProjectDrift = z.infer<typeof projectDrift>

const pair = (unit: string, description: string) =>
  z.object({ before: z.nullable(quantity(unit, description)), after: z.nullable(quantity(unit, description)) })

/** What newer versions of the constructions of a library would change in the base of a project. */
export const projectOrigins = z
  .object({
    constructions: z.array(
      z.object({
        key: rowId,
        origin: z.object({ id: z.string(), version: z.int() }),
        newer: z.object({
          version: z.int(),
          type: z.enum(constructionTypes),
          name: z.string(),
          code: z.nullable(z.string()),
        }),
        rows: z.int().check(z.describe('Rows of the base that are made of it')),
        uValue: pair(unitOfFigure('uValue'), 'Thermal transmittance of its rows; null where it has none'),
        gwp: pair('kg CO₂e', 'Climate change of its rows, A to C'),
        penrt: pair('MJ', 'Non-renewable primary energy of its rows, A to C'),
      }),
    ),
    total: z.object({
      gwp: pair('kg CO₂e', 'Of the base, if all are taken'),
      penrt: pair('MJ', 'Of the base, if all are taken'),
    }),
  })
  .check(z.meta({ id: 'ProjectOrigins' }))
export type ProjectOrigins = z.infer<typeof projectOrigins>

const one = z.strictObject({ id: z.uuid() })
const changing = {
  params: one,
  once: true,
  headers: { 'if-match': 'required', 'idempotency-key': 'optional' },
  success: { status: 200, body: project },
  etag: true,
  errors: ['notFound', 'forbidden', 'versionRequired', 'versionStale'],
} as const

export const readProjectDrift = endpoint({
  ...projectRoutes.readProjectDrift,
  rateLimit: 'session',
  summary: 'What newer data would change in the base of a project, row by row, before it is accepted',
  params: one,
  query: z.strictObject({
    release: z
      .optional(release)
      .check(z.describe("To compare with; where absent that of the project, else the operator's default")),
    locale,
  }),
  success: { status: 200, body: projectDrift },
  errors: ['notFound'],
})
export const reassessProject = endpoint({
  ...projectRoutes.reassessProject,
  ...changing,
  rateLimit: 'session',
  cost: 20,
  summary: 'Accept newer data: a new version with the figures of the release, its datasets kept from now on',
  body: z.strictObject({ release }),
})
export const readProjectOrigins = endpoint({
  ...projectRoutes.readProjectOrigins,
  rateLimit: 'session',
  summary: 'Constructions of a project of which the library has a newer version, and what taking them would change',
  params: one,
  success: { status: 200, body: projectOrigins },
  errors: ['notFound'],
})
export const takeProjectOrigins = endpoint({
  ...projectRoutes.takeProjectOrigins,
  ...changing,
  rateLimit: 'session',
  summary: 'Take the newer versions of some constructions of a project, all or none',
  body: z.strictObject({
    keys: z.array(rowId).check(z.minLength(1), z.maxLength(projectLimits.constructions)),
  }),
})
