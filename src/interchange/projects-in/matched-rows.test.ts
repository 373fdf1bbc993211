import { expect, test } from 'vitest'
import { matchedBySource, pairedBySource } from './matched-rows.ts'

const row = (id: string, sourceId?: string, ...mergedSources: readonly string[]) => ({
  id,
  ...(sourceId !== undefined && { sourceId }),
  ...(mergedSources.length > 0 && { mergedSources }),
})
type Row = ReturnType<typeof row>
const pairs = (own: readonly Row[], proposed: readonly Row[]) =>
  [...pairedBySource(own, proposed)].map(([now, before]) => [before.id, now.id])
const changes = (own: readonly Row[], proposed: readonly Row[]) => {
  const { added, changed, gone } = matchedBySource(own, proposed, () => true)
  return [added.map(({ id }) => id), changed, gone.map(({ id }) => id)]
}

test('rows stand for each other by the first element in them', () => {
  expect(pairs([row('E1', 'a', 'b'), row('E2', 'c')], [row('1', 'c'), row('2', 'a', 'b')])).toEqual([
    ['E2', '1'],
    ['E1', '2'],
  ])
})

test('a row is known again whose first element is gone, or comes later', () => {
  expect(pairs([row('E1', 'a', 'b', 'c')], [row('1', 'b', 'c')])).toEqual([['E1', '1']])
  expect(pairs([row('E1', 'b')], [row('1', 'a', 'b')])).toEqual([['E1', '1']])
  expect(changes([row('E1', 'a', 'b')], [row('1', 'b')])).toEqual([[], [], []])
})

test('of a row that has come apart one part stands for it, the others are new', () => {
  const now = [row('1', 'b'), row('2', 'a'), row('3', 'c')]
  expect(pairs([row('E1', 'a', 'b', 'c')], now)).toEqual([['E1', '2']])
  expect(changes([row('E1', 'a', 'b', 'c')], now)).toEqual([['1', '3'], [], []])
})

test('of rows that have become one the first is it, the others are gone', () => {
  expect(changes([row('E1', 'a'), row('E2', 'b')], [row('1', 'a', 'b')])).toEqual([[], [], ['E2']])
})

test('rows that were written by hand are in no file', () => {
  expect(changes([row('E1'), row('E2', 'a')], [row('1'), row('2', 'b')])).toEqual([['1', '2'], [], ['E2']])
})
