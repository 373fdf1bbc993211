import { type Assessment, assess } from '#engine/assessment.ts'
import type { Construction, Layer } from '#engine/construction.ts'
import type { LifeCycleOptions } from '#engine/lca/life-cycle-result.ts'
import { situations } from '#engine/physics/surface-resistance.ts'
import type { CostQuantity } from '#vocabulary/optimisation.ts'
import { lifeCycleOptions } from '../assess-construction.ts'
import { toEngine } from '../engine-construction.ts'
import type { LayerSums, Sums } from './layer-sums.ts'
import { type PathLayer, pathLayers } from './path-layers.ts'
import { type Choice, type FoundLayer, originsOf, type Problem } from './problem.ts'
import { signatures } from './signature.ts'

/** What alternatives share whose layers look alike to each other. */
export type Context = {
  /** Of the layers of no slot. */
  readonly rest: Sums
  /** Whether none of these lacks anything of its life cycle, so that known sums are whole ones. */
  readonly isWhole: boolean
  /** The costs of which none of these lacks a price. */
  readonly priced: ReadonlySet<CostQuantity>
  /** Whether the balance of moisture applies. */
  readonly isMoist: boolean
  /** Whether U is a closed function of the resistance. */
  readonly isClosed: boolean
}

/** The alternatives of a problem, as constructions and assessed. */
export type Alternatives = {
  readonly constructionOf: (choice: Choice) => Construction
  /** Layer of an option; undefined where there is none. */
  readonly engineLayer: (slot: number, option: number) => Layer | undefined
  /** Layers of no slot. */
  readonly fixedLayers: readonly Layer[]
  /** Index of the layer of each slot in that construction; −1 where the option is no layer. */
  readonly placesOf: (choice: Choice) => readonly number[]
  /** What an option adds, as far as it is known, by what others make of it: told once for every search of the problem. */
  readonly sumsKept: (slot: number, option: number) => Map<string, LayerSums>
  /** What alternatives share, by what their layers look like to each other: kept for every search of the problem. */
  readonly contexts: Map<string, Context>
  /** What other layers can see of one. */
  readonly signature: ReturnType<typeof signatures>
  /** A layer as heat and vapour meet it on their way straight through. */
  readonly pathLayer: (layer: Layer) => PathLayer
  /** As everything that shows figures of the same layers has it. */
  readonly assess: (choice: Choice) => Assessment
  readonly options: LifeCycleOptions & Pick<Problem, 'prices'>
}

/** The layer as the engine takes it; every layer is made by itself. */
const engineLayerOf = ({ layer, resolved }: FoundLayer, { given, resolved: all }: Problem): Layer | undefined =>
  toEngine({ type: given.type, layers: [layer] }, { ...all, layers: [resolved] }).layers[0]

/** Layers of an alternative with what they name, outside to inside. */
export const layersOf = (problem: Problem, choice: Choice): FoundLayer[] => {
  const { given, resolved, slots } = problem
  return originsOf(problem).flatMap((origin) => {
    if ('slot' in origin) return slots[origin.slot]?.options[choice[origin.slot] ?? 0] ?? []
    const [layer, found] = [given.layers[origin.layer], resolved.layers[origin.layer]]
    return layer && found ? [{ layer, resolved: found }] : []
  })
}

export function alternativesOf(problem: Problem): Alternatives {
  const { given, resolved, slots, prices } = problem
  const { type, settings } = given
  const origins = originsOf(problem)
  const fixed = given.layers.map((layer, index): FoundLayer | undefined => {
    const found = resolved.layers[index]
    return found && { layer, resolved: found }
  })
  const engineFixed = fixed.map((one) => one && engineLayerOf(one, problem))
  const engineOptions = slots.map(({ options }) => options.map((one) => one && engineLayerOf(one, problem)))
  const options = { ...lifeCycleOptions({ given, resolved }), prices }
  const engineLayer = (slot: number, option: number) => engineOptions[slot]?.[option] ?? undefined
  const constructionOf = (choice: Choice): Construction => ({
    type,
    ...(settings && { settings }),
    layers: origins.flatMap((origin) => {
      const layer = 'layer' in origin ? engineFixed[origin.layer] : engineLayer(origin.slot, choice[origin.slot] ?? 0)
      return layer ? [layer] : []
    }),
  })
  const kept = slots.map(() => new Map<number, Map<string, LayerSums>>())
  return {
    options,
    sumsKept(slot, option) {
      const ofSlot = kept[slot]
      const known = ofSlot?.get(option) ?? new Map<string, LayerSums>()
      ofSlot?.set(option, known)
      return known
    },
    contexts: new Map(),
    signature: signatures(),
    pathLayer: pathLayers(situations[type].heatFlow),
    fixedLayers: origins.flatMap((origin) => ('layer' in origin ? (engineFixed[origin.layer] ?? []) : [])),
    engineLayer,
    constructionOf,
    placesOf(choice) {
      const places = slots.map(() => -1)
      let index = 0
      for (const origin of origins) {
        const isThere =
          'layer' in origin ? engineFixed[origin.layer] : engineLayer(origin.slot, choice[origin.slot] ?? 0)
        if (!isThere) continue
        if ('slot' in origin) places[origin.slot] = index
        index += 1
      }
      return places
    },
    assess: (choice) => assess(constructionOf(choice), options),
  }
}
