import type { Alternatives } from './alternatives.ts'
import { type HeatByResistance, heatByResistance, heatOf } from './heat-by-resistance.ts'
import { layerFigures } from './layer-figures.ts'
import { isHomogeneous, type LayerSums, type SummedFigure, summedFigures } from './layer-sums.ts'
import type { Choice, Slot } from './problem.ts'
import { comparesSizes, signatureOf } from './signature.ts'

/** A slot whose options differ by nothing but sums. */
export type SummedSlot = {
  readonly slot: number
  readonly options: readonly number[]
  readonly sums: readonly LayerSums[]
}

/**
 * Alternatives that differ by homogeneous layers alone: their life cycle, thickness and mass are `base` with the sums of
 * the options, and U a function of the resistance.
 */
export type Region = {
  /** Alternative with the first option of every summed slot. */
  readonly choice: Choice
  readonly summed: readonly SummedSlot[]
  /** What all alternatives of the region share, without the summed slots. */
  readonly base: Readonly<Record<SummedFigure, number>>
  /** U by the resistance of the summed slots [m²·K/W]. */
  readonly heat: HeatByResistance
}

/** Options that look alike to the other layers, by slot. */
type Classes = readonly (readonly (readonly number[])[])[]

const classesOf = (slots: readonly Slot[], { engineLayer, fixedLayers }: Alternatives): Classes => {
  const layers = slots.map(({ options }, slot) => options.map((_, option) => engineLayer(slot, option)))
  const places = [
    ...fixedLayers.map((layer) => [layer]),
    ...layers.map((free) => free.filter((one) => one !== undefined)),
  ]
  const isCompared = comparesSizes(places)
  return layers.map((options) => {
    const classes = new Map<string, number[]>()
    options.forEach((layer, option) => {
      const signature = signatureOf(layer, isCompared)
      const alike = classes.get(signature)
      if (alike) alike.push(option)
      else classes.set(signature, [option])
    })
    return [...classes.values()]
  })
}

/** Every way to take one of each list, the last list fastest. */
export function* product<Item>(lists: readonly (readonly Item[])[]): Generator<readonly Item[]> {
  const [first, ...rest] = lists
  if (!first) return yield []
  for (const item of first) for (const others of product(rest)) yield [item, ...others]
}

const sumsOf = (found: readonly LayerSums[]): Record<SummedFigure, number> => {
  const sums = { gwp: 0, penrt: 0, pert: 0, thickness: 0, mass: 0 }
  for (const one of found) for (const figure of summedFigures) sums[figure] += one[figure]
  return sums
}

/**
 * Splits the space into regions. One context after the other: alternatives whose layers look alike to each other have
 * the same service lives and counting layers.
 */
export function* regionsOf(slots: readonly Slot[], alternatives: Alternatives): Generator<Region> {
  const figuresAt = layerFigures(alternatives)
  for (const options of product(classesOf(slots, alternatives))) {
    const first = options.map((ofSlot) => ofSlot[0] ?? 0)
    const figures = figuresAt(first)
    const sums = options.map((ofSlot, slot) => figures(slot, ofSlot))
    const { lifeCycle, geometry } = alternatives.assess(first)
    const own = sumsOf(sums.flatMap((ofSlot) => ofSlot.slice(0, 1)))
    const whole = {
      gwp: lifeCycle.gwp?.total ?? Number.NaN,
      penrt: lifeCycle.penrt?.total ?? Number.NaN,
      pert: lifeCycle.pert?.total ?? Number.NaN,
      thickness: geometry.thickness,
      mass: geometry.mass ?? Number.NaN,
    }
    const isClosed = heatByResistance(alternatives.constructionOf(first)) !== undefined
    const isSummed = (ofSlot: readonly number[], slot: number) =>
      isClosed && ofSlot.every((option) => isHomogeneous(alternatives.engineLayer(slot, option)))
    const summed = options.flatMap((ofSlot, slot): SummedSlot[] =>
      isSummed(ofSlot, slot) ? [{ slot, options: ofSlot, sums: sums[slot] ?? [] }] : [],
    )
    const isFree = (slot: number) => !summed.some((one) => one.slot === slot)
    for (const at of product(options.map((ofSlot, slot) => (isFree(slot) ? [...ofSlot.keys()] : [0])))) {
      const choice = options.map((ofSlot, slot) => ofSlot[at[slot] ?? 0] ?? 0)
      const others = sumsOf(
        sums.flatMap((ofSlot, slot) => (isFree(slot) ? ofSlot.slice(at[slot], (at[slot] ?? 0) + 1) : [])),
      )
      const base = { ...whole }
      for (const figure of summedFigures) base[figure] += others[figure] - own[figure]
      yield { choice, summed, base, heat: heatWithin(alternatives, choice, summed) }
    }
  }
}

/** U by the resistance of the summed slots, made when first asked for. */
function heatWithin(alternatives: Alternatives, choice: Choice, summed: readonly SummedSlot[]): HeatByResistance {
  const now = summed.reduce((sum, { sums }) => sum + (sums[0]?.resistance ?? 0), 0)
  let made: HeatByResistance | undefined
  const make = (): HeatByResistance => {
    const construction = alternatives.constructionOf(choice)
    const byResistance = summed.length > 0 ? heatByResistance(construction) : undefined
    if (byResistance) return byResistance
    const uValue = heatOf(construction)
    return () => uValue
  }
  return (resistance) => (made ??= make())(resistance - now)
}
