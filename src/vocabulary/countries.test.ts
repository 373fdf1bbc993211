import { expect, test } from 'vitest'
import { countries, threeLetters } from './countries.ts'

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** What CLDR names beside the countries of ISO 3166-1: reserved codes, those of before, groups, and what is made up. */
const otherRegions = `AC CP CQ DG EA IC TA UK XK EU EZ UN QO ZZ XA XB
  AN BU CS DD DY FX HV NH RH SU TP VD YD YU ZR`.split(/\s+/)

test('the 249 countries are those that CLDR knows, without its other regions', () => {
  const named = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter((code) => names.of(code))
  expect(countries).toHaveLength(249)
  expect(countries).toEqual(named.filter((code) => !otherRegions.includes(code)))
})

test('each has three letters of its own', () => {
  expect(new Set(threeLetters.values()).size).toBe(countries.length)
  expect(['DE', 'AT', 'CH'].map((code) => threeLetters.get(code))).toEqual(['deu', 'aut', 'che'])
})
