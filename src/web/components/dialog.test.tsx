import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { Dialog } from './dialog.tsx'

beforeAll(async () => {
  await commonTexts.load()
  // the document without a browser has no top layer
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
})

const focusedIn = (body: ReactNode, alert = false) => {
  render(
    <Dialog title="Share" onClose={() => undefined} alert={alert} footer={<input aria-label="in the footer" />}>
      {body}
    </Dialog>,
  )
  return document.activeElement
}

test('a dialog begins at its first field, whatever stands in its head', () => {
  expect(
    focusedIn(
      <>
        <input type="hidden" />
        <input aria-label="locked" disabled />
        <input aria-label="told" readOnly />
        <label>
          Address <input />
        </label>
        <input aria-label="second" />
      </>,
    ),
  ).toBe(screen.getByRole('textbox', { name: 'Address' }))
})

test('an alert leaves the choice to whoever reads it', () => {
  expect(focusedIn(<input aria-label="reason" />, true)).not.toBe(screen.getByRole('textbox', { name: 'reason' }))
})

test('a dialog that cannot be dismissed stays, though the browser closes it after some refusals', () => {
  render(<Dialog title="Session expired">again</Dialog>)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false)
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
  dialog.open = false
  fireEvent(dialog, new Event('close'))
  expect(dialog.open).toBe(true)
})

test('to choose no file in a dialog does not close it', () => {
  const close = vi.fn<() => void>()
  render(
    <Dialog title="Logo" onClose={close}>
      <input type="file" aria-label="file" />
    </Dialog>,
  )
  fireEvent(screen.getByLabelText('file'), new Event('cancel', { bubbles: true }))
  expect(close).not.toHaveBeenCalled()
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(close).toHaveBeenCalledOnce()
})
