import * as z from 'zod/mini'
import { constructionTypes, ownershipCategories } from '#vocabulary/constructions.ts'
import { constructionFacets } from './construction-facets.ts'
import { locale } from './construction-query.ts'
import * as dto from './constructions.ts'
import { endpoint } from './endpoint.ts'
import { routes } from './routes.ts'
import { caseless, otherOwnerships, ownership, paging, queryList, searchText } from './schema.ts'

/** What lists of constructions are sorted by; `-`: the largest first. */
export const constructionSorts = [
  'name',
  '-name',
  'updatedAt',
  '-updatedAt',
  'uValue',
  '-uValue',
  'gwp',
  '-gwp',
  'thickness',
  '-thickness',
] as const
const narrowing = {
  query: searchText,
  type: z.optional(queryList(caseless(constructionTypes))),
  tags: z
    .optional(queryList(z.string().check(z.minLength(1), z.maxLength(40))))
    .check(z.describe('Constructions with all of these')),
}
const office = z
  .optional(z.uuid())
  .check(
    z.describe("Office whose constructions stand in the place of the caller's own; `notFound` to who is no member"),
  )
/** Its keys are names of 240 letters at most, of up to four bytes each, in base64. */
const cursor = z
  .optional(z.string().check(z.maxLength(1600)))
  .check(
    z.describe(
      'Where the page before ended, as its `X-Next-Cursor` says; in place of `page`. What others write meanwhile neither repeats nor hides a row. Holds for the same `sort` and `locale`',
    ),
  )
const filters = {
  locale,
  ...narrowing,
  ...paging,
  cursor,
  sort: z._default(caseless(constructionSorts), '-updatedAt'),
}

export const countConstructions = endpoint({
  ...routes.countConstructions,
  rateLimit: 'session',
  summary: 'Number of visible constructions of an ownership',
  params: z.strictObject({ ownershipCategory: ownership }),
  query: z.strictObject({ office }),
  success: { status: 200, body: z.int() },
  errors: ['notFound'],
})
export const countFacets = endpoint({
  ...routes.countFacets,
  rateLimit: 'session',
  summary: 'How many constructions a list would show, by ownership, type and tag; each without its own filter',
  query: z.strictObject({
    ownership: z
      .optional(caseless([...ownershipCategories, 'shared'], otherOwnerships))
      .check(z.describe('As of the list; `shared` for those shared with the caller')),
    office,
    ...narrowing,
  }),
  success: { status: 200, body: constructionFacets },
  errors: ['notFound'],
})
export const listCustomTags = endpoint({
  ...routes.listCustomTags,
  rateLimit: 'session',
  summary: 'Tags of the visible custom constructions, sorted',
  query: z.strictObject({ office }),
  success: { status: 200, body: z.array(z.string()) },
  errors: ['notFound'],
})

export const listConstructions = endpoint({
  ...routes.listConstructions,
  rateLimit: 'session',
  summary: 'Visible constructions; standard and custom, of an office custom, where no ownership is asked for',
  query: z.strictObject({ ownership: z.optional(ownership), office, ...filters }),
  success: { status: 200, body: z.array(dto.constructionListItem) },
  paged: 'cursor',
  bounded: true,
  errors: ['notFound'],
})

export const listSharedConstructions = endpoint({
  ...routes.listSharedConstructions,
  rateLimit: 'session',
  summary: 'Constructions shared with the caller',
  query: z.strictObject(filters),
  success: { status: 200, body: z.array(dto.constructionListItem) },
  paged: 'cursor',
  errors: [],
})
