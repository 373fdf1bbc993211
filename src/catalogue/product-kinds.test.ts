import { expect, test } from 'vitest'
import { productKinds } from '#vocabulary/product-kinds.ts'
import { loadCatalogue } from './catalogue.ts'
import { kindsOfProducts } from './product-kinds.ts'

const { materials } = loadCatalogue()

test('every kind names materials that are there, and every kind is named', () => {
  expect([...kindsOfProducts.keys()].filter((id) => !materials.has(id))).toEqual([])
  expect(new Set(kindsOfProducts.values())).toEqual(new Set(productKinds))
})

test('every foam, foam glass and mineral wool board of the catalogue is told', () => {
  const told = [...materials.values()].filter(({ id }) => /^(eps|xps|pur|pir|mw|foam_glass)_/.test(id))
  expect(told.length).toBeGreaterThan(30)
  expect(told.filter(({ id }) => !kindsOfProducts.has(id)).map(({ id }) => id)).toEqual(['eps_loose'])
})
