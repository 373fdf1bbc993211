import * as z from 'zod/mini'
import { type BoundedFigure, bounds } from '#vocabulary/bounds.ts'
import { ownershipCategories } from '#vocabulary/constructions.ts'

/** A number on the wire is finite; what it measures and in which unit stands in the document and in the app. */
export const quantity = (unit: string, description: string) => z.number().check(z.meta({ unit, description }))

/** The same for a figure whose bounds are known. */
export const bounded = (figure: BoundedFigure, description: string) => {
  const { unit, minimum, maximum } = bounds[figure]
  return quantity(unit, description).check(z.gte(minimum), z.lte(maximum))
}

/** A text with a description, trimmed, between `min` and `max` characters. */
export const text = (description: string, min: number, max: number) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.describe(description))

/** Of a day that is stored or looked for: to PostgreSQL there is no year nought. */
export const sinceYearOne = /^(?!0000)/

/**
 * One of `values`, matched without regard to case; the answer is the canonical spelling. For paths and queries.
 *
 * @param others - other spellings that are read, in lower case
 */
export const caseless = <const Values extends readonly string[]>(
  values: Values,
  others: Readonly<Record<string, Values[number]>> = {},
) =>
  z.pipe(
    z.transform((given: unknown) => {
      if (typeof given !== 'string') return given
      const lower = given.toLowerCase()
      return values.find((value) => value.toLowerCase() === lower) ?? others[lower] ?? given
    }),
    z.enum(values),
  )

/** As the given interface writes it, besides. */
export const otherOwnerships = { 'third-party': 'thirdParty' } as const
/** Ownership in a path or query. */
export const ownership = caseless(ownershipCategories, otherOwnerships)

const wholeNumber = (given: unknown) =>
  typeof given === 'string' && /^-?\d{1,10}$/.test(given) ? Number(given) : given

/** A whole number in a query. */
export const queryInteger = (minimum: number, maximum: number) =>
  z.pipe(z.transform(wholeNumber), z.number().check(z.int(), z.gte(minimum), z.lte(maximum)))

const decimal = (given: unknown) =>
  typeof given === 'string' && /^-?\d{1,10}(\.\d{1,10})?$/.test(given) ? Number(given) : given

/** A number in a query, with a decimal point. */
export const queryNumber = (minimum: number, maximum: number) =>
  z.pipe(z.transform(decimal), z.number().check(z.gte(minimum), z.lte(maximum)))

/** `true` or `false` in a query. */
export const queryFlag = z.pipe(
  z.transform((given: unknown) => (given === 'true' ? true : given === 'false' ? false : given)),
  z.boolean(),
)

/** One or several values of a query parameter, repeated or separated by commas. */
export const queryList = <Item extends z.ZodMiniType>(item: Item, most = 20) =>
  z.pipe(
    z.transform((given: unknown) =>
      (Array.isArray(given) ? given : [given]).flatMap((one) => (typeof one === 'string' ? one.split(',') : [one])),
    ),
    z.array(item).check(z.maxLength(most)),
  )

/** Largest int32, the type of numbers in queries of the given interface. */
export const INT32_MAX = 2_147_483_647
export const DEFAULT_PAGE_SIZE = 25
export const MAX_PAGE_SIZE = 200

const atMostAPage = (given: unknown) => {
  const number = wholeNumber(given)
  return typeof number === 'number' ? Math.min(number, MAX_PAGE_SIZE) : number
}

/** Paging of every list: `page` from 1, `customTake` entries a page; who asks for more gets the most there are. */
export const paging = {
  page: z._default(queryInteger(1, INT32_MAX), 1).check(z.describe('Page, from 1')),
  customTake: z
    ._default(
      z.pipe(z.transform(atMostAPage), z.number().check(z.int(), z.gte(1), z.lte(MAX_PAGE_SIZE))),
      DEFAULT_PAGE_SIZE,
    )
    .check(z.describe('Entries a page; more than 200 count as 200, `X-Page-Size` tells')),
}

/** Text to search for: substring, without regard to case and accents. */
export const searchText = z._default(z.string().check(z.maxLength(200)), '').check(z.describe('Text to search for'))

/** An e-mail address as accounts use it: trimmed, in lower case. */
export const emailAddress = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email(), z.describe('E-mail address'))

export const timestamp = z.iso.datetime()
