import * as z from 'zod/mini'
import { type AccessoryId, layerAccessoryIds } from '#vocabulary/accessories.ts'
import { constructionTypes, locales } from '#vocabulary/constructions.ts'
import { accessoryKinds, accessoryUnits, figureStatuses } from '#vocabulary/materials.ts'
import { endpoint } from './endpoint.ts'
import { release } from './materials.ts'
import { routes } from './routes.ts'
import { caseless, quantity } from './schema.ts'

const inUnit = (description: string) => quantity('unit of the accessory', description)

const accessory = z
  .object({
    id: z.enum(layerAccessoryIds as [AccessoryId, ...AccessoryId[]]),
    name: z.string(),
    kind: z.enum(accessoryKinds),
    unit: z
      .enum(accessoryUnits)
      .check(z.describe('Of its amounts: per volume of the layer or per area of construction')),
    amount: z
      .nullable(
        z.object({
          low: inUnit('Usual from'),
          typical: inUnit('Counts where none is given'),
          high: inUnit('Usual to'),
        }),
      )
      .check(z.describe('Null: the structural design or the maker tells; an amount must be given')),
    maximum: inUnit('Largest amount that may be given; the smallest is 0'),
    spacing: z.nullable(quantity('m', 'Usual spacing of metal studs, from axis to axis')),
    usualFor: z.array(z.enum(constructionTypes)).check(z.describe('Components whose new concrete usually has it')),
    source: z.string().check(z.describe('Where the amounts come from')),
    status: z.enum(figureStatuses).check(z.describe('How well they are founded')),
    hasDataset: z.boolean().check(z.describe('In the release asked for; false: the balance becomes a lower bound')),
  })
  .check(z.meta({ id: 'AccessoryDto' }))
export type Accessory = z.infer<typeof accessory>

export const listAccessories = endpoint({
  ...routes.listAccessories,
  rateLimit: 'session',
  summary: 'What may be built into a layer: reinforcement, metal studs, fasteners, mesh',
  query: z.strictObject({ locale: z._default(caseless(locales), 'de_DE'), release: z.optional(release) }),
  success: { status: 200, body: z.array(accessory) },
  etag: true,
  errors: [],
})
