import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ConstructionInput, ConstructionLayer } from '#contract/constructions.ts'
import { fieldDifferences, layerDifferences } from './layer-differences.ts'

const layer = (materialId: string, thickness = 0.1, rest: Partial<ConstructionLayer> = {}): ConstructionLayer => ({
  materialId,
  thickness,
  ...rest,
})
const wall = [layer('plaster'), layer('wool', 0.16), layer('brick')]

test('equal layers have no difference, however they are written', () => {
  const framed = layer('wool', 0.2, { framing: { materialId: 'kvh', width: 0.06, spacing: 0.6 } })
  const other = layer('wool', 0.2, { framing: { spacing: 0.6, width: 0.06, materialId: 'kvh' }, state: 'new' })
  expect(layerDifferences(wall, structuredClone(wall))).toEqual([])
  expect(layerDifferences([framed], [other])).toEqual([])
})

test('another thickness is told with both', () => {
  expect(layerDifferences(wall, [layer('plaster'), layer('wool', 0.18), layer('brick')])).toEqual([
    { kind: 'thickness', number: 2, before: 0.16, after: 0.18 },
  ])
})

test('a layer put in between does not change those after it', () => {
  const longer = [layer('plaster'), layer('board'), layer('wool', 0.16), layer('brick')]
  expect(layerDifferences(wall, longer)).toEqual([{ kind: 'added', number: 2 }])
  expect(layerDifferences(longer, wall)).toEqual([{ kind: 'removed', number: 2 }])
})

test('another material is one gone and one new', () => {
  expect(layerDifferences(wall, [layer('plaster'), layer('hemp', 0.16), layer('brick')])).toEqual([
    { kind: 'removed', number: 2 },
    { kind: 'added', number: 2 },
  ])
})

test('framing, state and own values are named', () => {
  const changed = layer('wool', 0.16, { state: 'existing', overrides: { conductivity: 0.04 } })
  expect(layerDifferences(wall, [layer('plaster'), changed, layer('brick')])).toEqual([
    { kind: 'details', number: 2, details: ['state', 'overrides'] },
  ])
})

test('what is added less what is removed is what the count of layers says', () => {
  const layers = fc.array(
    fc.constantFrom('a', 'b', 'c').map((id) => layer(id)),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(layers, layers, (before, after) => {
      const count = (kind: string) => layerDifferences(before, after).filter((one) => one.kind === kind).length
      expect(count('added') - count('removed')).toBe(after.length - before.length)
      expect(count('removed')).toBeLessThanOrEqual(before.length)
    }),
  )
})

test('fields that are absent equal empty ones', () => {
  const content: ConstructionInput = { type: 'outerWall', name: 'Wand', layers: wall }
  expect(fieldDifferences(content, { ...content, description: '', tags: [], translations: {} })).toEqual([])
  expect(fieldDifferences(content, { ...content, name: 'Anders', tags: ['a'] })).toEqual(['name', 'tags'])
})
