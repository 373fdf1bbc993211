import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useLayoutEffect } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { Locale } from '#vocabulary/constructions.ts'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { emptyDocument, emptyLayer } from '../../document/document.ts'
import { ControlsContext, type Editor, useEditor } from '../../document/editor-state.ts'
import { BuiltInPanel } from './built-in-panel.tsx'

const slab = {
  ...emptyDocument('de_DE'),
  type: 'internalFloor' as const,
  layers: [{ ...emptyLayer('slab'), materialId: 'reinforced_concrete_c25_30', numbers: { thickness: 0.2 } }],
}

let editor: Editor

function Panel() {
  const opened = useEditor(slab)
  useLayoutEffect(() => {
    editor = opened
  }, [opened])
  const [layer] = opened.history.present.layers
  return (
    <ControlsContext value={opened.controls}>
      {layer && <BuiltInPanel layer={layer} number={1} type="internalFloor" onClose={() => undefined} />}
    </ControlsContext>
  )
}

async function open(locale: Locale = 'de_DE') {
  await setLocale(locale)
  await act(async () => {
    render(
      <Suspense>
        <Panel />
      </Suspense>,
    )
  })
}
const built = () => editor.history.present.layers[0]?.accessories

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true
  }
})

test('the reinforcement of the component stands first, and is added with its usual amount', async () => {
  const user = userEvent.setup()
  await open()
  expect(await screen.findByText('Nichts eingebaut.')).toBeDefined()
  expect(screen.getByLabelText<HTMLSelectElement>('Einbauteil').value).toBe('reinforcementSlab')
  await user.click(screen.getByRole('button', { name: 'Hinzufügen' }))
  expect(built()).toEqual([{ accessoryId: 'reinforcementSlab' }])
  const part = screen.getByRole('group', { name: 'Bewehrung von Decken und Dächern' })
  expect(part.textContent).toContain('16\u00a0kg/m² in dieser Schicht. Üblich 50 bis 100\u00a0kg/m³.')
})

test('an own amount counts, one out of range is told with the range and does not', async () => {
  const user = userEvent.setup()
  await open()
  await user.click(await screen.findByRole('button', { name: 'Hinzufügen' }))
  const part = within(screen.getByRole('group', { name: 'Bewehrung von Decken und Dächern' }))
  const amount = part.getByLabelText('Menge, kg/m³')
  await user.type(amount, '95')
  expect(built()).toEqual([{ accessoryId: 'reinforcementSlab', amount: 95 }])
  await user.clear(amount)
  await user.type(amount, '2000')
  expect(part.getByText(/^Zahl von 0 bis 1.000\.$/)).toBeDefined()
  expect(built()?.[0]?.amount).toBe(200)
  await user.clear(amount)
  expect(built()).toEqual([{ accessoryId: 'reinforcementSlab' }])
  await user.click(part.getByRole('button', { name: 'Bewehrung von Decken und Dächern entfernen' }))
  expect(built()).toEqual([])
})

test('what only the design tells asks for its amount first; studs have a spacing', async () => {
  const user = userEvent.setup()
  await open('en_GB')
  const choice = await screen.findByLabelText('Built-in part')
  await user.selectOptions(choice, 'Shear connectors of timber-concrete composite')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true)
  await user.type(screen.getByLabelText('Amount, kg/m²'), '1.2')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(built()).toEqual([{ accessoryId: 'shearConnectors', amount: 1.2 }])
  await user.selectOptions(choice, 'CW 75 studs with tracks')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await user.type(screen.getByLabelText('Spacing, mm'), '400')
  expect(built()?.[1]).toEqual({ accessoryId: 'studsCw75', spacing: 0.4 })
})

test('an amount goes by steps from what is usual, and is dragged in one step that can be undone', async () => {
  const user = userEvent.setup()
  await open('en_GB')
  await user.click(await screen.findByRole('button', { name: 'Add' }))
  const part = within(screen.getByRole('group', { name: 'Reinforcement of slabs and roofs' }))
  const amount = () => built()?.[0]?.amount
  const field = part.getByLabelText<HTMLInputElement>('Amount, kg/m³')
  const usual = Number(field.placeholder)
  const [more] = part.getAllByTitle('One step more, ten with Shift')
  await user.click(more as HTMLElement)
  expect(amount()).toBe(usual + 1)
  await user.type(field, '{Shift>}{ArrowDown}{/Shift}')
  expect(amount()).toBe(usual - 9)
  const before = editor.newest.get().past.length
  const [grip] = part.getAllByTitle(/^Drag/)
  if (!grip) throw new Error('nothing to take hold of')
  grip.setPointerCapture = () => undefined
  fireEvent.pointerDown(grip, { button: 0, pointerId: 1, clientX: 100 })
  fireEvent.pointerMove(grip, { clientX: 108 })
  fireEvent.pointerMove(grip, { clientX: 120 })
  expect(amount()).toBe(usual - 4)
  // the dialog around stays open
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false)
  expect(amount()).toBe(usual - 9)
  expect(editor.newest.get().past).toHaveLength(before)
  fireEvent.pointerDown(grip, { button: 0, pointerId: 1, clientX: 100 })
  fireEvent.pointerMove(grip, { clientX: 112 })
  fireEvent.pointerUp(grip)
  expect(amount()).toBe(usual - 6)
  expect(editor.newest.get().past).toHaveLength(before + 1)
})
