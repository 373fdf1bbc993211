import * as z from 'zod/mini'
import { constructionTypes, ownershipCategories } from '#vocabulary/constructions.ts'
import { constructionFacets } from './construction-facets.ts'
import { locale } from './construction-query.ts'
import * as dto from './constructions.ts'
import { endpoint } from './endpoint.ts'
import { routes } from './routes.ts'
import { caseless, otherOwnerships, ownership, paging, queryList, searchText } from './schema.ts'

const sorts = [
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
  sort: z._default(caseless(sorts), '-updatedAt'),
}

export const countConstructions = endpoint({
  ...routes.countConstructions,
  rateLimit: 'session',
  summary: 'Number of visible constructions of an ownership',
  params: z.strictObject({ ownershipCategory: ownership }),
  success: { status: 200, body: z.int() },
  errors: [],
})
export const countFacets = endpoint({
  ...routes.countFacets,
  rateLimit: 'session',
  summary: 'How many constructions a list would show, by ownership, type and tag; each without its own filter',
  query: z.strictObject({
    ownership: z
      .optional(caseless([...ownershipCategories, 'shared'], otherOwnerships))
      .check(z.describe('As of the list; `shared` for those shared with the caller')),
    ...narrowing,
  }),
  success: { status: 200, body: constructionFacets },
  errors: [],
})
export const listCustomTags = endpoint({
  ...routes.listCustomTags,
  rateLimit: 'session',
  summary: 'Tags of the visible custom constructions, sorted',
  success: { status: 200, body: z.array(z.string()) },
  errors: [],
})

export const listConstructions = endpoint({
  ...routes.listConstructions,
  rateLimit: 'session',
  summary: 'Visible constructions; standard and custom where no ownership is asked for',
  query: z.strictObject({ ownership: z.optional(ownership), ...filters }),
  success: { status: 200, body: z.array(dto.constructionListItem) },
  paged: 'cursor',
  errors: [],
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
