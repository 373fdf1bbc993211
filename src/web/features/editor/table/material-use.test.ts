import { expect, test } from 'vitest'
import { mostUsed, parsedUse, rankedByUse, withUse } from './material-use.ts'

const use = ['gips', 'kvh', 'kvh', 'osb'].reduce((known, id, index) => withUse(known, id, index), {})

test('the most used come first, the latest first among equals', () => {
  expect(mostUsed(use, 2)).toEqual(['kvh', 'osb'])
})

const named = (id: string, name = id) => ({ id, name })
const idsOf = (hits: readonly { readonly id: string }[]) => hits.map(({ id }) => id)

test('without a text those used before come first, the rest keep their order', () => {
  const hits = ['a', 'gips', 'b', 'kvh'].map((id) => named(id))
  expect(idsOf(rankedByUse(hits, use, ''))).toEqual(['kvh', 'gips', 'a', 'b'])
})

test('what was used comes before its equals, never before a name that answers better', () => {
  const hits = [named('cavity', 'Hinterlüftung'), named('board', 'Hintermauerziegel'), named('kvh', 'Fichte')]
  expect(idsOf(rankedByUse(hits, use, 'hin'))).toEqual(['cavity', 'board', 'kvh'])
  const boards = [named('a', 'Platte hart'), named('gips', 'Platte weich'), named('b', 'Gipsplatte')]
  expect(idsOf(rankedByUse(boards, use, 'platte'))).toEqual(['gips', 'a', 'b'])
})

test('what the service ranks by another name stays before what only has the text somewhere', () => {
  const hits = [named('xps', 'Extrudiertes Polystyrol'), named('b', 'XPS-Platte'), named('osb', 'Dämmung mit xps')]
  expect(idsOf(rankedByUse(hits, use, 'xps'))).toEqual(['xps', 'b', 'osb'])
})

test('only so many are remembered, the latest ones', () => {
  const many = Array.from({ length: 250 }).reduce<typeof use>(
    (known, _, index) => withUse(known, `m${index}`, index),
    {},
  )
  expect(Object.keys(many)).toHaveLength(200)
  expect(many).toHaveProperty('m249')
  expect(many).not.toHaveProperty('m49')
})

test('what cannot be read is no use', () => {
  expect(parsedUse('[')).toEqual({})
  expect(parsedUse(null)).toEqual({})
  expect(parsedUse(JSON.stringify(use))).toEqual(use)
})
