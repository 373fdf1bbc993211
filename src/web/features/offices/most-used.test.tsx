import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ConstructionListItem } from '#contract/constructions.ts'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { mostUsedQuery, type Office } from '#web/resources/accounts/offices.ts'
import { MostUsed } from './most-used.tsx'
import { officesTexts } from './offices-texts.ts'

const office = { id: 'a', name: 'Nordhang' } as Office
const construction: Partial<ConstructionListItem> = {
  id: 'w',
  ownership: 'custom',
  name: 'KS 175 mit WDVS',
  code: 'AW-01',
  thickness: 0.358,
  uValue: 0.199,
  gwp: 97.3,
  officeStandard: true,
  section: [],
}

const show = async (rows: readonly object[]) => {
  await setLocale('de_DE')
  await officesTexts.load()
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  client.setQueryData(mostUsedQuery(office.id, 'de_DE').queryKey, rows as never)
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Suspense>
            <MostUsed office={office} />
          </Suspense>
        </MemoryRouter>
      </QueryClientProvider>,
    )
  })
}

test('what an office uses most stands with its state, its figures and the projects that hold it', async () => {
  const other = { ...construction, id: 'x', name: 'Flachdach', code: null, uValue: null, officeStandard: false }
  await show([
    { construction, version: 4, projects: 38 },
    { construction: other, version: 2, projects: 1 },
  ])
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(1).map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['KS 175 mit WDVS AW-01', 'Standard, Fassung 4', '0,199', '97,3', '38'],
    ['Flachdach', 'Fassung 2', '–', '97,3', '1'],
  ])
  expect(screen.getByRole('link', { name: 'Flachdach' }).getAttribute('href')).toContain('x')
})

test('nothing stands there where no project holds anything of the office', async () => {
  await show([])
  expect(screen.queryByRole('table')).toBeNull()
})
