import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pastedLayers } from './pasted-layers.ts'

const row = (name: string, thickness: number | string | null, framing = null) => ({ name, thickness, framing })

test('text in one line, with framing', () => {
  expect(pastedLayers('12,5 Gipsplatte | 200 Zellulose @ KVH 60/625')).toEqual([
    row('Gipsplatte', 0.0125),
    { name: 'Zellulose', thickness: 0.2, framing: { name: 'KVH', width: 0.06, spacing: 0.625 } },
  ])
})

test('text in several lines, number before or after, with and without unit', () => {
  expect(pastedLayers('24 mm Lärche\nZellulose 20 cm\nOSB/3 15\nKalkputz 1,5 cm\n2x Bitumenbahn')).toEqual([
    row('Lärche', 0.024),
    row('Zellulose', 0.2),
    row('OSB/3', 0.015),
    row('Kalkputz', 0.015),
    row('2x Bitumenbahn', null),
  ])
})

test('rows of a spreadsheet: number of the layer, name, thickness, further figures', () => {
  expect(pastedLayers('1\tGipsfaserplatte\t12,5\t0,32\n2\tZellulose\t200\t0,039\n')).toEqual([
    row('Gipsfaserplatte', 0.0125),
    row('Zellulose', 0.2),
  ])
})

test('rows of a spreadsheet with thickness first', () => {
  expect(pastedLayers('12,5\tGipsfaserplatte\n200\tZellulose')).toEqual([
    row('Gipsfaserplatte', 0.0125),
    row('Zellulose', 0.2),
  ])
})

test('rows of a spreadsheet with the framing in its own cell', () => {
  expect(pastedLayers('OSB/3\t15\t\nHolzfaser\t60,5\tKVH 60/625')).toEqual([
    row('OSB/3', 0.015),
    { name: 'Holzfaser', thickness: 0.0605, framing: { name: 'KVH', width: 0.06, spacing: 0.625 } },
  ])
})

test('a header names columns and unit', () => {
  expect(pastedLayers('Nr.\tλ\tMaterial\tDicke [cm]\n1\t0,32\tGips\t1,25\n2\t0,039\tZellulose\t20')).toEqual([
    row('Gips', 0.0125),
    row('Zellulose', 0.2),
  ])
})

test('a thickness that no layer may have stays as it was written, in mm', () => {
  expect(pastedLayers('Material\tDicke [cm]\nPutz\t0\nDämmung\t999\nHolz\tdick\nLehm\t')).toEqual([
    row('Putz', '0'),
    row('Dämmung', '9990'),
    row('Holz', 'dick'),
    row('Lehm', null),
  ])
  expect(pastedLayers('Wolle\t-20\n6 m Fels')).toEqual([row('Wolle', '-20'), row('6 m Fels', null)])
})

test('a framing wider than its spacing is no framing', () => {
  expect(pastedLayers('200 Zellulose @ KVH 625/60')[0]?.framing).toBeNull()
})

test('blank text has no layers', () => {
  expect(pastedLayers(' \n \t \n')).toEqual([])
  expect(pastedLayers('125')).toEqual([])
})

test('never throws, and thicknesses are within the range', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'019,.\t\n|@/ mcKV+-'.split('')), maxLength: 60 }), (text) => {
      for (const { name, thickness } of pastedLayers(text)) {
        expect(name.trim()).not.toBe('')
        expect(typeof thickness !== 'number' || (thickness > 0 && thickness <= 5)).toBe(true)
      }
    }),
  )
})
