import { expect, test } from 'vitest'
import type { RowList } from './draft.ts'
import { cellReader, isNumeric } from './row-cells.ts'

const library = { constructions: {}, openingTypes: {}, elements: [] }
const read = (list: RowList, column: string, text: string) => {
  const found = cellReader(list, library)(column, text)
  return 'fields' in found ? found.fields : found.refused
}

test.each([
  ['elements', 'tilt', '45', { tilt: 45 }],
  ['openings', 'tilt', '', { tilt: undefined }],
  ['elements', 'envelopeArea', '12,5*2', { envelopeArea: 25 }],
  ['elements', 'remainingServiceLife', '20', { remainingServiceLife: 20 }],
  ['openings', 'remainingServiceLife', '0', { remainingServiceLife: 0 }],
  ['items', 'remainingServiceLife', '15', { remainingServiceLife: 15 }],
  ['items', 'endOfLifeScenario', ' Deponie ', { endOfLifeScenario: 'Deponie' }],
  ['items', 'endOfLife', '', { endOfLife: undefined }],
] as const)('of %s, %s takes %j', (list, column, text, fields) => {
  expect(read(list, column, text)).toEqual(fields)
})

test.each([
  ['elements', 'tilt', '181', { refused: 'outside', minimum: 0, maximum: 180, unit: '°' }],
  ['elements', 'envelopeArea', '0', { refused: 'outside', minimum: 0.0001, maximum: 1_000_000, unit: 'm²' }],
  ['openings', 'remainingServiceLife', '-1', { refused: 'outside', minimum: 0, maximum: 1_000, unit: 'a' }],
  ['elements', 'tilt', 'steil', { refused: 'noNumber' }],
  ['items', 'endOfLifeScenario', 'x'.repeat(201), null],
  ['items', 'endOfLife', 'Deponie', null],
] as const)('of %s, %s refuses %j with the reason', (list, column, text, reason) => {
  expect(read(list, column, text)).toEqual(reason)
})

test('numbers stand in some columns', () => {
  expect(['area', 'tilt', 'name', 'status', 'nothing'].filter((column) => isNumeric('elements', column))).toEqual([
    'area',
    'tilt',
  ])
})
