import fc from 'fast-check'
import { expect, test } from 'vitest'
import { declaredModules } from '#vocabulary/life-cycle.ts'
import { datasetTypes } from '#vocabulary/materials.ts'
import { pageSizes, read, write } from './datasets-search.ts'

const name = fc.string({ minLength: 1 })

test('the address says all that the list shows', () => {
  const searches = fc.record({
    query: fc.string(),
    release: fc.option(name),
    categories: fc.uniqueArray(name),
    types: fc.subarray([...datasetTypes]),
    validity: fc.constantFrom('valid' as const, 'expired' as const, null),
    modules: fc.subarray([...declaredModules]),
    units: fc.uniqueArray(name),
    page: fc.integer({ min: 1, max: 999 }),
    size: fc.constantFrom(...pageSizes),
    in: name,
    id: name,
    version: fc.option(name),
  })
  fc.assert(
    fc.property(searches, (search) => {
      expect(read(new URLSearchParams(write(search).toString()))).toEqual(search)
    }),
  )
})

test('what the address holds and no list has counts as absent', () => {
  const given = new URLSearchParams('type=x&validity=y&module=Z9&page=-1&size=7')
  expect(read(given)).toMatchObject({ types: [], validity: null, modules: [], page: 1, size: 12 })
  expect(write(read(new URLSearchParams())).size).toBe(0)
})
