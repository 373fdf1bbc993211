import type { LayerState } from './life-cycle.ts'

type Stated = { readonly state?: LayerState | undefined }

/** What a layer is in the works; new where nothing is said. */
export const stateOf = ({ state = 'new' }: Stated): LayerState => state

/** Whether there is something to renovate: layers that exist already, and works on them. */
export function isRenovation(layers: readonly Stated[]): boolean {
  const states = new Set(layers.map(stateOf))
  return (states.has('existing') || states.has('removed')) && (states.has('new') || states.has('removed'))
}

/** The construction before the works, whole: what stays and what is to be removed, all of it existing. */
export const layersBefore = <Layer extends Stated>(layers: readonly Layer[]): Layer[] =>
  layers.filter((layer) => stateOf(layer) !== 'new').map((layer) => ({ ...layer, state: 'existing' }))

/** Where the layers of a state stand, by their index in the construction. */
export const indicesOf = (layers: readonly Stated[], ...states: readonly LayerState[]) =>
  layers.flatMap((layer, index) => (states.includes(stateOf(layer)) ? [index] : []))
