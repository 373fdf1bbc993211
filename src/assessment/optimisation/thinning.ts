import { MOST_EXACT } from '#vocabulary/optimisation.ts'
import type { Alternatives } from './alternatives.ts'
import { type Choice, type Slot, sizeOf } from './problem.ts'

/** Options beside one that are looked at. */
const MOST_BESIDE = 20

/** Every so many of the options, ends and today's among them. */
export function thinned(slot: Slot, most: number): Slot {
  if (slot.options.length <= most) return slot
  const last = slot.options.length - 1
  const rows = new Set(Array.from({ length: most }, (_, at) => Math.round((at * last) / Math.max(1, most - 1))))
  if (slot.today >= 0) rows.add(slot.today)
  const kept = [...rows].sort((one, other) => one - other)
  return { ...slot, options: kept.map((row) => slot.options[row] ?? null), today: kept.indexOf(slot.today) }
}

/** Those of the options that some alternatives take, and those beside them, as many as can be searched. */
export function around(slots: readonly Slot[], choices: readonly Choice[]): readonly Slot[] {
  const taken = slots.map((_, slot) => new Set(choices.map((choice) => choice[slot] ?? 0)))
  const reaching = (width: number): Slot[] =>
    slots.map(({ options, today, ...slot }, index) => {
      const isNear = (option: number) =>
        option === today || [...(taken[index] ?? [])].some((one) => Math.abs(one - option) <= width)
      const kept = [...options.keys()].filter(isNear)
      return { ...slot, options: kept.map((row) => options[row] ?? null), today: kept.indexOf(today) }
    })
  let near = reaching(0)
  for (let width = 1; width < MOST_BESIDE; width += 1) {
    const wider = reaching(width)
    if (sizeOf(wider) > MOST_EXACT) break
    near = wider
  }
  return searchable(near)
}

/** Slots of at most 10 million alternatives: the fullest give up options first. */
export function searchable(slots: readonly Slot[]): readonly Slot[] {
  let most = Math.max(...slots.map(({ options }) => options.length))
  let some = slots
  while (sizeOf(some) > MOST_EXACT && most > 1) {
    most -= 1
    some = slots.map((slot) => thinned(slot, most))
  }
  return some
}

/** Alternatives of slots that leave out options of others. */
export function within(alternatives: Alternatives, slots: readonly Slot[], some: readonly Slot[]) {
  const numbers = some.map(({ options }, slot) => options.map((one) => slots[slot]?.options.indexOf(one) ?? 0))
  const whole = (choice: Choice): Choice => choice.map((option, slot) => numbers[slot]?.[option] ?? 0)
  return {
    whole,
    alternatives: {
      ...alternatives,
      constructionOf: (choice) => alternatives.constructionOf(whole(choice)),
      engineLayer: (slot, option) => alternatives.engineLayer(slot, numbers[slot]?.[option] ?? 0),
      sumsKept: (slot, option) => alternatives.sumsKept(slot, numbers[slot]?.[option] ?? 0),
      placesOf: (choice) => alternatives.placesOf(whole(choice)),
      assess: (choice) => alternatives.assess(whole(choice)),
    } satisfies Alternatives,
  }
}
