import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { officesQuery } from '#web/resources/accounts/offices.ts'
import type { BulkChange, PreviewedChange } from '#web/resources/constructions/bulk-changes.ts'
import { ChangePreview } from './change-preview.tsx'
import { questionsTexts } from './questions-texts.ts'

const figures = { thickness: 0.3, uValue: 0.2, mass: 200, gwp: 50, penrt: 400 }
const rowOf = (id: string, changes: Partial<PreviewedChange> = {}): PreviewedChange => ({
  id,
  name: `Wall ${id}`,
  code: null,
  ownership: 'custom',
  owner: { kind: 'person', id, name: 'Ada' },
  projects: [],
  version: 3,
  refused: null,
  notAsVariant: null,
  before: figures,
  after: { ...figures, gwp: 40 },
  section: [],
  layers: [],
  flips: [],
  ...changes,
})
const fails = [{ requirement: 'geg', title: 'GEG', before: true, after: false }]
const thicker: BulkChange = { do: 'setThickness', material: 'xps', thickness: 0.14 }

let sent: unknown
let sentChange: BulkChange
const show = async (rows: readonly PreviewedChange[], change: BulkChange = thicker, total = rows.length) => {
  const client = new QueryClient()
  client.setQueryData(officesQuery.queryKey, [{ id: 'office', name: 'Nordhang', members: 7, role: 'owner' }] as never)
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <ChangePreview
            rows={rows}
            total={total}
            change={change}
            busy={false}
            onChange={(items, asked) => {
              sent = items
              sentChange = asked
            }}
            onClose={() => undefined}
          />
        </MemoryRouter>
      </QueryClientProvider>,
    )
  })
}
const rowNamed = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

beforeEach(async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await setLocale('en_GB')
  await Promise.all([questionsTexts.load(), commonTexts.load()])
})

test('all that can be changed are chosen at once, those that would miss a limit only then', async () => {
  const user = userEvent.setup()
  await show([
    rowOf('1', { projects: ['p', 'q'] }),
    rowOf('2', { flips: fails, projects: ['q', 'r'] }),
    rowOf('3', { refused: 'standard', after: null }),
  ])
  expect(screen.getByText('1 of 3 chosen, 2 projects concerned')).toBeDefined()
  await user.click(screen.getByLabelText('Choose all'))
  expect(screen.getByText('2 of 3 chosen, 3 projects concerned')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Change 2 constructions' }))
  expect(sent).toEqual([
    { id: '1', version: 3 },
    { id: '2', version: 3 },
  ])
  await user.click(screen.getByLabelText('Choose all'))
  expect(screen.getByText('0 of 3 chosen')).toBeDefined()
})

test('a row says what is made other, and leads to what is changed', async () => {
  const part = (material: string, thickness: number) => ({ material, thickness })
  const layers = [{ before: part('XPS', 0.12), after: part('Foam glass', 0.14) }]
  await show([rowOf('1', { layers, code: 'AW-14' }), rowOf('2', { refused: 'notOwner', after: null })])
  expect(within(rowNamed('Wall 1')).getByText('XPS 120 → Foam glass 140')).toBeDefined()
  expect(within(rowNamed('Wall 1')).getByText('AW-14 · Ada')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Wall 1' }).getAttribute('href')).toBe('/constructions/custom/1')
  expect(within(rowNamed('Wall 2')).getByText('only its owner can do that')).toBeDefined()
})

test('where more was found than one change may be of, it says of which', async () => {
  await show([rowOf('1'), rowOf('2')], thicker, 2345)
  expect(screen.getByRole('status').textContent).toContain('first 2 of 2\u202f345 constructions')
})

test('variants are filed of those that may have some beside them, in place of changing all that are chosen', async () => {
  const user = userEvent.setup()
  await show([rowOf('1'), rowOf('2', { notAsVariant: 'notOwner' }), rowOf('3')])
  expect(screen.getByRole('button', { name: 'Change 3 constructions' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'File 2 as variants' }))
  expect([sent, sentChange]).toEqual([
    [
      { id: '1', version: 3 },
      { id: '3', version: 3 },
    ],
    { ...thicker, as: 'variants' },
  ])
  await user.click(screen.getByLabelText('Change Wall 1'))
  await user.click(screen.getByLabelText('Change Wall 3'))
  expect(screen.getByRole('button', { name: 'File 0 as variants' }).hasAttribute('disabled')).toBe(true)
})

test('only what changes layers is filed in variants of each', async () => {
  await show([rowOf('1'), rowOf('2')], { do: 'addTag', tag: 'Schule' })
  expect(screen.queryByRole('button', { name: /variants/ })).toBeNull()
})

test('a move says who sees them afterwards', async () => {
  await show([rowOf('1', { after: figures })], { do: 'moveToOffice', office: 'office' })
  expect(screen.getByText(/all 7 members see them/)).toBeDefined()
  expect(within(rowNamed('Wall 1')).getByText('Ada → Nordhang')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Give 1 construction to the office' })).toBeDefined()
})

test('as variants of one group two to five are filed, the first five at first', async () => {
  const user = userEvent.setup()
  const rows = ['1', '2', '3', '4', '5', '6'].map((id) => rowOf(id))
  await show(rows, { do: 'addTag', tag: 'Variants AW-02 3f9a' })
  const file = () => screen.getByRole<HTMLButtonElement>('button', { name: /^File .* as / })
  expect(file().textContent).toBe('File 5 constructions as variants')
  await user.click(within(rowNamed('Wall 6')).getByRole('checkbox'))
  expect([file().textContent, file().disabled]).toEqual(['File 6 constructions as variants', true])
  for (const name of ['Wall 3', 'Wall 4', 'Wall 5', 'Wall 6'])
    await user.click(within(rowNamed(name)).getByRole('checkbox'))
  expect(file().disabled).toBe(false)
  await user.click(file())
  expect(sent).toEqual([
    { id: '1', version: 3 },
    { id: '2', version: 3 },
  ])
})
