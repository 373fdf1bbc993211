import { expect, test } from 'vitest'
import { xmlTree } from './xml-tree.ts'

const withAttributes = (count: number) =>
  `<a ${Array.from({ length: count }, (_, at) => `b${at}="1"`).join(' ')}><c d="2"/></a>`

test('an element has two hundred attributes at most: a parser takes seconds for a million', () => {
  expect(xmlTree(withAttributes(200), 1)).toMatchObject({ name: 'a', children: [{ attributes: { d: '2' } }] })
  expect(() => xmlTree(withAttributes(201), 7)).toThrow(expect.objectContaining({ code: 'malformedXml' }))
})
