import * as z from 'zod/mini'
import { limitedBuildingQuantities } from '#vocabulary/building-limits.ts'
import { ruleFields } from './rule-fields.ts'

/** How a building stands to a limit of funding, a seal or the law. */
export const projectConformity = z
  .object({
    ...ruleFields,
    kind: z
      .enum(['requirement', 'orientation'])
      .check(z.describe('Whether it has to be held, or tells only where the building stands')),
    quantity: z.enum(limitedBuildingQuantities),
    unit: z.string(),
    relation: z.literal('atMost'),
    limit: z
      .nullable(z.number())
      .check(z.describe('null: none has been set yet, or that of the reference is not known')),
    value: z.nullable(z.number()).check(z.describe('null: it cannot be told')),
    bound: z
      .nullable(z.enum(['lower', 'unknown']))
      .check(z.describe('As of the totals: how a value with gaps is to be read')),
    margin: z.nullable(z.number()).check(z.describe('Relative distance to the limit; positive: better than asked')),
    fulfilled: z
      .nullable(z.boolean())
      .check(z.describe('null: orientation, unconfirmed, or something is missing that could decide')),
    note: z.nullable(z.string()),
  })
  .check(z.meta({ id: 'ProjectConformity' }))
export type ProjectConformity = z.infer<typeof projectConformity>
