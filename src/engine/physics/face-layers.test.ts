import { expect, test } from 'vitest'
import {
  bitumen,
  buildConstruction,
  buildFraming,
  buildLayer,
  chipboard,
  concrete,
  extrudedPolystyrene,
  mineralWool,
  plasterboard,
  timber,
} from '#testing/physics-builders.ts'
import { assessPhysics } from './assess-physics.ts'

const sheet = { ...bitumen, traits: ['vapourTight', 'nonAbsorbing'] } as const

test('faces name the layers on both sides, however thin those are, and pass by what is removed', () => {
  const foil = buildLayer(sheet, 5e-6)
  const removed = buildLayer(plasterboard, 0.0125, { state: 'removed' })
  const layers = [removed, buildLayer(concrete, 0.2), foil, removed, buildLayer(mineralWool, 0.1)]
  const { temperatures } = assessPhysics(buildConstruction(layers)).thermal
  expect(temperatures.map(({ outerLayer, layer }) => [outerLayer, layer])).toEqual([
    [null, 1],
    [1, 2],
    [2, 4],
    [4, null],
  ])
  const [, outside, inside] = temperatures
  expect((inside?.position ?? 0) - (outside?.position ?? 0)).toBeCloseTo(5e-6, 12)
  expect((inside?.dewPoint ?? 0) - (outside?.dewPoint ?? 0)).toBeGreaterThan(3)
})

test('what does not count between layers that do parts their faces', () => {
  const layers = [
    buildLayer(extrudedPolystyrene, 0.1),
    buildLayer(concrete, 0.02),
    buildLayer(bitumen, 0.01),
    buildLayer(concrete, 0.2),
  ]
  const { temperatures } = assessPhysics(buildConstruction(layers, { type: 'flatRoof' })).thermal
  expect(temperatures.map(({ outerLayer, layer }) => [outerLayer, layer])).toEqual([
    [null, 0],
    [0, null],
    [null, 2],
    [2, 3],
    [3, null],
  ])
})

test('a plane of condensate names the layers on both sides', () => {
  const rafters = buildLayer(mineralWool, 0.2, { framing: buildFraming({ material: timber }) })
  const layers = [buildLayer(chipboard, 0.015), rafters, buildLayer(plasterboard, 0.0125)]
  const { moisture } = assessPhysics(buildConstruction(layers))
  const plane = moisture.planes[0]
  expect([plane?.outerLayer, plane?.layer]).toEqual([0, 1])
})
