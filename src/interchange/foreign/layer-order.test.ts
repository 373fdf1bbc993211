import { expect, test } from 'vitest'
import type { FirstLayer } from './foreign-construction.ts'
import { layerOrder } from './layer-order.ts'

const of = (firstLayer: FirstLayer, ...names: readonly string[]) => ({
  firstLayer,
  layers: names.map((name) => ({ material: { name, ids: [] }, lost: [] })),
})

test('what the file says counts: a first layer above is outside in roofs and inside in floors', () => {
  expect(layerOrder(of('above', 'a', 'b'), 'flatRoof')).toEqual({ outsideFirst: true, basis: 'file' })
  expect(layerOrder(of('above', 'a', 'b'), 'internalFloor')).toEqual({ outsideFirst: false, basis: 'file' })
  expect(layerOrder(of('below', 'a', 'b'), 'pitchedRoof')).toEqual({ outsideFirst: false, basis: 'file' })
  expect(layerOrder(of('below', 'a', 'b'), 'groundSlab')).toEqual({ outsideFirst: true, basis: 'file' })
  expect(layerOrder(of('inside', 'a', 'b'), 'outerWall')).toEqual({ outsideFirst: false, basis: 'file' })
})

test.each([
  ['outerWall', ['Innenputz', 'Kalksandstein', 'Mineralwolle', 'Außenputz'], false],
  ['outerWall', ['Klinker', 'Luft', 'Mineralwolle', 'Kalksandstein', 'Gipsputz'], true],
  ['pitchedRoof', ['Gipskartonplatte', 'Dampfbremse', 'Mineralwolle', 'Unterdeckplatte', 'Dachziegel'], false],
  ['flatRoof', ['Kies', 'Bitumenbahn', 'EPS', 'Stahlbeton'], true],
  ['internalFloor', ['Parkett', 'Estrich', 'Trittschall', 'Stahlbeton'], false],
  ['groundSlab', ['XPS', 'Stahlbeton', 'EPS', 'Zementestrich', 'Fliesen'], true],
] as const)('without a word of the file, names of materials decide: %s of %j', (type, names, outsideFirst) => {
  expect(layerOrder(of('unknown', ...names), type)).toEqual({ outsideFirst, basis: 'names' })
})

test('names that say nothing leave the first layer outside, and that is told as an assumption', () => {
  expect(layerOrder(of('unknown', 'Beton', 'Dämmung'), 'outerWall')).toEqual({ outsideFirst: true, basis: 'assumed' })
})
