import * as z from 'zod/mini'
import { DEFAULT_LOCALE, locales } from '#vocabulary/constructions.ts'
import { BASE_VARIANT, projectLimits } from '#vocabulary/projects.ts'
import { bodyLimits, endpoint } from './endpoint.ts'
import { projectKpis } from './project-figures.ts'
import { projectRoutes } from './project-routes.ts'
import { element, item, opening, openingType, rowId, snapshot } from './project-rows.ts'
import { variant } from './projects.ts'
import { caseless, timestamp } from './schema.ts'

/** What stands in each list of a project: rows and variants by their ids, libraries by their keys. */
export const projectEntries = {
  elements: element,
  openings: opening,
  items: item,
  constructions: snapshot,
  openingTypes: openingType,
  variants: variant,
} as const
export type ProjectList = keyof typeof projectEntries
export const projectLists = Object.keys(projectEntries) as [ProjectList, ...ProjectList[]]

const place = {
  list: z.enum(projectLists),
  id: rowId.check(z.describe('Id of a row or variant, key of a construction or opening type')),
}
const fields = z.record(z.string().check(z.maxLength(40)), z.unknown())

/** One step from a version of a project to the next. Entries are checked as in the document, after all steps. */
export const projectChange = z
  .discriminatedUnion('op', [
    z.strictObject({
      op: z.literal('set'),
      ...place,
      value: fields.check(z.describe('The whole entry; at the end of its list where there is none yet')),
    }),
    z.strictObject({
      op: z.literal('patch'),
      ...place,
      fields: fields.check(z.describe('Fields that change; null takes an optional one away')),
    }),
    z.strictObject({
      op: z.literal('move'),
      ...place,
      before: z.nullable(rowId).check(z.describe('Entry that it comes before; null: to the end')),
    }),
    z.strictObject({ op: z.literal('remove'), ...place }),
    z.strictObject({
      op: z.literal('header'),
      fields: fields.check(z.describe('Fields of the project beside its lists; null takes an optional one away')),
    }),
  ])
  .check(z.meta({ id: 'ProjectChange' }))
export type ProjectChange = z.infer<typeof projectChange>

const steps = z.array(projectChange).check(z.maxLength(projectLimits.changes))
const one = z.strictObject({ id: z.uuid() })

const saved = z
  .object({ version: z.int().check(z.describe('That the changes have made')), updatedAt: timestamp })
  .check(z.meta({ id: 'ProjectSaved' }))

export const changeProject = endpoint({
  ...projectRoutes.changeProject,
  rateLimit: 'session',
  summary: 'Change a project step by step, all or none: what an editor saves while its user types',
  params: one,
  once: true,
  headers: { 'if-match': 'required', 'idempotency-key': 'optional' },
  body: z.strictObject({ changes: steps.check(z.minLength(1)) }),
  success: { status: 200, body: saved },
  etag: true,
  bodyLimit: bodyLimits.project,
  errors: ['notFound', 'forbidden', 'versionRequired', 'versionStale'],
})

export const assessProjectChanges = endpoint({
  ...projectRoutes.assessProjectChanges,
  rateLimit: 'session',
  scope: 'read',
  summary: 'Figures of a stored version with changes that are not stored yet: confirms what a browser has computed',
  params: one,
  query: z.strictObject({ locale: z._default(caseless(locales), DEFAULT_LOCALE) }),
  body: z.strictObject({
    version: z
      .int()
      .check(z.gte(1), z.describe('That the changes begin from; 412 where it is no longer the stored one')),
    changes: z._default(steps, []),
    variants: z._default(z.array(rowId).check(z.minLength(1), z.maxLength(5)), [BASE_VARIANT]),
    rows: z
      ._default(z.enum(['changed', 'all']), 'all')
      .check(z.describe('changed: of `rows` and `transmission.lines` those alone whose figures the changes touch')),
  }),
  success: { status: 200, body: z.array(projectKpis).check(z.describe('In the order of `variants`')) },
  bodyLimit: bodyLimits.project,
  errors: ['notFound', 'versionStale'],
})
