import * as z from 'zod/mini'
import { lifeCycleModules } from '#vocabulary/life-cycle.ts'
import { MOST_LINK_DAYS } from '#vocabulary/links.ts'
import { environmentalIndicators, keyPerformanceIndicators } from './assessment.ts'
import { locale } from './construction-query.ts'
import * as dto from './constructions.ts'
import { endpoint } from './endpoint.ts'
import { linkRoutes } from './link-routes.ts'
import { figuresToCompute } from './material-figures.ts'
import { materialDetail } from './materials.ts'
import { timestamp } from './schema.ts'
import { registered } from './verification.ts'

const permissions = {
  permission: z.literal('view'),
  mayCopy: z.boolean().check(z.describe('Whoever has the link may copy the construction into a library of their own')),
  showReport: z.boolean().check(z.describe('The page has the report to print')),
  showNames: z.boolean().check(z.describe('The page tells whose the construction is, and its tags')),
}

/** What is told of a link, whatever it leads to. */
export const linkFields = {
  id: z.uuid(),
  createdBy: z.string().check(z.describe('Name of who made it')),
  createdAt: timestamp,
  expiresAt: timestamp,
  lastUsedAt: z.nullable(timestamp).check(z.describe('Null: never opened')),
  uses: z.int().check(z.describe('Times that it was opened')),
  copies: z.int().check(z.describe('Times that it was copied by it')),
}
export const linkUrl = z.url().check(z.describe('Address of the page, told this once'))
export const linkExpiry = z
  .optional(timestamp)
  .check(z.describe(`At most ${MOST_LINK_DAYS} days from now; 30 days where absent`))

/** A link as whoever may share the construction sees it: without its secret, which nobody has but its holders. */
export const constructionLink = z
  .object({
    ...linkFields,
    ...permissions,
    frozenVersion: z
      .nullable(z.int())
      .check(z.describe('Version of the construction that it keeps to; null: it shows the newest')),
  })
  .check(z.meta({ id: 'ConstructionLink' }))

const createdLink = z.object({ ...constructionLink.shape, url: linkUrl }).check(z.meta({ id: 'CreatedLink' }))
export type CreatedLink = z.infer<typeof createdLink>

const one = z.strictObject({ id: z.uuid() })

export const listLinks = endpoint({
  ...linkRoutes.listLinks,
  rateLimit: 'session',
  summary: 'Links to a construction that the caller may share, expired ones too, newest first',
  params: one,
  success: { status: 200, body: z.array(constructionLink) },
  errors: ['notFound', 'forbidden'],
})
export const createLink = endpoint({
  ...linkRoutes.createLink,
  scope: 'share',
  rateLimit: 'session',
  summary: 'Make a link by which people without an account see a construction; its address is told this once',
  params: one,
  body: z.strictObject({
    permission: z._default(z.literal('view'), 'view'),
    expires: linkExpiry,
    mayCopy: z._default(z.boolean(), false),
    showReport: z._default(z.boolean(), false),
    showNames: z._default(z.boolean(), true),
    freeze: z
      ._default(z.boolean(), false)
      .check(z.describe('Keep to the version that there is now; not with materials of users in it')),
  }),
  success: { status: 201, body: createdLink },
  errors: ['notFound', 'forbidden', 'linksForbidden', 'quotaReached'],
})
export const renewLink = endpoint({
  ...linkRoutes.renewLink,
  scope: 'share',
  rateLimit: 'session',
  summary: 'Let a link hold until another day, also one that has expired: its address opens again',
  params: z.strictObject({ id: z.uuid(), linkId: z.uuid() }),
  body: z.strictObject({ expires: linkExpiry }),
  success: { status: 200, body: constructionLink },
  errors: ['notFound', 'forbidden', 'linksForbidden'],
})
export const revokeLink = endpoint({
  ...linkRoutes.revokeLink,
  scope: 'share',
  rateLimit: 'session',
  summary: 'Take a link back for good: from now on it opens nothing',
  params: z.strictObject({ id: z.uuid(), linkId: z.uuid() }),
  success: { status: 204 },
  errors: ['notFound', 'forbidden'],
})

const linkedFields = {
  type: dto.construction.shape.type,
  locale: dto.construction.shape.locale,
  code: dto.construction.shape.code,
  name: dto.construction.shape.name,
  description: dto.construction.shape.description,
  translations: dto.construction.shape.translations,
  tags: dto.construction.shape.tags,
  release: dto.construction.shape.release,
  layers: dto.construction.shape.layers,
  settings: dto.construction.shape.settings,
  version: dto.construction.shape.version,
  createdAt: dto.construction.shape.createdAt,
  updatedAt: dto.construction.shape.updatedAt,
  assessedWith: dto.construction.shape.assessedWith,
}

/** What the page of a link shows, and what it computes with when a thickness is changed on it. */
export const linked = z
  .object({
    construction: z.object(linkedFields).check(z.meta({ id: 'LinkedConstruction' })),
    kpis: keyPerformanceIndicators,
    stages: z
      .partialRecord(z.enum(lifeCycleModules), z.number())
      .check(z.describe('GWP by module as far as it is declared [kg CO₂e/m²]')),
    figures: figuresToCompute,
    link: z.object({ expiresAt: timestamp, mayCopy: z.boolean(), showReport: z.boolean() }),
    sharedBy: z.nullable(z.string()).check(z.describe('Person or office whose it is; null where it is not told')),
    verification: z
      .nullable(z.string())
      .check(z.describe('Code of the report of this version, where the link shows reports and one was made by a link')),
  })
  .check(z.meta({ id: 'Linked' }))
export type Linked = z.infer<typeof linked>

const linkedReport = z
  .object({
    ...linked.shape,
    indicators: z.array(environmentalIndicators),
    materials: z.array(materialDetail),
  })
  .check(z.meta({ id: 'LinkedReport' }))
export type LinkedReport = z.infer<typeof linkedReport>

const headers = { 'x-link-secret': 'required' } as const

export const readLinked = endpoint({
  ...linkRoutes.readLinked,
  headers,
  rateLimit: 'public',
  summary: 'What a link shows; `notFound` where it is revoked, expired or unknown',
  query: z.strictObject({ locale }),
  success: { status: 200, body: linked },
  errors: ['notFound'],
})
export const readLinkedReport = endpoint({
  ...linkRoutes.readLinkedReport,
  headers,
  rateLimit: 'public',
  summary: 'All that the report of a linked construction says; `notFound` where the link shows none',
  query: z.strictObject({ locale }),
  success: { status: 200, body: linkedReport },
  errors: ['notFound'],
})
export const registerLinkedReport = endpoint({
  ...linkRoutes.registerLinkedReport,
  headers,
  rateLimit: 'public',
  summary:
    'Keep what the report of a link says now, so that anyone can verify it by its code: whoever made the link may withdraw it; null for links of before',
  success: { status: 201, body: z.object({ report: z.nullable(registered) }) },
  errors: ['notFound'],
})
export const copyLinked = endpoint({
  ...linkRoutes.copyLinked,
  headers: { ...headers, 'idempotency-key': 'optional' },
  rateLimit: 'session',
  once: true,
  summary: "Copy a linked construction into the caller's own; `forbidden` where the link does not let",
  query: z.strictObject({ locale }),
  success: { status: 201, body: dto.construction },
  errors: ['notFound', 'forbidden', 'quotaReached'],
})
