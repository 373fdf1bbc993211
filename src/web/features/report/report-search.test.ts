import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#vocabulary/constructions.ts'
import { printRatios } from '#web/drawing/sheet-size.ts'
import { reportParametersOf, reportParts, reportSearchFrom } from './report-search.ts'

const read = (address: string) => reportSearchFrom(new URLSearchParams(address))

test('an empty address shows what is usual, and what it says wrongly counts as absent', () => {
  expect(read('').parts).toEqual(['drawing', 'layers', 'indicators', 'cost', 'proofs', 'basis'])
  expect(read('scale=7&lang=fr&parts=layers,colour')).toEqual({
    ratio: undefined,
    parts: ['layers'],
    language: undefined,
    project: '',
  })
})

test('every setting comes back from its address', () => {
  const search = fc.record({
    ratio: fc.constantFrom(undefined, ...printRatios),
    parts: fc.subarray([...reportParts]),
    language: fc.constantFrom(undefined, ...locales),
    project: fc.string({ maxLength: 120 }),
  })
  fc.assert(
    fc.property(search, (given) => {
      expect(read(reportParametersOf(given).toString())).toEqual(given)
    }),
  )
})
