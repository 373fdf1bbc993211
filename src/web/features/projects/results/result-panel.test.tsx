import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { buildBooking, buildProjectKpis } from '#testing/project-kpis.ts'
import { chartTexts } from '#web/charts/charts-texts.ts'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { HotSpots } from './hot-spots-section.tsx'
import { namedRows, type ResultProject } from './project-rows.ts'
import { ResultPanel } from './result-panel.tsx'
import { resultsTexts } from './results-texts.ts'
import type { WarningPlace } from './warning-places.ts'

await setLocale('de_DE')
await Promise.all([resultsTexts.load(), commonTexts.load(), chartTexts.load()])

const project: ResultProject = {
  name: 'Haus',
  use: 'residential',
  areas: { netRoomArea: 200 },
  constructions: { AW: { type: 'outerWall', name: 'Ziegelwand', code: 'AW-01', layers: [] } },
  openingTypes: { F: { kind: 'window', name: 'Holzfenster', uValue: 0.9, parts: [] } },
  elements: [{ id: 'E1', name: 'Außenwand', construction: 'AW', area: 50 }],
  openings: [{ id: 'O1', type: 'F', area: 10 }],
  items: [],
}
const marking = () => ({ onHighlight: vi.fn<() => void>(), onFilter: vi.fn<() => void>() })

test('the budget says in words what is left and which level holds', () => {
  render(<ResultPanel project={project} kpis={buildProjectKpis()} marking={marking()} />)
  expect(screen.getByText('von 24, frei 1,4')).toBeDefined()
  expect(screen.getByRole('img', { name: /22,6 von 24 .* Nutzerstrom 9,0/ })).toBeDefined()
  expect(screen.getByText('unbestätigt')).toBeDefined()
  expect(screen.getByText('QNG-PLUS').textContent).toBe('erfüllt: QNG-PLUS')
  expect(screen.getByText('QNG-PREMIUM').textContent).toBe('nicht erfüllt: QNG-PREMIUM')
})

test('what is open is named, and gives no verdict', () => {
  const open = buildBooking({
    open: ['operationMissing'],
    verdicts: {
      PLUS: { limit: 24, fulfilled: null, margin: 0 },
      PREMIUM: { limit: 20, fulfilled: null, margin: 0 },
    },
  })
  const kpis = buildProjectKpis({ bound: { gwp: 'lower', penrt: 'lower', pert: null } })
  const qng = kpis.qng && { ...kpis.qng, gwp: open }
  render(<ResultPanel project={project} kpis={{ ...kpis, qng }} marking={marking()} />)
  expect(screen.getByText('Gebäudebetrieb fehlt')).toBeDefined()
  expect(screen.getByText('≥ 22,6')).toBeDefined()
  expect(screen.queryByText(/erfüllt: /)).toBeNull()
})

test('the booking opens by key with its modules, and a figure opens how it came about', async () => {
  const user = userEvent.setup()
  render(<ResultPanel project={project} kpis={buildProjectKpis()} marking={marking()} />)
  screen.getByRole('button', { name: 'Buchung zeigen' }).focus()
  await user.keyboard('{Enter}')
  expect(within(screen.getByRole('table', { name: 'Buchung QNG' })).getByText('Bauwerk A1–A3')).toBeDefined()
  await user.click(screen.getByRole('button', { name: /^H′T des Gebäudes 0,367/ }))
  expect(screen.getByRole('table', { name: 'H′T des Gebäudes' }).textContent).toContain('Wärmebrücken')
})

test('what a marked row takes of the budget is told', () => {
  render(<ResultPanel project={project} kpis={buildProjectKpis()} marked={['element E1']} marking={marking()} />)
  expect(screen.getByText('Außenwand: 0,35 kg/(m²a), 1,5 % des Budgets')).toBeDefined()
})

test('warnings lead to their rows and fields, and to none where nothing can be changed', async () => {
  const user = userEvent.setup()
  const told = marking()
  const onPlace = vi.fn<(place: WarningPlace) => void>()
  const warnings: ProjectKpis['warnings'] = [
    { code: 'fxMiddle', message: 'Der Umfang fehlt.', rows: [] },
    { code: 'openingLargerThanHost', message: 'Zu groß.', rows: [{ kind: 'element', id: 'E1' }] },
    { code: 'newerData', message: 'Es gibt neuere Daten.', rows: [] },
  ]
  const panel = { project, kpis: buildProjectKpis({ warnings }), marking: told }
  const { rerender } = render(<ResultPanel {...panel} onPlace={onPlace} />)
  expect(screen.getByRole('heading', { name: 'Hinweise' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Umfang angeben' }))
  await user.click(screen.getByRole('button', { name: '1 Zeile zeigen' }))
  await user.click(screen.getByRole('button', { name: 'Datenstand vergleichen' }))
  expect(onPlace.mock.calls).toEqual([['groundPerimeter'], ['drift']])
  expect(told.onFilter).toHaveBeenLastCalledWith(['element E1'])
  rerender(<ResultPanel {...panel} />)
  expect(screen.getByText('Der Umfang fehlt.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Umfang angeben' })).toBeNull()
})

test('what may be less than it seems is called incomplete, and has no sign of a lower bound', () => {
  const bound = { gwp: 'unknown', penrt: 'unknown', pert: null } as const
  render(<ResultPanel project={project} kpis={buildProjectKpis({ bound, qng: null })} marking={marking()} />)
  expect(screen.getByText('unvollständig, PENRT 34,7 kWh/(m²a)')).toBeDefined()
  expect(screen.getByRole('button', { name: /^Lebenszyklus A–C .*\(unvollständig\)/ })).toBeDefined()
  expect(screen.queryByText(/≥/)).toBeNull()
})

test('marks of the treemap are walked by arrows and filter the schedule by Enter', async () => {
  const user = userEvent.setup()
  const told = marking()
  const kpis = buildProjectKpis()
  render(<HotSpots kpis={kpis} rows={namedRows(project, kpis)} hatchOf={() => 'brick'} marking={told} />)
  screen.getByRole('listbox').focus()
  await user.keyboard('{ArrowRight}')
  expect(told.onHighlight).toHaveBeenLastCalledWith(['element E1'])
  await user.keyboard('{Enter}')
  expect(told.onFilter).toHaveBeenLastCalledWith(['element E1'])
  expect(screen.getAllByRole('option')).toHaveLength(2)
})

test('whoever has prices sees what the constructions cost, as a lower bound where one is missing, and how it came about', async () => {
  const user = userEvent.setup()
  const sums = { first: { total: 12_345, bound: 'lower' }, overStudyPeriod: null, discounted: null } as const
  const rows = [{ kind: 'element' as const, id: 'E1', ...sums }]
  const cost = { ...sums, discountRate: null, rows, missing: ['render'] }
  render(
    <MemoryRouter>
      <ResultPanel project={project} kpis={{ ...buildProjectKpis(), cost }} marking={marking()} />
    </MemoryRouter>,
  )
  expect(screen.getByText('62 €/m² NRF', { exact: false })).toBeDefined()
  expect(screen.getByText('kein Preis bekannt')).toBeDefined()
  expect(screen.getByRole('link', { name: 'render' }).getAttribute('href')).toContain('render')
  await user.click(screen.getByRole('button', { name: /^Kosten der Aufbauten ≥\s12.345/ }))
  expect(screen.getByRole('table', { name: 'Kosten der Aufbauten' }).textContent).toMatch(/Außenwand12.345€/)
})
