import { expect, test } from 'vitest'
import { addressOf, searchFrom } from './renovation-search.ts'

const read = (address: string) => searchFrom(new URLSearchParams(address))

test('variants are read each once, three at most, the first is drawn', () => {
  expect(read('id=a,b,a')).toMatchObject({ ids: ['a', 'b'], shown: 'a' })
  expect(read('id=a,b,c,d').ids).toEqual(['a', 'b', 'c'])
  expect(read('id=a,b&show=b').shown).toBe('b')
  expect(read('id=a&show=z').shown).toBe('a')
  expect(read('')).toEqual({ ids: [], shown: undefined, heating: {} })
})

test('what is assumed of heating reads back as it was typed', () => {
  const address = '?id=a,b&show=b&hdh=75&fx=1,0&ef=240&eta=0.95&free=2045'
  expect(addressOf(read(address))).toBe(address)
  expect(read(address).heating).toEqual({
    degreeHours: '75',
    correction: '1,0',
    emissionFactor: '240',
    efficiency: '0.95',
    freeFrom: '2045',
  })
})
