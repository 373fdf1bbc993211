import * as z from 'zod/mini'
import { ownerships } from '#vocabulary/constructions.ts'
import { change, driftFigures } from './construction-drift.ts'
import { constructionLayers } from './construction-layers.ts'
import { one } from './construction-query.ts'
import { bodyLimits, endpoint } from './endpoint.ts'
import { originRoutes } from './origin-routes.ts'
import { timestamp } from './schema.ts'

/** The standard, or the construction of an office, that a construction was copied from. */
const constructionOrigin = z
  .object({
    version: z.int().check(z.describe('Of the source, that was taken or accepted last')),
    takenAt: timestamp,
    layers: constructionLayers.check(z.describe('Of the source in that version')),
    source: z
      .nullable(
        z.object({
          id: z.uuid(),
          ownership: z.enum(ownerships),
          code: z.nullable(z.string()),
          name: z.string(),
          version: z.int().check(z.describe('As it is now')),
          layers: constructionLayers.check(z.describe('As they are now')),
        }),
      )
      .check(z.describe('Null where it is gone, or no longer for the caller')),
    figures: z
      .array(z.object({ figure: z.enum(driftFigures), ...change }))
      .check(z.describe('Of the source, in the version that was taken and as it is now; empty where it is not newer')),
  })
  .check(z.meta({ id: 'ConstructionOrigin' }))
const answer = z.object({
  origin: z.nullable(constructionOrigin).check(z.describe('Null where the construction was made from nothing')),
})
export type ConstructionOrigin = z.infer<typeof constructionOrigin>

export const readOrigin = endpoint({
  ...originRoutes.readOrigin,
  rateLimit: 'session',
  summary: 'What a construction was made from, and what has become of that since; nothing changes by itself',
  params: one,
  success: { status: 200, body: answer },
  errors: ['notFound'],
})
export const acceptOrigin = endpoint({
  ...originRoutes.acceptOrigin,
  rateLimit: 'session',
  summary: 'Take a version of the source for the one that was seen: the layers of the construction stay as they are',
  params: one,
  body: z.strictObject({ version: z.int().check(z.gte(1), z.describe('Of the source, as it is now')) }),
  bodyLimit: bodyLimits.usual,
  success: { status: 200, body: answer },
  errors: ['notFound', 'forbidden', 'versionStale'],
})
export const cutOrigin = endpoint({
  ...originRoutes.cutOrigin,
  rateLimit: 'session',
  summary: 'Forget what a construction was made from; the construction stays as it is',
  params: one,
  success: { status: 204 },
  errors: ['notFound', 'forbidden'],
})
