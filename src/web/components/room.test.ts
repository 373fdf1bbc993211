import { expect, test } from 'vitest'
import { opensAbove } from './room.ts'

test.each([
  [{ above: 100, below: 700 }, 400, false],
  [{ above: 700, below: 100 }, 400, true],
  [{ above: 700, below: 100 }, 90, false],
  [{ above: 200, below: 300 }, 400, false],
] as const)('with %o what takes %i opens above: %s', (room, wanted, above) => {
  expect(opensAbove(room, wanted)).toBe(above)
})
