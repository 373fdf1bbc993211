import * as z from 'zod/mini'
import { locales } from '#vocabulary/constructions.ts'
import { construction, constructionInput } from './constructions.ts'
import { bodyLimits, endpoint } from './endpoint.ts'
import { routes } from './routes.ts'
import { caseless, paging, searchText, text } from './schema.ts'
import { standardDetail, standardItem, standardVersion, versionNumber } from './standard-constructions.ts'

const locale = z._default(caseless(locales), 'de_DE').check(z.describe('Locale of names and messages'))
const one = z.strictObject({ id: z.uuid() })

/** What a list of standard constructions can be narrowed to. */
export const standardFilters = ['withDraft', 'published', 'withdrawn', 'updateOffered'] as const
export type StandardFilter = (typeof standardFilters)[number]

/** Longest note of a version [characters]. */
export const MAX_NOTE = 500

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
  once: true,
  headers: { 'if-match': 'required', 'idempotency-key': 'optional' },
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
  once: true,
  headers: { 'if-match': 'required', 'idempotency-key': 'optional' },
  success: { status: 204 },
  errors: ['forbidden', 'notFound', 'versionRequired', 'versionStale'],
})
