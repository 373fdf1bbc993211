import { expect, test } from 'vitest'
import { cutLine, pathLines } from './path-lines.ts'

test('straight strokes are read in every way they are written', () => {
  expect(pathLines('M1 2L3 4l1 -1H9h-2V0v5z')).toEqual([
    [
      [1, 2],
      [3, 4],
      [4, 3],
      [9, 3],
      [7, 3],
      [7, 0],
      [7, 5],
      [1, 2],
    ],
  ])
  expect(pathLines('M0 0h.01M5 5h.01')).toHaveLength(2)
})

test('an arc keeps its radius and ends where it should', () => {
  const [half = []] = pathLines('M0 0A5 5 0 0 1 10 0')
  for (const [x, y] of half) expect(Math.hypot(x - 5, y)).toBeCloseTo(5)
  expect(half.at(-1)?.[0]).toBeCloseTo(10)
  expect(Math.min(...half.map(([, y]) => y))).toBeCloseTo(-5)
  const [large = []] = pathLines('M0 0A5 5 0 1 0 5 5')
  for (const [x, y] of large) expect(Math.hypot(x, y - 5)).toBeCloseTo(5)
})

test('a curve begins and ends at its ends', () => {
  const [curve = []] = pathLines('M0 0Q5 10 10 0')
  expect(curve.at(-1)).toEqual([10, 0])
  expect(curve.some(([x, y]) => Math.abs(x - 5) < 1e-9 && Math.abs(y - 5) < 1e-9)).toBe(true)
})

test('an unknown command is named', () => {
  expect(() => pathLines('M0 0C1 1 2 2 3 3')).toThrow('C')
})

test('a line is cut at the sides of its rectangle', () => {
  const box = { x: 0, y: 0, width: 10, height: 5 }
  expect(cutLine([-5, 2], [20, 2], box)).toEqual([
    [0, 2],
    [10, 2],
  ])
  expect(cutLine([-5, 9], [20, 9], box)).toBeUndefined()
  expect(cutLine([3, 3], [3, 3], box)).toEqual([
    [3, 3],
    [3, 3],
  ])
})
