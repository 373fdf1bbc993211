import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useLayoutEffect } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Material } from '#contract/materials.ts'
import { Toaster } from '#web/components/toaster.tsx'
import { setLocale } from '#web/lib/i18n/locale.ts'
import type { Column } from '../document/columns.ts'
import { emptyDocument, emptyLayer } from '../document/document.ts'
import { ControlsContext, type Editor, useEditor } from '../document/editor-state.ts'
import { LayerTable } from './layer-table.tsx'

const layer = (name: string, thickness: number) => ({
  ...emptyLayer(name),
  materialId: name,
  numbers: { thickness },
})
const wall = {
  ...emptyDocument('en_GB'),
  layers: [layer('Render', 0.02), layer('Insulation', 0.16), layer('Brick', 0.24)],
}

const cork: Material = {
  id: 'cork',
  name: 'Cork',
  category: 'insulation',
  hatch: 'mineralWool',
  traits: [],
  conductivity: 0.045,
  density: 120,
  specificHeatCapacity: 1560,
  vapourResistanceFactor: null,
  sd: null,
  serviceLife: null,
  defaultThickness: null,
  marketThicknesses: [],
  densityClass: null,
  uses: [],
  statuses: {},
  note: null,
  dataset: null,
  own: false,
}

const materials = new Map(['Render', 'Insulation', 'Brick'].map((name) => [name, { ...cork, id: name, name }]))

let editor: Editor

/** The table with a real document behind it; no figures, as before the first answer. */
function Table({ readOnly, known }: { readOnly: boolean; known: ReadonlyMap<string, Material> }) {
  const opened = useEditor(wall)
  const { history, cell, focusRequest, controls } = opened
  useLayoutEffect(() => {
    editor = opened
  }, [opened])
  return (
    <ControlsContext value={controls}>
      <LayerTable
        layers={history.present.layers}
        materials={known}
        kpis={undefined}
        keys={[]}
        stale={false}
        cell={cell}
        focusRequest={focusRequest}
        release={null}
        impact="gwp"
        onImpact={() => undefined}
        readOnly={readOnly}
      />
    </ControlsContext>
  )
}

async function open({ readOnly = false, known = materials } = {}) {
  // the search for materials asks the service, which is not here: it stays without hits
  vi.stubGlobal('fetch', async () => Response.json([]))
  await setLocale('en_GB')
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Suspense>
            <Table readOnly={readOnly} known={known} />
            <Toaster />
          </Suspense>
        </MemoryRouter>
      </QueryClientProvider>,
    )
  })
  await screen.findByRole('grid')
  return userEvent.setup()
}

const layers = () => editor.newest.get().present.layers
const order = () => layers().map(({ materialId }) => materialId)
const thicknessOf = (row: number) => layers()[row]?.numbers.thickness
const cellOf = (row: string, column: Column): HTMLElement => {
  const cell = document.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)
  if (!cell) throw new Error(`no ${column} of ${row}`)
  return cell
}
const at = (row: string, column: Column) => act(async () => editor.controls.focus(row, column))
const standsIn = () => {
  const cell = document.activeElement?.closest<HTMLElement>('[data-column]')
  return [cell?.dataset['row'], cell?.dataset['column']]
}

beforeEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a missing conductivity says so in its cell and leads to its field, also by keys; a film needs none', async () => {
  const brick = { ...cork, id: 'Brick', name: 'Brick', conductivity: null }
  const known = new Map([...materials, ['Brick', brick], ['Render', { ...brick, category: 'membrane' as const }]])
  const user = await open({ known })
  const way = { kind: 'values', key: 'Brick', field: 'conductivity' }
  expect(cellOf('Render', 'conductivity').textContent).toBe('–')
  await user.click(within(cellOf('Brick', 'conductivity')).getByRole('button', { name: 'missing' }))
  expect(editor.panel).toEqual(way)
  await act(async () => editor.controls.open(null))
  await at('Brick', 'conductivity')
  await user.keyboard('{Enter}')
  expect(editor.panel).toEqual(way)
})

