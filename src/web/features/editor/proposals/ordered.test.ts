import { expect, test } from 'vitest'
import type { Optimisation, OptimisationProposal } from '#contract/optimisation.ts'
import { ordered, orderedAnswer } from './ordered.ts'

const proposal = (gwp: number, layers: readonly number[]) =>
  ({
    figures: { gwp, uValue: 0.2 },
    changes: layers.map((layer) => ({ kind: 'material', layer, from: 'wool', to: 'eps' })),
  }) as unknown as OptimisationProposal
const few = proposal(80, [1])
const many = proposal(70, [1, 2])

test('proposals come by the figure that counts most, or by how few layers they change', () => {
  expect(ordered([few, many], { first: 'gwp', second: 'uValue' })).toEqual([many, few])
  expect(ordered([many, few], { first: 'effort', second: 'gwp' })).toEqual([few, many])
})

test('the front names its proposals by their new place', () => {
  const answer = { proposals: [few, many], front: [{ gwp: 70, proposal: 1 }, { gwp: 75 }] } as unknown as Optimisation
  const { front } = orderedAnswer(answer, { first: 'gwp', second: 'uValue' })
  expect(front).toEqual([{ gwp: 70, proposal: 0 }, { gwp: 75 }])
})
