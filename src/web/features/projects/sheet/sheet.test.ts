import { expect, test } from 'vitest'
import { readCells, writeCells } from './clipboard.ts'
import { sheetAction } from './sheet-keys.ts'
import { movedBy, tabbed } from './sheet-range.ts'

const stroke = (keys: string) => {
  const parts = keys.split('+')
  return {
    key: parts.at(-1) ?? '',
    altKey: parts.includes('Alt'),
    ctrlKey: parts.includes('Ctrl'),
    metaKey: false,
    shiftKey: parts.includes('Shift'),
  }
}

test.each([
  ['ArrowDown', { kind: 'go', rows: 1, columns: 0, extend: false }],
  ['Shift+ArrowRight', { kind: 'go', rows: 0, columns: 1, extend: true }],
  ['Ctrl+d', { kind: 'fill' }],
  ['Ctrl+Enter', { kind: 'insert' }],
  ['Alt+ArrowUp', { kind: 'move', by: -1 }],
  ['Shift+Tab', { kind: 'tab', by: -1 }],
  ['F2', { kind: 'edit', typed: null }],
  ['7', { kind: 'edit', typed: '7' }],
  ['Delete', { kind: 'clear' }],
  ['F8', { kind: 'gap' }],
  ['Ctrl+c', undefined],
  ['Ctrl+z', undefined],
])('%s asks for %j', (keys, action) => {
  expect(sheetAction(stroke(keys))).toEqual(action)
})

test('Tab goes on in the next row, and stays at the end', () => {
  expect(tabbed([0, 2], 1, [2, 3])).toEqual([1, 0])
  expect(tabbed([1, 2], 1, [2, 3])).toEqual([1, 2])
  expect(movedBy([0, 1], [Number.POSITIVE_INFINITY, 0], [5, 3])).toEqual([4, 1])
})

test('cells come back as they were copied, with tabs, lines and quotes in them', () => {
  const cells = [
    ['a\tb', '12,5'],
    ['sagt "ja"', 'zwei\nZeilen'],
  ]
  expect(readCells(writeCells(cells))).toEqual(cells)
})

test.each([
  [
    'Bauteil;Fläche\nWand;12,5',
    [
      ['Bauteil', 'Fläche'],
      ['Wand', '12,5'],
    ],
  ],
  [
    'a,b,c\n1,2.5,3',
    [
      ['a', 'b', 'c'],
      ['1', '2.5', '3'],
    ],
  ],
  ['12,5\n13,5', [['12,5'], ['13,5']]],
])('%j is read as %j', (text, cells) => {
  expect(readCells(text)).toEqual(cells)
})
