import * as z from 'zod/mini'
import { rowKinds } from '#vocabulary/projects.ts'
import { bound } from './life-cycle-figures.ts'
import { bounded, quantity } from './schema.ts'

const sum = (description: string) => z.nullable(z.object({ total: quantity('€', description), bound }))
const sums = {
  first: sum('Of what comes in with the works').check(z.describe('null: nothing of it has a price')),
  overStudyPeriod: sum('With replacements, at the prices of today'),
  discounted: sum('With replacements, later ones discounted').check(z.describe('null without a rate, too')),
}

/** Cost of a building, by the prices of whoever asks. */
export const projectCost = z
  .object({
    ...sums,
    discountRate: z.nullable(bounded('discountRate', 'Rate that later costs are discounted by')),
    rows: z.array(z.object({ kind: z.enum(rowKinds), id: z.string(), ...sums })),
    missing: z.array(z.string()).check(z.describe('Materials of constructions without a price, each once')),
  })
  .check(
    z.meta({
      id: 'ProjectCost',
      description:
        "By the caller's own net prices, the constructions of the rows by their areas. Openings and items have no prices: with them all sums are lower bounds",
    }),
  )
