import { expect, test } from 'vitest'
import { constructionTypes } from '#vocabulary/constructions.ts'
import { added, builtInto, changed, removed, withUsual } from './built-in.ts'
import { applied } from './commands.ts'
import { emptyDocument, emptyLayer } from './document.ts'

const concrete = 'reinforced_concrete_c25_30'
const layer = { ...emptyLayer('k'), numbers: { thickness: 0.2 } }
const studs = { accessoryId: 'studsCw75' } as const

test('new concrete comes with the reinforcement of its component, other materials without', () => {
  expect(builtInto(layer, concrete, 'flatRoof')).toEqual([{ accessoryId: 'reinforcementSlab' }])
  expect(builtInto(layer, concrete, 'outerWallGround')).toEqual([{ accessoryId: 'reinforcementWatertightWall' }])
  for (const type of constructionTypes) expect(builtInto(layer, 'precast_slab_20', type)).toEqual([])
  expect(builtInto({ ...layer, state: 'existing' }, concrete, 'flatRoof')).toEqual([])
})

test('another concrete keeps an own amount, another material loses the reinforcement alone', () => {
  const own = { accessoryId: 'reinforcementSlab', amount: 95 } as const
  const reinforced = { ...layer, accessories: [own, studs] }
  expect(builtInto(reinforced, 'reinforced_concrete_c30_37', 'flatRoof')).toEqual([own, studs])
  expect(builtInto(reinforced, 'sand_lime_1800', 'flatRoof')).toEqual([studs])
})

test('choosing the material does it, in one step that is undone with it', () => {
  const document = { ...emptyDocument('de_DE'), type: 'groundSlab' as const, layers: [layer] }
  const next = applied(document, { do: 'setMaterial', key: 'k', materialId: concrete })
  expect(next.layers[0]?.accessories).toEqual([{ accessoryId: 'reinforcementGroundSlab' }])
  const brick = applied(document, { do: 'setMaterial', key: 'k', materialId: 'sand_lime_1800' })
  expect(brick.layers[0]).not.toHaveProperty('accessories')
})

test('pasted concrete comes with it too; what says what is built in stays as it is', () => {
  const pasted = { ...layer, materialId: concrete }
  expect(withUsual(pasted, 'outerWall').accessories).toEqual([{ accessoryId: 'reinforcementWall' }])
  const bare = { ...pasted, accessories: [] }
  expect(withUsual(bare, 'outerWall')).toBe(bare)
})

test('parts are added with their usual amount or an own one, changed, set back and taken out', () => {
  const both = added(added([], 'studsCw75', undefined), 'rafterScrews', 0.3)
  expect(both).toEqual([studs, { accessoryId: 'rafterScrews', amount: 0.3 }])
  const spaced = changed(both, 'studsCw75', { spacing: 0.4, serviceLife: 30 })
  expect(spaced[0]).toEqual({ accessoryId: 'studsCw75', spacing: 0.4, serviceLife: 30 })
  expect(changed(spaced, 'studsCw75', { spacing: undefined, serviceLife: undefined })).toEqual(both)
  expect(removed(both, 'studsCw75')).toEqual([{ accessoryId: 'rafterScrews', amount: 0.3 }])
})
