import type { ConstructionLayer } from '#contract/constructions.ts'
import type { LayerState } from '#vocabulary/life-cycle.ts'

/** What a layer is in the works; new where nothing is said. */
export const stateOf = ({ state = 'new' }: Pick<ConstructionLayer, 'state'>): LayerState => state

/** Whether there is something to renovate: layers that exist already, and works on them. */
export function isRenovation(layers: readonly Pick<ConstructionLayer, 'state'>[]): boolean {
  const states = new Set(layers.map(stateOf))
  return (states.has('existing') || states.has('removed')) && (states.has('new') || states.has('removed'))
}

/** The construction before the works, whole: what stays and what is to be removed, all of it existing. */
export const layersBefore = (layers: readonly ConstructionLayer[]): ConstructionLayer[] =>
  layers.filter((layer) => stateOf(layer) !== 'new').map((layer) => ({ ...layer, state: 'existing' }))

/** Where the layers of a state stand, by their index in the construction. */
export const indicesOf = (layers: readonly Pick<ConstructionLayer, 'state'>[], ...states: readonly LayerState[]) =>
  layers.flatMap((layer, index) => (states.includes(stateOf(layer)) ? [index] : []))