test('the list of materials leads to similar ones with less CO₂ while nothing is typed, by key too', async () => {
  const user = await open()
  await at('Insulation', 'material')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('combobox'))
  await user.click(await screen.findByRole('button', { name: /^Similar, less CO₂/ }))
  const way = { kind: 'alternatives', key: 'Insulation' }
  expect(editor.panel).toEqual(way)
  await act(async () => editor.controls.open(null))
  await at('Insulation', 'thickness')
  await at('Insulation', 'material')
  await user.keyboard('{Enter}')
  await screen.findByRole('button', { name: /^Similar, less CO₂/ })
  await user.keyboard('{Alt>}{Enter}{/Alt}')
  expect(editor.panel).toEqual(way)
})

test('arrows lead from cell to cell and stop at the last row', async () => {
  const user = await open()
  await at('Render', 'thickness')
  await user.keyboard('{ArrowDown}')
  expect(standsIn()).toEqual(['Insulation', 'thickness'])
  await user.keyboard('{ArrowLeft}')
  expect(standsIn()).toEqual(['Insulation', 'material'])
  await user.keyboard('{PageDown}{ArrowDown}')
  expect(standsIn()).toEqual(['Brick', 'material'])
})

test('a digit typed on a cell begins the new thickness; Enter keeps it and leads to the row below', async () => {
  const user = await open()
  await at('Insulation', 'thickness')
  await user.keyboard('200{Enter}')
  expect(thicknessOf(1)).toBe(0.2)
  expect(standsIn()).toEqual(['Brick', 'thickness'])
})

test('a calculation counts on Enter, with the result beside it before', async () => {
  const user = await open()
  await at('Insulation', 'thickness')
  await user.keyboard('2*60')
  expect(thicknessOf(1)).not.toBe(0.12)
  expect(cellOf('Insulation', 'conductivity').textContent).toContain('120')
  await user.keyboard('{Enter}')
  expect(thicknessOf(1)).toBe(0.12)
})

test('Escape brings back what stood there', async () => {
  const user = await open()
  await at('Insulation', 'thickness')
  await user.keyboard('300{Escape}')
  expect(thicknessOf(1)).toBe(0.16)
})

test.each(['0', '-5', '99999', '1,2,3'])(
  'the thickness %s is refused with the range, and stays to be corrected',
  async (text) => {
    const user = await open()
    await at('Insulation', 'thickness')
    await user.keyboard('{Enter}')
    const field = screen.getByRole('textbox', { name: 'Thickness in mm, layer 2' })
    await user.clear(field)
    await user.type(field, text)
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    const told = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(told?.textContent).toMatch(/0\.001/)
    expect(layers()[1]?.texts.thickness).toBe(text)
  },
)

test('Insert adds a blank layer below and stands in its material search', async () => {
  const user = await open()
  await at('Render', 'thickness')
  await user.keyboard('{Insert}')
  expect(order()).toEqual(['Render', null, 'Insulation', 'Brick'])
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('combobox'))
})

test('after Enter a layer is inserted below the one just done, unless one goes on in the next', async () => {
  const user = await open()
  await at('Render', 'thickness')
  await user.keyboard('30{Enter}{Insert}')
  expect(order()).toEqual(['Render', null, 'Insulation', 'Brick'])
  await at('Insulation', 'thickness')
  await user.keyboard('30{Enter}40{Insert}')
  expect(order()).toEqual(['Render', null, 'Insulation', 'Brick', null])
})

test('a press on the number or the hatch of a row selects it', async () => {
  const user = await open()
  const number = screen.getAllByRole('row')[2]?.querySelectorAll('td')[1]
  await user.click(number as HTMLElement)
  expect(standsIn()).toEqual(['Insulation', 'material'])
  expect(screen.getAllByRole('row')[2]?.getAttribute('aria-selected')).toBe('true')
})

