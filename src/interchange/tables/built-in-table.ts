import type { ConstructionExport } from '#contract/interchange.ts'
import type { LayerAccessory } from '#contract/layer-accessory.ts'
import { accessoryOf, amountOfAccessory } from '#vocabulary/accessories.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { isClassValue } from '#vocabulary/materials.ts'
import { millimetres, type Table, tableOf } from './table.ts'
import type { Words } from './words.ts'

type Row = { readonly layer: number; readonly one: LayerAccessory }

/** `Bewehrung von Wänden 60 kg/m³`: what is built in with the amount that counts. */
export const builtInText = (one: LayerAccessory, locale: Locale): string => {
  const { name, unit } = accessoryOf(one.accessoryId)
  const amount = amountOfAccessory(one)
  return amount === undefined ? name[locale] : `${name[locale]} ${amount} ${unit}`
}

/** What is built into the layers: amounts as they count, what is usual, where that is from. */
export function builtInTable({ construction, locale }: ConstructionExport, { word, yesNo }: Words): Table {
  const rows = construction.layers.flatMap(({ accessories = [] }, layer): Row[] =>
    accessories.map((one) => ({ layer, one })),
  )
  const of = ({ one }: Row) => accessoryOf(one.accessoryId)
  return tableOf(
    word('builtIn'),
    [
      [word('layer'), ({ layer }) => layer + 1],
      [word('part'), (row) => of(row).name[locale]],
      [word('accessoryId'), ({ one }) => one.accessoryId],
      [word('amount'), ({ one }) => amountOfAccessory(one) ?? null],
      [word('unit'), (row) => of(row).unit],
      [word('ownAmount'), ({ one }) => yesNo(one.amount !== undefined)],
      [word('usualLow'), (row) => of(row).amount?.low ?? null],
      [word('usualHigh'), (row) => of(row).amount?.high ?? null],
      [`${word('memberSpacing')} [mm]`, (row) => millimetres(row.one.spacing ?? of(row).studs?.spacing)],
      [`${word('serviceLife')} [a]`, ({ one }) => one.serviceLife ?? ''],
      [word('source'), (row) => (row.one.amount === undefined ? of(row).source[locale] : '')],
      [word('classValue'), (row) => yesNo(row.one.amount === undefined && isClassValue(of(row).status))],
    ],
    rows,
  )
}
