import fc from 'fast-check'
import { expect, test } from 'vitest'
import { constructionTypes } from '#vocabulary/constructions.ts'
import { places } from '#web/resources/constructions/list-queries.ts'
import { pageSizes, parametersOf, searchFrom, sortBy, sortColumns } from './library-search.ts'

const read = (address: string) => searchFrom(new URLSearchParams(address))

test('an empty address is the default, and the default leaves the address empty', () => {
  const search = read('')
  expect(search).toMatchObject({ place: 'standardAndCustom', sort: '-updatedAt', page: 1, size: 25, query: '' })
  expect(parametersOf(search).toString()).toBe('')
})

test('what an address says wrongly counts as absent', () => {
  expect(read('in=nowhere&sort=-colour&page=-3&size=13&type=tent&type=flatRoof')).toEqual({
    ...read(''),
    types: ['flatRoof'],
  })
  expect(read('page=1e9').page).toBe(1)
})

test('every search comes back from its address', () => {
  const search = fc.record({
    query: fc.string(),
    place: fc.constantFrom(...places),
    office: fc.constantFrom(null, '01890000-0000-7000-8000-000000000002'),
    types: fc.subarray([...constructionTypes]),
    tags: fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 4 }),
    sort: fc.constantFrom(...sortColumns).chain((column) => fc.constantFrom(column, `-${column}` as const)),
    page: fc.integer({ min: 1, max: 999_999_999 }),
    size: fc.constantFrom(...pageSizes),
    map: fc.constantFrom('on' as const, null),
    u: fc.constantFrom(null, [0.1, 0.3] as const),
    gwp: fc.constantFrom(null, [-20, 60.5] as const),
  })
  fc.assert(
    fc.property(search, (given) => {
      expect(read(parametersOf(given).toString())).toEqual(given)
    }),
  )
})

test('a column sorts rising first, dates falling first; the same column turns round', () => {
  expect(sortBy('uValue', '-updatedAt')).toBe('uValue')
  expect(sortBy('uValue', 'uValue')).toBe('-uValue')
  expect(sortBy('uValue', '-uValue')).toBe('uValue')
  expect(sortBy('updatedAt', 'name')).toBe('-updatedAt')
})
