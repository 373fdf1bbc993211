import type { Release } from '#catalogue/catalogue.ts'
import type { Accessory } from '#contract/accessories.ts'
import type { DataInUse } from '#service/assessment/data-in-use.ts'
import { accessoryAmounts, accessoryOf, layerAccessoryIds, usualReinforcement } from '#vocabulary/accessories.ts'
import { constructionTypes, type Locale } from '#vocabulary/constructions.ts'

/** What may be built into a layer, as the interface shows it. */
export const listedAccessories = (data: DataInUse, { id: release }: Release, locale: Locale): Accessory[] =>
  layerAccessoryIds.map((id) => {
    const { name, kind, unit, amount, studs, source, status } = accessoryOf(id)
    return {
      id,
      name: name[locale],
      kind,
      unit,
      amount: amount ?? null,
      maximum: accessoryAmounts[unit].maximum,
      spacing: studs?.spacing ?? null,
      usualFor: constructionTypes.filter((type) => usualReinforcement(type) === id),
      source: source[locale],
      status,
      hasDataset: data.accessoryOf(id, release) !== undefined,
    }
  })
