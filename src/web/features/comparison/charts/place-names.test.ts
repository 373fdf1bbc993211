import { expect, test } from 'vitest'
import { dotBox, overlap, placeNames } from './place-names.ts'

test('a name stands after its point, and before it where the sheet ends', () => {
  const [first, last] = placeNames(
    [
      { x: 50, y: 40, text: 'AW-01' },
      { x: 280, y: 140, text: 'AW-03' },
    ],
    300,
  )
  expect(first).toMatchObject({ x: 61, before: false })
  expect(last).toMatchObject({ x: 269, before: true })
})

test('names of points that all but coincide cover neither each other nor a dot', () => {
  const points = [
    { x: 150, y: 94, text: 'AW-01 Referenz' },
    { x: 158, y: 96, text: 'AW-03' },
    { x: 152, y: 99, text: 'AW-05 ≥' },
  ]
  const boxes = placeNames(points, 300).map(({ box }) => box)
  expect(boxes).toHaveLength(3)
  for (const [index, box] of boxes.entries()) {
    expect(boxes.some((other, at) => at !== index && overlap(box, other))).toBe(false)
    expect(points.some((point, at) => at !== index && overlap(box, dotBox(point)))).toBe(false)
  }
})
