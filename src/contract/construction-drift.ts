import * as z from 'zod/mini'
import { generations, type Indicator, indicators } from '#vocabulary/indicators.ts'
import { assessedWith } from './constructions.ts'
import { timestamp } from './schema.ts'

/** Figures of lists and of the panel that a drift names beside the indicators. */
export const driftFigures = ['uValue', 'thickness', 'mass', 'gwp', 'penrt', 'pert', 'biogenicCarbonStored'] as const

/**
 * Why there is no difference: `otherGeneration`: the two are defined otherwise and never compared; `notDeclared`: one of
 * the two does not have it; `lowerBound`: at least one leaves out layers, so that the difference is not one of the data.
 */
export const driftReasons = ['otherGeneration', 'notDeclared', 'lowerBound'] as const

/** How an amount changes. */
export const change = {
  unit: z.string(),
  before: z.nullable(z.number()),
  after: z.nullable(z.number()),
  absolute: z.nullable(z.number()),
  relative: z.nullable(z.number()).check(z.describe('Fraction of the amount before; null where that is zero')),
  reason: z.nullable(z.enum(driftReasons)).check(z.describe('Why there is no difference, or what to mind about it')),
}

const version = z.object({ uuid: z.string(), version: z.string(), name: z.string() })
export const driftDataset = z.object({
  materialId: z.string(),
  material: z.string(),
  before: z.nullable(z.object({ ...version.shape, validUntil: z.nullable(z.string()), expired: z.boolean() })),
  after: z.nullable(z.object({ ...version.shape, validUntil: z.nullable(z.string()), expired: z.boolean() })),
  replaced: z.boolean().check(z.describe("Chosen on a layer in place of the material's own")),
  newerVersion: z
    .nullable(z.string())
    .check(z.describe('Newest in the release it is assessed with; null: it has that')),
})

export const releaseState = z.object({
  id: z.string(),
  generation: z.enum(generations),
  isDefault: z.boolean(),
  pinned: z.boolean().check(z.describe('The construction is assessed with it')),
})

/** What newer data would change in a construction. */
export const constructionDrift = z
  .object({
    pinned: z.object({ ...assessedWith.shape, generation: z.enum(generations), at: z.nullable(timestamp) }),
    target: z.object({ release: z.string(), generation: z.enum(generations) }),
    releases: z.array(releaseState).check(z.describe('Releases to compare with')),
    newer: z
      .boolean()
      .check(
        z.describe('The default release, or a dataset in the same release, is newer than what it was assessed with'),
      ),
    expired: z.int().check(z.describe('Datasets it is assessed with that are past their validity')),
    datasets: z.array(driftDataset),
    figures: z.array(z.object({ figure: z.enum(driftFigures), ...change })),
    indicators: z
      .array(z.object({ indicator: z.enum(indicators as [Indicator, ...Indicator[]]), ...change }))
      .check(z.describe('A to C, per m² of construction')),
  })
  .check(z.meta({ id: 'ConstructionDrift' }))
export type ConstructionDrift = z.infer<typeof constructionDrift>
