import { expect, test } from 'vitest'
import type { Command } from './commands.ts'
import { emptyDocument, emptyLayer, type LayerDraft } from './document.ts'
import { historyReducer, newHistory } from './history.ts'
import { namesOf, ownValuesOf } from './own-values.ts'

const mat: LayerDraft = {
  ...emptyLayer('k'),
  materialId: 'woodfibre_mat',
  numbers: { thickness: 0.16, conductivity: 0.04, serviceLife: 50, framingWidth: 0.06, fastenersPerArea: 5 },
  texts: { vapourResistanceFactor: '0,5' },
  serviceLifeReason: 'Zusage des Herstellers',
  dataset: { uuid: '6e7a9f3c-0000-4000-8000-000000000001' },
}
const start = newHistory({ ...emptyDocument('de_DE'), layers: [mat] })
const run = (history: typeof start, command: Command) => historyReducer(history, { type: 'command', command })
const layerOf = ({ present }: typeof start) => present.layers[0]

test('what belonged to a product goes with its material, what belongs to the place stays', () => {
  const changed = layerOf(run(start, { do: 'setMaterial', key: 'k', materialId: 'cellulose' }))
  expect(changed?.numbers).toEqual({ thickness: 0.16, framingWidth: 0.06, fastenersPerArea: 5 })
  expect(changed?.texts).toEqual({})
  expect(changed?.dataset).toBeNull()
  expect(changed?.serviceLifeReason).toBeUndefined()
})

test('one undo brings material and own values back', () => {
  const changed = run(start, { do: 'setMaterial', key: 'k', materialId: 'cellulose' })
  expect(layerOf(historyReducer(changed, { type: 'undo' }))).toBe(mat)
})

test('the values can be kept for the new material, as a step of its own', () => {
  const own = ownValuesOf(mat)
  const changed = run(start, { do: 'setMaterial', key: 'k', materialId: 'cellulose', thickness: 0.1 })
  const kept = run(changed, { do: 'setOwnValues', key: 'k', own })
  expect(layerOf(kept)).toMatchObject({
    materialId: 'cellulose',
    numbers: mat.numbers,
    texts: mat.texts,
    dataset: mat.dataset,
    serviceLifeReason: 'Zusage des Herstellers',
  })
  expect(layerOf(historyReducer(kept, { type: 'undo' }))).toBe(layerOf(changed))
})

test('figures typed before a material was chosen are of the one that is chosen', () => {
  const blank = newHistory({ ...emptyDocument('de_DE'), layers: [{ ...mat, materialId: null, materialText: 'Matte' }] })
  expect(layerOf(run(blank, { do: 'setMaterial', key: 'k', materialId: 'cellulose' }))?.numbers).toEqual(mat.numbers)
})

test('what is own is told by name, an idle reason is not', () => {
  expect(namesOf(ownValuesOf(mat))).toEqual(['conductivity', 'vapourResistanceFactor', 'serviceLife', 'dataset'])
  expect(namesOf(ownValuesOf({ ...emptyLayer('k'), numbers: { thickness: 0.1 }, serviceLifeReason: 'x' }))).toEqual([])
})
