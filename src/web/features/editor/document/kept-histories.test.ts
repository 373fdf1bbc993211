import { expect, test } from 'vitest'
import { emptyDocument, emptyLayer } from './document.ts'
import { historyReducer, newHistory } from './history.ts'
import { historyOf, keepHistory } from './kept-histories.ts'

const empty = emptyDocument('de_DE')
const filled = historyReducer(newHistory(empty), {
  type: 'command',
  command: { do: 'insert', at: 0, layers: [{ ...emptyLayer('a'), materialId: 'brick' }] },
})

test('what was done to a variant can be undone after one was at another', () => {
  keepHistory('one', filled)
  const again = { ...filled.present, layers: filled.present.layers.map((layer) => ({ ...layer, key: 'other' })) }
  expect(historyOf('one', again).past).toEqual([empty])
  expect(historyOf('two', again).past).toEqual([])
})

test('where it was changed elsewhere meanwhile, it begins anew', () => {
  keepHistory('one', filled)
  expect(historyOf('one', { ...filled.present, name: 'Changed' }).past).toEqual([])
})

test('only the last few are kept', () => {
  keepHistory('one', filled)
  for (let index = 0; index < 8; index += 1) keepHistory(`other ${index}`, filled)
  expect(historyOf('one', filled.present).past).toEqual([])
})
