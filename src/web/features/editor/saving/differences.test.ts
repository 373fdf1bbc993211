import { expect, test } from 'vitest'
import { editableLayer, emptyDocument } from '../document/document.ts'
import { differences } from './differences.ts'

const document = (...thicknesses: number[]) => ({
  ...emptyDocument('de_DE'),
  layers: thicknesses.map((thickness, index) => editableLayer({ materialId: 'm', thickness }, `${thickness}${index}`)),
})

test('equal versions do not differ, whatever their keys', () => {
  expect(differences(document(0.1, 0.2), document(0.1, 0.2))).toEqual({ header: [], layers: [] })
})

test('changed fields and layers are named, a layer more or less too', () => {
  const { header, layers } = differences(
    { ...document(0.1, 0.2), name: 'A' },
    { ...document(0.1, 0.3, 0.4), tags: ['x'] },
  )
  expect(header).toEqual(['name', 'tags'])
  expect(layers.map(({ index, mine, theirs }) => [index, mine?.numbers.thickness, theirs?.numbers.thickness])).toEqual([
    [1, 0.2, 0.3],
    [2, undefined, 0.4],
  ])
})
