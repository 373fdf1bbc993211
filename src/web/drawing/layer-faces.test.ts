import { describe, expect, test } from 'vitest'
import { layerFaces, vapourFaces } from './layer-faces.ts'

const face = (outerLayer: number | null, layer: number | null, dewPoint: number | null) => ({
  outerLayer,
  layer,
  // of the same position within 5 µm: nothing but the layers tells the faces of a foil apart
  position: 0.2,
  temperature: 10,
  dewPoint,
})
const wall = [face(null, 0, -5), face(0, 1, -4), face(1, 2, 9), face(2, null, 10)]
const dewPoints = (...given: Parameters<typeof layerFaces>) => layerFaces(...given).map((found) => found?.dewPoint)

describe('the faces of layers', () => {
  test('are those that name them, on both sides of a foil of 5 µm too', () => {
    expect(dewPoints([{}, {}, {}], wall)).toEqual([-5, -4, 9, 10])
  })

  test('are one on both sides of a removed layer, several in a row or at an end too', () => {
    const removed = { state: 'removed' } as const
    const faces = [face(null, 1, 1), face(1, 4, 2), face(4, null, 3)]
    expect(dewPoints([removed, {}, removed, removed, {}, removed], faces)).toEqual([1, 1, 2, 2, 2, 3, 3])
  })

  test('are missing where nothing counts', () => {
    expect(dewPoints([{}, {}, {}], [face(null, 2, 1), face(2, null, 2)])).toEqual([undefined, undefined, 1, 2])
    expect(dewPoints([{}], [])).toEqual([undefined, undefined])
  })
})

describe('the faces that vapour passes', () => {
  test('are the outermost and the inner one of each layer that counts, across what lies between', () => {
    const faces = [face(null, 0, 1), face(0, null, 2), face(null, 2, 2), face(2, null, 3)]
    expect(vapourFaces([0, 2], faces)?.map(({ dewPoint }) => dewPoint)).toEqual([1, 2, 3])
  })

  test('are unknown as a whole where a dew point is', () => {
    expect(vapourFaces([0, 1, 2], wall)).toHaveLength(4)
    expect(vapourFaces([0], [face(null, 0, 1), face(0, null, null)])).toBeUndefined()
    expect(vapourFaces([0, 1], [face(null, 0, 1), face(0, null, 2)])).toBeUndefined()
  })
})
