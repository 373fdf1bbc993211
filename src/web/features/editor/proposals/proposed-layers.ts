import type { OptimisationProposal } from '#contract/optimisation.ts'
import { editableLayer, isBlank, type LayerDraft } from '../document/document.ts'

type Proposed = Pick<OptimisationProposal, 'layers' | 'changes'>

/** What a proposal does at a layer: `from` of an addition is null. */
const touches = ({ changes }: Proposed, layer: number) =>
  changes.some((change) => change.layer === layer && change.kind !== 'added' && change.from !== null)

const additionsAfter = ({ changes }: Proposed, layer: number) =>
  changes.filter((change) => change.kind === 'added' && change.layer === layer).length

/**
 * The rows with a proposal taken over: unchanged ones are the very same, changed ones keep their key, and rows that
 * were not assessed stay where they are.
 *
 * @param keys - row of each layer that the proposal is about
 * @param newKey - names a layer that comes in
 */
export function proposedRows(
  rows: readonly LayerDraft[],
  keys: readonly string[],
  proposal: Proposed,
  newKey: (index: number) => string,
): LayerDraft[] {
  const { layers, changes } = proposal
  let next = 0
  const taken = (key: string) => {
    const layer = layers[next]
    next += 1
    return layer ? [editableLayer(layer, key)] : []
  }
  const added = (after: number) =>
    Array.from({ length: additionsAfter(proposal, after) }, () => taken(newKey(next))).flat()
  return [
    ...added(-1),
    ...rows.flatMap((row) => {
      const layer = keys.indexOf(row.key)
      if (layer < 0 || isBlank(row)) return [row]
      const isRemoved = changes.some((change) => change.kind === 'removed' && change.layer === layer)
      if (isRemoved) return added(layer)
      const [changed = row] = taken(row.key)
      return [touches(proposal, layer) ? changed : row, ...added(layer)]
    }),
  ]
}

/** Which layers of a proposal are other than today, by their place in it. */
export function changedPlaces(count: number, proposal: Proposed): ReadonlySet<number> {
  const places = new Set<number>()
  let next = 0
  const add = (after: number) => {
    for (let more = additionsAfter(proposal, after); more > 0; more -= 1) places.add(next++)
  }
  add(-1)
  for (let layer = 0; layer < count; layer += 1) {
    const isRemoved = proposal.changes.some((change) => change.kind === 'removed' && change.layer === layer)
    if (!isRemoved) {
      if (touches(proposal, layer)) places.add(next)
      next += 1
    }
    add(layer)
  }
  return places
}
