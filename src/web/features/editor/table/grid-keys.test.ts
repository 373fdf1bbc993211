import { describe, expect, test } from 'vitest'
import { gridAction, type KeyStroke, reachesTableFromField } from './grid-keys.ts'

const stroke = (keys: string): KeyStroke => {
  const parts = keys.split('+')
  return {
    key: parts.at(-1) ?? '',
    altKey: parts.includes('Alt'),
    ctrlKey: parts.includes('Ctrl'),
    metaKey: false,
    shiftKey: parts.includes('Shift'),
  }
}

describe('keys in the layer table', () => {
  test.each([
    ['ArrowDown', { kind: 'go', rows: 1, column: 'thickness' }],
    ['ArrowUp', { kind: 'go', rows: -1, column: 'thickness' }],
    ['ArrowLeft', { kind: 'go', rows: 0, column: 'material' }],
    ['ArrowRight', { kind: 'go', rows: 0, column: 'conductivity' }],
    ['Home', { kind: 'go', rows: 0, column: 'handle' }],
    ['End', { kind: 'go', rows: 0, column: 'actions' }],
    ['Enter', { kind: 'edit', typed: false }],
    ['F2', { kind: 'edit', typed: false }],
    ['7', { kind: 'edit', typed: true }],
    ['1', { kind: 'edit', typed: true }],
    ['m', { kind: 'material' }],
    ['S', { kind: 'framing' }],
    ['Alt+ArrowUp', { kind: 'move', by: -1 }],
    ['Alt+ArrowDown', { kind: 'move', by: 1 }],
    ['Insert', { kind: 'insert' }],
    ['Ctrl+Enter', { kind: 'insert' }],
    ['Ctrl+d', { kind: 'duplicate' }],
    ['Delete', { kind: 'delete' }],
  ])('%s in the thickness', (keys, action) => {
    expect(gridAction(stroke(keys), 'thickness')).toEqual(action)
  })

  test.each([
    ['1', 'new'],
    ['2', 'existing'],
    ['3', 'removed'],
  ])('%s outside the thickness sets the state', (key, state) => {
    expect(gridAction(stroke(key), 'material')).toEqual({ kind: 'state', state })
  })

  test.each(['Ctrl+m', 'Ctrl+z', 'Alt+ArrowLeft', 'x', '7', 'Tab', 'Escape'])(
    '%s in the material is left alone',
    (keys) => {
      expect(gridAction(stroke(keys), 'material')).toBeUndefined()
    },
  )

  test('the first and last cell end the row', () => {
    expect(gridAction(stroke('ArrowLeft'), 'handle')).toEqual({ kind: 'go', rows: 0, column: 'handle' })
    expect(gridAction(stroke('ArrowRight'), 'actions')).toEqual({ kind: 'go', rows: 0, column: 'actions' })
  })
})

test('in a field the table keeps only the keys that text does not need', () => {
  expect(['Alt+ArrowUp', 'Insert', 'Ctrl+Enter', 'Ctrl+d'].map(stroke).every(reachesTableFromField)).toBe(true)
  expect(['ArrowUp', 'Delete', 'm', '1', 'Ctrl+a', 'Enter'].map(stroke).some(reachesTableFromField)).toBe(false)
})
