import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Sheet } from './sheet.tsx'
import type { CellPlace, CellText, SheetColumn, SheetEntry } from './sheet-types.ts'

type Row = { readonly name: string; readonly area: string }

const columns: readonly SheetColumn<Row>[] = [
  { key: 'name', title: 'Bauteil', width: 100, text: ({ name }) => name, isWritten: true },
  { key: 'area', title: 'Fläche', unit: 'm²', width: 80, text: ({ area }) => area, isWritten: true, isNumeric: true },
  { key: 'sum', title: 'GWP', width: 80, text: () => '1,0' },
  {
    key: 'use',
    title: 'Nutzung',
    width: 80,
    text: () => 'Wohnen',
    isWritten: true,
    editor: ({ onChoose, onEnd }) => (
      <>
        <input aria-label="Nutzung" ref={(field) => field?.focus()} onBlur={() => onEnd(null, 'stay')} />
        <button type="button" onClick={() => onChoose('office', 'stay')}>
          Büro
        </button>
      </>
    ),
  },
]
const entries: readonly SheetEntry<Row>[] = ['Nord', 'Süd', 'Dach'].map((name, index) => ({
  kind: 'row',
  id: `r${index}`,
  row: { name, area: `${index + 1}0` },
}))

const written = vi.fn<(texts: readonly CellText[]) => void>()
const typed = vi.fn<(text: CellText | null) => void>()
const chosen = vi.fn<(place: CellPlace, value: string) => void>()
const pastedTable = vi.fn<(text: string) => void>()
const inserted = vi.fn<(after: string | null) => string>(() => 'r0')

const show = (readOnly = false) =>
  render(
    <Sheet
      label="Bauteile"
      columns={columns}
      entries={entries}
      foot={{}}
      footTitle="Summe"
      readOnly={readOnly}
      faultOf={() => undefined}
      onWrite={written}
      onType={typed}
      onChoose={chosen}
      onInsert={inserted}
      onRemove={() => undefined}
      onMove={() => undefined}
      onTable={pastedTable}
      onFilter={() => undefined}
      hasGap={(id) => id === 'r2'}
    />,
  )

const cell = (text: string) => screen.getByText(text).closest<HTMLElement>('[role=gridcell]') ?? document.body
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const paste = (text: string) =>
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData: { getData: () => text } })

beforeEach(() => {
  vi.clearAllMocks()
})

test('arrows move the cursor, typing begins a cell anew, Enter keeps it and goes down', () => {
  show()
  fireEvent.pointerDown(cell('10'), { button: 0 })
  press('ArrowDown')
  expect(document.activeElement).toBe(cell('20'))
  press('4')
  const field = screen.getByRole('textbox', { name: 'Fläche (m²)' })
  fireEvent.change(field, { target: { value: '4*3,5' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(written).toHaveBeenCalledExactlyOnceWith([{ row: 'r1', column: 'area', text: '4*3,5' }])
  expect(document.activeElement).toBe(cell('30'))
})

test('what stands in a field is told after each key, and that it is over once it is', () => {
  show()
  fireEvent.pointerDown(cell('10'), { button: 0 })
  press('4')
  const field = screen.getByRole('textbox')
  fireEvent.input(field, { target: { value: '42' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  press('F2')
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
  const at = { row: 'r0', column: 'area' }
  expect(typed.mock.calls).toEqual([
    [expect.objectContaining({ ...at, text: '4' })],
    [{ ...at, text: '42' }],
    [null],
    [null],
  ])
})

test('a sheet that goes with a field open tells that it is over', () => {
  const { unmount } = show()
  fireEvent.pointerDown(cell('10'), { button: 0 })
  press('4')
  unmount()
  expect(typed).toHaveBeenLastCalledWith(null)
})

test('Escape leaves a cell as it was; what is computed cannot be written', () => {
  show()
  fireEvent.pointerDown(cell('10'), { button: 0 })
  press('F2')
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
  press('ArrowRight')
  press('5')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(written).not.toHaveBeenCalled()
})

test('a range is filled down, cleared and copied', () => {
  show()
  fireEvent.pointerDown(cell('10'), { button: 0 })
  press('ArrowDown', { shiftKey: true })
  press('d', { ctrlKey: true })
  expect(written).toHaveBeenLastCalledWith([{ row: 'r1', column: 'area', text: '10' }])
  press('Delete')
  expect(written).toHaveBeenLastCalledWith([
    { row: 'r0', column: 'area', text: '' },
    { row: 'r1', column: 'area', text: '' },
  ])
  const setData = vi.fn<(type: string, text: string) => void>()
  fireEvent.copy(document.activeElement ?? document.body, { clipboardData: { setData } })
  expect(setData).toHaveBeenCalledExactlyOnceWith('text/plain', '10\n20')
})

test('a single value fills what is selected; a table is shown first', () => {
  show()
  fireEvent.pointerDown(cell('Nord'), { button: 0 })
  press('ArrowDown', { shiftKey: true })
  paste('Wand')
  expect(written).toHaveBeenLastCalledWith([
    { row: 'r0', column: 'name', text: 'Wand' },
    { row: 'r1', column: 'name', text: 'Wand' },
  ])
  paste('Bauteil\tFläche\r\nWand\t12,5')
  expect(pastedTable).toHaveBeenCalledExactlyOnceWith('Bauteil\tFläche\nWand\t12,5', { row: 'r1', column: 'name' })
})

test('Ctrl+Enter asks for a row, F8 goes to the next gap', () => {
  show()
  fireEvent.pointerDown(cell('Nord'), { button: 0 })
  press('F8')
  expect(document.activeElement).toBe(cell('Dach'))
  press('Enter', { ctrlKey: true })
  expect(inserted).toHaveBeenCalledExactlyOnceWith('r2')
})

test('a sheet that is only to be seen takes no text', () => {
  show(true)
  fireEvent.pointerDown(cell('Nord'), { button: 0 })
  press('x')
  press('Delete')
  paste('Wand')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(written).not.toHaveBeenCalled()
})

test('a press on a cell places no caret, and keeps what was being written in another', () => {
  show()
  fireEvent.pointerDown(cell('10'), { button: 0 })
  expect(fireEvent.mouseDown(cell('10'), { button: 0 })).toBe(false)
  press('7')
  const field = screen.getByRole('textbox')
  expect(fireEvent.mouseDown(field, { button: 0 })).toBe(true)
  fireEvent.pointerDown(cell('30'), { button: 0 })
  expect(written).toHaveBeenCalledExactlyOnceWith([{ row: 'r0', column: 'area', text: '7' }])
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement).toBe(cell('30'))
})

test('what is offered in a cell that is written in is pressed and chosen', () => {
  show()
  const [use = document.body] = screen.getAllByText('Wohnen')
  fireEvent.doubleClick(use)
  const offered = screen.getByRole('button', { name: 'Büro' })
  fireEvent.pointerDown(offered, { button: 0 })
  fireEvent.mouseDown(offered, { button: 0 })
  fireEvent.click(screen.getByRole('button', { name: 'Büro' }))
  expect(chosen).toHaveBeenCalledExactlyOnceWith({ row: 'r0', column: 'use' }, 'office')
})

test('what takes the focus from a cell that is written in keeps it, and the cell what was written', () => {
  show()
  render(<input aria-label="Filter" />)
  fireEvent.pointerDown(cell('10'), { button: 0 })
  press('7')
  const filter = screen.getByRole('textbox', { name: 'Filter' })
  filter.focus()
  expect(written).toHaveBeenCalledExactlyOnceWith([{ row: 'r0', column: 'area', text: '7' }])
  expect(document.activeElement).toBe(filter)
})
