import { expect, test } from 'vitest'
import { mostUsed, parsedUse, rankedByUse, withUse } from './material-use.ts'

const use = ['gips', 'kvh', 'kvh', 'osb'].reduce((known, id, index) => withUse(known, id, index), {})

test('the most used come first, the latest first among equals', () => {
  expect(mostUsed(use, 2)).toEqual(['kvh', 'osb'])
})

test('hits that were used before come first, the rest keep their order', () => {
  const hits = ['a', 'gips', 'b', 'kvh'].map((id) => ({ id }))
  expect(rankedByUse(hits, use).map(({ id }) => id)).toEqual(['kvh', 'gips', 'a', 'b'])
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
