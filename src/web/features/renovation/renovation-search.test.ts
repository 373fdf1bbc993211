import { expect, test } from 'vitest'
import { addressOf, searchFrom } from './renovation-search.ts'

/** An id that ends in this letter. */
const id = (letter: string) => `00000000-0000-7000-8000-00000000000${letter.toLowerCase()}`
/** With ids for single letters. */
const whole = (address: string) => address.replace(/(?<=[=,]|%20)[a-f](?=[,&]|$)/gi, id)
const read = (address: string) => searchFrom(new URLSearchParams(whole(address)))

test('variants are read each once, three at most, the first is drawn', () => {
  expect(read('id=a,b,a')).toMatchObject({ ids: [id('a'), id('b')], shown: id('a') })
  expect(read('id=a,b,c,d').ids).toEqual([id('a'), id('b'), id('c')])
  expect(read('id=a,b&show=b').shown).toBe(id('b'))
  expect(read('id=xyz').ids).toEqual([])
  expect(read('id=a&show=z').shown).toBe(id('a'))
  expect(read('')).toEqual({
    ids: [],
    shown: undefined,
    heating: {},
    choices: {
      station: null,
      limit: null,
      neighbour: null,
      groundwater: null,
      generator: null,
      supply: null,
      path: null,
    },
  })
})

test('what is assumed of heating reads back as it was typed', () => {
  const address = '?id=a,b&show=b&hdh=75&fx=1,0&ef=240&eta=0.95&free=2045'
  expect(addressOf(read(address))).toBe(whole(address).replace('&hdh', '&path=zero&hdh'))
  expect(read(address).heating).toEqual({
    degreeHours: '75',
    correction: '1,0',
    emissionFactor: '240',
    efficiency: '0.95',
    freeFrom: '2045',
  })
})

test('what is chosen reads back; what is no choice counts as none', () => {
  const address =
    '?id=a&site=hof&limit=12&next=cellarB5&water=flowing&heat=airHeatPump10&supply=windPower&path=scenario&fx2=0,6&pef=1,8&sys=0.9'
  expect(addressOf(read(address))).toBe(whole(address))
  expect(read(address).choices.station).toBe('hof')
  expect(read('site=paris&limit=11&heat=coal&path=up&next=sea').choices).toEqual(read('').choices)
})
