import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { scrubSteps, useScrub } from './use-scrub.ts'

const scrub = {
  take: vi.fn<() => boolean>(() => true),
  move: vi.fn<(steps: number) => void>(),
  drop: vi.fn<() => void>(),
  cancel: vi.fn<() => void>(),
}
const heard = vi.fn<(key: string) => void>()

const Scrubbed = () => (
  <div role="presentation" onKeyDown={({ key }) => heard(key)}>
    <span data-testid="grip" {...useScrub(scrub)} />
    <input aria-label="elsewhere" />
  </div>
)

function hold() {
  render(<Scrubbed />)
  const grip = screen.getByTestId('grip')
  grip.setPointerCapture = () => undefined
  fireEvent.pointerDown(grip, { button: 0, pointerId: 1, clientX: 100 })
  return grip
}
/** @returns whether the browser may do with it what it does */
const escape = () => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })

beforeEach(() => vi.clearAllMocks())

test('four pixels are a step, with Shift ten', () => {
  expect([3, 4, 9, -4, -9].map((pixels) => scrubSteps(pixels, false))).toEqual([0, 1, 2, -1, -2])
  expect(scrubSteps(-9, true)).toBe(-20)
})

test('a number follows the pointer until it is let go, after which Escape is nothing of its', () => {
  const grip = hold()
  fireEvent.pointerMove(grip, { clientX: 108 })
  fireEvent.pointerUp(grip)
  expect([scrub.move.mock.calls, scrub.drop.mock.calls.length]).toEqual([[[2]], 1])
  expect(escape()).toBe(true)
  expect(heard).toHaveBeenCalledWith('Escape')
  expect(scrub.cancel).not.toHaveBeenCalled()
})

test('while it is held Escape puts it back, wherever the focus is, and nobody else hears of it', () => {
  const grip = hold()
  fireEvent.pointerMove(grip, { clientX: 108 })
  expect(escape()).toBe(false)
  expect(heard).not.toHaveBeenCalled()
  expect(scrub.cancel).toHaveBeenCalledTimes(1)
  fireEvent.pointerMove(grip, { clientX: 140 })
  fireEvent.pointerUp(grip)
  expect(scrub.move).toHaveBeenCalledTimes(1)
  expect(scrub.drop).not.toHaveBeenCalled()
  expect(escape()).toBe(true)
})

test('a press that has not moved leaves Escape to others', () => {
  hold()
  expect(escape()).toBe(true)
  expect(scrub.cancel).not.toHaveBeenCalled()
})
