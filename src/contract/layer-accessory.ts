import * as z from 'zod/mini'
import {
  type AccessoryId,
  accessoryAmounts,
  accessoryOf,
  amountOfAccessory,
  layerAccessoryIds,
} from '#vocabulary/accessories.ts'
import { bounded } from './schema.ts'

const kindsOfStuds = layerAccessoryIds.filter((id) => accessoryOf(id).studs !== undefined)

const accessory = z
  .strictObject({
    accessoryId: z
      .enum(layerAccessoryIds as [AccessoryId, ...AccessoryId[]])
      .check(z.describe('`GET /v1/material/accessories` lists them with units, usual amounts and sources')),
    amount: z
      .optional(bounded('accessoryAmount', 'In the unit of the accessory'))
      .check(z.describe('The typical amount where absent; required of those that have none')),
    spacing: z
      .optional(bounded('studSpacing', 'Of metal studs, from axis to axis'))
      .check(z.describe('The usual spacing where absent; the amount follows it where none is given')),
    serviceLife: z.optional(bounded('serviceLife', 'Service life')).check(z.describe('That of the layer where absent')),
  })
  .check(
    z.refine((given) => amountOfAccessory(given) !== undefined, { path: ['amount'], error: 'required' }),
    z.check(({ value: { accessoryId, amount }, issues }) => {
      const { maximum } = accessoryAmounts[accessoryOf(accessoryId).unit]
      if (amount !== undefined && amount > maximum)
        issues.push({ code: 'too_big', origin: 'number', maximum, inclusive: true, input: amount, path: ['amount'] })
    }),
    z.refine(({ accessoryId, spacing }) => spacing === undefined || kindsOfStuds.includes(accessoryId), {
      path: ['spacing'],
      error: 'contradicts',
      params: { reason: 'only studs have a spacing' },
    }),
    z.meta({ id: 'LayerAccessory', description: 'What is built in within a layer besides its material and members' }),
  )

/** Most kinds of accessories in one layer. */
const MOST = 10

export const layerAccessories = z.array(accessory).check(
  z.maxLength(MOST),
  z.refine((all) => new Set(all.map(({ accessoryId }) => accessoryId)).size === all.length, { error: 'notUnique' }),
)
export type LayerAccessory = z.infer<typeof accessory>
