import * as z from 'zod/mini'
import { constructionTypes } from '#vocabulary/constructions.ts'
import { goalRelations, layerQuantities } from '#vocabulary/optimisation.ts'
import { parts, sensitivityKinds, sensitivityRanges } from '#vocabulary/sensitivity.ts'
import { layerIndex } from './assessment-figures.ts'
import { constructionLayers } from './construction-layers.ts'
import { bodyLimits, endpoint } from './endpoint.ts'
import { release } from './materials.ts'
import { goalOf } from './optimisation.ts'
import { routes } from './routes.ts'
import { quantity } from './schema.ts'
import { settings } from './settings.ts'

const range = (key: keyof typeof sensitivityRanges, description: string) => {
  const { unit, maximum, usual } = sensitivityRanges[key]
  return quantity(unit, `${description}; ${usual} where absent`).check(z.gte(0), z.lte(maximum))
}

const eachRange = {
  conductivity: range('conductivity', 'λ, up and down, as a part of it'),
  thickness: range('thickness', 'Thickness, up and down; of thin layers no more than `thicknessPart` of it'),
  thicknessPart: range('thicknessPart', 'Thickness, up and down at most, as a part of it'),
  serviceLife: range('serviceLife', 'Years more and less'),
  dataset: range('dataset', 'Figures of a life-cycle dataset, up and down, as a part of them'),
  framingShare: range('framingShare', 'Share of the area that members take, up and down'),
}
const ranges = z
  .strictObject(eachRange)
  .check(z.meta({ id: 'SensitivityRanges', description: 'How far each input may be off; 0 leaves it as it is' }))
export type SensitivityRanges = z.infer<typeof ranges>

/** Seeds are whole numbers of 32 bits. */
const MOST_SEED = 4_294_967_295

export const sensitivityRequest = z
  .strictObject({
    constructionType: z.enum(constructionTypes),
    layers: constructionLayers,
    release: z.optional(release),
    settings: z.optional(settings),
    ranges: z.optional(z.partial(z.strictObject(eachRange))),
    goals: z
      ._default(z.array(goalOf(layerQuantities)).check(z.maxLength(20)), [])
      .check(z.describe('Own limits beside those of the rule packs')),
    seed: z._default(z.int().check(z.gte(0), z.lte(MOST_SEED)), 1).check(z.describe('Same seed, same answer')),
  })
  .check(z.meta({ id: 'SensitivityRequest' }))
export type SensitivityRequest = z.infer<typeof sensitivityRequest>

const sourceIndex = z.int().check(z.describe('Index among the sources'))

export const sensitivity = z
  .object({
    seed: z.int(),
    draws: z.int().check(z.describe('All inputs at random within their ranges, so many times')),
    ranges,
    sources: z.array(
      z
        .object({
          kind: z.enum(sensitivityKinds),
          layers: z.array(layerIndex),
          part: z.nullable(z.enum(parts)).check(z.describe('Of the layer; null: all of it')),
          dataset: z.nullable(z.string()).check(z.describe('UUID of the dataset, that all `layers` use')),
          low: z.number(),
          given: z.number().check(z.describe('In W/(m·K), m, a, 1 of the figures, or share of the area')),
          high: z.number(),
        })
        .check(z.meta({ id: 'SensitivitySource' })),
    ),
    quantities: z
      .array(
        z.object({
          quantity: z.enum(layerQuantities),
          value: z.number(),
          low: z
            .nullable(z.number())
            .check(z.describe('Of the draws 5 % are below; null without draws, or where some do not know it')),
          high: z.nullable(z.number()).check(z.describe('Of the draws 5 % are above')),
          swings: z
            .array(
              z.object({
                source: sourceIndex,
                low: z.number().check(z.describe('With the source at its low')),
                high: z.number().check(z.describe('With the source at its high')),
              }),
            )
            .check(z.describe('Of the sources that move it, the greatest first')),
        }),
      )
      .check(z.describe('Figures that are known')),
    limits: z.array(
      z.object({
        pack: z.nullable(z.string()).check(z.describe('null: own limit')),
        requirement: z.nullable(z.string()),
        quantity: z.string(),
        relation: z.enum(goalRelations),
        limit: z.number(),
        value: z.nullable(z.number()).check(z.describe('As the rule rounds')),
        margin: z.nullable(z.number()).check(z.describe('Relative distance; positive: better than asked')),
        probability: z
          .nullable(z.number())
          .check(z.describe('Part of the draws that keep it; null: some draw cannot decide it')),
        worst: z
          .nullable(
            z.object({ source: sourceIndex, at: z.enum(['low', 'high']), value: z.number(), margin: z.number() }),
          )
          .check(z.describe('The one assumption that costs most of the margin; null: none moves it')),
      }),
    ),
  })
  .check(z.meta({ id: 'SensitivityDto' }))
export type Sensitivity = z.infer<typeof sensitivity>

export const testSensitivity = endpoint({
  ...routes.testSensitivity,
  rateLimit: 'session',
  cost: 50,
  summary: 'What the figures depend on: swing of each input, margins, probability of keeping each limit',
  body: sensitivityRequest,
  success: { status: 200, body: sensitivity },
  bodyLimit: bodyLimits.construction,
  pure: true,
  errors: ['unavailable'],
})
