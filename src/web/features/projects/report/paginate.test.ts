import { expect, test } from 'vitest'
import { type Measured, paginate } from './paginate.ts'

const table = (rows: number): Measured => ({
  height: 40 + rows * 20,
  lines: { head: 40, heights: Array.from({ length: rows }, () => 20) },
})

test('what has room stands on one sheet', () => {
  expect(paginate([{ height: 100 }, table(3)], 300)).toHaveLength(1)
})

test('a long table goes on with its head on every sheet, and no row is lost', () => {
  const sheets = paginate([{ height: 100 }, table(30)], 300)
  const pieces = sheets.flat().filter(({ block }) => block === 1)
  expect(pieces.map(({ from, to }) => [from, to])).toEqual([
    [0, 8],
    [8, 21],
    [21, 30],
  ])
})

test('a heading is never the last on its sheet', () => {
  const sheets = paginate([{ height: 250 }, { height: 20, keeps: true }, table(2)], 300)
  expect(sheets.map((pieces) => pieces.map(({ block }) => block))).toEqual([[0], [1, 2]])
})

test('a row higher than a sheet stands alone, so that setting comes to an end', () => {
  const sheets = paginate([{ height: 900, lines: { head: 20, heights: [400, 480] } }], 300)
  expect(sheets).toHaveLength(2)
})
