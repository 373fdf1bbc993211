import { expect, test } from 'vitest'
import { colouredLayers } from './layer-shares.ts'

const layers = [
  { layer: 0, resistance: 0.2, counted: false, mass: 10, sd: 1, complete: true, gwp: 5, penrt: null },
  { layer: 1, resistance: 3, counted: true, mass: null, sd: null, complete: false, gwp: -15, penrt: 8 },
  { layer: 2, resistance: 1, counted: true, mass: 30, sd: 2, complete: false, gwp: null, penrt: null },
]
const rows = [{ key: 'a' }, { key: 'b' }, { key: 'blank' }, { key: 'c' }]
const by = (what: Parameters<typeof colouredLayers>[3]) => colouredLayers({ layers }, ['a', 'b', 'c'], rows, what)

test('shares are of the sum of magnitudes, signed, of the layers that count', () => {
  expect(by('heat').map((one) => one?.share)).toEqual([null, 0.75, undefined, 0.25])
  expect(by('gwp').map((one) => one?.share)).toEqual([0.25, -0.75, undefined, null])
  expect(by('mass').map((one) => one?.share)).toEqual([0.25, null, undefined, 0.75])
})

test('what is missing is told apart from what does not count, and what is incomplete is a lower bound', () => {
  expect(by('heat').map((one) => one?.missing)).toEqual([false, false, undefined, false])
  expect(by('vapour').map((one) => one?.missing)).toEqual([false, true, undefined, false])
  expect(by('gwp').map((one) => one?.missing)).toEqual([false, false, undefined, true])
  expect(by('penrt').map((one) => [one?.missing, one?.open])).toEqual([
    [false, false],
    [false, true],
    [undefined, undefined],
    [true, false],
  ])
  expect(by('mass').map((one) => one?.missing)).toEqual([false, true, undefined, false])
})
