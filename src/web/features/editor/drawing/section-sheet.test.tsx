import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { emptyDocument, emptyLayer } from '../document/document.ts'
import { ControlsContext, type Editor, useEditor } from '../document/editor-state.ts'
import { REST } from './layer-drag.ts'
import { SectionSheet } from './section-sheet.tsx'

const layer = (name: string, thickness: number) => ({ ...emptyLayer(name), materialText: name, numbers: { thickness } })
const wall = { ...emptyDocument('en_GB'), layers: [layer('Insulation', 0.16), layer('Brick', 0.24)] }

let editor: Editor

function Sheet({ readOnly = false }: { readOnly?: boolean }) {
  const opened = useEditor(wall)
  const { layers } = opened.history.present
  useLayoutEffect(() => {
    editor = opened
  }, [opened])
  return (
    <ControlsContext value={opened.controls}>
      <SectionSheet
        {...{ type: 'outerWall', name: 'Wall', seed: 'a', layers, materials: new Map(), readOnly }}
        {...{ kpis: undefined, computed: undefined, selected: opened.cell?.key, overlay: 'none', zoom: 1 }}
        onOverlay={() => undefined}
        colouring="none"
        onColouring={() => undefined}
        onZoom={() => undefined}
      />
    </ControlsContext>
  )
}

const border = () => screen.getByRole('slider', { name: 'Outer border, layer 1, Insulation' })
const thickness = () => editor.newest.get().present.layers[0]?.numbers.thickness
const steps = () => editor.newest.get().past.length

beforeEach(() => setLocale('en_GB'))
afterEach(() => void vi.useRealTimers())

const open = async (readOnly = false) => {
  await act(async () => {
    render(
      <Suspense>
        <Sheet readOnly={readOnly} />
      </Suspense>,
    )
  })
  await screen.findByRole('listbox')
  return userEvent.setup()
}

test('keys move a border in one step that can be undone, and Escape brings it back', async () => {
  const user = await open()
  act(() => border().focus())
  await user.keyboard('{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}')
  expect(border().getAttribute('aria-valuetext')).toBe('171 mm')
  await user.keyboard('{Escape}')
  expect(border().getAttribute('aria-valuetext')).toBe('160 mm')
  expect(steps()).toBe(0)
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  act(() => border().blur())
  expect(thickness()).toBe(0.162)
  expect(steps()).toBe(1)
})

test('a pointer drags a border; put back where it was, nothing is left to undo', async () => {
  await open()
  const [from, to] = [
    { clientX: 300, pointerId: 1, button: 0 },
    { clientX: 280, pointerId: 1 },
  ]
  border().setPointerCapture = () => undefined
  fireEvent.pointerDown(border(), from)
  fireEvent.pointerMove(border(), to)
  expect(Number(border().getAttribute('aria-valuenow'))).toBeGreaterThan(165)
  fireEvent.pointerMove(border(), from)
  fireEvent.pointerUp(border(), from)
  expect([thickness(), steps()]).toEqual([0.16, 0])
  fireEvent.pointerDown(border(), from)
  fireEvent.pointerMove(border(), to)
  fireEvent.pointerUp(border(), to)
  expect(thickness()).toBeGreaterThan(0.165)
  expect(steps()).toBe(1)
})

test('Alt pressed while a border is dragged goes on with it, and the border that has the focus is pointed at', async () => {
  await open()
  border().setPointerCapture = () => undefined
  fireEvent.pointerDown(border(), { clientX: 300, pointerId: 1, button: 0 })
  expect(editor.controls.pointed.get()).toBe('Insulation')
  fireEvent.pointerMove(border(), { clientX: 290, pointerId: 1 })
  fireEvent.keyDown(border(), { key: 'Alt', altKey: true })
  fireEvent.pointerMove(border(), { clientX: 260, pointerId: 1, altKey: true })
  const further = thickness()
  fireEvent.pointerUp(border(), { clientX: 260, pointerId: 1 })
  expect(further).toBeGreaterThan(0.175)
  expect([thickness(), steps()]).toEqual([further, 1])
})

