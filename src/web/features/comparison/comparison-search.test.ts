import { expect, test } from 'vitest'
import { addressOf, baselineFirst, searchFrom, without } from './comparison-search.ts'

const read = (address: string) => searchFrom(new URLSearchParams(address))

test('ids are read in the order of the columns, each once, and the first is the baseline', () => {
  expect(read('ids=a,B,a,%20c,,')).toMatchObject({ ids: ['a', 'b', 'c'], baseline: 'a', differences: 'relative' })
  expect(read('')).toMatchObject({ ids: [], baseline: undefined })
})

test('the baseline may be another one, but only one of the ids', () => {
  expect(read('ids=a,b&base=b').baseline).toBe('b')
  expect(read('ids=a,b&base=z').baseline).toBe('a')
})

test('what the address does not understand counts as absent', () => {
  expect(read('ids=a,b&diff=sideways&indicator=nonsense&by=colour&release=../x&against=z')).toMatchObject({
    differences: 'relative',
    indicator: undefined,
    contributions: 'layer',
    release: undefined,
    against: undefined,
  })
})

test('what is written reads back the same, without defaults', () => {
  const address = '?ids=a,b,c&base=b&release=OBD_2024_I&diff=absolute&indicator=penrt&against=c&by=module&library=off'
  expect(addressOf(read(address))).toBe(address)
  expect(addressOf(read('ids=a,b&base=a&diff=relative&by=layer'))).toBe('?ids=a,b')
  expect(addressOf(read(''))).toBe('')
})

test('the baseline is not explained against itself', () => {
  expect(addressOf(read('ids=a,b&base=b&against=b'))).toBe('?ids=a,b&base=b')
})

test('where the baseline is taken out the first column becomes it', () => {
  expect(without(read('ids=a,b,c&base=b'), 'b')).toMatchObject({ ids: ['a', 'c'], baseline: 'a' })
  expect(without(read('ids=a,b,c&base=b'), 'a')).toMatchObject({ ids: ['b', 'c'], baseline: 'b' })
  expect(without(read('ids=a'), 'a')).toMatchObject({ ids: [], baseline: undefined })
})

test('the service is asked with the baseline first', () => {
  expect(baselineFirst({ ids: ['a', 'b', 'c'], baseline: 'c' })).toEqual(['c', 'a', 'b'])
  expect(baselineFirst({ ids: [], baseline: undefined })).toEqual([])
})
