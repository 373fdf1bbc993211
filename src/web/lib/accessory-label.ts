import { accessoryOf, amountOfAccessory, type NamedAccessory } from '#vocabulary/accessories.ts'
import type { Formats } from './format.ts'

/** All of them behind the name of their layer: ` + Bewehrung von Wänden 60 kg/m³`; empty where there are none. */
export const builtInLabel = (accessories: readonly NamedAccessory[] = [], formats: Formats): string =>
  accessories.map((one) => ` + ${accessoryLabel(one, formats)}`).join('')

/** What is built in with its amount in short: `Bewehrung von Wänden 60 kg/m³`; a spacing of its own in mm. */
export function accessoryLabel(one: NamedAccessory, { figure, number, locale }: Formats): string {
  const { name, unit } = accessoryOf(one.accessoryId)
  const amount = amountOfAccessory(one)
  const spacing = one.spacing === undefined ? [] : [`e\u00a0=\u00a0${figure('width', one.spacing)}`]
  const told = amount === undefined ? [] : [`${number(amount)}\u00a0${unit}`]
  return [[name[locale], ...told].join(' '), ...spacing].join(', ')
}
