import { expect, test } from 'vitest'
import { opened, type Scrolled, scrolled } from './row-window.ts'

const box = opened(20)

/** Frame after frame, until all is drawn. */
const rested = (now: Scrolled): Scrolled[] => (now.isWhole ? [now] : [now, ...rested(scrolled(now, {}))])
const newIn = (frames: readonly Scrolled[]) =>
  frames.slice(1).map(({ drawn }, at) => {
    const before = frames[at]?.drawn ?? { from: 0, to: 0 }
    return drawn.to - drawn.from - Math.max(0, Math.min(drawn.to, before.to) - Math.max(drawn.from, before.from))
  })

test('what is in view and a few rows beyond are drawn as soon as a box is there', () => {
  expect(box.drawn).toEqual({ from: 0, to: 26 })
  expect(box.isWhole).toBe(true)
  expect(scrolled(box, { from: 0 })).toBe(box)
})

test('a few rows are drawn in the frame in which they come into view', () => {
  const moved = scrolled(box, { from: 7 })
  expect(moved.drawn).toEqual({ from: 1, to: 33 })
  expect(moved.isWhole).toBe(true)
})

test.each([400, 30, 12, 0])('a jump to row %i is drawn in some frames, what is in view first', (to) => {
  const far = rested(scrolled(box, { from: 500 })).at(-1) ?? box
  const frames = [far, ...rested(scrolled(far, { from: to }))]
  expect(frames[1]?.drawn.from).toBe(to)
  expect(frames.at(-1)?.drawn).toEqual({ from: Math.max(0, to - 6), to: to + 26 })
  expect(Math.max(...newIn(frames))).toBeLessThanOrEqual(8)
})

test('a box that grows draws more', () => {
  expect(rested(scrolled(box, { shown: 40 })).at(-1)?.drawn).toEqual({ from: 0, to: 46 })
})
