import * as z from 'zod/mini'
import { type FigureKey, unitOfFigure } from '#vocabulary/figures.ts'
import { missingCostReasons } from '#vocabulary/prices.ts'
import { figure, layerIndex, quantityOf } from './assessment-figures.ts'
import { bound } from './life-cycle-figures.ts'
import { bounded, queryFlag } from './schema.ts'

const sum = (key: FigureKey) => z.nullable(z.object({ total: quantityOf(key), bound }))

/** Cost of one m², by the prices of whoever asks. */
export const costFigures = z
  .object({
    first: sum('cost').check(z.describe('Of what comes in with the works; null: nothing of it has a price')),
    overStudyPeriod: sum('costOverStudyPeriod').check(z.describe('With replacements, at the prices of today')),
    discounted: sum('costDiscounted').check(
      z.describe('With replacements, later ones discounted; null without a rate'),
    ),
    discountRate: z.nullable(bounded('discountRate', 'Rate that later costs are discounted by')),
    pricesFrom: z.nullable(z.iso.date()).check(z.describe('Day of the oldest price of what the layers are made of')),
    pricesTo: z.nullable(z.iso.date()).check(z.describe('Day of the newest one')),
    layers: z.array(
      z.object({
        layer: layerIndex,
        first: figure(unitOfFigure('cost'), 'First cost of what has a price; null: nothing of it'),
        bound,
      }),
    ),
    missing: z
      .array(z.object({ layer: layerIndex, materialId: z.string(), reason: z.enum(missingCostReasons) }))
      .check(
        z.describe(
          'What makes the sums lower bounds: no price, what is built in without an amount, a price for a unit the layer does not tell, or no service life',
        ),
      ),
  })
  .check(
    z.meta({
      id: 'CostFigures',
      description:
        "By the caller's own net prices. What exists costs nothing at first, what is removed nothing at all; off-cuts are paid for",
    }),
  )
export type CostFigures = z.infer<typeof costFigures>

/** Asked for along with figures: cost follows from the prices of whoever asks, and from nobody else's. */
export const costsAsked = z
  .optional(queryFlag)
  .check(z.describe("true: with cost, by the caller's own prices; absent where the caller has none"))
