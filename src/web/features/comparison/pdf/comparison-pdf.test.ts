import { expect, test } from 'vitest'
import { chartPages } from './comparison-pdf.ts'

const chart = (title: string, width: number, height: number) => ({ title, drawing: { svg: '<svg/>', width, height } })

test('without charts there is no further sheet', () => {
  expect(chartPages([])).toEqual([])
})

test('charts stand on one sheet, two beside each other, none higher than its part of it', () => {
  const pages = chartPages([chart('A', 420, 250), chart('B', 420, 250), chart('C', 600, 400)])
  const text = JSON.stringify(pages)
  const widths = [...text.matchAll(/"width":([\d.]+)/g)].map(([, width]) => Number(width))
  expect(pages).toHaveLength(1)
  expect(widths).toHaveLength(3)
  const heights = widths.map((width, index) => width * ([250 / 420, 250 / 420, 400 / 600][index] ?? 0))
  expect(Math.max(...heights.slice(0, 2)) + (heights[2] ?? 0)).toBeLessThan(595 - 56 - 34 - 2 * 30)
})
