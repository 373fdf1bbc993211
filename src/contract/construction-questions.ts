import * as z from 'zod/mini'
import { constructionTypes } from '#vocabulary/constructions.ts'
import { questionFigures } from '#vocabulary/questions.ts'
import { condition } from './construction-conditions.ts'
import { constructionSorts } from './construction-list-endpoints.ts'
import { locale } from './construction-query.ts'
import { constructionListItem } from './constructions.ts'
import { endpoint } from './endpoint.ts'
import { officeRoutes } from './office-routes.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './schema.ts'

const value = z.nullable(z.number())

const aggregates = z.object({
  figures: z.array(
    z.object({
      figure: z.enum(questionFigures),
      count: z.int().check(z.describe('Constructions that have the figure')),
      min: value,
      median: value,
      max: value,
    }),
  ),
  types: z.array(z.object({ type: z.enum(constructionTypes), count: z.int() })).check(z.describe('Most first')),
})
export type QuestionAggregates = z.infer<typeof aggregates>

export const queryConstructions = endpoint({
  ...officeRoutes.queryConstructions,
  scope: 'read',
  rateLimit: 'session',
  cost: 5,
  summary:
    'Ask of all constructions that the caller may see: own ones, those of the offices, shared, standard and third-party ones',
  query: z.strictObject({ locale }),
  body: z.strictObject({
    where: z.optional(condition).check(z.describe('Every visible construction where absent; 50 conditions at most')),
    sort: z._default(z.enum(constructionSorts), '-updatedAt'),
    take: z._default(z.int().check(z.gte(1), z.lte(MAX_PAGE_SIZE)), DEFAULT_PAGE_SIZE),
    cursor: z
      .optional(z.string().check(z.maxLength(1600)))
      .check(z.describe('`next` of the page before, for the same question')),
    aggregates: z._default(z.boolean(), false).check(z.describe('Sum up all that is found, too')),
  }),
  success: {
    status: 200,
    body: z
      .object({
        items: z.array(constructionListItem),
        total: z.int(),
        next: z.nullable(z.string()).check(z.describe('Null on the last page')),
        aggregates: z.nullable(aggregates),
      })
      .check(z.meta({ id: 'QuestionAnswer' })),
  },
  errors: [],
})
