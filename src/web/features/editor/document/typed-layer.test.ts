import { expect, test } from 'vitest'
import { typedLayer } from './typed-layer.ts'

test.each([
  ['12 Quatsch', { name: 'Quatsch', thickness: 0.012, isMore: false }],
  ['200 Zellulose', { name: 'Zellulose', thickness: 0.2, isMore: false }],
  ['20 cm Zellulose', { name: 'Zellulose', thickness: 0.2, isMore: false }],
  ['0,2 m Zellulose', { name: 'Zellulose', thickness: 0.2, isMore: false }],
  ['Kalkputz 1,5 cm', { name: 'Kalkputz', thickness: 0.015, isMore: false }],
  ['200 Zellulose @ KVH 60/625', { name: 'Zellulose', thickness: 0.2, isMore: true }],
  ['15 OSB | 200 Zellulose', { name: 'OSB', thickness: 0.015, isMore: true }],
])('%s is read as a layer', (text, layer) => expect(typedLayer(text)).toEqual(layer))

test.each(['Zellulose', 'Mineralwolle 035', 'Beton C25/30', 'OSB/3', '', '24'])('%s is a name', (name) =>
  expect(typedLayer(name)).toEqual({ name, isMore: false }),
)
