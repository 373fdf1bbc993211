import * as z from 'zod/mini'
import { constructionTypes } from '#vocabulary/constructions.ts'
import { environmentalIndicators, keyPerformanceIndicators } from './assessment.ts'
import { constructionDrift } from './construction-drift.ts'
import { assessmentQuery, locale, one } from './construction-query.ts'
import * as dto from './constructions.ts'
import { costsAsked } from './cost-figures.ts'
import { bodyLimits, endpoint } from './endpoint.ts'
import { release } from './materials.ts'
import { routes } from './routes.ts'
import { caseless, ownership, queryFlag } from './schema.ts'
import { settingsQuery } from './settings.ts'

const edited = z
  .optional(z.uuid())
  .check(
    z.describe(
      'Visible construction that the layers are a change of: the release and dataset versions it was assessed with hold for them, and materials new to it come with the data of today',
    ),
  )

export const deleteConstructions = endpoint({
  ...routes.deleteConstructions,
  rateLimit: 'session',
  summary: 'Delete constructions, all or none; they can be restored for 30 days',
  body: dto.constructionIds,
  success: { status: 200, body: z.boolean() },
  bodyLimit: bodyLimits.construction,
  errors: ['unknownConstruction'],
})

/** What the layers are of: places of layers, and so their service lives and limits, follow from it. */
const ofConstruction = {
  construction: edited,
  constructionType: z
    .optional(caseless(constructionTypes))
    .check(z.describe('Where absent that of `construction`, else outerWall')),
}
export const assessIndicators = endpoint({
  ...routes.assessIndicators,
  rateLimit: 'session',
  summary: 'Environmental indicators of layers, per module',
  query: z.strictObject({ ...assessmentQuery, ...settingsQuery, ...ofConstruction }),
  body: dto.constructionLayers,
  success: { status: 200, body: z.array(environmentalIndicators) },
  bodyLimit: bodyLimits.construction,
  pure: true,
  errors: ['notFound'],
})
export const assessKpis = endpoint({
  ...routes.assessKpis,
  rateLimit: 'session',
  summary: 'Key performance indicators of layers',
  query: z.strictObject({
    ...assessmentQuery,
    ...settingsQuery,
    ...ofConstruction,
    trace: z.optional(queryFlag),
    costs: costsAsked,
  }),
  body: dto.constructionLayers,
  success: { status: 200, body: keyPerformanceIndicators },
  bodyLimit: bodyLimits.construction,
  pure: true,
  errors: ['notFound'],
})

export const restoreConstructions = endpoint({
  ...routes.restoreConstructions,
  rateLimit: 'session',
  once: true,
  headers: { 'idempotency-key': 'optional' },
  summary: 'Bring deleted constructions back, all or none',
  body: dto.constructionIds,
  success: { status: 200, body: z.boolean() },
  bodyLimit: bodyLimits.construction,
  errors: ['unknownConstruction'],
})
const office = z
  .optional(z.uuid())
  .check(z.describe('Office that it belongs to from the start; its members may put custom ones there, its viewers not'))

export const createConstruction = endpoint({
  ...routes.createConstruction,
  only: 'creators',
  rateLimit: 'session',
  summary: 'Create a construction; standard ones need the admin policy and an address of the operator',
  params: z.strictObject({ ownership }),
  query: z.strictObject({ locale, office }),
  headers: { 'idempotency-key': 'optional' },
  body: dto.constructionInput,
  success: { status: 200, body: dto.construction },
  etag: true,
  bodyLimit: bodyLimits.construction,
  errors: ['notFound', 'forbidden', 'ownershipNotAllowed', 'idempotencyKeyReused'],
})
export const readStoredIndicators = endpoint({
  ...routes.readStoredIndicators,
  rateLimit: 'session',
  summary: 'Environmental indicators of a stored construction',
  params: one,
  query: z.strictObject({ ...assessmentQuery, ...settingsQuery }),
  success: { status: 200, body: z.array(environmentalIndicators) },
  errors: ['notFound'],
})
export const readStoredKpis = endpoint({
  ...routes.readStoredKpis,
  rateLimit: 'session',
  summary: 'Key performance indicators of a stored construction, calculated anew',
  params: one,
  query: z.strictObject({ ...assessmentQuery, ...settingsQuery, trace: z.optional(queryFlag), costs: costsAsked }),
  success: { status: 200, body: keyPerformanceIndicators },
  errors: ['notFound'],
})
export const readConstruction = endpoint({
  ...routes.readConstruction,
  rateLimit: 'session',
  summary: 'One construction',
  params: one,
  query: z.strictObject({ locale }),
  success: { status: 200, body: dto.construction },
  etag: true,
  errors: ['notFound'],
})
export const replaceConstruction = endpoint({
  ...routes.replaceConstruction,
  rateLimit: 'session',
  summary: 'Replace a construction',
  params: one,
  query: z.strictObject({ locale }),
  headers: { 'if-match': 'required' },
  body: dto.constructionInput,
  success: { status: 200, body: dto.construction },
  etag: true,
  bodyLimit: bodyLimits.construction,
  errors: ['notFound', 'forbidden', 'versionRequired', 'versionStale'],
})
export const copyConstruction = endpoint({
  ...routes.copyConstruction,
  once: true,
  headers: { 'idempotency-key': 'optional' },
  rateLimit: 'session',
  summary: "Copy a construction into the caller's own",
  params: one,
  query: z.strictObject({ locale, office }),
  success: { status: 200, body: dto.construction },
  etag: true,
  errors: ['notFound', 'forbidden', 'quotaReached'],
})
export const readDrift = endpoint({
  ...routes.readDrift,
  rateLimit: 'session',
  summary: 'What newer data would change, figure by figure, before it is accepted',
  params: one,
  query: z.strictObject({
    release: z
      .optional(release)
      .check(z.describe("To compare with; where absent that of the construction, else the operator's default")),
    locale,
  }),
  success: { status: 200, body: constructionDrift },
  errors: ['notFound'],
})
export const reassessConstruction = endpoint({
  ...routes.reassessConstruction,
  rateLimit: 'session',
  summary: 'Accept newer data: a new version with the figures of the release, its datasets kept from now on',
  params: one,
  query: z.strictObject({ locale }),
  once: true,
  headers: { 'if-match': 'required', 'idempotency-key': 'optional' },
  body: z.strictObject({ release }),
  success: { status: 200, body: dto.construction },
  etag: true,
  bodyLimit: bodyLimits.construction,
  errors: ['notFound', 'forbidden', 'versionRequired', 'versionStale'],
})