test('the inner face is moved too: outside stays where it is, inwards is thicker', async () => {
  const user = await open()
  const face = () => screen.getByRole('slider', { name: 'Inner border, layer 2, Brick' })
  const at = (one: HTMLElement) => Number.parseFloat(one.style.left)
  const brick = () => editor.newest.get().present.layers[1]?.numbers.thickness
  const [outer, inner] = [at(border()), at(face())]
  expect(inner).toBeGreaterThan(outer)
  face().setPointerCapture = () => undefined
  fireEvent.pointerDown(face(), { clientX: 600, pointerId: 1, button: 0 })
  fireEvent.pointerMove(face(), { clientX: 610, pointerId: 1 })
  expect(brick()).toBeGreaterThan(0.24)
  expect(at(border())).toBeCloseTo(outer, 1)
  expect(at(face())).toBeGreaterThan(inner)
  fireEvent.pointerMove(face(), { clientX: 590, pointerId: 1 })
  expect(brick()).toBeLessThan(0.24)
  expect(at(face())).toBeLessThan(inner)
  fireEvent.pointerUp(face(), { clientX: 590, pointerId: 1 })
  expect([steps(), thickness()]).toEqual([1, 0.16])
  const before = Number(face().getAttribute('aria-valuenow'))
  act(() => face().focus())
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(Number(face().getAttribute('aria-valuenow'))).toBeCloseTo(before + 1)
})

test('a dimension is typed where it stands; what is no thickness says what is allowed', async () => {
  const user = await open()
  await user.dblClick(screen.getByText('160'))
  const field = await screen.findByRole('textbox', { name: 'Dimension in mm, layer 1' })
  await user.clear(field)
  await user.type(field, '9000{Enter}')
  expect(screen.getByRole('status').textContent).toContain('Too big')
  await user.clear(field)
  await user.type(field, '18 cm{Enter}')
  expect(thickness()).toBe(0.18)
  expect(document.activeElement).toBe(border())
  await user.keyboard('{Enter}')
  await user.type(await screen.findByRole('textbox'), '5{Escape}')
  expect([thickness(), steps()]).toEqual([0.18, 1])
})

test('where one may only look nothing can be taken hold of', async () => {
  const user = await open(true)
  expect(screen.queryAllByRole('slider', { name: /border/ })).toEqual([])
  await user.dblClick(screen.getByText('160'))
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a cursor that keys move reads off the depth, and says what is not known', async () => {
  const user = await open(true)
  const cursor = screen.getByRole('slider', { name: 'Read off in the section' })
  const { pointed } = editor.controls
  act(() => cursor.focus())
  await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
  expect(cursor.getAttribute('aria-valuetext')).toBe('Depth 11\u00a0mm, temperature –, dew point –, vapour pressure –')
  expect(pointed.get()).toBe('Insulation')
  await user.keyboard('{End}')
  expect(cursor.getAttribute('aria-valuenow')).toBe('400')
  expect(pointed.get()).toBe('Brick')
  act(() => cursor.blur())
  expect(pointed.get()).toBeNull()
  expect(cursor.getAttribute('aria-valuetext')).toBe('Arrow keys read off')
})

/** A layer of the drawing on a screen where a pixel of it is one of the sheet, and what a finger does there. */
const touching = (name: string) => {
  const layer = screen.getByRole<SVGGElement & HTMLElement>('option', { name })
  const drawing = layer.ownerSVGElement
  const width = Number(drawing?.getAttribute('viewBox')?.split(' ')[2])
  if (drawing) drawing.getBoundingClientRect = () => new DOMRect(0, 0, width, 300)
  layer.setPointerCapture = () => undefined
  const band = layer.querySelector('rect')
  const clientX = Number(band?.getAttribute('x')) + Number(band?.getAttribute('width')) / 2
  const finger = { pointerType: 'touch', pointerId: 1, isPrimary: true, button: 0, clientY: 100 }
  return {
    layer,
    down: () => fireEvent.pointerDown(layer, { ...finger, clientX }),
    move: (by: number) => fireEvent.pointerMove(layer, { ...finger, clientX: clientX + by }),
    up: () => fireEvent.pointerUp(layer, finger),
  }
}
const order = () => editor.newest.get().present.layers.map(({ key }) => key)

test('a finger that rests lifts a layer to another place; the page keeps still meanwhile', async () => {
  await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { layer, down, move, up } = touching('Layer 1, Insulation 160 mm')
  down()
  expect(fireEvent.touchMove(layer)).toBe(true)
  act(() => void vi.advanceTimersByTime(REST))
  expect(fireEvent.touchMove(layer)).toBe(false)
  expect(fireEvent.contextMenu(layer)).toBe(false)
  act(() => void move(600))
  act(() => void up())
  expect(order()).toEqual(['Brick', 'Insulation'])
  expect(fireEvent.touchMove(layer)).toBe(true)
  vi.useRealTimers()
})

test('a finger that moves at once scrolls, and a tap still chooses', async () => {
  const user = await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { layer, down, move, up } = touching('Layer 1, Insulation 160 mm')
  down()
  move(30)
  act(() => void vi.advanceTimersByTime(REST))
  expect(fireEvent.touchMove(layer)).toBe(true)
  move(600)
  up()
  vi.useRealTimers()
  expect(order()).toEqual(['Insulation', 'Brick'])
  await user.click(layer)
  expect(editor.cell?.key).toBe('Insulation')
})
