import { describe, expect, test } from 'vitest'
import { assessPhysics } from '#engine/physics/assess-physics.ts'
import { buildConstruction, buildFraming, buildLayer, buildMaterial, concrete } from '#testing/physics-builders.ts'
import { bounds } from '#vocabulary/bounds.ts'
import { ServiceError } from '../service-error.ts'
import { translated } from './refusals.ts'

const refusalsOf = (at: string, ...layers: Parameters<typeof buildConstruction>[0]) => {
  try {
    translated(at, () => assessPhysics(buildConstruction(layers)))
  } catch (error) {
    return error instanceof ServiceError ? error.refusals : error
  }
  return []
}
const range = ({ minimum, maximum }: { minimum: number; maximum: number }) => ({ minimum, maximum })

describe('what the engine refuses is told as the caller’s', () => {
  test.each([
    ['too thick', buildLayer(concrete, 6), '/thickness', 'tooBig', bounds.thickness],
    ['too thin', buildLayer(concrete, 1e-9), '/thickness', 'tooSmall', bounds.thickness],
    [
      'a value of its own too big',
      buildLayer(buildMaterial({ conductivity: 501 }), 0.1),
      '/overrides/conductivity',
      'tooBig',
      bounds.conductivity,
    ],
    [
      'members too far apart',
      buildLayer(concrete, 0.1, { framing: buildFraming({ width: 0.06, spacing: 9 }) }),
      '/framing/spacing',
      'tooBig',
      bounds.spacing,
    ],
  ] as const)('%s', (_, layer, field, code, allowed) => {
    const good = buildLayer(concrete, 0.1)
    expect(refusalsOf('/construction/layers', good, layer)).toEqual([
      { path: `/construction/layers/1${field}`, code, values: range(allowed) },
    ])
    expect(refusalsOf('', layer)).toEqual([{ path: `/0${field}`, code, values: range(allowed) }])
  })

  test('a material between members by its name, for it has no values of its own', () => {
    const framing = buildFraming({ material: buildMaterial({ density: 30_000 }) })
    expect(refusalsOf('', buildLayer(concrete, 0.1, { framing }))).toEqual([
      { path: '/0/framing/materialId', code: 'tooBig', values: range(bounds.density) },
    ])
  })

  test('members as wide as their spacing, and no layers', () => {
    const framing = buildFraming({ width: 0.6, spacing: 0.6 })
    expect(refusalsOf('', buildLayer(concrete, 0.1, { framing }))).toEqual([
      { path: '/0/framing/width', code: 'contradicts' },
    ])
    expect(refusalsOf('/layers')).toEqual([{ path: '/layers', code: 'tooFew' }])
  })
})
