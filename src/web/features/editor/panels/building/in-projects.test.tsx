import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { ConstructionProject } from '#contract/construction-projects.ts'
import { setLocale } from '#web/lib/i18n/locale.ts'

await setLocale('de_DE')
const { InProjects } = await import('./in-projects.tsx')

const project = (more: Partial<ConstructionProject>): ConstructionProject => ({
  id: 'p1',
  name: 'Haus am Hang',
  code: '2431',
  key: 'AW',
  version: 2,
  rows: 2,
  area: 243.5,
  netRoomArea: 182,
  budget: {
    gwp: { value: 2.544, limit: 24, share: 0.106 },
    penrtKwh: { value: 6.31, limit: 96, share: 0.0657 },
  },
  permission: 'edit',
  updatedAt: '2026-11-20T10:00:00Z',
  ...more,
})

const show = (answer: Response) => {
  vi.stubGlobal('fetch', async () => answer)
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <InProjects construction={{ id: 'c1', version: 3 }} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

test('a construction says what it takes of the budget of each project that holds it', async () => {
  show(Response.json([project({}), project({ id: 'p2', name: 'Kita', code: null, version: 3, rows: 1, budget: null })]))
  expect(await screen.findByRole('heading', { name: 'In 2 Projekten' })).toBeDefined()
  expect(screen.getByRole('link', { name: '2431 Haus am Hang' }).getAttribute('href')).toBe('/projects/p1')
  expect(screen.getByText('2 Zeilen · 243,5 m² · Fassung 2, hier 3')).toBeDefined()
  expect(
    screen.getByRole('img', {
      name: 'Haus am Hang nimmt mit diesem Aufbau 2,54 von 24 kg CO₂e/(m²a), 10,6 %',
    }),
  ).toBeDefined()
  expect(screen.getByText('6,6 %')).toBeDefined()
  expect(screen.getByText('Für dieses Gebäude kennt das QNG keinen Grenzwert.')).toBeDefined()
})

test('what the service does not tell is not mentioned', async () => {
  show(Response.json({ code: 'internalError', message: 'no' }, { status: 500 }))
  await vi.waitFor(() => expect(document.querySelector('section')).toBeNull())
  expect(screen.queryByRole('heading')).toBeNull()
})
