import { expect, test } from 'vitest'
import { adapting, addressOf, baselineFirst, searchFrom, without } from './comparison-search.ts'

/** An id that ends in this letter. */
const id = (letter: string) => `00000000-0000-7000-8000-00000000000${letter.toLowerCase()}`
/** With ids for single letters. */
const whole = (address: string) => address.replace(/(?<=[=,]|%20)[a-f](?=[,&]|$)/gi, id)
const read = (address: string) => searchFrom(new URLSearchParams(whole(address)))

test('ids are read in the order of the columns, each once, and the first is the baseline', () => {
  expect(read('ids=a,B,a,%20c,,')).toMatchObject({
    ids: [id('a'), id('b'), id('c')],
    baseline: id('a'),
    differences: 'relative',
  })
  expect(read('')).toMatchObject({ ids: [], baseline: undefined })
})

test('what is no id counts for nothing', () => {
  expect(read('ids=abc,%20,b').ids).toEqual([id('b')])
})

test('the baseline may be another one, but only one of the ids', () => {
  expect(read('ids=a,b&base=b').baseline).toBe(id('b'))
  expect(read('ids=a,b&base=z').baseline).toBe(id('a'))
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

test('the layer that is adapted stands in the address, one for each that is compared', () => {
  const search = searchFrom(
    new URLSearchParams(`ids=${id('a')},${id('b')}&equal=uValue:0.2&adapt=${id('b')}:3,${id('z')}:1,x`),
  )
  expect(search.adapt).toEqual([`${id('b')}:3`])
  expect(adapting(search, id('b'), 1)).toEqual([`${id('b')}:1`])
  const changed = { ...search, adapt: adapting(search, id('a'), 0) }
  expect(searchFrom(new URLSearchParams(addressOf(changed))).adapt).toEqual([`${id('b')}:3`, `${id('a')}:0`])
  expect(addressOf({ ...changed, equal: undefined })).not.toContain('adapt')
})

test('what all are made equal to is read where it can be meant', () => {
  expect(read('ids=a,b&equal=uValue:0.15').equal).toBe('uValue:0.15')
  expect(read('ids=a,b&equal=uValue:best').equal).toBe('uValue:best')
  expect(read('ids=a,b&equal=uValue:0').equal).toBeUndefined()
  expect(addressOf(read('ids=a,b&equal=thickness:0.36'))).toContain('equal=thickness')
})

test('what is written reads back the same, without defaults', () => {
  const address =
    '?ids=a,b,c&base=b&release=OBD_2024_I&diff=absolute&indicator=penrt&against=c&by=module&library=off&project=Kita+Sonnenhang'
  expect(addressOf(read(address))).toBe(whole(address))
  expect(addressOf(read('ids=a,b&base=a&diff=relative&by=layer'))).toBe(whole('?ids=a,b'))
  expect(addressOf(read(''))).toBe('')
})

test('the baseline is not explained against itself', () => {
  expect(addressOf(read('ids=a,b&base=b&against=b'))).toBe(whole('?ids=a,b&base=b'))
})

test('where the baseline is taken out the first column becomes it', () => {
  expect(without(read('ids=a,b,c&base=b'), id('b'))).toMatchObject({ ids: [id('a'), id('c')], baseline: id('a') })
  expect(without(read('ids=a,b,c&base=b'), id('a'))).toMatchObject({ ids: [id('b'), id('c')], baseline: id('b') })
  expect(without(read('ids=a'), id('a'))).toMatchObject({ ids: [], baseline: undefined })
})

test('the service is asked with the baseline first', () => {
  expect(baselineFirst({ ids: [id('a'), id('b'), id('c')], baseline: id('c') })).toEqual([id('c'), id('a'), id('b')])
  expect(baselineFirst({ ids: [], baseline: undefined })).toEqual([])
})