test('own values that go with a material are told, and can be kept', async () => {
  const user = await open()
  act(() => editor.controls.run({ do: 'setNumber', key: 'Insulation', field: 'conductivity', text: '0.04' }))
  vi.stubGlobal('fetch', async () => Response.json([cork]))
  await at('Insulation', 'material')
  await user.keyboard('{Enter}cork')
  await user.click(await screen.findByRole('option', { name: /Cork/ }))
  expect(layers()[1]).toMatchObject({ materialId: 'cork', numbers: { thickness: 0.16 } })
  const toast = await screen.findByText('Own values of “Insulation” removed: Thermal conductivity 0.04.')
  await user.click(within(toast.parentElement ?? document.body).getByRole('button', { name: 'Keep' }))
  expect(layers()[1]).toMatchObject({ materialId: 'cork', numbers: { thickness: 0.16, conductivity: 0.04 } })
})

test('the button below adds a layer at the end', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: /Add layer/ }))
  expect(order()).toEqual(['Render', 'Insulation', 'Brick', null])
})

test('Alt and an arrow moves a layer and goes with it, not beyond the first', async () => {
  const user = await open()
  await at('Brick', 'thickness')
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(order()).toEqual(['Render', 'Brick', 'Insulation'])
  expect(standsIn()).toEqual(['Brick', 'thickness'])
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
  expect(order()).toEqual(['Brick', 'Render', 'Insulation'])
  expect(screen.getAllByRole('row')[1]?.querySelector('td')?.dataset['row']).toBe('Brick')
})

test('a thickness is dragged sideways, a millimetre to four pixels, in one step', async () => {
  await open()
  const cell = cellOf('Insulation', 'thickness')
  const at = (type: 'Down' | 'Move' | 'Up', clientX: number) =>
    act(async () => void fireEvent[`pointer${type}`](cell, { clientX, button: 0, pointerId: 1 }))
  await at('Down', 100)
  await at('Move', 120)
  await at('Move', 140)
  await at('Up', 140)
  expect(thicknessOf(1)).toBe(0.17)
  await act(async () => editor.controls.undo())
  expect(thicknessOf(1)).toBe(0.16)
})

test('buttons beside a thickness add a millimetre, with Shift ten', async () => {
  const user = await open()
  await at('Insulation', 'thickness')
  await user.keyboard('{F2}')
  await user.click(screen.getByTitle('One step more, ten with Shift'))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByTitle('One step less, ten with Shift'))
  await user.keyboard('{/Shift}')
  expect(thicknessOf(1)).toBe(0.151)
})

describe('a row held by its handle', () => {
  const handle = (number: number) => screen.getByRole('button', { name: `Move layer ${number}` })

  test('goes with Space, arrows and Space to another place, in one step', async () => {
    const user = await open()
    act(() => handle(3).focus())
    await user.keyboard(' {ArrowUp}{ArrowUp}')
    expect(order()).toEqual(['Render', 'Insulation', 'Brick'])
    await user.keyboard(' ')
    expect(order()).toEqual(['Brick', 'Render', 'Insulation'])
    expect(standsIn()).toEqual(['Brick', 'handle'])
    act(() => editor.controls.undo())
    expect(order()).toEqual(['Render', 'Insulation', 'Brick'])
  })

  test('stays where it was by Escape, and minds no other key meanwhile', async () => {
    const user = await open()
    act(() => handle(1).focus())
    await user.keyboard(' {ArrowDown}{Delete}{Escape}')
    expect(order()).toEqual(['Render', 'Insulation', 'Brick'])
    expect(document.querySelector('[data-lifted]')).toBeNull()
  })
})

test('Delete removes a layer, Ctrl D doubles one', async () => {
  const user = await open()
  await at('Insulation', 'thickness')
  await user.keyboard('{Delete}')
  expect(order()).toEqual(['Render', 'Brick'])
  await at('Brick', 'thickness')
  await user.keyboard('{Control>}d{/Control}')
  expect(order()).toEqual(['Render', 'Brick', 'Brick'])
})

test('who may only view walks through the table and changes nothing', async () => {
  const user = await open({ readOnly: true })
  await at('Render', 'thickness')
  await user.keyboard('{ArrowDown}5{Insert}{Delete}{Alt>}{ArrowUp}{/Alt}')
  expect(standsIn()).toEqual(['Insulation', 'thickness'])
  expect(layers()).toEqual(wall.layers)
  expect(screen.queryByRole('button', { name: /Add layer/ })).toBeNull()
})
