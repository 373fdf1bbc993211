import { describe, expect, test } from 'vitest'
import { openTrace } from '#engine/open-trace.ts'
import { buildConstruction, buildLayer, buildMaterial, concrete, mineralWool } from '#testing/physics-builders.ts'
import { assessPhysics } from './assess-physics.ts'

const film = buildMaterial({ id: 'film', vapourResistanceFactor: { dry: 1000, wet: 1000 } })
const wall = (own: { readonly sd?: number }) =>
  buildConstruction([buildLayer(concrete, 0.2), buildLayer(mineralWool, 0.1), buildLayer(film, 0.001, own)])

describe('an equivalent air layer thickness of its own', () => {
  test('counts in place of μ·d, and the trace says so', () => {
    const trace = openTrace()
    expect(assessPhysics(wall({})).layers[2]?.sd).toBe(1)
    expect(assessPhysics(wall({ sd: 0.02 }), undefined, trace).layers[2]?.sd).toBe(0.02)
    const told = trace.steps.filter(({ quantity, layer }) => quantity === 'layers.sd' && layer === 2)
    expect(told).toMatchObject([{ formula: 'declaredSd', inputs: { sd: 0.02 }, value: 0.02 }])
  })

  test('of a material without μ makes the balance possible', () => {
    const { vapourResistanceFactor: _, ...unknown } = film
    const layers = (own: { readonly sd?: number }) =>
      buildConstruction([buildLayer(mineralWool, 0.1), buildLayer(unknown, 0.001, own)])
    expect(assessPhysics(layers({})).moisture.condensate).toBeNull()
    expect(assessPhysics(layers({ sd: 100 })).moisture.condensate).toBe(0)
  })

  test('stays with its layer where the same material lies beside', () => {
    const two = buildConstruction([
      buildLayer(mineralWool, 0.1),
      buildLayer(film, 0.001, { sd: 5 }),
      buildLayer(film, 0.001),
    ])
    const { layers, moisture } = assessPhysics(two)
    expect(layers.map(({ sd }) => sd)).toEqual([0.1, 5, 1])
    expect(moisture.sdTotal).toBeCloseTo(6.1, 12)
  })

  test.each([0, -1, 1e6, Number.NaN])('%d m is refused with its place', (sd) => {
    expect(() => assessPhysics(wall({ sd }))).toThrow(
      expect.objectContaining({ code: 'valueOutOfRange', path: '/layers/2/overrides/sd' }),
    )
  })
})
