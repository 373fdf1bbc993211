import { expect, test } from 'vitest'
import type { ConstructionInput } from '#contract/constructions.ts'
import { changedContent } from './changed-content.ts'

const wall: ConstructionInput = {
  type: 'outerWall',
  name: 'Wand',
  tags: ['Holz'],
  layers: [
    { materialId: 'xps', thickness: 0.1, overrides: { conductivity: 0.03 }, state: 'existing' },
    { materialId: 'cellulose_blown', thickness: 0.2, framing: { materialId: 'kvh', width: 0.06, spacing: 0.625 } },
  ],
}

test('a material is replaced where it stands, without what was said of the old one', () => {
  const changed = changedContent(wall, { do: 'replaceMaterial', material: 'xps', by: 'eps', thickness: 0.12 })
  expect(changed?.layers[0]).toEqual({ materialId: 'eps', thickness: 0.12, state: 'existing' })
  expect(changed?.layers[1]).toEqual(wall.layers[1])
  const framed = changedContent(wall, { do: 'replaceMaterial', material: 'kvh', by: 'bsh' })
  expect(framed?.layers[1]?.framing).toEqual({ materialId: 'bsh', width: 0.06, spacing: 0.625 })
})

test('members of the other kind are replaced beside the first', () => {
  const second = { materialId: 'kvh', width: 0.04, spacing: 0.4 }
  const crossed: ConstructionInput = {
    ...wall,
    layers: wall.layers.map((layer) => (layer.framing ? { ...layer, secondFraming: second } : layer)),
  }
  const both = changedContent(crossed, { do: 'replaceMaterial', material: 'kvh', by: 'bsh' })?.layers[1]
  expect(both?.framing?.materialId).toBe('bsh')
  expect(both?.secondFraming).toEqual({ ...second, materialId: 'bsh' })
  const steel = {
    ...crossed,
    layers: crossed.layers.map((layer) =>
      layer.secondFraming ? { ...layer, secondFraming: { ...second, materialId: 'steel' } } : layer,
    ),
  }
  const one = changedContent(steel, { do: 'replaceMaterial', material: 'steel', by: 'kvh' })?.layers[1]
  expect([one?.framing, one?.secondFraming]).toEqual([wall.layers[1]?.framing, second])
})

test('a thickness and tags are changed', () => {
  expect(changedContent(wall, { do: 'setThickness', material: 'xps', thickness: 0.2 })?.layers[0]?.thickness).toBe(0.2)
  expect(changedContent(wall, { do: 'addTag', tag: 'Süd' })?.tags).toEqual(['Holz', 'Süd'])
  expect(changedContent(wall, { do: 'removeTag', tag: 'Holz' })?.tags).toEqual([])
})

test('a construction goes from one group of variants to another, and keeps its other tags', () => {
  const grouped = { ...wall, tags: ['Varianten AW-02 3f9a', 'Holz'] }
  const to = (tag: string) => changedContent(grouped, { do: 'addTag', tag })?.tags
  expect(to('Variants AW-03 77aa')).toEqual(['Holz', 'Variants AW-03 77aa'])
  expect(to('Süd')).toEqual(['Varianten AW-02 3f9a', 'Holz', 'Süd'])
  expect(to('Varianten AW-02 3f9a')).toBeUndefined()
})

test('a dataset is chosen for layers and members of a material, and taken back', () => {
  const dataset = { uuid: '7b1e8fb5-1a4f-4a7e-9f0c-0a3a8f5d2c11' }
  const framed = changedContent(wall, { do: 'setDataset', material: 'kvh', dataset })
  expect(framed?.layers[1]?.framing).toEqual({ ...wall.layers[1]?.framing, dataset })
  const chosen = changedContent(wall, { do: 'setDataset', material: 'xps', dataset }) ?? wall
  expect(chosen.layers).toEqual([{ ...wall.layers[0], dataset }, wall.layers[1]])
  expect(changedContent(chosen, { do: 'setDataset', material: 'xps', dataset })).toBeUndefined()
  expect(changedContent(chosen, { do: 'setDataset', material: 'xps', dataset: null })).toEqual(wall)
  expect(changedContent(wall, { do: 'setDataset', material: 'xps', dataset: null })).toBeUndefined()
})

test.each([
  { do: 'replaceMaterial', material: 'osb', by: 'eps' },
  { do: 'replaceMaterial', material: 'xps', by: 'xps' },
  { do: 'setThickness', material: 'xps', thickness: 0.1 },
  { do: 'addTag', tag: 'Holz' },
  { do: 'removeTag', tag: 'Süd' },
] as const)('nothing is changed by %o', (change) => {
  expect(changedContent(wall, change)).toBeUndefined()
})
