import * as z from 'zod/mini'
import { locales } from '#vocabulary/constructions.ts'
import { LONGEST_PRICE_NOTE, MOST_REFUSED_LINES, priceColumns, priceRefusals, priceUnits } from '#vocabulary/prices.ts'
import { bodyLimits, endpoint } from './endpoint.ts'
import { exportMediaTypes } from './interchange.ts'
import { routes } from './routes.ts'
import { bounded, caseless, sinceYearOne, text, timestamp } from './schema.ts'

const content = {
  amount: bounded('price', 'Net price per unit; 0 for what another price includes'),
  per: z.enum(priceUnits).check(z.describe('What the price is for')),
  on: z.iso.date().check(z.regex(sinceYearOne), z.describe('Day that the price is of')),
  note: z.optional(text('What it includes, such as labour or members', 1, LONGEST_PRICE_NOTE)),
  thickness: z.optional(
    bounded('thickness', 'Of a price per m²: the thickness that it holds for; absent where it holds for any'),
  ),
}
/** A price as its owner sets it. */
export const priceInput = z
  .strictObject(content)
  .check(
    z.refine(({ per, thickness }) => per === 'm2' || thickness === undefined, {
      path: ['thickness'],
      error: 'contradicts',
      params: { reason: 'only a price per m² holds for one thickness' },
    }),
  )
  .check(z.meta({ id: 'PriceInput', description: "A net price of the caller's own; the service ships none" }))
export type PriceInput = z.infer<typeof priceInput>

const materialId = z.string().check(z.describe('Id of the material, or of what is built in'))
const price = z
  .object({
    ...content,
    materialId,
    name: z
      .object({ de_DE: z.exactOptional(z.string()), en_GB: z.exactOptional(z.string()) })
      .check(z.describe('Empty where the material is gone, or no longer visible to the caller')),
    updatedAt: timestamp,
  })
  .check(z.meta({ id: 'PriceDto' }))
export type OwnPrice = z.infer<typeof price>

const terms = z
  .strictObject({
    discountRate: z.nullable(bounded('discountRate', 'Rate that later costs are discounted by; null: they are not')),
  })
  .check(z.meta({ id: 'PriceTerms' }))
export type PriceTerms = z.infer<typeof terms>

const priceList = z
  .object({
    discountRate: terms.shape.discountRate,
    version: z.string().check(z.describe('Stands for all of them: other prices, another text')),
    prices: z.array(price),
  })
  .check(
    z.meta({ id: 'PriceList', description: "The caller's own prices, by id of the material; nobody else sees them" }),
  )
export type PriceList = z.infer<typeof priceList>

const taken = z.object({ line: z.int(), materialId, name: price.shape.name, ...content, replaces: z.boolean() })
const refusal = z.object({
  line: z.int().check(z.describe('Of the text, from 1; 1 is the heading')),
  reason: z.enum(priceRefusals),
  column: z.enum(priceColumns),
  value: z.string().check(z.describe('What stands there, at most 80 characters of it')),
})
/** What was understood of a price list, and what became of it. */
export const priceImport = z
  .object({
    applied: z.boolean(),
    understood: z.array(taken).check(z.describe('In the order of the text')),
    refused: z
      .array(refusal)
      .check(
        z.maxLength(MOST_REFUSED_LINES),
        z.describe('Lines that are not taken, each with the reason: the first thousand of them'),
      ),
    refusedCount: z.int().check(z.describe('All lines that are not taken')),
    unreadColumns: z.array(z.string()).check(z.describe('Headings that say nothing here')),
  })
  .check(z.meta({ id: 'PriceImport' }))
export type PriceImport = z.infer<typeof priceImport>

const one = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(100)) })

export const listPrices = endpoint({
  ...routes.listPrices,
  rateLimit: 'session',
  summary: "The caller's own prices of materials, all of them, and the rate that later costs are discounted by",
  success: { status: 200, body: priceList },
  etag: true,
  errors: [],
})
export const replacePrice = endpoint({
  ...routes.replacePrice,
  rateLimit: 'session',
  summary: "Set the caller's own price of a material or of what is built in",
  params: one,
  body: priceInput,
  success: { status: 200, body: price },
  errors: ['notFound'],
})
export const deletePrice = endpoint({
  ...routes.deletePrice,
  rateLimit: 'session',
  summary: "Forget the caller's own price of a material; no fault where there is none",
  params: one,
  success: { status: 204 },
  errors: [],
})
export const replacePriceTerms = endpoint({
  ...routes.replacePriceTerms,
  rateLimit: 'session',
  summary: 'Set the rate that later costs are discounted by',
  body: terms,
  success: { status: 200, body: terms },
  errors: [],
})
export const importPrices = endpoint({
  ...routes.importPrices,
  rateLimit: 'session',
  once: true,
  headers: { 'idempotency-key': 'optional' },
  summary: 'Read a price list (CSV with German or English headings); see what is understood, then take that',
  body: z.strictObject({
    csv: z.string().check(z.minLength(1), z.maxLength(1_000_000), z.describe('The text of the file')),
    apply: z
      .enum(['nothing', 'understood'])
      .check(z.describe('nothing: tells only; understood: takes what is understood, and leaves what is refused')),
  }),
  bodyLimit: bodyLimits.many,
  success: { status: 200, body: priceImport },
  errors: [],
})
export const exportPrices = endpoint({
  ...routes.exportPrices,
  rateLimit: 'session',
  summary: "The caller's own prices as CSV, to change and take in again",
  query: z.strictObject({
    locale: z._default(caseless(locales), 'de_DE').check(z.describe('Language of headings and numbers')),
  }),
  success: { status: 200 },
  file: [exportMediaTypes.csv],
  errors: [],
})
