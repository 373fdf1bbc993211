import type { Optimisation, OptimisationProposal } from '#contract/optimisation.ts'
import { type Asked, mainOf } from './asked.ts'

type Order = Pick<Asked, 'first' | 'second'>

const changedLayers = ({ changes }: Pick<OptimisationProposal, 'changes'>) =>
  new Set(changes.map(({ layer, kind }) => `${layer}${kind === 'added' ? '+' : ''}`)).size

/** Proposals as one asked for them: by the figure that counts most, or by how few layers they change. */
export function ordered<Proposal extends Pick<OptimisationProposal, 'figures' | 'changes'>>(
  proposals: readonly Proposal[],
  order: Order,
): Proposal[] {
  const main = mainOf(order)
  const valueOf = ({ figures }: Proposal) => (figures[main] ?? Infinity) * (main === 'timeShift' ? -1 : 1)
  const byValue = (one: Proposal, other: Proposal) => valueOf(one) - valueOf(other)
  const byChanges = (one: Proposal, other: Proposal) => changedLayers(one) - changedLayers(other)
  return proposals.toSorted((one, other) =>
    order.first === 'effort'
      ? byChanges(one, other) || byValue(one, other)
      : byValue(one, other) || byChanges(one, other),
  )
}

/** The same of an answer, whose front names its proposals by their place. */
export function orderedAnswer(answer: Optimisation, order: Order): Optimisation {
  const proposals = ordered(answer.proposals, order)
  const placeOf = (before: number) => {
    const proposal = answer.proposals[before]
    return proposal ? proposals.indexOf(proposal) : before
  }
  return {
    ...answer,
    proposals,
    front: answer.front.map((one) => (one.proposal === undefined ? one : { ...one, proposal: placeOf(one.proposal) })),
  }
}
