import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Optimisation, OptimisationProposal } from '#contract/optimisation.ts'
import type { Goal } from '#vocabulary/optimisation.ts'
import { setLocale } from '#web/lib/i18n/locale.ts'
import type { Asked } from './asked.ts'
import { proposalTexts } from './proposal-texts.ts'
import { BlockedNote, MetNote, StateNote } from './search-notes.tsx'
import { SearchStatus } from './search-status.tsx'
import { UnpricedNote } from './unpriced-note.tsx'
import { askedWithout } from './use-loosened.ts'
import type { Proposals } from './use-proposals.ts'

async function show(children: ReactNode) {
  await setLocale('de_DE')
  await proposalTexts.load()
  await act(async () => {
    render(<Suspense>{children}</Suspense>)
  })
  return userEvent.setup()
}

/** What the notes read of a search. */
const proposals = (given: object) =>
  ({
    isUnreachable: false,
    isAllOff: false,
    isOther: false,
    isStale: false,
    off: new Set(),
    offered: { layers: [{}], additions: [] },
    state: { phase: 'done', answer: null },
    ...given,
  }) as unknown as Proposals

const answer = { explored: 3_200_000, exhaustive: true, duration: 640 } as unknown as Optimisation

test('while it searches it counts what is found so far, and can be ended', async () => {
  const end = vi.fn<() => void>()
  const user = await show(<SearchStatus proposals={proposals({ state: { phase: 'searching' }, end })} count={3} />)
  expect(screen.getByRole('status').textContent).toBe('Sucht, bisher 3 Vorschläge')
  await user.click(screen.getByRole('button'))
  expect(end).toHaveBeenCalledOnce()
})

test('in the end it says of how many, and why not of all', async () => {
  const state = { phase: 'done', answer }
  await show(<SearchStatus proposals={proposals({ state })} count={1} />)
  expect(screen.getByRole('status').textContent).toMatch(/^1 Vorschlag aus 3\s200\s000 /)
  for (const [inPart, why] of [
    ['ended', 'vorzeitig beendet'],
    ['tooMany', 'einer Auswahl aus zu vielen'],
  ] as const) {
    const cut = { phase: 'done', answer: { ...answer, exhaustive: false, inPart } }
    await show(<SearchStatus proposals={proposals({ state: cut })} count={1} />)
    expect(screen.getAllByRole('status').at(-1)?.textContent).toContain(why)
  }
})

test('goals that are met already are said to be, with their margin', async () => {
  const goal = { quantity: 'uValue', relation: 'atMost', limit: 0.24 } as const
  await show(<MetNote goals={[{ goal, value: 0.18, fulfilled: true, margin: 0.25 }]} first="gwp" law="GEG" />)
  expect(document.body.textContent).toMatch(/erfüllt das Ziel schon.*0,18.*25\s%.*GWP/s)
})

test('goals that nothing reaches together say so; each tells by which layers it is reached', async () => {
  const goal = { quantity: 'uValue', relation: 'atMost', limit: 0.1 } as const
  const thin = { quantity: 'thickness', relation: 'atMost', limit: 0.2 } as const
  const blocked = [
    { goal, best: 0.09, reachable: true, layers: [1] },
    { goal: thin, best: 0.2, reachable: true, layers: [] },
  ]
  const asked = { blocked, law: '', first: 'gwp', numberOf: (layer: number) => layer + 1 } as const
  await show(<BlockedNote {...asked} loosened={[]} onLoosen={() => undefined} />)
  expect(document.body.textContent).toContain('Jedes für sich ist erreichbar, alle zusammen nicht.')
  expect(document.body.textContent).toContain('(Schicht 2)')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a goal that gives way tells to what, what that brings, and is asked for then', async () => {
  const thin = { quantity: 'thickness', relation: 'atMost', limit: 0.3 } as const
  const dry = { moisture: 'noCondensate' } as const
  const nearest = { figures: { thickness: 0.3245, gwp: 87.5 } } as unknown as OptimisationProposal
  const onLoosen = vi.fn<(goal: Goal, best: number | null) => void>()
  const user = await show(
    <BlockedNote
      blocked={[thin, dry].map((goal) => ({ goal, best: null, reachable: true, layers: [] }))}
      loosened={[thin, dry].map((goal) => ({ goal, nearest }))}
      law=""
      first="gwp"
      numberOf={(layer) => layer + 1}
      onLoosen={onLoosen}
    />,
  )
  expect(document.body.textContent).toMatch(/Dicke ≤ 324,5\smm · GWP 87,5/)
  for (const button of screen.getAllByRole('button')) await user.click(button)
  expect(onLoosen.mock.calls).toEqual([
    [thin, 0.3245],
    [dry, null],
  ])
  const limits = { uValue: '', gwp: '', thickness: '300', timeShift: '', cost: '' }
  const form: Asked = { pack: 'begEm', limits, isDry: true, first: 'gwp', second: 'uValue' }
  expect(askedWithout(thin, 0.32451, form)).toEqual({ limits: { ...limits, thickness: '324.6' } })
  expect(askedWithout({ pack: 'begEm' }, 0.2134, form)).toEqual({ pack: null, limits: { ...limits, uValue: '0.214' } })
  expect(askedWithout(dry, null, form)).toEqual({ isDry: false })
})

test('what has no price is named, by what that means, and leads to its price', async () => {
  await show(
    <MemoryRouter>
      <UnpricedNote
        unpriced={[
          { materialId: 'osb', reason: 'noPrice', layer: null },
          { materialId: 'eps', reason: 'otherThickness', layer: null },
          { materialId: 'brick', reason: 'noPrice', layer: 2 },
        ]}
        nameOf={(id) => id.toUpperCase()}
        numberOf={(layer) => layer + 1}
      />
    </MemoryRouter>,
  )
  expect(document.body.textContent).toContain('untere Grenzen; ohne Preis bleibt: Schicht 3, BRICK')
  expect(document.body.textContent).toContain('Ohne Preis, darum nicht vorgeschlagen: OSB')
  expect(screen.getByRole('link', { name: 'EPS' }).getAttribute('href')).toContain('eps')
})

test('layers that are all locked can be let go', async () => {
  const setOff = vi.fn<(off: ReadonlySet<string>) => void>()
  const user = await show(<StateNote proposals={proposals({ isAllOff: true, off: new Set(['layer a']), setOff })} />)
  await user.click(screen.getByRole('button'))
  expect(setOff).toHaveBeenCalledWith(new Set())
})

test('what was found of another construction is searched again when one asks', async () => {
  const again = vi.fn<() => void>()
  const user = await show(<StateNote proposals={proposals({ isStale: true, again })} />)
  await user.click(screen.getByRole('button'))
  expect(again).toHaveBeenCalledOnce()
})
