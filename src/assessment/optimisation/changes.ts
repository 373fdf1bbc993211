import type { ConstructionLayer } from '#contract/constructions.ts'
import type { OptimisationProposal } from '#contract/optimisation.ts'
import type { Choice, Problem } from './problem.ts'

type Change = OptimisationProposal['changes'][number]

const framingText = ({ framing }: ConstructionLayer): string | null =>
  framing ? `${framing.materialId} ${framing.width}/${framing.spacing}` : null

function changesOfLayer(layer: number, before: ConstructionLayer, after: ConstructionLayer): Change[] {
  const changes: Change[] = []
  const note = (kind: Change['kind'], from: Change['from'], to: Change['to']) => {
    if (from !== to) changes.push({ kind, layer, from, to })
  }
  note('material', before.materialId, after.materialId)
  note('thickness', before.thickness, after.thickness)
  note('framing', framingText(before), framingText(after))
  return changes
}

/** What is different from today, layer by layer from outside to inside. */
export const changesOf = ({ given, slots }: Pick<Problem, 'given' | 'slots'>, choice: Choice): Change[] =>
  slots.flatMap(({ layer, isAddition, options }, slot): Change[] => {
    const after = options[choice[slot] ?? 0]?.layer
    if (isAddition)
      return after
        ? [
            { kind: 'added', layer, from: null, to: after.materialId },
            { kind: 'thickness', layer, from: null, to: after.thickness },
          ]
        : []
    const before = given.layers[layer]
    if (!before) return []
    return after
      ? changesOfLayer(layer, before, after)
      : [{ kind: 'removed', layer, from: before.materialId, to: null }]
  })

/**
 * Tells kinds of changes apart. Of one kind are those that differ by thickness alone: of each kind one proposal is enough.
 */
export function kindsOf(problem: Pick<Problem, 'given' | 'slots'>): (choice: Choice) => string {
  const kinds = problem.slots.map(({ options }, slot) =>
    options.map((_, option) =>
      changesOf({ ...problem, slots: problem.slots.slice(slot, slot + 1) }, [option])
        .map(({ kind, layer, to }) => (kind === 'thickness' ? `${layer}d` : `${layer}${kind}${to}`))
        .join(' '),
    ),
  )
  return (choice) => {
    let kind = ''
    for (let slot = 0; slot < choice.length; slot += 1)
      if (choice[slot] !== problem.slots[slot]?.today) kind += `${kinds[slot]?.[choice[slot] ?? 0]} `
    return kind
  }
}
