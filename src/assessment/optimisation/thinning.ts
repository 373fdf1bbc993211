import type { Alternatives } from './alternatives.ts'
import type { Choice, Slot } from './problem.ts'

/** Every so many of the options, ends and today's among them. */
export function thinned(slot: Slot, most: number): Slot {
  if (slot.options.length <= most) return slot
  const last = slot.options.length - 1
  const rows = new Set(Array.from({ length: most }, (_, at) => Math.round((at * last) / Math.max(1, most - 1))))
  if (slot.today >= 0) rows.add(slot.today)
  const kept = [...rows].sort((one, other) => one - other)
  return { ...slot, options: kept.map((row) => slot.options[row] ?? null), today: kept.indexOf(slot.today) }
}

/** Alternatives of slots that leave out options of others. */
export function within(alternatives: Alternatives, slots: readonly Slot[], some: readonly Slot[]) {
  const numbers = some.map(({ options }, slot) => options.map((one) => slots[slot]?.options.indexOf(one) ?? 0))
  const whole = (choice: Choice): Choice => choice.map((option, slot) => numbers[slot]?.[option] ?? 0)
  return {
    whole,
    alternatives: {
      ...alternatives,
      layersOf: (choice) => alternatives.layersOf(whole(choice)),
      constructionOf: (choice) => alternatives.constructionOf(whole(choice)),
      engineLayer: (slot, option) => alternatives.engineLayer(slot, numbers[slot]?.[option] ?? 0),
      placesOf: (choice) => alternatives.placesOf(whole(choice)),
      assess: (choice) => alternatives.assess(whole(choice)),
    } satisfies Alternatives,
  }
}
