import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OwnPrice } from '#contract/prices.ts'
import { writePriceList } from '#interchange/prices/write-price-list.ts'
import { priceUnits } from '#vocabulary/prices.ts'
import { amountOf, dayOf, unitOf } from './price-cells.ts'
import { priceListSteps, type ReadPriceList } from './read-price-list.ts'

function readPriceList(text: string): ReadPriceList {
  const steps = priceListSteps(text)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

describe('a price list', () => {
  test('is read with German headings, decimal commas and written dates', () => {
    const { lines, refused, unreadColumns } = readPriceList(
      'Material;Preis (netto);Einheit;Stand;Bemerkung;Lieferant\r\n' +
        'Zellulose;89,50 €;€/m³;01.03.2026;"eingeblasen; mit Lohn";Nord\r\n' +
        '\r\nKVH;1.620,00;m³;2026-03-02;;\r\n',
    )
    expect(refused).toEqual([])
    expect(unreadColumns).toEqual(['Lieferant'])
    expect(lines).toEqual([
      {
        line: 2,
        id: '',
        material: 'Zellulose',
        amount: 89.5,
        per: 'm3',
        on: '2026-03-01',
        note: 'eingeblasen; mit Lohn',
      },
      { line: 4, id: '', material: 'KVH', amount: 1620, per: 'm3', on: '2026-03-02', note: undefined },
    ])
  })

  test('is read with English headings and commas between cells', () => {
    const { lines } = readPriceList('Id,Price,Unit,Date,Note\nosb,"1,540.25",EUR/m3,01/03/2026,')
    expect(lines).toMatchObject([{ id: 'osb', amount: 1540.25, per: 'm3', on: '2026-03-01' }])
  })

  test('tells the thickness that a price per m² holds for, and takes none beside other units', () => {
    const { lines, refused } = readPriceList(
      'Id;Preis;Einheit;Dicke (mm);Stand\nosb;12,50;m²;18;2026-03-01\neps_035;9,00;m²;160 mm;2026-03-01\nfoil;2,00;m²;;2026-03-01\nkvh;600,00;m³;160;2026-03-01\nmw;3,00;m²;dick;2026-03-01',
    )
    expect(lines.map(({ thickness }) => thickness)).toEqual([0.018, 0.16, undefined])
    expect(refused).toEqual([
      { line: 5, reason: 'thicknessUnfit', column: 'thickness', value: '160' },
      { line: 6, reason: 'thicknessUnfit', column: 'thickness', value: 'dick' },
    ])
  })

  test('names every line that it does not take, with reason and cell', () => {
    const { lines, refused } = readPriceList(
      [
        'Id;Material;Price;Unit;Date;Note',
        'osb;;1.234;m3;2026-01-01;',
        'osb;;twelve;m3;2026-01-01;',
        'osb;;-3;m3;2026-01-01;',
        'osb;;2000000;m3;2026-01-01;',
        'osb;;12;litre;2026-01-01;',
        'osb;;12;kg;31.02.2026;',
        ';;12;kg;2026-01-01;',
        `osb;;12;kg;2026-01-01;${'x'.repeat(201)}`,
        'osb;;12;kg;2026-01-01;last',
      ].join('\n'),
    )
    expect(refused.map(({ line, reason, column }) => [line, reason, column])).toEqual([
      [2, 'priceAmbiguous', 'amount'],
      [3, 'priceUnreadable', 'amount'],
      [4, 'priceUnreadable', 'amount'],
      [5, 'priceOutOfRange', 'amount'],
      [6, 'unitUnknown', 'per'],
      [7, 'dateUnreadable', 'on'],
      [8, 'materialMissing', 'material'],
      [9, 'noteTooLong', 'note'],
    ])
    expect(lines).toMatchObject([{ line: 10, amount: 12 }])
  })

  test('without a column that it needs is not read on', () => {
    const { lines, refused } = readPriceList('Material;Preis\nOSB;12')
    expect(lines).toEqual([])
    expect(refused.map(({ reason, column }) => [reason, column])).toEqual([
      ['columnMissing', 'per'],
      ['columnMissing', 'on'],
    ])
  })
})

test.each([
  ['12', 12],
  ['12,5', 12.5],
  ['12.50', 12.5],
  ['0,125', 0.125],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1.234.567', 1234567],
  ['1 234,50 €', 1234.5],
  ['1.234', 'ambiguous'],
  ['1,234', 'ambiguous'],
  ['1.23.4', undefined],
  ['12,', undefined],
  ['', undefined],
])('%j is the amount %s', (text, amount) => expect(amountOf(text)).toBe(amount))

test.each([
  ['€/m³', 'm3'],
  ['je m²', 'm2'],
  ['EUR / kg', 'kg'],
  ['€/Stück', 'piece'],
  ['Stk.', 'piece'],
  ['lfm', undefined],
])('%j is the unit %s', (text, unit) => expect(unitOf(text)).toBe(unit))

test.each([
  ['2026-3-1', '2026-03-01'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2026', undefined],
  ['2026', undefined],
  ['0000-01-01', undefined],
])('%j is the day %s', (text, day) => expect(dayOf(text)).toBe(day))

test('what is written is read again as it was, in both languages', () => {
  const price = fc.record({
    materialId: fc.constantFrom('osb', 'kvh', 'own_0190'),
    name: fc.record({ de_DE: fc.string(), en_GB: fc.string() }),
    amount: fc.double({ min: 0, max: 1_000_000, noNaN: true }).map((amount) => Math.round(amount * 100) / 100),
    per: fc.constantFrom(...priceUnits),
    on: fc.constantFrom('2026-03-01', '1999-12-31'),
    note: fc
      .stringMatching(/^[a-zA-Z0-9=+;,"'\n -]{1,60}$/)
      .map((note) => note.trim())
      .filter((note) => note !== '' && !note.startsWith("'")),
    updatedAt: fc.constant('2026-03-01T00:00:00.000Z'),
  })
  fc.assert(
    fc.property(fc.array(price, { minLength: 1 }), fc.constantFrom('de_DE', 'en_GB'), (prices, locale) => {
      const { lines, refused } = readPriceList(writePriceList(prices satisfies OwnPrice[], locale))
      expect(refused).toEqual([])
      expect(lines.map(({ id, amount, per, on, note }) => [id, amount, per, on, note])).toEqual(
        prices.map(({ materialId, amount, per, on, note }) => [materialId, amount, per, on, note]),
      )
    }),
  )
})
