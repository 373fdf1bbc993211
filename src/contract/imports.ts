import * as z from 'zod/mini'
import { locales } from '#vocabulary/constructions.ts'
import { constructionInput } from './constructions.ts'
import { bodyLimits, endpoint } from './endpoint.ts'
import { routes } from './routes.ts'
import { caseless, text } from './schema.ts'

/** Most constructions that one request brings. */
export const MAX_IMPORTED = 200
/** Most choices that one request remembers. */
export const MAX_CHOICES = 500
/** Most choices kept of a user; the oldest make room. */
export const MAX_KEPT_CHOICES = 5_000

/** Which material stands for a name in files of other programs. */
const materialChoice = z
  .strictObject({
    name: text('Name of the material in the file; letter case, accents and spaces make no difference', 1, 200),
    materialId: z
      .string()
      .check(z.minLength(1), z.maxLength(100), z.describe('Material of the catalogue or an own one')),
  })
  .check(z.meta({ id: 'MaterialChoice' }))
export type MaterialChoice = z.infer<typeof materialChoice>

export const listMaterialChoices = endpoint({
  ...routes.listMaterialChoices,
  rateLimit: 'session',
  summary: 'Materials the caller chose for names in files of other programs, newest first',
  success: { status: 200, body: z.array(materialChoice) },
  errors: [],
})
export const rememberMaterialChoices = endpoint({
  ...routes.rememberMaterialChoices,
  rateLimit: 'session',
  summary: 'Remember materials for names in files of other programs; the later choice for a name counts',
  body: z.array(materialChoice).check(z.minLength(1), z.maxLength(MAX_CHOICES)),
  success: { status: 204 },
  bodyLimit: bodyLimits.construction,
  errors: [],
})

const { type, locale, code, name, description, translations, tags, release, layers, settings } = constructionInput.shape
export const importedConstruction = z
  .strictObject({ type, locale, code, name, description, translations, tags, release, layers, settings })
  .check(z.meta({ id: 'ImportedConstruction' }))
export type ImportedConstruction = z.infer<typeof importedConstruction>

export const importConstructions = endpoint({
  ...routes.importConstructions,
  rateLimit: 'session',
  summary: "Create several constructions of the caller's own, all or none",
  query: z.strictObject({
    locale: z._default(caseless(locales), 'de_DE').check(z.describe('Of those that name none')),
  }),
  headers: { 'idempotency-key': 'optional' },
  body: z.array(importedConstruction).check(z.minLength(1), z.maxLength(MAX_IMPORTED)),
  success: {
    status: 200,
    body: z.array(z.object({ id: z.uuid(), name: z.string() })).check(z.describe('In the order of the request')),
  },
  bodyLimit: bodyLimits.many,
  errors: ['idempotencyKeyReused'],
})
