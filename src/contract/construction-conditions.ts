import * as z from 'zod/mini'
import { constructionTypes } from '#vocabulary/constructions.ts'
import { materialCategories } from '#vocabulary/materials.ts'
import { questionFigures, questionOwners } from '#vocabulary/questions.ts'
import { release } from './materials.ts'
import { sinceYearOne } from './schema.ts'

const FEW = 20
const some = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.minLength(1), z.maxLength(FEW))
const name = z.string().check(z.minLength(1), z.maxLength(60))
const bound = z.optional(z.number().check(z.gte(-1e9), z.lte(1e9)))
const day = z.optional(z.iso.date().check(z.regex(sinceYearOne)))

const leaves = [
  z.strictObject({ on: z.literal('type'), in: some(z.enum(constructionTypes)) }),
  z.strictObject({ on: z.literal('owner'), in: some(z.enum(questionOwners)) }),
  z.strictObject({ on: z.literal('office'), in: some(z.uuid()) }),
  z.strictObject({ on: z.literal('tags'), all: some(z.string().check(z.minLength(1), z.maxLength(40))) }),
  z.strictObject({ on: z.literal('text'), has: z.string().check(z.maxLength(200)) }),
  z
    .strictObject({ on: z.literal('figure'), figure: z.enum(questionFigures), min: bound, max: bound })
    .check(z.describe('Bounds belong to it; a construction without the figure fails the condition')),
  z
    .strictObject({ on: z.literal('complete'), is: z.boolean() })
    .check(z.describe('False: gwp and penrt are lower bounds')),
  z.strictObject({ on: z.literal('material'), in: some(name) }).check(z.describe('Any of them, in layers or members')),
  z.strictObject({ on: z.literal('category'), in: some(z.enum(materialCategories)) }),
  z.strictObject({ on: z.literal('dataset'), in: some(z.uuid()) }),
  z.strictObject({ on: z.literal('release'), in: some(release) }).check(z.describe('That its figures are of')),
  z.strictObject({ on: z.literal('expired'), is: z.boolean() }).check(z.describe('A dataset no longer holds today')),
  z.strictObject({ on: z.literal('framing'), is: z.boolean() }),
  z
    .strictObject({ on: z.literal('verdict'), is: z.enum(['met', 'missed']), of: some(name) })
    .check(
      z.describe(
        'Of any of these requirements or rule packs, as of when its figures were stored; a pack is met where all of it that applies is',
      ),
    ),
  z.strictObject({ on: z.literal('updated'), from: day, to: day }).check(z.describe('Days (UTC), both belong to it')),
  z.strictObject({ on: z.literal('created'), from: day, to: day }).check(z.describe('Days (UTC), both belong to it')),
] as const

const combined = <Inner extends z.ZodMiniType>(inner: Inner) =>
  z.discriminatedUnion('on', [
    ...leaves,
    z.strictObject({ on: z.literal('all'), of: some(inner) }),
    z.strictObject({ on: z.literal('any'), of: some(inner) }),
    z.strictObject({ on: z.literal('not'), of: inner }),
  ])

const leaf = z.discriminatedUnion('on', leaves).check(z.meta({ id: 'QuestionLeaf' }))
const inner = combined(leaf).check(z.meta({ id: 'InnerQuestionCondition' }))
const middle = combined(inner).check(z.meta({ id: 'MiddleQuestionCondition' }))

/** What is asked of a construction; all, any and not stand three deep at most. */
export const condition = combined(middle).check(z.meta({ id: 'QuestionCondition' }))

type Leaf = z.infer<typeof leaf>
/** A condition at any depth. */
export type Condition =
  | Leaf
  | { readonly on: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly on: 'not'; readonly of: Condition }
