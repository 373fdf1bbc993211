import * as z from 'zod/mini'
import { readAdapted, readEqual } from '#vocabulary/normalised.ts'

/** What constructions are made equal in, in a query. */
export const equalText = z.string().check(
  z.refine((given) => readEqual(given) !== undefined, { error: 'wrongFormat' }),
  z.describe(
    'Makes each equal by the thickness of one layer, besides: `uValue:0.2` [W/(m²·K)], `thickness:0.36` [m], `uValue:best`',
  ),
)

/** Which layer of a construction is adapted, in a query. */
export const adaptedText = z.string().check(
  z.refine((given) => readAdapted(given) !== undefined, { error: 'wrongFormat' }),
  z.describe('With `equal`: layer that is adapted, as `<id>:<index>`; the thickest new insulation where absent'),
)
