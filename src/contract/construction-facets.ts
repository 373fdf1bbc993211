import * as z from 'zod/mini'
import { constructionTypes } from '#vocabulary/constructions.ts'

const count = z.int().check(z.gte(0))

/** Most used tags told at most. */
export const MOST_TAGS = 100

/** How many constructions each choice of a filter would show; a choice that would show none is left out. */
export const constructionFacets = z
  .object({
    ownership: z
      .object({ standard: count, custom: count, thirdParty: count, shared: count })
      .check(z.describe('Without the filter by ownership; shared ones are custom ones of others, counted in both')),
    types: z
      .array(z.object({ type: z.enum(constructionTypes), count }))
      .check(z.describe('Without the filter by type')),
    tags: z
      .array(z.object({ tag: z.string(), count }))
      .check(z.maxLength(MOST_TAGS), z.describe('Without the filter by tags; most used first')),
    complete: z
      .boolean()
      .check(z.describe('False: there are more constructions than are looked at; types and tags are lower bounds')),
    atLeast: z
      .array(z.enum(['standard', 'custom', 'thirdParty', 'shared']))
      .check(z.describe('Ownerships whose number is a lower bound')),
  })
  .check(z.meta({ id: 'ConstructionFacetsDto' }))
export type ConstructionFacets = z.infer<typeof constructionFacets>
