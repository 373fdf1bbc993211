import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filters, pageSizes, read, sorts, write } from './standards-search.ts'

test('the address keeps the search', () => {
  fc.assert(
    fc.property(
      fc.record({
        query: fc.string(),
        state: fc.constantFrom(null, ...filters),
        sort: fc.constantFrom(...sorts),
        page: fc.integer({ min: 1, max: 999 }),
        size: fc.constantFrom(...pageSizes),
        id: fc.option(fc.uuid()),
      }),
      (search) => {
        expect(read(new URLSearchParams(write(search).toString()))).toEqual(search)
      },
    ),
  )
})

test('what the address says wrongly counts as absent', () => {
  const search = read(new URLSearchParams('state=gone&sort=colour&page=0&size=7&id=AW-01'))
  expect(search).toEqual({ query: '', state: null, sort: 'code', page: 1, size: 12, id: null })
  expect(write(search).toString()).toBe('')
})
