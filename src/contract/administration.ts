import * as z from 'zod/mini'
import { locales } from '#vocabulary/constructions.ts'
import { construction, constructionInput, constructionListItem } from './constructions.ts'
import { bodyLimits, endpoint } from './endpoint.ts'
import { routes } from './routes.ts'
import { caseless, INT32_MAX, paging, searchText, text, timestamp } from './schema.ts'

const locale = z._default(caseless(locales), 'de_DE').check(z.describe('Locale of names and messages'))
const one = z.strictObject({ id: z.uuid() })
const versionNumber = z.int().check(z.gte(1), z.lte(INT32_MAX))

/** States of a standard construction; a published or withdrawn one may have a draft beside it. */
const standardStates = ['draft', 'published', 'withdrawn'] as const
/** What a list of standard constructions can be narrowed to. */
export const standardFilters = ['withDraft', 'published', 'withdrawn', 'updateOffered'] as const
export type StandardFilter = (typeof standardFilters)[number]

/** Longest note of a version [characters]. */
export const MAX_NOTE = 500

const person = z.object({ userId: z.uuid(), name: z.string() })
const listed = constructionListItem.shape
const figures = {
  thickness: listed.thickness,
  uValue: listed.uValue,
  mass: listed.mass,
  gwp: listed.gwp,
  penrt: listed.penrt,
  complete: listed.complete,
  section: listed.section,
}

const draft = z.object({
  constructionId: z.uuid().check(z.describe('Of the draft, to read and replace it as a standard construction')),
  version: versionNumber.check(z.describe('Of the draft, for If-Match')),
  updatedAt: timestamp,
  startedBy: person,
})

export const standardItem = z
  .object({
    type: listed.type,
    code: listed.code,
    name: listed.name,
    ...figures,
    id: z.uuid().check(z.describe('Stays the same from the first publication on')),
    state: z.enum(standardStates),
    version: z.nullable(versionNumber).check(z.describe('Published version; null before the first')),
    changedAt: timestamp.check(z.describe('Of the publication or the withdrawal; of the draft before the first')),
    changedBy: z.nullable(person).check(z.describe('null: came with the service')),
    draft: z.nullable(draft),
    updateOffered: z.boolean().check(z.describe('The service ships a newer one than administrators have changed')),
  })
  .check(z.meta({ id: 'StandardConstructionItem' }))
export type StandardItem = z.infer<typeof standardItem>

const content = constructionInput
export const standardContent = z
  .object({
    ...figures,
    content,
    materials: z.array(z.string()).check(z.describe('Name of the material of each layer; members after a slash')),
  })
  .check(z.meta({ id: 'StandardConstructionContent', description: 'Figures are those of engine and data of today' }))
export type StandardContent = z.infer<typeof standardContent>

export const standardDetail = z
  .object({
    ...standardItem.shape,
    current: z.nullable(standardContent).check(z.describe('What is published, or was before the withdrawal')),
    prepared: z.nullable(standardContent).check(z.describe('The draft')),
    shipped: z.nullable(standardContent).check(z.describe('What the service ships, where that is offered')),
  })
  .check(z.meta({ id: 'StandardConstruction' }))
export type StandardDetail = z.infer<typeof standardDetail>

export const standardVersion = z
  .object({
    ...standardContent.shape,
    version: versionNumber,
    publishedAt: timestamp,
    publishedBy: z.nullable(person).check(z.describe('null: came with the service')),
    note: z.nullable(z.string()).check(z.describe('What changed; null where nobody said')),
  })
  .check(z.meta({ id: 'StandardConstructionVersion' }))
export type StandardVersion = z.infer<typeof standardVersion>

const sorts = ['code', '-code', 'name', '-name', 'changedAt', '-changedAt', 'uValue', '-uValue', 'gwp', '-gwp'] as const
export type StandardSort = (typeof sorts)[number]

export const listStandards = endpoint({
  ...routes.listStandards,
  only: 'operators',
  rateLimit: 'session',
  summary: 'Standard constructions with their drafts (administrators)',
  query: z.strictObject({
    locale,
    query: searchText,
    ...paging,
    state: z.optional(caseless(standardFilters)),
    sort: z._default(caseless(sorts), 'code'),
  }),
  success: { status: 200, body: z.array(standardItem) },
  paged: true,
  errors: ['forbidden'],
})
export const createStandardDraft = endpoint({
  ...routes.createStandardDraft,
  once: true,
  headers: { 'idempotency-key': 'optional' },
  only: 'operators',
  rateLimit: 'session',
  summary: 'Prepare a new standard construction, seen by administrators only until it is published',
  query: z.strictObject({ locale }),
  body: constructionInput,
  success: { status: 201, body: construction },
  etag: true,
  bodyLimit: bodyLimits.construction,
  errors: ['forbidden'],
})
export const readStandard = endpoint({
  ...routes.readStandard,
  only: 'operators',
  rateLimit: 'session',
  summary: 'One standard construction: what is published, what is prepared, what is offered (administrators)',
  params: one,
  query: z.strictObject({ locale }),
  success: { status: 200, body: standardDetail },
  errors: ['forbidden', 'notFound'],
})
export const listStandardVersions = endpoint({
  ...routes.listStandardVersions,
  only: 'operators',
  rateLimit: 'session',
  summary: 'Every published version, newest first (administrators)',
  params: one,
  query: z.strictObject({ locale, ...paging }),
  success: { status: 200, body: z.array(standardVersion) },
  paged: true,
  errors: ['forbidden', 'notFound'],
})
export const startStandardDraft = endpoint({
  ...routes.startStandardDraft,
  once: true,
  headers: { 'idempotency-key': 'optional' },
  only: 'operators',
  rateLimit: 'session',
  summary: 'Prepare a replacement: from what is published, from an earlier version, or from what the service ships',
  params: one,
  query: z.strictObject({ locale }),
  body: z.strictObject({ from: z.union([z.enum(['published', 'shipped']), versionNumber]) }),
  success: { status: 201, body: construction },
  etag: true,
  bodyLimit: bodyLimits.construction,
  errors: ['forbidden', 'notFound', 'conflict'],
})
export const discardStandardDraft = endpoint({
  ...routes.discardStandardDraft,
  only: 'operators',
  rateLimit: 'session',
  summary: 'Discard a draft; If-Match names its version',
  params: one,
  headers: { 'if-match': 'required' },
  success: { status: 204 },
  errors: ['forbidden', 'notFound', 'versionRequired', 'versionStale'],
})
export const publishStandard = endpoint({
  ...routes.publishStandard,
  only: 'operators',
  rateLimit: 'session',
  summary: 'Publish the draft; If-Match names its version, and the earlier version is kept',
  params: one,
  query: z.strictObject({ locale }),
  headers: { 'if-match': 'required' },
  body: z.strictObject({
    note: text('What changed; shown in the list of versions', 0, MAX_NOTE).check(
      z.describe('Needed where a version is replaced'),
    ),
    replaces: z
      .nullable(versionNumber)
      .check(z.describe('Published version the administrator has seen; null where there is none')),
  }),
  success: { status: 200, body: construction },
  etag: true,
  bodyLimit: bodyLimits.construction,
  errors: ['forbidden', 'notFound', 'versionRequired', 'versionStale'],
})
export const withdrawStandard = endpoint({
  ...routes.withdrawStandard,
  only: 'operators',
  rateLimit: 'session',
  summary: 'Withdraw a standard construction; If-Match names the published version. Copies stay, versions are kept',
  params: one,
  headers: { 'if-match': 'required' },
  success: { status: 204 },
  errors: ['forbidden', 'notFound', 'versionRequired', 'versionStale'],
})
