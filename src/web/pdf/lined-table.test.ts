import { expect, test } from 'vitest'
import { lined } from './lined-table.ts'

test('a table that goes on on another sheet has its head there, and no row is cut', () => {
  const body = Array.from({ length: 60 }, (_, row) => [`${row}`])
  expect(lined({ body })).toMatchObject({ table: { headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true } })
})
