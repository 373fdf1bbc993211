import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import type { ConstructionListItem } from '#contract/constructions.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { ConstructionMap } from './construction-map.tsx'
import { type LibrarySearch, searchFrom } from './library-search.ts'
import { libraryTexts } from './library-texts.ts'

await Promise.all([libraryTexts.load(), commonTexts.load()])

const item = (name: string, uValue: number | null, gwp: number | null, complete = true): ConstructionListItem =>
  ({
    id: name,
    ownership: 'standard',
    type: 'outerWall',
    code: null,
    name,
    description: '',
    tags: [],
    owner: { name: 'Aufbau' },
    permission: 'view',
    uValue,
    gwp,
    penrt: null,
    thickness: 0.3,
    complete,
    release: null,
    balance: { boundary: 'full', referenceStudyPeriod: 50, serviceLifeEdition: '2017' },
    newerData: false,
    origin: null,
    officeStandard: false,
    section: [],
    updatedAt: '2026-11-22T00:00:00Z',
  }) as unknown as ConstructionListItem
const items = [item('Brick', 0.3, 60), item('Timber', 0.15, 20), item('Loam', 0.6, 15, false), item('Air', null, 3)]

let changes: Partial<LibrarySearch>[] = []
beforeEach(() => {
  changes = []
})

const Address = () => <p>{useLocation().pathname}</p>
const show = (address = '') =>
  render(
    <MemoryRouter>
      <ConstructionMap
        items={items}
        search={searchFrom(new URLSearchParams(address))}
        change={(part) => changes.push(part)}
      />
      <Routes>
        <Route path="*" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  )

test('arrow keys walk along U, what they are at is shown, and Enter opens it', async () => {
  show()
  expect(screen.getAllByRole('option')).toHaveLength(3)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('status').textContent).toContain('Brick')
  expect(screen.getByRole('option', { selected: true }).getAttribute('aria-label')).toContain('Brick')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('/constructions/standard/Brick')).toBeTruthy()
})

test('a lower bound says so, and what has no figure is counted', () => {
  const { container } = show()
  expect(screen.getByRole('option', { name: /Loam.*≥/ })).toBeTruthy()
  expect(container.textContent).toContain('1 ')
})

test('the box is typed instead of drawn, and taken away by Escape', async () => {
  show()
  const [from] = screen.getAllByRole('textbox')
  if (!from) throw new Error('no field')
  await userEvent.type(from, '0,2{Enter}')
  expect(changes).toEqual([{ u: [0.2, 1e6], gwp: null }])
  await userEvent.clear(from)
  await userEvent.type(from, 'viel{Enter}')
  expect(changes).toHaveLength(1)
  expect(from.getAttribute('aria-invalid')).toBe('true')
})

test('Escape leaves the box', async () => {
  show('u=0.1..0.2')
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(changes).toEqual([{ u: null, gwp: null }])
})
