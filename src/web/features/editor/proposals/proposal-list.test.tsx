import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OptimisationProposal } from '#contract/optimisation.ts'
import type { Goal } from '#vocabulary/optimisation.ts'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { ProposalList } from './proposal-list.tsx'
import { rowFiguresOf, type ShownProposal } from './proposal-row.tsx'
import { proposalTexts } from './proposal-texts.ts'
import { BlockedNote } from './search-notes.tsx'

const proposal = (gwp: number, difference: number) =>
  ({
    layers: [],
    changes: [],
    figures: { uValue: 0.2, gwp, penrt: 900, thickness: 0.4, mass: 300, timeShift: 10, cost: 120 },
    differences: { uValue: -0.02, gwp: difference, penrt: 36, thickness: 0.06 },
    lowerBounds: ['cost'],
    goals: [{ goal: { quantity: 'uValue', relation: 'atMost', limit: 0.2 }, value: 0.2, fulfilled: true, margin: 0 }],
    onFront: true,
  }) as unknown as OptimisationProposal

const shownOf = (one: OptimisationProposal, index: number): ShownProposal => ({
  proposal: one,
  lines: [`Change ${index + 1}`],
  layers: [{ hatch: 'mineralWool', thickness: 0.2, framing: undefined, name: 'Wool' }],
  changed: new Set([0]),
})

const onApply = vi.fn<(proposal: OptimisationProposal) => void>()
const onCompare = vi.fn<(proposals: readonly OptimisationProposal[]) => void>()

function List({ all }: { all: readonly OptimisationProposal[] }) {
  const [active, setActive] = useState<number | null>(null)
  return (
    <ProposalList
      shown={all.map(shownOf)}
      today={undefined}
      figures={rowFiguresOf(['cost'], ['gwp', 'uValue'])}
      first="gwp"
      figure="gwp"
      law=""
      canApply
      active={active}
      onActive={setActive}
      onHover={() => undefined}
      onApply={onApply}
      onCompare={onCompare}
    />
  )
}

async function open(...all: OptimisationProposal[]) {
  await setLocale('en_GB')
  await proposalTexts.load()
  await act(async () => {
    render(
      <Suspense>
        <List all={all} />
      </Suspense>,
    )
  })
  return userEvent.setup()
}

beforeEach(() => {
  onApply.mockClear()
  onCompare.mockClear()
})

test('arrow keys walk the rows, Enter takes one over, V compares it', async () => {
  const [one, two] = [proposal(80, -8), proposal(84, -4)]
  const user = await open(one, two)
  screen.getByRole('button', { name: /^Proposal 1/ }).focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toContain('Change 2')
  expect(screen.getByRole('button', { name: /^Proposal 2/ }).getAttribute('aria-pressed')).toBe('true')
  await user.keyboard('{Enter}')
  expect(onApply).toHaveBeenCalledWith(two)
  await user.keyboard('v')
  expect(onCompare).toHaveBeenCalledWith([two])
})

test('a cost of which a price is missing is told as the lower bound that it is', async () => {
  await open(proposal(80, -8))
  expect(screen.getByRole('button', { name: /^Proposal 1/ }).textContent).toContain('≥ 120')
})

test('what is chosen goes to the comparison with the row that one stands on', async () => {
  const all = [proposal(80, -8), proposal(84, -4), proposal(86, -2)]
  const user = await open(...all)
  await user.click(screen.getByRole('checkbox', { name: 'Choose proposal 3 for the comparison' }))
  await user.click(screen.getByRole('button', { name: /^Proposal 1/ }))
  await user.click(screen.getByRole('button', { name: /^Compare 2 as variants/ }))
  expect(onCompare).toHaveBeenCalledWith([all[0], all[2]])
})

test('what is worse than today is folded away where enough is left', async () => {
  const better = [1, 2, 3, 4].map((gain) => proposal(80 + gain, -gain))
  const user = await open(...better, proposal(99, 9))
  expect(screen.queryByRole('button', { name: /^Proposal 5/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: '1 more, worse than today: GWP' }))
  expect(screen.getByRole('button', { name: /^Proposal 5/ })).toBeDefined()
})

test('a goal that nothing reaches is loosened to what the nearest keeps', async () => {
  await setLocale('en_GB')
  await proposalTexts.load()
  const onLoosen = vi.fn<(goal: Goal, best: number | null) => void>()
  const goal = { quantity: 'uValue', relation: 'atMost', limit: 0.1 } as const
  await act(async () => {
    render(
      <Suspense>
        <BlockedNote
          blocked={[{ goal, best: 0.17812, reachable: false, layers: [1] }]}
          loosened={[]}
          first="gwp"
          law=""
          numberOf={(layer) => layer + 1}
          onLoosen={onLoosen}
        />
      </Suspense>,
    )
  })
  expect(screen.getByText(/nearest: 0.178 \(layer 2\)|nearest: 0.178/)).toBeDefined()
  await userEvent.setup().click(screen.getByRole('button', { name: /^Loosen/ }))
  expect(document.body.textContent).toContain('U-value ≤ 0.179')
  expect(onLoosen).toHaveBeenCalledWith(goal, 0.17812)
})
