import { countGrains } from './figures.ts'
import type { LayerSums, SummedSlot } from './layer-sums.ts'
import { pick, skyline } from './skyline.ts'

/** Sums over some layers, one column for each figure that is asked for, and the rank of what they are of. */
export type PartialSums = { readonly columns: readonly Float64Array[]; readonly ranks: Float64Array }

/** A figure that sums are kept of, and whether less of it is better, more, or neither may be lost. */
export type Kept = {
  readonly figure: keyof LayerSums
  readonly better: 'less' | 'more' | 'either'
  /** Of an objective; others only keep goals. Objectives stand first. */
  readonly decides: boolean
}

/** As columns of which less is better. */
const comparable = ({ columns }: PartialSums, kept: readonly Kept[]): Float64Array[] =>
  columns.flatMap((column, index) => {
    const { figure, better } = kept[index] ?? { figure: 'gwp', better: 'either' }
    const less = column.map((value) => countGrains(figure, value))
    if (better === 'less') return [less]
    const more = less.map((value) => -value)
    return better === 'more' ? [more] : [less, more]
  })

function reduced(sums: PartialSums, kept: readonly Kept[]): PartialSums {
  const deciding = kept
    .filter(({ decides }) => decides)
    .reduce((count, { better }) => count + (better === 'either' ? 2 : 1), 0)
  const rows = skyline({ values: comparable(sums, kept), ranks: sums.ranks, deciding })
  return { columns: sums.columns.map((column) => pick(column, rows)), ranks: pick(sums.ranks, rows) }
}

/** Every sum with every addend. */
const crossed = (sums: Float64Array, addends: readonly number[]): Float64Array => {
  const all = new Float64Array(sums.length * addends.length)
  let at = 0
  for (const sum of sums) for (const addend of addends) all[at++] = sum + addend
  return all
}

function extended(before: PartialSums, slot: SummedSlot, kept: readonly Kept[], rankOf: RankOf): PartialSums {
  // what is unknown keeps no limit and is no optimum
  const known = slot.sums.flatMap((own, index) =>
    kept.some(({ figure }) => Number.isNaN(own[figure])) ? [] : [{ own, option: slot.options[index] ?? 0 }],
  )
  return {
    columns: before.columns.map((column, at) => {
      const figure = kept[at]?.figure ?? 'gwp'
      return crossed(
        column,
        known.map(({ own }) => own[figure]),
      )
    }),
    ranks: crossed(
      before.ranks,
      known.map(({ option }) => rankOf(slot.slot, option)),
    ),
  }
}

/** What an option adds to the rank of an alternative. */
export type RankOf = (slot: number, option: number) => number

/**
 * Sums over the slots that no other sums beat: whatever the rest of the construction is, an alternative with one that is
 * beaten is beaten itself. Layer by layer, so that what is lost already is not carried on.
 */
export const partialSums = (slots: readonly SummedSlot[], kept: readonly Kept[], rankOf: RankOf): PartialSums =>
  slots.reduce<PartialSums>((sums, slot) => reduced(extended(sums, slot, kept, rankOf), kept), {
    columns: kept.map(() => Float64Array.of(0)),
    ranks: Float64Array.of(0),
  })
