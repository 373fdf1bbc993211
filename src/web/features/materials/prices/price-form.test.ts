import { expect, test } from 'vitest'
import { textsOf } from '#web/lib/i18n/catalogue.ts'
import { type PriceValues, priceResolver, valuesOf } from './price-form.ts'
import { de } from './texts/prices.de.ts'

const filled: PriceValues = { materialId: 'osb', amount: '12,50', per: 'm2', thickness: '', on: '2026-03-01', note: '' }
const resolved = async (values: Partial<PriceValues>) => {
  const all = { ...filled, ...values }
  return priceResolver(textsOf<typeof de>(de, 'de_DE'))(all, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
}

test('numbers are read as they are written, and an empty note is none', async () => {
  expect(await resolved({ note: ' ' })).toEqual({
    values: { materialId: 'osb', price: { amount: 12.5, per: 'm2', on: '2026-03-01' } },
    errors: {},
  })
  expect((await resolved({ amount: '1.250,00', note: ' mit Lohn ' })).values).toEqual({
    materialId: 'osb',
    price: { amount: 1250, per: 'm2', on: '2026-03-01', note: 'mit Lohn' },
  })
})

test('a price per m² may hold for one thickness, and no other price does', async () => {
  expect((await resolved({ thickness: '12,5' })).values).toMatchObject({ price: { per: 'm2', thickness: 0.0125 } })
  expect((await resolved({ per: 'kg', thickness: '12,5' })).values).toEqual({
    materialId: 'osb',
    price: { amount: 12.5, per: 'kg', on: '2026-03-01' },
  })
})

test.each([
  [{ thickness: 'dick' }, 'thickness', 'Eine Dicke in mm, etwa 160.'],
  [{ materialId: '' }, 'materialId', 'Das Material fehlt.'],
  [{ amount: '' }, 'amount', 'Diese Angabe fehlt.'],
  [{ amount: 'zehn' }, 'amount', 'Das ist keine Zahl.'],
  [{ amount: '-1' }, 'amount', 'Von 0 bis 1\u202f000\u202f000.'],
  [{ on: '' }, 'on', 'Diese Angabe fehlt.'],
  [{ note: 'x'.repeat(201) }, 'note', 'Höchstens 200 Zeichen.'],
] as const)('%j is refused at %s', async (values, field, message) => {
  const { errors } = await resolved(values)
  expect(errors).toEqual({ [field]: expect.objectContaining({ message }) as unknown })
})

test('a price that is known stands in the form as it was typed', () => {
  const known = { amount: 12.5, per: 'kg', on: '2026-01-01', materialId: 'osb', name: {}, updatedAt: '' } as const
  const of = { materialId: 'osb', mark: ',', today: '2026-11-23' }
  expect(valuesOf(known, of)).toMatchObject({ amount: '12,5', per: 'kg', on: '2026-01-01' })
  expect(valuesOf(undefined, of)).toMatchObject({ amount: '', per: 'm3', on: '2026-11-23' })
})
