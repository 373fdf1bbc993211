import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Goal, ObjectiveQuantity } from '#vocabulary/optimisation.ts'
import type { Prices } from '#vocabulary/prices.ts'
import type { Assessable } from '../engine-construction.ts'
import type { Resolved, ResolvedLayer } from '../resolved.ts'

/** A layer with what it names. */
export type FoundLayer = { readonly layer: ConstructionLayer; readonly resolved: ResolvedLayer }

/** One value of a freedom; null: no such layer. */
export type Option = FoundLayer | null

/** A place at which something may change. */
export type Slot = {
  /** Layer of the construction that changes, or after which one may come in (−1: outside of all). */
  readonly layer: number
  readonly isAddition: boolean
  readonly options: readonly Option[]
  /** Option that is there today; −1 where none of them is. */
  readonly today: number
}

/** What is searched. Plain data: it can be handed to another thread. */
export type Problem = {
  readonly given: Assessable
  readonly resolved: Resolved
  /** In the order of the construction. */
  readonly slots: readonly Slot[]
  readonly goals: readonly Goal[]
  /** One to three; the first one orders the proposals. */
  readonly objectives: readonly ObjectiveQuantity[]
  readonly maxProposals: number
  /** Of whoever asks; without them nothing is said of cost. */
  readonly prices?: Prices | undefined
}

/** One option of each slot, by its number. */
export type Choice = readonly number[]

/** Number of alternatives. */
export const sizeOf = (slots: readonly { readonly options: readonly unknown[] }[]): number =>
  slots.reduce((product, { options }) => product * options.length, 1)

/** How many slots are not as they are today. */
export const changedSlots = (slots: readonly Slot[], choice: Choice): number =>
  slots.reduce((count, { today }, slot) => (choice[slot] === today ? count : count + 1), 0)

/** Where a layer of an alternative comes from: a fixed layer of the construction, or a slot. */
export type Origin = { readonly layer: number } | { readonly slot: number }

/** Places of an alternative from outside to inside, layers that come in after the one they follow. */
export function originsOf({ given, slots }: Pick<Problem, 'given' | 'slots'>): readonly Origin[] {
  const origins: Origin[] = []
  const addedAfter = (layer: number) => {
    for (const [slot, one] of slots.entries()) if (one.isAddition && one.layer === layer) origins.push({ slot })
  }
  addedAfter(-1)
  for (let layer = 0; layer < given.layers.length; layer += 1) {
    const slot = slots.findIndex((one) => !one.isAddition && one.layer === layer)
    origins.push(slot < 0 ? { layer } : { slot })
    addedAfter(layer)
  }
  return origins
}
