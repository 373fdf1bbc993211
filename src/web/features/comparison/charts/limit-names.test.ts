import { expect, test } from 'vitest'
import { placeLimitNames } from './limit-names.tsx'

test('names of limits that stand close do not touch, and none leaves the sheet', () => {
  const placed = placeLimitNames(
    [
      { name: 'GModG', at: 300 },
      { name: 'Passivhaus', at: 200 },
      { name: 'BEG', at: 215 },
      { name: 'Referenzgebäude', at: 395 },
    ],
    400,
  )
  expect(placed.map(({ name, y }) => [name, y])).toEqual([
    ['Passivhaus', 23],
    ['BEG', 10],
    ['GModG', 23],
    ['Referenzgebäude', 10],
  ])
  expect(placed.at(-1)?.x).toBeLessThan(330)
})
