import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Framing, Layer } from '#engine/construction.ts'
import { buildConstruction, buildFraming, buildLayer, buildMaterial, mineralWool } from '#testing/physics-builders.ts'
import { framingDirections } from '#vocabulary/constructions.ts'
import { assessPhysics } from './assess-physics.ts'

const lining = buildLayer(buildMaterial({ conductivity: 0.25 }), 0.0125)
const thermalOf = (more: Partial<Layer>, others: readonly Layer[] = []) =>
  assessPhysics(buildConstruction([buildLayer(mineralWool, 0.2, more), ...others, lining])).thermal
const board = buildMaterial({ id: 'board', traits: ['woodBased'], conductivity: 0.17 })
const rest = 0.13 + 0.0125 / 0.25 + 0.04

test('two kinds of members of one direction: limits by hand', () => {
  const framing = buildFraming()
  const second = buildFraming({ material: board, width: 0.03 })
  const { rUpper, rLower, rTotal } = thermalOf({ framing, secondFraming: second })
  const [bay, stud, other] = [0.2 / 0.035, 0.2 / 0.13, 0.2 / 0.17]
  const upper = 1 / (0.85 / (rest + bay) + 0.1 / (rest + stud) + 0.05 / (rest + other))
  const lower = rest + 1 / (0.85 / bay + 0.1 / stud + 0.05 / other)
  expect(rUpper).toBeCloseTo(upper, 12)
  expect(rLower).toBeCloseTo(lower, 12)
  expect(rTotal).toBeCloseTo((upper + lower) / 2, 12)
})

test('crossing ones are interrupted by the first: a tenth of nine tenths', () => {
  const framing = buildFraming()
  const crossing = thermalOf({ framing, secondFraming: buildFraming({ material: board, direction: 'horizontal' }) })
  const stated = thermalOf({ framing, secondFraming: buildFraming({ material: board, share: 0.09 }) })
  expect(crossing.rUpper).toBeCloseTo(stated.rUpper ?? 0, 12)
  expect(crossing.rLower).toBeCloseTo(stated.rLower ?? 0, 12)
})

test('with members of another layer on the same axes: the second ones stand beside, not behind, the first ones', () => {
  const studs = buildFraming()
  const behind = buildLayer(mineralWool, 0.1, { framing: buildFraming() })
  const { rUpper } = thermalOf({ framing: studs, secondFraming: buildFraming({ width: 0.12 }) }, [behind])
  const [bay, stud] = [0.2 / 0.035, 0.2 / 0.13]
  const paths = [
    [0.7, bay + bay / 2],
    [0.1, stud + stud / 2],
    [0.2, stud + bay / 2],
  ] as const
  expect(1 / (rUpper ?? 0)).toBeCloseTo(
    paths.reduce((sum, [share, resistance]) => sum + share / (rest + resistance), 0),
    12,
  )
})

const share = fc.double({ min: 0.02, max: 0.4, noNaN: true })
const members = (material: Framing['material']) =>
  fc.record({
    material: fc.constant(material),
    width: fc.constant(0.06),
    spacing: fc.constant(0.6),
    direction: fc.constantFrom(...framingDirections),
    share,
  })

test('whatever the members: lower ≤ upper, second ones of the same material are as wider first ones, and of the filling none', () => {
  fc.assert(
    fc.property(
      members(buildFraming().material),
      share,
      fc.constantFrom(...framingDirections),
      (framing, more, direction) => {
        const beside = thermalOf({ framing, secondFraming: { ...framing, share: more, direction: framing.direction } })
        const wider = thermalOf({ framing: { ...framing, share: framing.share + more } })
        expect(beside.rUpper).toBeCloseTo(wider.rUpper ?? 0, 9)
        expect(beside.rLower).toBeCloseTo(wider.rLower ?? 0, 9)
        const none = thermalOf({
          framing,
          secondFraming: { ...framing, material: mineralWool, share: more, direction },
        })
        expect(none.rTotal).toBeCloseTo(thermalOf({ framing }).rTotal ?? 0, 9)
        const other = thermalOf({ framing, secondFraming: { ...framing, material: board, share: more, direction } })
        expect(other.rLower ?? 0).toBeLessThanOrEqual((other.rUpper ?? 0) * (1 + 1e-12))
      },
    ),
  )
})
