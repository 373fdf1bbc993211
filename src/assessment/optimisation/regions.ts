import type { Construction } from '#engine/construction.ts'
import type { CostQuantity } from '#vocabulary/optimisation.ts'
import type { Alternatives } from './alternatives.ts'
import { contextOf, sumOf } from './contexts.ts'
import { factorByResistance, type HeatByResistance, heatByResistance, heatOf } from './heat-by-resistance.ts'
import { layerFigures } from './layer-figures.ts'
import { isHomogeneous, type SummedSlot, type Sums, summedFigures } from './layer-sums.ts'
import { type Path, pathWithin } from './path.ts'
import type { Choice, Slot } from './problem.ts'
import { comparesSizes } from './signature.ts'

/**
 * Alternatives that differ by homogeneous layers alone: their life cycle, thickness and mass are `base` with the sums of
 * the options, and U a function of the resistance.
 */
export type Region = {
  /** Alternative with the first option of every summed slot. */
  readonly choice: Choice
  readonly summed: readonly SummedSlot[]
  /** What all alternatives of the region share, without the summed slots. */
  readonly base: Sums
  /** U and fRsi by the resistance of the summed slots [m²·K/W]. */
  readonly heat: HeatByResistance
  readonly factor: HeatByResistance
  /** What goes straight through; made when first asked for. */
  readonly path: () => Path
  /** Whether no layer that stays lacks anything of its life cycle, so that known sums are whole ones. */
  readonly isWhole: boolean
  /** The costs of which no layer that stays lacks a price. */
  readonly priced: ReadonlySet<CostQuantity>
}

/** Options that look alike to the other layers. */
type Alike = { readonly signature: string; readonly options: readonly number[] }

/** By slot. */
const classesOf = (
  slots: readonly Slot[],
  { engineLayer, fixedLayers, signature }: Alternatives,
): readonly (readonly Alike[])[] => {
  const layers = slots.map(({ options }, slot) => options.map((_, option) => engineLayer(slot, option)))
  const places = [
    ...fixedLayers.map((layer) => [layer]),
    ...layers.map((free) => free.filter((one) => one !== undefined)),
  ]
  const isCompared = comparesSizes(places)
  return layers.map((options) => {
    const classes = Map.groupBy(options.keys(), (option) => signature(options[option], isCompared))
    return [...classes].map(([own, alike]) => ({ signature: own, options: alike }))
  })
}

/** Every way to take one of each list, the last list fastest. */
export function* product<Item>(lists: readonly (readonly Item[])[]): Generator<readonly Item[]> {
  const [first, ...rest] = lists
  if (!first) return yield []
  for (const item of first) for (const others of product(rest)) yield [item, ...others]
}

/**
 * Splits the space into regions. One context after the other: alternatives whose layers look alike to each other have
 * the same service lives and counting layers.
 */
export function* regionsOf(slots: readonly Slot[], alternatives: Alternatives): Generator<Region> {
  const figuresAt = layerFigures(alternatives)
  for (const classes of product(classesOf(slots, alternatives))) {
    const options = classes.map((one) => one.options)
    const first = options.map((ofSlot) => ofSlot[0] ?? 0)
    const looks = classes.map(({ signature }) => signature).join(' ')
    const figures = figuresAt(first, looks)
    const sums = options.map((ofSlot, slot) => figures(slot, ofSlot))
    const own = sums.flatMap((ofSlot) => ofSlot.slice(0, 1))
    const { rest, isWhole, priced, isMoist, isClosed } = contextOf(alternatives, first, own, looks)
    const isSummed = (ofSlot: readonly number[], slot: number) =>
      isClosed && ofSlot.every((option) => isHomogeneous(alternatives.engineLayer(slot, option)))
    const summed = options.flatMap((ofSlot, slot): SummedSlot[] =>
      isSummed(ofSlot, slot) ? [{ slot, options: ofSlot, sums: sums[slot] ?? [] }] : [],
    )
    const isFree = (slot: number) => !summed.some((one) => one.slot === slot)
    for (const at of product(options.map((ofSlot, slot) => (isFree(slot) ? [...ofSlot.keys()] : [0])))) {
      const choice = options.map((ofSlot, slot) => ofSlot[at[slot] ?? 0] ?? 0)
      const base = sumOf(
        sums.flatMap((ofSlot, slot) => (isFree(slot) ? ofSlot.slice(at[slot], (at[slot] ?? 0) + 1) : [])),
      )
      for (const figure of summedFigures) base[figure] += rest[figure]
      let path: Path | undefined
      yield {
        choice,
        summed,
        base,
        ...heatWithin(alternatives, choice, summed),
        path: () => (path ??= pathWithin(alternatives, choice, summed, isMoist)),
        isWhole,
        priced,
      }
    }
  }
}

/** U and fRsi by the resistance of the summed slots, made when first asked for. */
function heatWithin(
  alternatives: Alternatives,
  choice: Choice,
  summed: readonly SummedSlot[],
): Pick<Region, 'heat' | 'factor'> {
  const now = summed.reduce((sum, { sums }) => sum + (sums[0]?.resistance ?? 0), 0)
  const made = (make: (construction: Construction) => HeatByResistance): HeatByResistance => {
    let known: HeatByResistance | undefined
    return (resistance) => (known ??= make(alternatives.constructionOf(choice)))(resistance - now)
  }
  return {
    heat: made((construction) => {
      const byResistance = summed.length > 0 ? heatByResistance(construction) : undefined
      if (byResistance) return byResistance
      const uValue = heatOf(construction)
      return () => uValue
    }),
    factor: made(factorByResistance),
  }
}
