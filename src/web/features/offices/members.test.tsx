import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { setLocale } from '#web/lib/i18n/locale.ts'
import type { Office, OfficeMember } from '#web/resources/accounts/offices.ts'
import { Members } from './members.tsx'
import { officesTexts } from './offices-texts.ts'

const joinedAt = '2026-01-01T00:00:00.000Z'
const office: Office = {
  id: 'a',
  name: 'Nordhang',
  role: 'viewer',
  members: 6,
  secondFactor: false,
  linksForbidden: false,
  constructions: 0,
  createdAt: joinedAt,
}
const members = ['Mara Lind', 'Jonas Weber', 'Lene Brandt', 'Kenji Ito', 'Selin Aydin', 'Paul Rieger'].map(
  (name, index): OfficeMember => ({
    userId: String(index),
    name,
    email: `${name.split(' ')[1]?.toLowerCase()}@nordhang.example`,
    role: index === 0 ? 'owner' : index < 3 ? 'admin' : 'member',
    joinedAt,
    lastActiveAt: null,
    constructions: index === 0 ? 1234 : 0,
    projects: index,
  }),
)
const show = async (given: readonly OfficeMember[]) => {
  await setLocale('en_GB')
  await officesTexts.load()
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <Members office={office} members={given} self="0" onRemove={() => undefined} />
        </Suspense>
      </QueryClientProvider>,
    )
  })
}
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('b')?.textContent)

test('many members are searched by name or address and narrowed to a role', async () => {
  await show(members)
  await screen.findAllByRole('row')
  expect(names()).toHaveLength(6)
  await userEvent.type(screen.getByRole('searchbox', { name: /Nordhang/ }), 'weber@nord jonas')
  await waitFor(() => expect(names()).toEqual(['Jonas Weber']))
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Administrator (2)')
  await waitFor(() => expect(names()).toEqual(['Jonas Weber', 'Lene Brandt']))
  expect(screen.getByRole('status').textContent).toBe('2 of 6 members')
})

test('few members stand there as they are', async () => {
  await show(members.slice(0, 5))
  expect(names()).toHaveLength(5)
  expect(screen.queryByRole('search')).toBeNull()
})

test('how much members have made in the office is told, and nothing where that is none', async () => {
  await show(members)
  await screen.findAllByRole('row')
  const made = screen
    .getAllByRole('row')
    .slice(1, 3)
    .map((row) => [...row.children].slice(3, 5).map((cell) => cell.textContent))
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Constructions', 'Projects']),
  )
  expect(made).toEqual([
    ['1\u202f234', '–'],
    ['–', '1'],
  ])
})
